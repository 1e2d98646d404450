import { rem } from '../settings.svelte';

/** The media query for screens in portrait format: the tools there are icons without words. */
export const portraitLayout = (): string => `(max-aspect-ratio: 1/1), (max-width: ${rem(37.5)})`;
