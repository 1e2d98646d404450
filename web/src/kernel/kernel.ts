/**
 * The compiled kernel as WebAssembly: what the strong bots think with. It is made from the Python
 * sources by tools/make_kernel.py, and answers as the kernel of a server does.
 */

/** What a bot or a review asks (`silvergold/fast/question.py`). */
export interface Question {
  readonly kind: 'greedy' | 'captain' | 'legend' | 'judge' | 'refill';
  readonly deal: readonly number[];
  readonly game: readonly number[];
  readonly seat: number;
  readonly actions: readonly number[];
  readonly seed: number;
  readonly playouts: number;
}

/**
 * What kernel.json says of the memory: its bytes, and where each array lies. From `legend_known` on
 * all of it is for the legend alone.
 */
export interface Layout {
  readonly bytes: number;
  readonly arrays: {
    readonly [Name in ArrayName | 'legend_known']: {
      readonly offset: number;
      readonly shape: readonly number[];
    };
  };
}

type ArrayName = 'deal' | 'game' | 'actions' | 'answer' | 'scores' | 'bench_judged';

/** How a whole game ended: its row of numbers, and the points of its seats. */
export interface Ending {
  readonly game: Int32Array;
  readonly scores: Int32Array;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global<'i32'>;
  prepare(memory: number): void;
  greedy(memory: number, seat: number): number;
  captain(memory: number, seat: number, listed: number, seed: bigint, playouts: number): number;
  legend(memory: number, seat: number, listed: number, seed: bigint): number;
  judge(memory: number, seat: number, listed: number, seed: bigint, worlds: number): number;
  refill(memory: number, seed: bigint): number;
  random_game(memory: number, seed: bigint, number: number, players: number): void;
  greedy_game(memory: number, seed: bigint, number: number, players: number): void;
}

const PAGE = 65_536;
const ALIGNED = 64;
const MAX_SEATS = 4;

export class Kernel {
  readonly #exports: Exports;
  readonly #at: number;
  readonly #layout: Layout;
  #arrays: { readonly [Name in ArrayName]: Int32Array };

  private constructor(exports: Exports, weights: Uint8Array, layout: Layout) {
    const base = exports.__heap_base.value;
    this.#exports = exports;
    this.#at = Math.ceil(base / ALIGNED) * ALIGNED;
    this.#layout = layout;
    this.#arrays = this.#grow(layout.arrays.legend_known.offset);
    new Uint8Array(exports.memory.buffer).set(weights, this.#at);
  }

  /** Let the memory have at least so many bytes; the arrays in it are new ones then. */
  #grow(bytes: number): { readonly [Name in ArrayName]: Int32Array } {
    const { memory } = this.#exports;
    const missing = this.#at + bytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    const array = (name: ArrayName): Int32Array => {
      const { offset, shape } = this.#layout.arrays[name];
      return new Int32Array(memory.buffer, this.#at + offset, shape[0]);
    };
    return {
      deal: array('deal'),
      game: array('game'),
      actions: array('actions'),
      answer: array('answer'),
      scores: array('scores'),
      bench_judged: array('bench_judged'),
    };
  }

  /** A kernel that is ready to answer, from the contents of its files. */
  static async load(wasm: BufferSource, weights: Uint8Array, layout: Layout): Promise<Kernel> {
    const { instance } = await WebAssembly.instantiate(wasm);
    const kernel = new Kernel(instance.exports as unknown as Exports, weights, layout);
    kernel.#exports.prepare(kernel.#at);
    return kernel;
  }

  /**
   * The actions that make up the best one, or the numbers that a review asks for. Throws if the
   * question cannot be one.
   */
  answer({ kind, deal, game, seat, actions, seed, playouts }: Question): number[] {
    if (!(seat >= 0 && seat < MAX_SEATS)) throw new RangeError(`there is no seat ${seat}`);
    if (kind === 'legend') this.#arrays = this.#grow(this.#layout.bytes);
    this.#write('deal', deal);
    this.#write('game', game);
    switch (kind) {
      case 'greedy':
        return [this.#exports.greedy(this.#at, seat)];
      case 'captain': {
        this.#writeActions(actions);
        const budget = [BigInt(seed), playouts] as const;
        const length = this.#exports.captain(this.#at, seat, actions.length, ...budget);
        return [...this.#arrays.answer.subarray(0, length)];
      }
      case 'legend': {
        this.#writeActions(actions);
        const length = this.#exports.legend(this.#at, seat, actions.length, BigInt(seed));
        return [...this.#arrays.answer.subarray(0, length)];
      }
      case 'judge': {
        this.#writeActions(actions);
        const worlds = [BigInt(seed), playouts] as const;
        const length = this.#exports.judge(this.#at, seat, actions.length, ...worlds);
        return [...this.#arrays.bench_judged.subarray(0, length)];
      }
      case 'refill': {
        this.#writeActions(actions);
        const length = this.#exports.refill(this.#at, BigInt(seed));
        return [...this.#arrays.bench_judged.subarray(0, length)];
      }
      default:
        throw new RangeError(`there is no bot ${String(kind)}`);
    }
  }

  /** A whole game by lot: the game of that number in a batch dealt from that seed. */
  randomGame(seed: bigint, number: number, players: number): Ending {
    this.#exports.random_game(this.#at, seed, number, players);
    return this.#ending();
  }

  /** The same, every seat acting greedily. */
  greedyGame(seed: bigint, number: number, players: number): Ending {
    this.#exports.greedy_game(this.#at, seed, number, players);
    return this.#ending();
  }

  #ending(): Ending {
    return { game: this.#arrays.game.slice(), scores: this.#arrays.scores.slice() };
  }

  #write(name: 'deal' | 'game', row: readonly number[]): void {
    const array = this.#arrays[name];
    if (row.length !== array.length) {
      throw new RangeError(`the ${name} has ${row.length} numbers, not ${array.length}`);
    }
    array.set(row);
  }

  #writeActions(actions: readonly number[]): void {
    const room = this.#arrays.actions;
    if (actions.length > room.length) {
      throw new RangeError(`${actions.length} actions are more than ${room.length}`);
    }
    room.set(actions);
  }
}
