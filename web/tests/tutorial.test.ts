import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { TURNS_IN_A_ROUND } from '../src/facts';
import { Marking } from '../src/game/marking.svelte';
import { recall } from '../src/game/memory';
import { Session } from '../src/game/session';
import { named } from '../src/game/squares';
import type { Legal, View } from '../src/protocol';
import { set } from '../src/settings.svelte';
import { promptFor } from '../src/table/prompt';
import { need } from '../src/text/fluent.svelte';
import { Guide } from '../src/tutorial/guide.svelte';
import { Hints, hintsFor } from '../src/tutorial/hints.svelte';
import { LESSONS } from '../src/tutorial/lessons';
import { pointAt } from '../src/tutorial/pointed';
import { Tutor } from '../src/tutorial/tutor.svelte';
import { player, table, view } from './views';
import { FakeWire } from './wire';

const squares = (text: string): number => named(text.split(' '));
const mark = (text: string, gains: Legal['gains'] = []): { squares: number } & Legal => ({
  move: `mark 1 ${text}`,
  squares: squares(text),
  gains,
});

function sitting(over: Partial<View>): { wire: FakeWire; session: Session; marking: Marking } {
  const wire = new FakeWire();
  const session = new Session('g', () => wire);
  wire.open();
  wire.tell(view(over));
  return { wire, session, marking: new Marking(session) };
}

const guideAt = (over: Partial<View>, icons = false): Guide => {
  const { session, marking } = sitting({ tutorial: true, ...over });
  return new Guide('g', session, marking, () => icons);
};

beforeAll(() => need('tutorial'));
beforeEach(() => {
  localStorage.clear();
  set('hints', 'first'); // tests in other files may have played a game to its end
});

describe('the aim of the game', () => {
  const tutorAt = (over: Partial<View>): Tutor => {
    const { session, marking } = sitting({ tutorial: true, ...over });
    return new Tutor('g', session, marking);
  };
  const keeping = { table: table({ phase: 'keep' }) };

  it('is shown before the first step, once', () => {
    const tutor = tutorAt(keeping);
    expect(tutor.opening).toBe(true);

    tutor.open();

    expect(tutor.opening).toBe(false);
    expect(tutorAt(keeping).opening).toBe(false);
  });

  it('is shown neither later nor at other tables', () => {
    expect(tutorAt({}).opening).toBe(false);
    expect(tutorAt({ ...keeping, tutorial: false }).opening).toBe(false);
  });
});

describe('the guide', () => {
  const legal = [mark('a1 a2'), mark('a1')];

  it('points at what it asks for, and says where in words', () => {
    const { note } = guideAt({ legal });

    expect(note?.name).toBe('place');
    expect(note?.points).toEqual(['turn', 'square-1-a1', 'square-1-a2']);
    expect(note?.also).toContain('a1 and a2');
  });

  it('names a button by its word, or says that it is highlighted where it has none', () => {
    const over = { table: table({ turn: 1 }), legal };

    expect(guideAt(over).note?.text).toContain('Press “Rotate”');
    const { note } = guideAt(over, true);
    expect(note?.text).toContain('Press the highlighted button');
    expect(note?.text).not.toContain('Rotate');
    expect(note?.also).toContain('Highlighted button: Rotate.');
  });

  it('asks for one square in the headline, too', () => {
    const palm = mark('a1', [{ type: 'palm', points: 3 }]);
    const { session, marking } = sitting({
      tutorial: true,
      table: table({ turn: 5 }),
      legal: [mark('a1 a2'), palm],
    });
    const { note } = new Guide('g', session, marking);

    expect(note?.text).toContain('press “Single square”');
    expect(promptFor(session, marking, note).what).toBe('Mark one square');

    marking.toggleSingle();
    expect(new Guide('g', session, marking).note?.text).toMatch(/Mark just this square\.$/);
  });

  it('has the one square that it outlines marked by a tap, with or without its tool', () => {
    const palm = mark('a1', [{ type: 'palm', points: 3 }]);
    const { wire, session, marking } = sitting({
      tutorial: true,
      table: table({ turn: 5 }),
      legal: [{ ...mark('a1 a2'), move: 'mark 2 a1 a2' }, palm, mark('b1')],
    });
    const guide = new Guide('g', session, marking);
    const stop = pointAt(() => guide.note?.points ?? []);

    expect(marking.place({ slot: 1, point: { column: 1, row: 0 } })).toBe(false);
    expect(marking.place({ slot: 1, point: { column: 0, row: 0 } })).toBe(true);

    expect(wire.said.at(-1)).toMatchObject({ type: 'pencil', moves: ['mark 1 a1'] });
    expect(marking.oneSquare).toBe(true);
    stop();
  });

  it('speaks of the same as the headline where the pattern fits nowhere', () => {
    const cross = mark('a1', [{ type: 'cross', squares: 1 }]);
    const { session, marking } = sitting({
      tutorial: true,
      table: table({ turn: 3 }),
      legal: [cross, mark('b1')],
    });
    const { note } = new Guide('g', session, marking);

    expect(note?.text).toMatch(/^Any free square will do/);
    expect(promptFor(session, marking, note).what).toContain('fit anywhere');
  });

  it('asks for the pattern in the headline, too, and for the tool that leads back to it', () => {
    const { session, marking } = sitting({ tutorial: true, table: table({ turn: 1 }), legal });
    marking.toggleSingle();
    const { note } = new Guide('g', session, marking);

    expect(note?.points).toContain('single');
    expect(note?.text).toContain('Press the highlighted button');
    expect(note?.also).toContain('Highlighted button: Single square.');
    expect(promptFor(session, marking, note).what).toMatch(/^Mark the /);
  });

  it('says first that a round begins, in whichever turn that is', () => {
    const opened = [...LESSONS.keys()].filter((turn) =>
      guideAt({ table: table({ turn }), legal }).note?.text.startsWith('A new round: '),
    );

    expect(opened).toEqual([TURNS_IN_A_ROUND].filter((turn) => turn < LESSONS.length));
  });

  it('has a kind word for another deed, and lets it be', () => {
    const { note } = guideAt({
      legal: [],
      pencil: ['mark 1 a1'],
      complete: true,
      instead: legal,
    });

    expect(note?.name).toBe('other');
    expect(note?.points).toEqual(['take-back', 'done']);
  });

  it('says what a complete island brings through a seal', () => {
    const seat = player('Ana', { completed: ['S3'] });
    const { note } = guideAt({
      table: table({ turn: 6, players: [seat, player('Hugo')] }),
      legal: [],
      pencil: ['mark 1 c3'],
      pencil_gains: [{ type: 'complete', slot: 0, treasure: 'G4', points: 10 }],
      complete: true,
    });

    expect(note?.name).toBe('done-complete');
    expect(note?.text).toContain('plus 1 from a seal');
  });

  it('knows after a reload what was learned', () => {
    const guide = guideAt({ legal });
    guide.hear({
      type: 'marked',
      seat: 0,
      slot: 0,
      squares: squares('a1 a2'),
      bonus: false,
      gains: [],
    });
    guide.hear({
      type: 'marked',
      seat: 1,
      slot: 0,
      squares: 1,
      bonus: false,
      gains: [{ type: 'palm', points: 2 }],
    });

    expect(recall('g').learned).toEqual(['place', 'turn']);
  });

  it('is silent at every other table, and when all was shown', () => {
    expect(guideAt({ tutorial: false }).note).toBe(null);
    const last = guideAt({ table: table({ turn: LESSONS.length }) });
    expect([last.note, last.ended]).toEqual([null, true]);
  });
});

