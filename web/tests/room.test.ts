import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Chat } from '../src/game/chat.svelte';
import { Graces } from '../src/game/graces.svelte';
import type { ClientMessage, Room as RoomMessage } from '../src/protocol';
import { changes } from '../src/room/changes';
import Room from '../src/room/Room.svelte';
import { bot, person, room, vacant } from './rooms';
import { answering } from './server';

let said: ClientMessage[];
const leave = vi.fn();

beforeEach(() => {
  said = [];
  leave.mockClear();
  answering({ '/api/bots': [{ name: 'sailor' }, { name: 'mate' }] });
});
afterEach(() => vi.unstubAllGlobals());

async function enter(over: Partial<RoomMessage> = {}) {
  const graces = new Graces();
  graces.set(room(over).seats);
  const shown = render(Room, {
    room: room(over),
    graces,
    chat: new Chat('g', (message) => said.push(message)),
    say: (message: ClientMessage) => said.push(message),
    connection: 'open',
    leave,
  });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  return shown;
}

const click = async (testid: string): Promise<void> => {
  screen.getByTestId(testid).click();
  await tick();
};

describe('the waiting room', () => {
  it('tells who sits there, and for whom it waits', async () => {
    await enter({ seats: [person('Ana'), person('Hugo', false), bot('Mate'), vacant('anyone')] });

    const seats = [0, 1, 2, 3].map((at) => screen.getByTestId(`room-seat-${at}`).textContent);
    expect(seats[0]).toMatch(/Ana.*You.*Here/s);
    expect(seats[1]).toMatch(/Hugo.*Away/s);
    expect(seats[2]).toMatch(/Mate.*Bot/s);
    expect(seats[3]).toMatch(/Empty seat.*anyone/s);
  });

  it('has something to say as soon as somebody is there to hear it', async () => {
    const { rerender } = await enter();
    expect(screen.queryByTestId('chat')).toBeNull();

    await rerender({ room: room({ seats: [person('Ana'), person('Hugo')] }) });
    await click('react-bravo');

    expect(said).toEqual([{ type: 'say', seat: 0, number: 0, reaction: 'bravo' }]);
  });

  it('has the invitation as a link and as a picture, until every seat is taken', async () => {
    const { rerender } = await enter();

    const link = screen.getByTestId<HTMLInputElement>('invite-link').value;
    expect(new URL(link).hash).toBe('#join=invitation-key');
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();

    await rerender({ room: room({ seats: [person('Ana'), person('Hugo')] }) });

    expect(screen.queryByTestId('invite-link')).toBeNull();
  });

  it('begins only when every seat is taken', async () => {
    const { rerender } = await enter();
    await click('call');
    expect(said).toEqual([]);

    await rerender({ room: room({ seats: [person('Ana'), person('Hugo')] }) });
    await click('call');

    expect(said).toEqual([{ type: 'call', seat: 0 }]);
  });

  it('gives a vacant seat to a bot, and sends it away again', async () => {
    const { rerender } = await enter();
    await click('fill-1');
    await vi.waitFor(() => screen.getByTestId('fill-1-level-mate'));
    await click('fill-1-level-mate');
    expect(document.activeElement).toBe(screen.getByTestId('fill-1'));
    await rerender({ room: room({ seats: [person('Ana'), bot('Mate', 'mate')] }) });
    expect(document.activeElement).toBe(screen.getByTestId('free-1'));
    await click('free-1');

    expect(said).toEqual([
      { type: 'fill', seat: 0, of: 1, bot: 'mate', name: 'Ada' },
      { type: 'free', seat: 0, of: 1 },
    ]);
  });

  it('lets a guest free no seat but their own, a bot’s, and one of somebody who is away', async () => {
    await enter({
      mine: [1],
      seats: [person('Ana'), person('Hugo'), bot('Mate'), person('Ida', false)],
    });

    expect(screen.queryByTestId('free-0')).toBeNull();
    for (const at of [1, 2, 3]) expect(screen.getByTestId(`free-${at}`)).toBeTruthy();
  });

  it('lets a guest free the seat of somebody who left only when they had time to come back', async () => {
    vi.useFakeTimers();
    const seats = [{ ...person('Ana', false), grace: 12 }, person('Hugo')];
    await enter({ mine: [1], seats });
    const free = screen.getByTestId('free-0');
    expect(screen.getByTestId('countdown').textContent).toBe('in 12 s');
    const description = (): string | undefined =>
      document.getElementById(free.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(description()).toBe('Available within 20 seconds.');
    await click('free-0');
    expect(said).toEqual([]);

    vi.advanceTimersByTime(12_000);
    await tick();

    expect(free.getAttribute('aria-disabled')).toBe('false');
    expect(description()).toBeUndefined();
    await click('free-0');
    expect(said).toEqual([{ type: 'free', seat: 1, of: 0 }]);
    vi.useRealTimers();
  });

  it('lets who laid the table free any seat at once', async () => {
    await enter({ seats: [person('Ana'), { ...person('Hugo', false), grace: 12 }] });

    await click('free-1');

    expect(said).toEqual([{ type: 'free', seat: 0, of: 1 }]);
  });

  it('is left by whoever stands up', async () => {
    await enter({ mine: [1], seats: [person('Ana'), person('Hugo')] });
    await click('free-1');

    expect(said).toEqual([{ type: 'free', seat: 1, of: 1 }]);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('shows those who watch no key and nothing to press', async () => {
    const { container } = await enter({ mine: [], invitation: null, watching: null });

    expect(screen.queryByTestId('call')).toBeNull();
    expect(screen.queryByTestId('other-device')).toBeNull();
    expect(container.querySelector('[data-testid^="free-"], [data-testid^="fill-"]')).toBeNull();
  });

  it('shows how the deal is fixed', async () => {
    await enter();

    expect(screen.getByTestId('commitment').textContent).toBe('c0ffee000000…');
  });
});

describe('what happens in a room', () => {
  it('is told: who comes, who goes, and when all are there', () => {
    const before = room({ seats: [person('Ana'), person('Hugo'), vacant()] });
    const after = room({ seats: [person('Ana'), person('Hugo', false), person('Ida')] });

    expect(changes(before, after)).toEqual([
      'Hugo stepped away.',
      'Ida sat down.',
      'Everyone is seated',
    ]);
    expect(changes(after, before)).toEqual(['Hugo is here.', 'Ida left the table.']);
  });
});
