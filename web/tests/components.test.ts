import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import Treasure from '../src/art/Treasure.svelte';
import { coast, pencilCross } from '../src/art/island';
import { TREASURES } from '../src/cards';
import { Marking } from '../src/game/marking.svelte';
import { Session } from '../src/game/session';
import { count, named } from '../src/game/squares';
import Choice from '../src/parts/Choice.svelte';
import type { News } from '../src/protocol';
import { read } from '../src/route.svelte';
import Curtain from '../src/table/Curtain.svelte';
import Display from '../src/table/Display.svelte';
import TreasureGrid from '../src/table/TreasureGrid.svelte';
import Recent from '../src/table/Recent.svelte';
import { player, table, view } from './views';
import { FakeWire } from './wire';

describe('a treasure', () => {
  it('shows a cross for each marked square, and what was there', () => {
    const island = TREASURES.get('P1')?.island ?? 0;
    const { container } = render(Treasure, {
      id: 'P1',
      free: island & ~named(['a1', 'b1']),
      label: 'P1',
    });

    expect(container.querySelectorAll('.pencil')).toHaveLength(2);
    expect(container.querySelectorAll('.symbol.used')).toHaveLength(1);
    expect(container.querySelectorAll('.square')).toHaveLength(14);
  });

  it('has one coast for each shore', () => {
    for (const { island } of TREASURES.values()) expect(coast(island).startsWith('M')).toBe(true);
    expect(coast(TREASURES.get('O1')?.island ?? 0).match(/M/g)).toHaveLength(2);
  });

  it('is marked with the same strokes every time', () => {
    expect(pencilCross(5)).toEqual(pencilCross(5));
    expect(pencilCross(5)).not.toEqual(pencilCross(6));
  });
});

describe('an isle that can be marked', () => {
  it('is one tab stop whose squares name themselves', () => {
    const wire = new FakeWire();
    const session = new Session('g', () => wire);
    wire.open();
    wire.tell(view());
    const marking = new Marking(session);
    const free = TREASURES.get('P1')?.island ?? 0;
    const { container } = render(TreasureGrid, { id: 'P1', free, slot: 1, marking, active: true });

    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(container.querySelectorAll('[role=gridcell]')).toHaveLength(count(free));
    expect(screen.getByTestId('square-1-a1').getAttribute('aria-label')).toBe(
      'a1, cross, free, can be marked',
    );
  });

  it('leaves the arrows with Alt, Ctrl or Cmd to the browser', async () => {
    const marking = new Marking(new Session('g', () => new FakeWire()));
    render(TreasureGrid, { id: 'P1', free: 0, slot: 1, marking, active: true });
    const isle = screen.getByTestId('isle-1');

    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(await fireEvent.keyDown(isle, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(await fireEvent.keyDown(isle, { key: 'ArrowLeft' })).toBe(false);
  });
});

describe('a choice', () => {
  it('stays as it was if nothing comes of another', async () => {
    const choices: [string, string][] = [
      ['on', 'On'],
      ['off', 'Off'],
    ];
    render(Choice, { label: 'Notices', name: 'n', choices, value: 'off', choose: () => undefined });

    screen.getByTestId('n-on').click();

    const off = screen.getByTestId<HTMLInputElement>('n-off');
    await vi.waitFor(() => expect(off.checked).toBe(true));
    expect(screen.getByTestId<HTMLInputElement>('n-on').checked).toBe(false);
  });
});

describe('the curtain', () => {
  it('names who is next', () => {
    render(Curtain, { player: player('Hugo'), seat: 1, here: () => undefined });

    expect(screen.getByTestId('curtain-here').textContent).toBe('I’m Hugo');
  });
});

describe('the last turn', () => {
  it('tells what happened, and draws where it was marked', () => {
    const squares = named(['b1', 'c1', 'c2']);
    const news: News[] = [
      { type: 'marked', seat: 0, slot: 0, squares, bonus: false, gains: [] },
      { type: 'passed', seat: 1 },
    ];
    const { container } = render(Recent, { news, players: view().table.players });

    const [first, second] = container.querySelectorAll('li');
    expect(first?.textContent).toContain('b1, c1 and c2');
    const drawn = [...(first?.querySelectorAll('.marked') ?? [])].map((square) => [
      square.getAttribute('x'),
      square.getAttribute('y'),
    ]);
    expect(drawn).toEqual([
      ['11', '1'],
      ['21', '1'],
      ['21', '11'],
    ]);
    expect(second?.querySelector('svg')).toBeNull();
  });
});

describe('paths', () => {
  it('lead to their screens', () => {
    expect(read('/')).toEqual({ screen: 'home' });
    expect(read('/game/x')).toEqual({ screen: 'table', game: 'x' });
    expect(read('/game/x/replay')).toEqual({ screen: 'replay-of', game: 'x', key: '' });
    expect(read('/replay')).toEqual({ screen: 'replay' });
    expect(read('/game/x/y')).toEqual({ screen: 'lost' });
    expect(read('/nowhere')).toEqual({ screen: 'lost' });
  });
});

describe('the treasures to choose from', () => {
  it('are reached one after the other with the arrows, and none is taken by going there', async () => {
    const take = vi.fn();
    const legal = ['take O1', 'take O2', 'take O3', 'take O4', 'draw'];
    render(Display, { table: table(), legal, take });
    const group = screen.getByRole('group');
    const at = (): string | undefined => (document.activeElement as HTMLElement).dataset.testid;
    const press = (key: string): Promise<boolean> =>
      fireEvent.keyDown(document.activeElement as Element, { key });
    group.focus();

    await press('ArrowRight');
    expect(at()).toBe('take-O1');
    await press('ArrowRight');
    expect(at()).toBe('take-O2');
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(at()).toBe('take-O1');
    for (let key = 0; key < 6; key++) await press('ArrowRight');

    expect(at()).toBe('draw');
    expect(take).not.toHaveBeenCalled();
  });
});
