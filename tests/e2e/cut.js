/** The texts on the page that cannot be read whole, and why. */
async () => {
  await document.fonts.ready; // a text may be longer until its typeface has come
  const SLACK = 2;
  const LEADING = 5; // the box of a glyph is higher than a tight line

  const hides = (style) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
  const scrolls = (style) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);

  /** Whether cutting is allowed: with an ellipsis, and the whole of it told otherwise. */
  function toldOtherwise(element, style, text) {
    const named = element.closest('[title], [aria-label]');
    const name = `${named?.title} ${named?.getAttribute('aria-label')}`;
    return style.textOverflow === 'ellipsis' && name.includes(text);
  }

  function outside(rect, box) {
    if (rect.left < box.left - SLACK || rect.right > box.right + SLACK) return 'beside';
    if (rect.top < box.top - LEADING || rect.bottom > box.bottom + LEADING) return 'above or below';
    return '';
  }

  function fault(node) {
    const text = node.data.trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest('.unseen, svg, script, style, option')) return '';
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return '';
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (let at = parent; at && !at.matches('.whole, #app'); at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const found = rects.map((rect) => outside(rect, at.getBoundingClientRect())).find(Boolean);
      const within = `${found} ${at.tagName.toLowerCase()}.${at.className}`;
      if (found && hides(style) && toldOtherwise(at, style, text)) return '';
      if (found && !scrolls(style)) return within;
      if (scrolls(style) && at.scrollWidth > at.clientWidth + SLACK) return `scrolls: ${within}`;
      if (/absolute|fixed|sticky/.test(style.position) || scrolls(style)) break;
    }
    for (const rect of rects)
      if (rect.left < -SLACK || rect.right > innerWidth + SLACK) return 'beside the screen';
    return '';
  }

  const faults = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const why = fault(texts.currentNode);
    if (why) faults.push(`${texts.currentNode.data.trim()}: ${why}`);
  }
  for (const field of document.querySelectorAll('input[placeholder]'))
    if (!field.value && field.scrollWidth > field.clientWidth + SLACK)
      faults.push(`${field.placeholder}: cut in its field`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return faults;
};
