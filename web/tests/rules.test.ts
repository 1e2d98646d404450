import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import catalog from '../../src/silvergold/locales/en/rules.ftl?raw';
import ScoreCard from '../src/art/ScoreCard.svelte';
import Treasure from '../src/art/Treasure.svelte';
import { PATTERNS, TREASURES } from '../src/cards';
import { Marking } from '../src/game/marking.svelte';
import { Session } from '../src/game/session';
import { count } from '../src/game/squares';
import AllRules from '../src/rules/AllRules.svelte';
import Asking from '../src/rules/Asking.svelte';
import { ask, question, ruleAtClick } from '../src/rules/asking.svelte';
import { CHAPTERS, DIFFERING, rulingKeys, SECTIONS } from '../src/rules/chapters';
import Example from '../src/rules/figures/Example.svelte';
import Palms from '../src/rules/figures/Palms.svelte';
import { placesOf } from '../src/rules/figures/places';
import { sealsOn } from '../src/rules/figures/seals';
import { countIn, countOf, find, parts, wanted, wordsOf } from '../src/rules/search';
import TreasureGrid from '../src/table/TreasureGrid.svelte';
import { need, t } from '../src/text/fluent.svelte';
import { view } from './views';
import { FakeWire } from './wire';

beforeAll(() => need('rules'));

const rulings = CHAPTERS.flatMap(({ sections }) => sections).flatMap((section) => section.rulings);

const say = (key: string): string => t(key);

describe('the words that are looked for', () => {
  const has = (query: string, text: string): boolean =>
    countIn([wordsOf(query).slice(0, 1)], text) === 1;

  it('are found whatever their accents and capitals', () => {
    expect(has('PALMIER', 'Un palmier')).toBe(true);
    expect(has('tresor', 'Un trésor')).toBe(true);
    expect(has('trésor', 'UN TRESOR')).toBe(true);
    expect(has('kolo', 'Žluté kolo')).toBe(true);
    expect(has('grosse', 'Größe')).toBe(true);
  });

  it('are those that tell something, in the words and the forms of the rules', () => {
    expect(wanted('may I rotate?', say)).toEqual([expect.arrayContaining(['rotate'])]);
    expect(wanted('trophies', say)).toEqual([['cup']]);
    expect(wanted('rotating', say)).toEqual([['rotat', 'rotate']]);
    expect(wanted('a kraken’s palm', say).flat()).toEqual(['palm']);
    expect(wanted('marks', say)).toEqual([['marks', 'mark']]);
    expect(wanted('may', say)).toEqual([['may']]);
    expect(wanted('  ?', say)).toEqual([]);
  });

  it('stand out where they are, and nothing is lost of the text', () => {
    const text = 'Číše: Größe, číše';
    const all = parts(wordsOf('cise GROSSE'), text);

    expect(all.filter(({ found }) => found).map((part) => part.text)).toEqual([
      'Číše',
      'Größe',
      'číše',
    ]);
    expect(all.map((part) => part.text).join('')).toBe(text);
  });

  it('stand out whole where an accent is a letter of its own', () => {
    const all = parts(wordsOf('tresor'), 'un tre\u0301sor bleu');

    expect(all.filter(({ found }) => found).map((part) => part.text)).toEqual(['tre\u0301sor']);
  });
});

describe('what the search finds', () => {
  it('is a section by its text, and a ruling by its own', () => {
    const found = find(wanted('further palms', say), say);

    expect(found.map(({ section }) => section.id)).toEqual(['palm']);
    expect(found[0]?.says).toEqual([]);
    expect(found[0]?.rulings).toEqual(['palm-no-box']);
    expect(countOf(found)).toBe(1);
  });

  it('is every section by its title', () => {
    for (const section of SECTIONS.values())
      expect(find(wanted(say(section.title), say), say).map((found) => found.section)).toContain(
        section,
      );
  });

  it('begins with the section of that title, whole; of others it has what was found', () => {
    const [first, ...others] = find(wanted('palm', say), say);

    expect(first?.section.id).toBe('palm');
    expect(first?.says).toEqual(first?.section.says);
    expect(others.length).toBeGreaterThan(1);
    for (const { says } of others) for (const key of says) expect(say(key)).toMatch(/palm/i);
  });

  it('is nothing for no words', () => {
    expect(find(wanted('  ', say), say)).toEqual([]);
  });
});

describe('the rules', () => {
  it('have every ruling of the catalog, and no other', () => {
    const keys = [...catalog.matchAll(/^(ruling-[a-z-]+) =/gm)].map((found) => found[1]);

    expect(keys.sort()).toEqual(rulings.flatMap((id) => Object.values(rulingKeys(id))).sort());
  });

  it('name the nine places where rulebooks differ among their rulings', () => {
    expect(DIFFERING).toHaveLength(9);
    expect(rulings).toEqual(expect.arrayContaining([...DIFFERING]));
  });

  it('have an anchor of its own for each section and ruling', () => {
    const { container } = render(AllRules);
    const anchors = [...SECTIONS.keys(), ...rulings];

    expect(new Set(anchors).size).toBe(anchors.length);
    for (const id of anchors) expect(container.querySelector(`#${id}`), id).not.toBeNull();
  });

  it('show what is found, say how much, and come back whole', async () => {
    const { container } = render(AllRules);
    const field = screen.getByTestId('rules-search');

    await fireEvent.input(field, { target: { value: 'skip' } });

    expect(screen.getByTestId('rules-found').textContent).toContain('1 result');
    expect(within(screen.getByTestId('found-cross')).getAllByText('skip')).toHaveLength(1);
    expect(container.querySelector('mark')?.textContent).toBe('skip');
    expect(container.querySelector('#cross-must')?.closest('details')?.open).toBe(true);

    await fireEvent.keyDown(field, { key: 'Escape' });

    expect(screen.getByTestId('rules-found').textContent).toBe('');
    expect(container.querySelector('mark')).toBeNull();
    expect(container.querySelector('#palm')).not.toBeNull();
  });

  it('say when nothing is found', async () => {
    render(AllRules);

    await fireEvent.input(screen.getByTestId('rules-search'), { target: { value: 'kraken' } });

    expect(screen.getByTestId('rules-found').textContent).toContain('Nothing found');
  });

  it('lead from the search to the section, by keyboard', async () => {
    const went = vi.fn();
    render(AllRules, { went });
    const field = screen.getByTestId('rules-search');
    await fireEvent.input(field, { target: { value: 'further palms' } });

    await fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement?.textContent).toBe('Palms');
    await fireEvent.click(document.activeElement as HTMLElement);
    await tick();

    expect(went).toHaveBeenCalledWith('palm');
    expect(document.activeElement?.id).toBe('palm');
  });
});

