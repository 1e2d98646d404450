import { motion, slowness } from '../settings.svelte';

/** A place on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that is seen above the table for a moment, and is then gone; where nothing moves it is `still`. */
export type Moment = { id: number; slow: number; still: boolean } & (
  | { type: 'joy'; x: number; y: number; text: string }
  | { type: 'card'; treasure: string; from: Box; to: Box; landed: () => void }
  | { type: 'cup'; seat: number; points: number; from: Box; to: Box; landed: () => void }
  | { type: 'chapter'; title: string; text: string; at: number; of: number }
);
type Shown<M> = M extends Moment ? Omit<M, 'id' | 'slow' | 'still'> : never;

export const moments = $state<{ all: Moment[] }>({ all: [] });
let made = 0;

function show(moment: Shown<Moment>): void {
  const way = { id: ++made, slow: slowness(), still: !motion() };
  moments.all = [...moments.all, { ...moment, ...way } as Moment];
}

/** Whether something is on its way to a score: that treasure, or anything. */
export function flying(treasure?: string): boolean {
  return moments.all.some(
    (one) =>
      (one.type === 'card' && (!treasure || one.treasure === treasure)) ||
      (one.type === 'cup' && !treasure),
  );
}

/** The cups that a player has in hand: those that still fly to that seat will be the last of all. */
export function landed(cups: number[], seat: number): number[] {
  const coming = moments.all.filter(
    (one) => one.type === 'cup' && one.seat === seat && !one.still,
  ).length;
  return coming ? cups.slice(0, -coming) : cups;
}

/** Let a moment be over. */
export function over(id: number): void {
  moments.all = moments.all.filter((one) => one.id !== id);
}

/** Let all moments be over, because the player goes on. */
export function endMoments(): void {
  moments.all = [];
}

/** Celebrate at an element, for a moment, without making anybody wait. */
export function celebrate(at: Element | null, text: string): void {
  const box = boxOf(at);
  if (!box) return;
  show({ type: 'joy', x: box.left + box.width / 2, y: box.top + box.height / 2, text });
  if (motion()) swell(at);
}

/** Let what is celebrated go on at another element, where the first one is gone. */
export function celebrateThere(at: Element | null): void {
  const box = boxOf(at);
  if (!box || !moments.all.some(({ type }) => type === 'joy')) return;
  const place = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  moments.all = moments.all.map((one) => (one.type === 'joy' ? { ...one, ...place } : one));
}

/** Let a completed treasure glow, lift, be sealed and fly to where it counts. */
export function sailHome(
  treasure: string,
  from: Element | null,
  to: Element | null,
  landed: () => void,
): void {
  const [start, end] = [boxOf(from), boxOf(to)];
  if (start && end) show({ type: 'card', treasure, from: start, to: end, landed });
}

/** Let a cup fly to the one who won it. */
export function handOver(
  seat: number,
  points: number,
  from: Element | null,
  to: Element | null,
  landed: () => void,
): void {
  const [start, end] = [boxOf(from), boxOf(to)];
  if (start && end) show({ type: 'cup', seat, points, from: start, to: end, landed });
}

/** Open a chapter of the game; `at` of `of` are counted on the banner. */
export function openChapter(title: string, text: string, at: number, of: number): void {
  show({ type: 'chapter', title, text, at, of });
}

/** How far to move a text, centred at x, so that all of it is on a screen of that width. */
export function inwards(x: number, width: number, screen: number): number {
  const half = width / 2;
  return Math.max(half - x, Math.min(0, screen - half - x));
}

/** Let an element fly in from where something lay before. */
export function fly(to: Element | null, from: Box | null, delay = 0): void {
  const now = boxOf(to);
  if (!motion() || !to || !from || !now) return;
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
    { duration: 420 * slowness(), delay, fill: 'backwards', easing: 'cubic-bezier(.2,.8,.3,1)' },
  );
}

/** Where an element is, if it can be seen. */
export function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  if (!box?.width) return null;
  const { left, top, width, height } = box; // the browser's own box is not copied by spreading it
  return { left, top, width, height };
}

/** Let an element grow for an instant. */
function swell(element: Element | null): void {
  element?.animate(
    [{ transform: 'none' }, { transform: 'scale(1.06)', offset: 0.35 }, { transform: 'none' }],
    { duration: 420, easing: 'ease-out' },
  );
}
