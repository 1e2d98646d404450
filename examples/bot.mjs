// A bot for Silver & Gold in JavaScript, for Node, without any package.
//
// Let it play:  silvergold simulate --bots greedy,"cmd:node examples/bot.mjs"
//
// It marks as many squares as it can, finishes what it has begun, and takes treasures that it can
// still complete. docs/bots.md has everything that the game says and may be told.

import { createInterface } from 'node:readline';

let turns;
const cards = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    turns = message.turns;
    for (const card of message.treasures) cards.set(card.id, card);
    answer({ protocol: 1 });
  } else if (message.type === 'choose') {
    answer({ move: best(message.moves, (move) => worth(move, message.view)) });
  }
}

function answer(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}

function best(moves, worthOf) {
  const worths = moves.map(worthOf);
  return moves[worths.indexOf(Math.max(...worths))];
}

function worth(move, view) {
  const [verb, ...words] = move.split(' ');
  switch (verb) {
    case 'keep': // keep P3 S2
      return promise(words[0], view) + promise(words[1], view);
    case 'take': // take O8
      return promise(words[0], view);
    case 'draw':
      return 6;
    case 'mark': // mark 1 a1 a2 b2
    case 'bonus': // bonus 2 c3
      return gain(Number(words[0]) - 1, words.slice(1), view);
    default: // pass, which is then the only move there is
      return 0;
  }
}

/** What a treasure is worth to somebody who begins it now. */
function promise(id, view) {
  const card = cards.get(id);
  const inTime = card.points <= 1.5 * (turns - view.turn);
  return inTime ? card.points / 3 + card.crosses.length + card.coins.length + card.palms.length : 0;
}

/** What it brings to mark these squares: each counts, a cross, a coin or a palm counts more. */
function gain(slot, squares, view) {
  const { treasure, free } = view.players[view.seat].slots[slot];
  const { crosses, coins, palms } = cards.get(treasure);
  const extras = squares.filter((square) => [...crosses, ...coins, ...palms].includes(square));
  const left = free.length - squares.length;
  return squares.length + extras.length / 2 - left / 3 + (left === 0 ? 1 : 0);
}
