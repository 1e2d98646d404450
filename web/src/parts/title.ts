import { motion } from '../settings.svelte';

/** Let a new screen be read from its title on, or from the place that its address names. */
export function focusTitle(): void {
  const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (named) return focusPlace(named);
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Let it be read from this place on: unfold it if it is folded, and focus its heading. */
export function focusPlace(place: Element): void {
  if (place instanceof HTMLDetailsElement) place.open = true;
  place.scrollIntoView({ behavior: motion() ? 'smooth' : 'auto', block: 'start' });
  place.querySelector<HTMLElement>('summary, [tabindex="-1"]')?.focus({ preventScroll: true });
}
