/**
 * Whether this page comes from a plain file host and not from a server of the game: `silvergold build-site` says so
 * in the page. Games are then played and kept on this device, and addresses stand behind a #.
 */
export const STATIC =
  document.querySelector<HTMLMetaElement>('meta[name=edition]')?.content === 'static';
