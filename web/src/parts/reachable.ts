import type { Attachment } from 'svelte/attachments';

/** Less than this below the edge is nothing to scroll for. */
const NOTHING = 4;

/**
 * What scrolls is reached with Tab and scrolled with the arrows while it holds more than it shows. While some of it
 * is below its edge, `data-more` says so, and it fades out there.
 */
export const reachable: Attachment<HTMLElement> = (region) => {
  const look = () => {
    const scrolls = getComputedStyle(region).overflowY === 'auto';
    const { scrollHeight, scrollTop, clientHeight } = region;
    if (scrolls && scrollHeight > clientHeight) region.tabIndex = 0;
    else if (region !== document.activeElement) region.removeAttribute('tabindex');
    region.toggleAttribute(
      'data-more',
      scrolls && scrollHeight - scrollTop > clientHeight + NOTHING,
    );
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    for (const one of [region, ...region.children]) sizes.observe(one);
    look();
  };
  const contents = new MutationObserver(watch);
  contents.observe(region, { childList: true, subtree: true });
  region.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    region.removeEventListener('scroll', look);
  };
};
