import type { Attachment } from 'svelte/attachments';

/** What scrolls is reached with Tab and scrolled with the arrows while it holds more than it shows. */
export const reachable: Attachment<HTMLElement> = (region) => {
  const look = () => {
    const scrolls = getComputedStyle(region).overflowY === 'auto';
    if (scrolls && region.scrollHeight > region.clientHeight) region.tabIndex = 0;
    else if (region !== document.activeElement) region.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    for (const one of [region, ...region.children]) sizes.observe(one);
    look();
  };
  const contents = new MutationObserver(watch);
  contents.observe(region, { childList: true, subtree: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
