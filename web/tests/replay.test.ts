import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TURNS_IN_A_ROUND } from '../src/facts';
import { stepsOf } from '../src/game/replaying';
import type { News, Replay as ReplayMessage, Table } from '../src/protocol';
import Replay from '../src/screens/Replay.svelte';
import { set } from '../src/settings.svelte';
import { answering } from './server';
import { player, table } from './views';

type Frame = ReplayMessage['frames'][number];

const frame = (seat: number, move: string, news: News[], at: Partial<Table> = {}): Frame => ({
  seat,
  move,
  news,
  table: table(at),
});
const revealed = (turn: number): News => ({ type: 'revealed', turn, expedition: 'I2' });
const score = (total: number) => ({ ...player('').score, treasures: total, total });

/** Ana completes an island in the first turn; the second round begins a few turns later. */
const frames: Frame[] = [
  { seat: null, move: null, news: [], table: table({ expedition: null }) },
  frame(0, 'keep P1 G1', [{ type: 'kept', seat: 0, treasures: ['P1', 'G1'] }, revealed(0)]),
  frame(
    0,
    'mark 1 a1 b1',
    [
      {
        type: 'marked',
        seat: 0,
        slot: 0,
        squares: 0b10001,
        bonus: false,
        gains: [{ type: 'complete', slot: 0, treasure: 'P1', points: 14 }],
      },
      { type: 'laid_aside', seat: 0, slot: 0, treasure: 'P1', points: 14 },
      revealed(1),
    ],
    {
      turn: 1,
      players: [
        player('Ana', {
          slots: [
            { treasure: null, free: 0 },
            { treasure: 'G1', free: 30039 },
          ],
          completed: ['P1'],
          score: score(14),
        }),
        player('Hugo'),
      ],
    },
  ),
  frame(1, 'pass', [{ type: 'passed', seat: 1 }, revealed(TURNS_IN_A_ROUND)], {
    turn: TURNS_IN_A_ROUND,
  }),
  frame(1, 'pass', [{ type: 'passed', seat: 1 }], { turn: TURNS_IN_A_ROUND }),
];

beforeEach(async () => {
  answering({ '/api/games/g/replay': { frames, result: null } });
  render(Replay, { game: 'g' });
  await screen.findByTestId('replay-slider');
});
afterEach(() => {
  set('letterKeys', true);
  vi.unstubAllGlobals();
});

const caption = (): string => screen.getByTestId('replay-caption').textContent.trim();
const slider = (): HTMLInputElement => screen.getByTestId('replay-slider');
const press = (key: string, over: KeyboardEventInit = {}): Promise<boolean> =>
  fireEvent.keyDown(document.body, { key, ...over });

describe('the steps of a replay', () => {
  it('show every piece of news by itself, the table of the move with the last of them', () => {
    const steps = stepsOf({ frames });

    expect(steps.map(({ move, news }) => [move, news?.type])).toEqual([
      [0, undefined],
      [1, 'kept'],
      [1, 'revealed'],
      [2, 'marked'],
      [2, 'laid_aside'],
      [2, 'revealed'],
      [3, 'passed'],
      [3, 'revealed'],
      [4, 'passed'],
    ]);
    expect(steps[3]?.table.players[0]?.slots[0]?.treasure).toBe('P1');
    expect(steps[4]?.table.players[0]).toMatchObject({ completed: ['P1'], score: { total: 14 } });
    expect(steps[5]?.table).toBe(frames[2]?.table);
  });
});

describe('a replay', () => {
  it('goes on by an arrow, but leaves those with Alt, Ctrl or Cmd to the browser', async () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      await press('ArrowRight', { [modifier]: true });
    expect(caption()).toBe('The cards are dealt.');

    await press('ArrowRight');
    expect(caption()).toContain('Ana kept');
  });

  it('lights the squares of a mark, and says what it means in points', async () => {
    for (let at = 0; at < 3; at++) await press('ArrowRight');
    expect(document.querySelectorAll('[data-slot="0-0"] .lit')).toHaveLength(2);
    expect(caption()).toContain('Ana marked 2 squares on purple');
    expect(caption()).toContain('island complete: +14');

    await press('ArrowRight');
    expect(document.querySelector('.lit')).toBeNull();
    expect(caption()).toContain('+14');
    expect(caption()).toContain('14 points now');
  });

  it('goes by turns and to rounds', async () => {
    await press('ArrowRight', { shiftKey: true });
    expect(slider().value).toBe('2');
    await press('PageDown');
    expect(slider().value).toBe('5');
    await press('PageUp');
    expect(slider().value).toBe('2');

    await press('2');
    expect(slider().value).toBe('7');
    expect(screen.getByTestId('replay-round-2').getAttribute('aria-current')).toBe('true');
    await fireEvent.click(screen.getByTestId('replay-round-1'));
    expect(slider().value).toBe('2');
    await fireEvent.click(screen.getByTestId('replay-turn-on'));
    expect(slider().value).toBe('5');

    set('letterKeys', false);
    await press('2');
    expect(slider().value).toBe('5');
    await press('End');
    expect(slider().value).toBe('8');
    await press('Home');
    expect(slider().value).toBe('0');
  });

  it('plays at the speed that is set', async () => {
    vi.useFakeTimers();
    await fireEvent.click(screen.getByTestId('replay-speed'));
    expect(screen.getByTestId('replay-speed').getAttribute('aria-label')).toBe('Speed: Fast');

    await press(' ');
    await vi.advanceTimersByTimeAsync(30_000);

    expect(slider().value).toBe('8');
    expect(screen.getByTestId('replay-play').getAttribute('aria-label')).toBe('Play');
    vi.useRealTimers();
  });

  it('says on its slider where it is, and only in the caption what happens', () => {
    expect(slider().getAttribute('aria-valuetext')).toBe('Move 0 of 4');
  });
});
