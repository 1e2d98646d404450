import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { EMBLEMS, TINTS } from '../src/facts';
import { anyone, CREW, firstOf, named, nextAfter, personOf } from '../src/people/crew';
import { SHAPES, TINT_COLOURS } from '../src/people/emblems';
import { FACES } from '../src/people/faces';
import Portrait from '../src/people/Portrait.svelte';
import { set } from '../src/settings.svelte';
import { need, text } from '../src/text/fluent.svelte';
import { laid } from './tables';
import { player, table, view } from './views';

const everyone = Object.values(CREW).flat();

beforeAll(() => need('people'));

describe('the crew', () => {
  it('has a face, a character and something to say for everybody', () => {
    for (const person of everyone) {
      expect(FACES[person].layers.length).toBeGreaterThan(5);
      expect(text(`person-${person.toLowerCase()}`)).toBeTruthy();
      for (const occasion of ['hello', 'island', 'won', 'lost'])
        expect(text(`talk-${person.toLowerCase()}-${occasion}`)).toBeTruthy();
    }
  });

  it('sends somebody who is not at the table yet', () => {
    expect(firstOf('captain', ['Marta'])).toBe('Corvo');
    expect(anyone('captain', ['Marta', 'Henrik'])).toBe('Corvo');
    expect(CREW.captain).toContain(anyone('captain', [...CREW.captain]));
  });

  it('sends somebody else when asked, as long as there is somebody', () => {
    expect(nextAfter('captain', 'Henrik', [])).toBe('Marta');
    expect(nextAfter('captain', 'Marta', ['Corvo'])).toBe('Henrik');
    expect(nextAfter('captain', 'Marta', ['Corvo', 'Henrik'])).toBe('Marta');
  });

  it('is known by name, also with a number', () => {
    expect(personOf('captain', 'Henrik', 1)).toBe('Henrik');
    expect(personOf('captain', 'Henrik 2', 1)).toBe('Henrik');
    expect(named('Ana')).toBeUndefined();
  });

  it('is told apart by seats in games of older versions', () => {
    const people = ['Captain', 'Captain 2', 'Captain 3'].map((name, at) =>
      personOf('captain', name, at + 1),
    );

    expect(new Set(people).size).toBe(3);
    expect(everyone).toContain(personOf('greedy', 'Beachcomber', 1));
  });
});

describe('a portrait', () => {
  const drawn = (selector: string): Element | null => document.querySelector(selector);

  it('is the face of a bot, and the emblem of a person', () => {
    render(Portrait, { who: player('Marta', { bot: 'captain' }), seat: 1 });
    render(Portrait, {
      who: player('Ana', { avatar: { emblem: 'whale', tint: 'teal' } }),
      seat: 0,
    });
    render(Portrait, { who: player('Marta'), seat: 2 });

    expect(drawn('[data-person=Marta]')).not.toBeNull();
    expect(drawn('[data-emblem=whale]')).not.toBeNull();
    expect(drawn(`[data-emblem=${EMBLEMS[2]}]`)).not.toBeNull();
  });

  it('is found by name in a record, which does not know bots', () => {
    render(Portrait, { who: player('Corvo'), seat: 1, recorded: true });

    expect(drawn('[data-person=Corvo]')).not.toBeNull();
  });

  it('can have every emblem and every colour', () => {
    expect(Object.keys(SHAPES).toSorted()).toEqual([...EMBLEMS].toSorted());
    expect(Object.keys(TINT_COLOURS).toSorted()).toEqual([...TINTS].toSorted());
  });
});

describe('bots', () => {
  const players = [player('Ana'), player('Marta', { bot: 'captain' })];
  const first = view({ table: table({ phase: 'keep', expedition: null, players }), legal: [] });
  const heard = (): string => screen.getByTestId('said').textContent;

  beforeEach(() => {
    localStorage.clear();
    set('hints', 'off');
    set('talk', true);
  });

  it('greet once, in a bubble and for those who listen', async () => {
    await laid(first);

    await vi.waitFor(() => expect(heard()).toContain('Marta: Show me what you can do.'));
    expect(screen.getAllByTestId('bubble')[0]?.textContent).toBe('Show me what you can do.');
    expect(screen.getAllByTestId('bubble')[0]?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('do not greet again when the page is loaded anew', async () => {
    localStorage.setItem('silver-and-gold/table/g', JSON.stringify({ greeted: true }));
    await laid(first);

    await need('people');
    await tick();

    expect(screen.queryByTestId('bubble')).toBeNull();
  });

  it('have the last word', async () => {
    const result = { winners: [1], tied: [1], colour: null };
    set('pace', 'none');
    await laid(view({ table: table({ phase: 'over', players }), result, legal: [], waiting: [] }));

    expect((await screen.findByTestId('last-word')).textContent).toContain('experience');
    set('pace', 'normal');
  });

  it('are silent where they are silenced', async () => {
    set('talk', false);
    const result = { winners: [1], tied: [1], colour: null };
    await laid(view({ table: table({ phase: 'over', players }), result, legal: [], waiting: [] }));

    await screen.findByTestId('final');
    expect(screen.queryByTestId('last-word')).toBeNull();
  });
});
