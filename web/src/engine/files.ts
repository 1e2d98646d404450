/** The folder of Python beside the pages, and the bytes of each file in it: set by the build. */
declare const ENGINE_FOLDER: string;
declare const ENGINE_SIZES: Record<string, number>;

const SCRIPT = import.meta.url;

/** Scripts lie in the folder of all parts; Python has one of its own there. */
export const FOLDER = new URL(`../${ENGINE_FOLDER}/`, SCRIPT).href;

export const LARGE = ['pyodide.asm.wasm.gz', 'snapshot.gz'] as const;

export const TOTAL = LARGE.reduce((sum, name) => sum + (ENGINE_SIZES[name] ?? 0), 0);

/** A large file, unpacked; `grown` is told how many bytes have come. */
export async function loaded(
  name: (typeof LARGE)[number],
  grown: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const answer = await fetch(FOLDER + name);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        grown(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  return unpacked(await new Response(counted).arrayBuffer());
}

/** Unpacked by the browser itself, unless its host has said how it is packed. */
async function unpacked(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(bytes, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  const plain = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).arrayBuffer();
}
