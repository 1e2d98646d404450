import { type Box, boxOf, fly } from './celebrate.svelte';

/** Where cards lay that will soon be elsewhere. */
const lay = new Map<string, Box>();

/** Remember where a card lies. */
export function lies(treasure: string, element: Element | null): void {
  const box = boxOf(element);
  if (box) lay.set(treasure, box);
}

/** Let a card come from where it lay, if it lay anywhere. */
export function travels(treasure: string): (element: Element) => void {
  return (element) => {
    fly(element, lay.get(treasure) ?? null);
    lay.delete(treasure);
  };
}
