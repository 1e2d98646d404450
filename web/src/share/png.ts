const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of this page as a PNG in the size of its own units, always in the light colours; none if the browser fails. */
export async function png(drawing: SVGSVGElement): Promise<Blob | null> {
  const { width, height } = drawing.viewBox.baseVal;
  let address = '';
  try {
    address = URL.createObjectURL(new Blob([await alone(drawing)], { type: 'image/svg+xml' }));
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => canvas.toBlob(resolve));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The drawing as a document of its own, with the styles that this page gives it. */
async function alone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.dataset.theme = 'light';
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = (await Promise.all(rules.map(withFont))).join('\n');
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** A rule with its typeface inside, if it names one: a picture loads nothing by itself. */
async function withFont({ cssText, parentStyleSheet }: CSSRule): Promise<string> {
  const [, address] = /^@font-face.*url\("(.+?)"\)/s.exec(cssText) ?? [];
  if (!address) return cssText;
  const whole = new URL(address, parentStyleSheet?.href ?? document.baseURI);
  const answer = await fetch(whole).catch(() => null);
  if (!answer?.ok) return cssText;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return cssText.replace(address, `data:font/woff2;base64,${text}`);
}
