import { motion } from '../settings.svelte';

/** A little fireworks at a place on the screen. */
export interface Celebration {
  id: number;
  x: number;
  y: number;
  text: string;
}

export const celebrations = $state<{ all: Celebration[] }>({ all: [] });
let made = 0;

/** Celebrate at an element, for a moment, without making anybody wait. */
export function celebrate(at: Element | null, text: string): void {
  if (!motion() || !at) return;
  const { left, top, width, height } = at.getBoundingClientRect();
  if (width === 0) return;
  const celebration = { id: ++made, x: left + width / 2, y: top + height / 2, text };
  celebrations.all = [...celebrations.all, celebration];
  setTimeout(
    () => (celebrations.all = celebrations.all.filter((one) => one.id !== celebration.id)),
    1100,
  );
}

/** How far to move a text, centred at x, so that all of it is on a screen of that width. */
export function inwards(x: number, width: number, screen: number): number {
  const half = width / 2;
  return Math.max(half - x, Math.min(0, screen - half - x));
}

/** Let an element fly in from where something lay before. */
export function fly(to: Element | null, from: DOMRect | undefined): void {
  if (!motion() || !to || !from || from.width === 0) return;
  const now = to.getBoundingClientRect();
  if (now.width === 0) return;
  const [x, y] = [from.left - now.left, from.top - now.top];
  to.animate(
    [
      {
        transformOrigin: '0 0',
        transform: `translate(${x}px, ${y}px) scale(${from.width / now.width})`,
        zIndex: 5,
      },
      { transformOrigin: '0 0', transform: 'none', zIndex: 5 },
    ],
    { duration: 280, easing: 'cubic-bezier(.2,.8,.3,1)' },
  );
}