describe('hints', () => {
  const hints = (over: Partial<View>): Hints => {
    return new Hints(sitting(over).session);
  };
  const names = (over: Partial<View>): string[] => {
    return hintsFor(sitting(over).session, view(over)).map(({ name }) => name);
  };

  it('fit what may be done', () => {
    const palm: Legal = mark('a1', [{ type: 'palm', points: 3 }]);

    expect(names({ table: table({ phase: 'keep' }) })).toEqual(['keep']);
    expect(names({ table: table({ turn: 3 }), legal: [palm] })).toEqual(['no-fit']);
    expect(names({ table: table({ turn: TURNS_IN_A_ROUND }) })).toEqual(['round', 'cross']);
    expect(names({ table: table({ phase: 'take', display: ['O1'] }) })).toEqual(['take', 'seal']);
    expect(names({ pencil: ['mark 1 a1 b1'], complete: true, legal: [] })).toEqual(['done']);
  });

  it('do not advise a single square where the pattern completes the island', () => {
    const slots = [{ treasure: 'P1', free: squares('a1 b1 c1') }];
    const nearly = table({ turn: 3, players: [player('Ana', { slots }), player('Hugo')] });
    const complete = { type: 'complete', slot: 0, treasure: 'P1', points: 12 } as const;

    expect(names({ table: nearly, legal: [mark('a1 b1')] })).toEqual(['nearly']);
    expect(names({ table: nearly, legal: [mark('a1 b1 c1', [complete])] })).toEqual(['complete']);
  });

  it('are said in two turns, and then make room for others', () => {
    const { wire, session } = sitting({ table: table({ turn: 1 }) });
    const said = new Hints(session);
    for (const turn of [1, 2, 3]) {
      wire.tell(view({ table: table({ turn }), number: turn }));
      if (said.note) said.remember(said.note);
    }

    expect(said.note).toBe(null);
  });

  it('say nothing else where the pattern fits nowhere, and leave the instruction', () => {
    const over = {
      table: table({ turn: 3 }),
      legal: [mark('a1', [{ type: 'cross', squares: 1 }])],
    };
    const { wire, session, marking } = sitting(over);
    const said = new Hints(session);
    expect(promptFor(session, marking, said.note).how).toBe('mark any one square instead');
    for (const turn of [3, 4, 5]) {
      wire.tell(view({ ...over, table: table({ turn }), number: turn }));
      if (said.note) said.remember(said.note);
    }

    expect(said.note).toBe(null);
    expect(names({ ...over, legal: [{ move: 'pass', gains: [] }] })).toEqual([]);
  });

  it('are used up by a game that somebody here played to its end, and by no other', () => {
    const over: Partial<View> = { table: table({ phase: 'over' }), legal: [] };
    const bot = { here: true, stand_in: 'mate', grace: null };

    expect(hints(over).usedUp).toBe(true);
    expect(hints({ ...over, mine: [], seat: null }).usedUp).toBe(false);
    expect(hints({ ...over, seats: [bot, bot] }).usedUp).toBe(false);
    expect(hints({ ...over, tutorial: true }).usedUp).toBe(false);
    expect(hints({ abandoned: true }).usedUp).toBe(false);
    set('hints', 'on');
    expect(hints(over).usedUp).toBe(false);
    set('hints', 'first');
  });

  it('are not for those who do not want them, nor at the tutorial', () => {
    expect(hints({}).note?.name).toBe('hint-first');
    expect(hints({ tutorial: true }).note).toBe(null);
    set('hints', 'off');
    expect(hints({}).note).toBe(null);
    set('hints', 'first');
  });
});
