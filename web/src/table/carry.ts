import type { Attachment } from 'svelte/attachments';

import type { Marking } from '../game/marking.svelte';

/** So far a press may slip and is still a tap, in pixels. */
const SLIP = 8;

/** Lets the pattern be carried from a card to an island, by mouse or finger; the islands see to the rest. */
export function carries(marking: Marking): Attachment<SVGElement> {
  return (card) => {
    const press = (start: PointerEvent): void => {
      if (start.button !== 0) return;
      // What a finger does on the way is told to the islands, and not to the card.
      const part = start.target as Element;
      if (part.hasPointerCapture(start.pointerId)) part.releasePointerCapture(start.pointerId);
      const over = new AbortController();
      const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
        if (pointerId !== start.pointerId) return;
        const far = Math.hypot(x - start.clientX, y - start.clientY) > SLIP;
        if (far || marking.carried) marking.carry({ x, y });
      };
      const end = ({ pointerId }: PointerEvent): void => {
        if (pointerId !== start.pointerId) return;
        over.abort();
        marking.carried = null;
      };
      addEventListener('pointermove', move, over);
      addEventListener('pointerup', end, over);
      addEventListener('pointercancel', end, over);
    };
    card.addEventListener('pointerdown', press);
    return () => card.removeEventListener('pointerdown', press);
  };
}
