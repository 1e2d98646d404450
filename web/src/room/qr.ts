import { encode } from 'uqr';

/** The light border that a scanner needs, in squares. */
const BORDER = 4;

export interface Qr {
  size: number;
  path: string;
}

/** A text as the path of a QR code, drawn in runs from left to right. */
export function qr(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: runs.join('') };
}
