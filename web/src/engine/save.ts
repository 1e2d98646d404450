import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Let the browser save something as a file. */
export function saveFile(name: string, parts: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([parts]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A text as a gzip file, as backups of a server are. */
export async function packed(text: string): Promise<ArrayBuffer> {
  const plain = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return new Response(plain).arrayBuffer();
}

/** The text of a file, packed or not. Raises an error if it is neither. */
export async function unpackedText(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

/** A backup of each game of a backup; as it is, if it is not a whole one: then it is refused. */
export function oneByOne(backup: string): string[] {
  const [begin = '', ...lines] = backup.trimEnd().split('\n');
  const end = lines.pop() ?? '';
  if (!end.includes(bytesToHex(sha256(utf8ToBytes([begin, ...lines, ''].join('\n'))))))
    return [backup];
  return lines.map((game) => {
    const body = `${begin}\n${game}\n`;
    const last = { type: 'end', games: 1, sha256: bytesToHex(sha256(utf8ToBytes(body))) };
    return `${body}${JSON.stringify(last)}\n`;
  });
}
