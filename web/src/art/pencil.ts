import { motion } from '../settings.svelte';

/** A transition that draws a path of length 1, as a pencil does. */
export function pencilStroke(
  _path: Element,
  { delay = 0, duration = 130 }: { delay?: number; duration?: number } = {},
): { delay: number; duration: number; css: (t: number) => string } {
  const still = !motion();
  return {
    delay: still ? 0 : delay,
    duration: still ? 0 : duration,
    css: (t) => `stroke-dashoffset: ${1 - t}`,
  };
}
