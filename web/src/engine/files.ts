/** The folder of the engine beside the pages, and the bytes of each file in it: set by the build. */
declare const ENGINE_FOLDER: string;
declare const ENGINE_SIZES: Record<string, number>;

const FOLDER = new URL(`../${ENGINE_FOLDER}/`, import.meta.url).href;
const CACHE = ENGINE_FOLDER.replace('assets/', 'silvergold-');

export const TOTAL = Object.values(ENGINE_SIZES).reduce((sum, size) => sum + size, 0);

/** A file of the engine, kept once it was loaded; `grown` is told how many bytes have come. */
export async function loaded(name: string, grown: (bytes: number) => void): Promise<Response> {
  const address = FOLDER + name;
  const cache = 'caches' in self ? await caches.open(CACHE).catch(() => null) : null;
  const kept = await cache?.match(address);
  if (kept) {
    grown(ENGINE_SIZES[name] ?? 0);
    return kept;
  }
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        grown(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  const whole = new Response(await new Response(counted).arrayBuffer(), {
    headers: { 'content-type': name.endsWith('.wasm') ? 'application/wasm' : 'application/gzip' },
  });
  await cache?.put(address, whole.clone()).catch(() => undefined); // without room it is loaded again
  return whole;
}
