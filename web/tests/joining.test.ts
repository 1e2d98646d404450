import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { NUMBERS } from '../src/facts';
import { kept } from '../src/game/fairness';
import { recall } from '../src/game/memory';
import Invitations from '../src/room/Invitations.svelte';
import { invitations, keepInvitation } from '../src/room/invitations';
import { settings } from '../src/settings.svelte';
import Enter from '../src/screens/Enter.svelte';
import Join from '../src/screens/Join.svelte';
import Lobby from '../src/screens/Lobby.svelte';
import { need } from '../src/text/fluent.svelte';
import { summary } from './games';
import { openTable } from './rooms';
import { answering } from './server';

beforeAll(() => need('tutorial'));
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/game/g#join=key');
});
afterEach(() => vi.unstubAllGlobals());

const address = (): string => location.pathname + location.hash;

describe('somebody with an invitation', () => {
  it('sees who sits there, sits down with a name, and the key is gone from the address', async () => {
    const asked = answering({
      '/api/games/g/look': openTable(),
      '/api/games/g/seats': { seat: 1 },
    });
    render(Join, { game: 'g', key: 'key' });
    await screen.findByRole('heading', { name: /Ana/ });

    await fireEvent.input(screen.getByTestId('name'), { target: { value: ' Hugo ' } });
    screen.getByTestId('sit-down').click();
    await vi.waitFor(() => expect(address()).toBe('/game/g'));

    const commitment = kept('g')?.commitment;
    expect(asked).toEqual([
      ['/api/games/g/look', { invitation: 'key' }],
      ['/api/games/g/seats', { name: 'Hugo', invitation: 'key', seat: 1, commitment }],
    ]);
    expect(settings.name).toBe('Hugo');
    expect(invitations()).toEqual([]);
  });

  it('can learn the game first, and comes back to the invitation', async () => {
    answering({ '/api/games/g/look': openTable(), '/api/tutorials': { id: 'lesson' } });
    render(Join, { game: 'g', key: 'key' });
    await screen.findByRole('heading', { name: /Silver & Gold/ });
    screen.getByText(new RegExp(`after ${NUMBERS.all_turns} turns`));

    screen.getByTestId('learn-first').click();

    await vi.waitFor(() => expect(address()).toBe('/game/lesson'));
    expect(recall('lesson').comeBack).toBe('/game/g#join=key');
    expect(invitations()).toEqual([{ game: 'g', key: 'key', names: ['Ana'] }]);
  });

  it('chooses among several seats', async () => {
    const asked = answering({
      '/api/games/g/look': openTable({ names: ['Ana', null, null], vacant: [1, 2] }),
      '/api/games/g/seats': { seat: 2 },
    });
    render(Join, { game: 'g', key: 'key' });

    await fireEvent.click(await screen.findByTestId('join-seat-2'));
    screen.getByTestId('sit-down').click();
    await vi.waitFor(() => expect(address()).toBe('/game/g'));

    expect(asked.at(-1)?.[1]).toMatchObject({ seat: 2 });
  });

  it('goes straight in where this browser has a seat', async () => {
    const asked = answering({ '/api/games/g/look': openTable({ mine: [0], vacant: [] }) });
    render(Join, { game: 'g', key: 'key' });

    await vi.waitFor(() => expect(address()).toBe('/game/g'));
    expect(asked).toHaveLength(1);
  });

  it('is told when every seat is taken', async () => {
    answering({ '/api/games/g/look': openTable({ names: ['Ana', 'Ida'], vacant: [] }) });
    render(Join, { game: 'g', key: 'key' });

    await screen.findByText(/This table is full/);
  });

  it.each([
    [404, /doesn’t lead to a table/],
    [400, /doesn’t lead to a table/],
    [409, /damaged/],
    [503, /^Games cannot be saved/],
  ])('is told why not when the server answers %i', async (status, words) => {
    answering({ '/api/games/g/look': status });
    render(Join, { game: 'g', key: 'key' });

    await screen.findByText(words);
    expect(screen.queryByTestId('try-again') !== null).toBe(status === 503);
  });

  it('looks again when somebody else was quicker', async () => {
    const answers = { '/api/games/g/look': openTable(), '/api/games/g/seats': 400 };
    answering(answers);
    render(Join, { game: 'g', key: 'key' });
    (await screen.findByTestId('sit-down')).click();
    answers['/api/games/g/look'] = openTable({ names: ['Ana', 'Ida'], vacant: [] });

    await screen.findByText(/This table is full/);
  });
});

