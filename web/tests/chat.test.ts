import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Chat } from '../src/game/chat.svelte';
import type { ClientMessage, Remark } from '../src/protocol';

function remark(seat: number, number: number, text: string, over: Partial<Remark> = {}): Remark {
  return { seat, name: ['Ana', 'Ida'][seat] ?? '', number, text, reaction: null, ...over };
}

function talking() {
  const said: ClientMessage[] = [];
  const chat = new Chat('g', (message) => said.push(message));
  chat.sits([0], [{ name: 'Ana' }, { name: 'Ida' }]);
  const told: string[] = [];
  chat.onremark = ({ text, reaction }) => told.push(reaction ?? text);
  const hear = (...remarks: Remark[]): void => chat.hear({ type: 'remarks', remarks });
  return { chat, said, told, hear };
}

function type(chat: Chat, text: string): void {
  chat.draft = text;
  chat.say(0);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('what others say', () => {
  it('is there once, however often it comes, and unread until it is looked at', () => {
    const { chat, told, hear } = talking();
    hear(remark(1, 0, 'hello'));
    hear(remark(1, 0, 'hello'), remark(1, 1, 'anyone?'));

    expect(chat.remarks.map(({ text }) => text)).toEqual(['hello', 'anyone?']);
    expect(told).toEqual(['hello', 'anyone?']);
    expect(chat.unread).toBe(2);
    chat.look();
    expect(chat.unread).toBe(0);
  });

  it('is not news again after a reload', () => {
    const first = talking();
    first.hear(remark(1, 0, 'hello'));
    first.chat.look();

    const again = talking();
    again.hear(remark(1, 0, 'hello'));

    expect(again.chat.unread).toBe(0);
    expect(again.told).toEqual([]);
  });

  it('is not theirs who have the seat after them', () => {
    const { chat, told, hear } = talking();
    hear(remark(0, 0, 'I must go', { name: 'Hugo' }));

    expect(told).toEqual(['I must go']);
    expect(chat.unread).toBe(1);
  });

  it('is no news to who said it and sits somewhere else now', () => {
    const first = talking();
    first.hear(remark(0, 0, 'hello', { name: 'Ana' }));
    first.chat.look();

    const again = talking();
    again.chat.sits([1], [{ name: 'Hugo' }, { name: 'Ana' }]);
    again.hear(remark(0, 0, 'hello', { name: 'Ana' }));

    expect(again.told).toEqual([]);
  });

  it('is not called out one by one by who comes in late', () => {
    const { chat, told, hear } = talking();

    hear(...[0, 1, 2, 3].map((number) => remark(1, number, String(number))));

    expect(told).toEqual([]);
    expect(chat.unread).toBe(4);
  });

  it('shows reactions by the player for a moment, the newest', () => {
    const { chat, told, hear } = talking();

    hear(remark(1, 0, '', { reaction: 'wow' }));
    vi.advanceTimersByTime(3000);
    hear(remark(1, 1, '', { reaction: 'bravo' }));
    vi.advanceTimersByTime(3000);

    expect(chat.flashes[1]?.reaction).toBe('bravo');
    expect(told).toEqual(['wow', 'bravo']);
    vi.advanceTimersByTime(1000);
    expect(chat.flashes).toEqual({});
  });

  it('is neither told nor counted while muted, at this table and after a reload', () => {
    const { chat, told, hear } = talking();
    chat.mute(true);
    hear(remark(1, 0, '', { reaction: 'hurry' }));

    expect([told, chat.unread, chat.flashes]).toEqual([[], 0, {}]);
    expect(talking().chat.muted).toBe(true);
    expect(new Chat('another', () => undefined).muted).toBe(false);
    chat.mute(false);
    expect(chat.unread).toBe(1);
  });
});

describe('what one says oneself', () => {
  it('goes one after the other, each with its number', () => {
    const { chat, said, told, hear } = talking();
    hear(remark(0, 0, 'from before'));

    type(chat, '  good luck ');
    chat.react(0, 'thanks');
    expect(said).toEqual([{ type: 'say', seat: 0, number: 1, text: 'good luck' }]);
    hear(remark(0, 1, 'good luck'));

    expect(said[1]).toEqual({ type: 'say', seat: 0, number: 2, reaction: 'thanks' });
    hear(remark(0, 2, '', { reaction: 'thanks' }));
    expect(chat.flashes[0]?.reaction).toBe('thanks');
    expect([said.length, told, chat.unread]).toEqual([2, [], 0]);
  });

  it('is said under another number where another window was quicker', () => {
    const { chat, said, hear } = talking();
    type(chat, 'hello, Ida!');

    hear(remark(0, 0, 'from my phone'));
    expect(said).toHaveLength(1);
    expect(chat.refused()).toBe(true);
    expect(said[1]).toMatchObject({ number: 1, text: 'hello, Ida!' });
    hear(remark(0, 1, 'hello,  Ida !'));

    expect(said).toHaveLength(2);
  });

  it('is not called out again after a reload', () => {
    const { chat, hear } = talking();

    hear(remark(0, 0, '', { reaction: 'wow' }));

    expect(chat.flashes).toEqual({});
  });

  it('makes way for what follows when it is refused', () => {
    const { chat, said } = talking();
    type(chat, 'one');
    type(chat, 'two');

    expect(chat.refused()).toBe(false);

    expect(said[1]).toMatchObject({ number: 0, text: 'two' });
  });

  it('is something, and not endless', () => {
    const { chat, said } = talking();
    type(chat, '   ');
    expect(said).toEqual([]);

    type(chat, 'å'.repeat(300));

    expect(said[0]).toMatchObject({ text: 'å'.repeat(200) });
  });
});
