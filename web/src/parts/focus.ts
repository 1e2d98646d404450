/**
 * Move the focus there without scrolling. On a phone that nobody has touched yet it stays where it is, for
 * the browser would draw it as for somebody with a keyboard.
 */
export function focusOn(element: HTMLElement | null | undefined): void {
  const held = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  const touched = (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;
  if (!held || touched) element?.focus({ preventScroll: true });
}
