/** The kernel in Node: answers questions and plays whole games, as standard input says in JSON. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { Kernel, type Layout, type Question } from '../src/kernel/kernel.ts';

interface Games {
  readonly kind: 'random' | 'greedy';
  readonly seed: number;
  readonly players: number;
  readonly games: number;
}

interface Given {
  readonly folder: string;
  readonly questions?: readonly Question[];
  readonly games?: readonly Games[];
}

const { folder, questions = [], games = [] } = JSON.parse(readFileSync(0, 'utf8')) as Given;
const file = (name: string): Buffer<ArrayBuffer> => readFileSync(`${folder}/${name}`);
const layout = JSON.parse(file('kernel.json').toString('utf8')) as Layout;

const began = performance.now();
const kernel = await Kernel.load(file('kernel.wasm'), file('weights.bin'), layout);
const ready = performance.now() - began;

const milliseconds: number[] = [];
const working: number[] = [];
const answers = questions.map((question) => {
  const [asked, used] = [performance.now(), process.cpuUsage()];
  const answer = kernel.answer(question);
  milliseconds.push(performance.now() - asked);
  working.push(process.cpuUsage(used).user / 1000);
  return answer;
});

const hashes = games.map(({ kind, seed, players, games: count }) => {
  const hash = createHash('sha256');
  for (let number = 0; number < count; number++) {
    const play = kind === 'random' ? kernel.randomGame : kernel.greedyGame;
    const { game, scores } = play.call(kernel, BigInt(seed), number, players);
    hash.update(game).update(scores);
  }
  return hash.digest('hex');
});

const memory = process.memoryUsage().rss;
process.stdout.write(JSON.stringify({ answers, hashes, ready, milliseconds, working, memory }));
