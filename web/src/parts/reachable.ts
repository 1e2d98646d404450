import type { Attachment } from 'svelte/attachments';

/** What holds more than it shows can be reached with Tab and scrolled with the arrows. */
export const reachable: Attachment<HTMLElement> = (region) => {
  const look = () => {
    if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(region);
  contents.observe(region, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
