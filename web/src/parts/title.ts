import { motion } from '../settings.svelte';
import { fragment } from '../route.svelte';

/** Let a new screen be read from its title on, or from the place that its address names. */
export function focusTitle(): void {
  const named = fragment() ? document.getElementById(fragment().slice(1)) : null;
  if (named) return focusPlace(named);
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Bring the title into view, unless somebody writes. */
export function showTitle(): void {
  if (document.activeElement?.matches('input:not([readonly]), textarea')) return;
  const behavior = motion() ? 'smooth' : 'auto';
  document.querySelector('main h1')?.scrollIntoView({ behavior, block: 'center' });
}

/** Let it be read from this heading on; what it folds is unfolded. */
export function focusPlace(heading: HTMLElement): void {
  if (heading.matches('summary')) heading.closest('details')?.setAttribute('open', '');
  heading.scrollIntoView({ behavior: motion() ? 'smooth' : 'auto', block: 'start' });
  heading.focus({ preventScroll: true });
}
