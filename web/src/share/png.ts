const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of this page as a PNG in the size of its own units, always in the light colours; none if the browser fails. */
export async function png(drawing: SVGSVGElement): Promise<Blob | null> {
  const { width, height } = drawing.viewBox.baseVal;
  let address = '';
  try {
    address = URL.createObjectURL(new Blob([alone(drawing)], { type: 'image/svg+xml' }));
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
function alone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.dataset.theme = 'light';
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS(SVG, 'style');
  style.textContent = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}
