import type { Attachment } from 'svelte/attachments';

/** Scrolls an element that has just appeared into view, if it is not there already. */
export const intoView: Attachment<HTMLElement> = (element) =>
  element.scrollIntoView({ block: 'nearest' });
