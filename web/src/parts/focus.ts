// The browser may call a page that is opened anew active still, from before; so the page itself looks.
let used = false;
for (const event of ['pointerdown', 'keydown'])
  addEventListener(event, () => (used = true), { capture: true, once: true });

/**
 * Move the focus there without scrolling. On a phone that nobody has touched yet it stays where it is, for
 * the browser would draw it as for somebody with a keyboard.
 */
export function focusOn(element: HTMLElement | null | undefined): void {
  const held = matchMedia('(pointer: coarse)').matches;
  if (!held || used) element?.focus({ preventScroll: true });
}