describe('an invitation that was not used', () => {
  beforeEach(() => keepInvitation({ game: 'g', key: 'key', names: ['Ana'] }));

  it('is there until it is dismissed', async () => {
    answering({ '/api/games/g/look': openTable() });
    render(Invitations);
    const way = screen.getByTestId('invitation-g');
    expect(way.textContent).toContain('Invitation from Ana');
    expect(way.getAttribute('href')).toBe('/game/g#join=key');

    await fireEvent.click(screen.getByTestId('dismiss-g'));

    expect(screen.queryByTestId('invitation-g')).toBeNull();
    expect(invitations()).toEqual([]);
  });

  it.each([
    ['full', openTable({ vacant: [] })],
    ['used', openTable({ mine: [1] })],
    ['gone', 404],
  ])('goes when the table is %s', async (_, answer) => {
    answering({ '/api/games/g/look': answer });
    render(Invitations);

    await vi.waitFor(() => expect(screen.queryByTestId('invitation-g')).toBeNull());
  });
});

describe('somebody with the key of a seat', () => {
  it('is at the table at once, and the key is gone from the address', async () => {
    history.replaceState(null, '', '/game/g#seat=key');
    const asked = answering({ '/api/games/g/key': { seats: [0] } });
    render(Enter, { game: 'g', key: 'key' });

    await vi.waitFor(() => expect(address()).toBe('/game/g'));
    expect(asked).toEqual([['/api/games/g/key', { key: 'key' }]]);
  });

  it('may try again when the server is away', async () => {
    const answers: Record<string, unknown> = { '/api/games/g/key': 503 };
    answering(answers);
    render(Enter, { game: 'g', key: 'key' });

    const again = await screen.findByTestId('try-again');
    answers['/api/games/g/key'] = { seats: [] };
    again.click();

    await vi.waitFor(() => expect(address()).toBe('/game/g'));
  });
});

describe('the lobby', () => {
  it('sits down in one click', async () => {
    const asked = answering({ '/api/lobby': [openTable()], '/api/games/g/seats': { seat: 1 } });
    render(Lobby);

    (await screen.findByTestId('sit-g')).click();

    await vi.waitFor(() => expect(location.pathname).toBe('/game/g'));
    expect(asked.at(-1)?.[0]).toBe('/api/games/g/seats');
  });

  it('lists one’s own tables apart from the others, those for friends as well', async () => {
    answering({
      '/api/lobby': [openTable({ id: 'mine', mine: [0] }), openTable()],
      '/api/games': [
        summary({ id: 'mine', stage: 'waiting', names: ['Ana', ''] }),
        summary({ id: 'friends', stage: 'waiting', names: ['Ana', ''] }),
        summary({ id: 'playing' }),
      ],
    });
    render(Lobby);

    expect((await screen.findByTestId('own-mine')).getAttribute('href')).toBe('/game/mine');
    screen.getByTestId('own-friends');
    screen.getByRole('heading', { name: 'Your tables' });
    expect(screen.queryByTestId('own-playing')).toBeNull();
    expect(screen.queryByTestId('sit-mine')).toBeNull();
    screen.getByTestId('sit-g');
  });

  it('looks again by itself', async () => {
    vi.useFakeTimers();
    const answers: Record<string, unknown> = { '/api/lobby': [] };
    answering(answers);
    render(Lobby);
    await vi.advanceTimersByTimeAsync(100);
    screen.getByText(/No open tables/);

    answers['/api/lobby'] = [openTable()];
    await vi.advanceTimersByTimeAsync(5000);

    screen.getByTestId('sit-g');
    vi.useRealTimers();
  });

  it('says once that the host is away, and goes on', async () => {
    const answers: Record<string, unknown> = { '/api/lobby': [openTable()] };
    answering(answers);
    render(Lobby);
    const sit = await screen.findByTestId('sit-g');

    answers['/api/lobby'] = answers['/api/games/g/seats'] = 503;
    sit.click();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(5));
    await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));

    answers['/api/lobby'] = 404;
    sit.click();
    await screen.findByText(/no open tables/);
  });

  it('says where there is none', async () => {
    answering({ '/api/lobby': 404 });
    render(Lobby);

    await screen.findByText(/no open tables/);
  });
});
