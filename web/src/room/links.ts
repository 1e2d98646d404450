export type Way = 'join' | 'seat' | 'watch';

/** A link to a table. Its key is in the fragment, which browsers do not send. */
export function linkTo(game: string, way: Way, key: string): string {
  return `${location.origin}/game/${game}#${way}=${key}`;
}

/** A link to the replay of a game that is over; whoever has it gets nothing else. */
export function linkToReplay(game: string, key: string): string {
  return `${location.origin}/game/${game}/replay#key=${key}`;
}

const LINK = /https?:\/\/\S+\/game\/[^\s/#?]+(?:#(?:join|seat|watch)|\/replay#key)=[\w-]+/;

/** The link to a table in what somebody pasted, with the words around it or without. */
export function linkIn(text: string): URL | null {
  const found = LINK.exec(text);
  return found && URL.canParse(found[0]) ? new URL(found[0]) : null;
}

/** Whether nobody but this computer can open an address. */
export function onlyHere(host: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
}