describe('the figures', () => {
  it('know every place of a pattern on an island', () => {
    const island = TREASURES.get('O9')?.island ?? 0;
    const places = placesOf('L4', island);

    expect(new Set(places.map(({ squares }) => squares)).size).toBe(places.length);
    for (const { squares } of places) {
      expect(squares & ~island).toBe(0);
      expect(count(squares)).toBe(4);
    }
    expect(placesOf('O4', 0xffff)).toHaveLength(9);
    for (const pattern of Object.keys(PATTERNS)) expect(placesOf(pattern, 0)).toEqual([]);
  });

  it('count a seal for each completed treasure of its colour', () => {
    expect(sealsOn(['P1', 'O3', 'O4'])).toEqual([
      { colour: 'orange', each: 2, count: 2, points: 4 },
      { colour: 'grey', each: 1, count: 0, points: 0 },
    ]);
  });

  it('count the example of the rulebooks up to 95', async () => {
    render(Example);
    const told = (): string => screen.getByTestId('figure-example').textContent ?? '';

    expect(told()).not.toContain('64');
    for (let part = 0; part < 5; part++) await fireEvent.click(screen.getByTestId('figure-count'));

    for (const points of ['64', '17', '8', '95']) expect(told()).toContain(points);
  });

  it('count the palms on the display', async () => {
    const { container } = render(Palms);
    const said = (): string => container.querySelector('figcaption')?.textContent ?? '';

    expect(said()).toContain('1 + 2 = 3');
    await fireEvent.click(screen.getByTestId('figure-palm'));

    expect(said()).toContain('No palm');
  });
});

describe('what somebody asks at the table', () => {
  afterEach(() => ask(null));

  it('is no mark: pressing on a seal leaves the pencil alone', async () => {
    const wire = new FakeWire();
    const marking = new Marking(new Session('g', () => wire));
    wire.open();
    wire.tell(view());
    const free = TREASURES.get('P1')?.island ?? 0;
    const { container } = render(TreasureGrid, { id: 'P1', free, slot: 1, marking, active: true });
    HTMLElement.prototype.setPointerCapture ??= () => undefined;
    const press = (what: string): Promise<boolean> =>
      fireEvent.pointerDown(container.querySelector(what) as Element, { button: 0 });

    const clicks = (what: string): Promise<boolean> =>
      fireEvent.touchEnd(container.querySelector(what) as Element);

    await press('[data-rule=seal] .wax');
    expect(marking.spot).toBeNull();
    expect(await clicks('[data-rule=seal] .wax')).toBe(true);
    await press('[role=gridcell]');

    expect(marking.spot).not.toBeNull();
    expect(await clicks('[role=gridcell]'), 'a finger that marked').toBe(false);
  });

  it('is the thing that was tapped', () => {
    const { container } = render(ScoreCard, { coins: 4, cups: [6], palms: [3] });
    const tap = (what: string): string | null => {
      const place = container.querySelector(what);
      return place ? ruleAtClick(place) : 'nothing there';
    };

    expect(tap('.coin .face')).toBe('coin');
    expect(tap('.bowl')).toBe('cup');
    expect(tap('.palm-box')).toBe('palm');
    expect(tap('.rule')).toBe('score-card');
  });

  it('is what the square bears, or else the treasure', () => {
    const { container } = render(Treasure, { id: 'P4' });
    const asked = [...container.querySelectorAll('rect.square')].map(ruleAtClick);

    expect(asked.filter((rule) => rule === 'palm')).toHaveLength(1);
    expect(asked.filter((rule) => rule === 'coin')).toHaveLength(2);
    expect(asked.filter((rule) => rule === 'cross')).toHaveLength(1);
    expect(asked.filter((rule) => rule === 'treasure')).toHaveLength(10);
  });

  it('never comes before a button or a square to mark; a seal does', () => {
    document.body.innerHTML = `
      <button><i data-rule="cup"></i></button>
      <div role="grid"><i data-rule="palm"></i><b data-rule="seal"></b></div>`;
    const at = (what: string): string | null =>
      ruleAtClick(document.querySelector(what) as Element);

    expect(at('button i')).toBeNull();
    expect(at('[role=grid] i')).toBeNull();
    expect(at('[role=grid] b')).toBe('seal');
    document.body.innerHTML = '';
  });

  it('can be anything, when "?" is pressed on nothing in particular', async () => {
    render(Asking);

    await fireEvent.keyDown(document.body, { key: '?' });

    expect(question()).toBe('things');
  });
});
