import type { Pencilled, Player, Table, View } from '../src/protocol';

/** A player with two treasures and nothing marked. */
export function player(name: string, over: Partial<Player> = {}): Player {
  return {
    name,
    bot: null,
    avatar: null,
    slots: [
      { treasure: 'P1', free: 57341 },
      { treasure: 'G1', free: 30039 },
    ],
    completed: [],
    coins: 0,
    cups: [],
    palms: [],
    score: { treasures: 0, seals: 0, coins: 0, cups: 0, palms: 0, total: 0 },
    ...over,
  };
}

export function table(over: Partial<Table> = {}): Table {
  return {
    phase: 'mark',
    turn: 0,
    start: 0,
    expedition: 'I2',
    cups: [6, 5, 4, 3, 2, 1],
    display: ['O1', 'O2', 'O3', 'O4'],
    stack: 20,
    players: [player('Ana'), player('Hugo')],
    ...over,
  };
}

/** What Ana sees when she is to mark. */
export function view(over: Partial<View> = {}): View {
  return {
    type: 'view',
    game: 'g',
    version: 1,
    seat: 0,
    mine: [0],
    number: 1,
    table: table(),
    waiting: [0, 1],
    hand: [],
    pencil: [],
    pencil_gains: [],
    legal: [
      { move: 'mark 1 a1 b1', gains: [{ type: 'cross', squares: 1 }] },
      { move: 'mark 1 a1 a2', gains: [] },
      { move: 'mark 1 b1 c1', gains: [] },
      { move: 'mark 1 a1', gains: [] },
    ],
    instead: [],
    complete: false,
    may_undo: false,
    news: [],
    to_come: null,
    result: null,
    seats: [
      { here: true, stand_in: null, grace: null },
      { here: true, stand_in: null, grace: null },
    ],
    clock: null,
    left: null,
    moved_by: null,
    commitment: 'c0',
    gave_up: [],
    abandoned: false,
    rematch: null,
    watching: null,
    replaying: null,
    stood_in: [],
    scores: [],
    tutorial: false,
    played_on: null,
    ...over,
  };
}

/** What the server answers to Ana's pencil marks: by default that they are a whole action. */
export function pencilled(pencil: string[], over: Partial<Pencilled> = {}): Pencilled {
  return {
    type: 'pencilled',
    version: 1,
    seat: 0,
    number: 1,
    pencil,
    pencil_gains: [],
    legal: [],
    instead: [],
    complete: true,
    ...over,
  };
}
