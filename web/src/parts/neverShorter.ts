import type { Attachment } from 'svelte/attachments';

/** It grows with what it holds, but does not shrink, so that nothing below moves back and forth. */
export const neverShorter: Attachment<HTMLElement> = (box) => {
  const hold = () => (box.style.minHeight = `${box.getBoundingClientRect().height}px`);
  const sizes = new ResizeObserver(hold);
  sizes.observe(box);
  return () => {
    sizes.disconnect();
    box.style.minHeight = '';
  };
};
