/** Asks the kernel, which thinks in a worker of its own; it is started with the first question. */
export class Kernel {
  ask(question: string): Promise<string> {
    return Promise.reject(new Error(`nobody answers ${question.length}`));
  }
}
