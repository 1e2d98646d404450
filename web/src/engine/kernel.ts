interface Waiting {
  resolve: (actions: string) => void;
  reject: (error: Error) => void;
}

type FromKernel =
  { ready: boolean; error?: string } | { id: number; actions?: number[]; error?: string };

/** The kernel in a worker of its own, so that the tables answer while a bot thinks. */
export class Kernel {
  private worker: Worker | null = null;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** What the kernel answers, as JSON. It is started with the first question. */
  ask(question: string): Promise<string> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.started().postMessage({ id, question: JSON.parse(question) as unknown });
    });
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('../kernel/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromKernel>) => this.hear(data);
    worker.onerror = ({ message }) => this.fail(message);
    return (this.worker = worker);
  }

  private hear(message: FromKernel): void {
    if ('ready' in message) {
      if (!message.ready) this.fail(message.error ?? '');
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.actions) waiting?.resolve(JSON.stringify(message.actions));
    else waiting?.reject(new Error(message.error));
  }

  /** Whoever waits hears of it; the next question starts another worker. */
  private fail(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }
}
