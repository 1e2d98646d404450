import { rem } from '../settings.svelte';

/** The media query for screens that stand upright: the tools there are icons without words. */
export const UPRIGHT = (): string => `(max-aspect-ratio: 1/1), (max-width: ${rem(37.5)})`;
