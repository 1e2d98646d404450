import { describe, expect, it } from 'vitest';

import { linkIn, linkTo, linkToReplay, onlyHere } from '../src/room/links';
import { qr } from '../src/room/qr';
import { read } from '../src/route.svelte';

describe('a link to a table', () => {
  it('has its key in the fragment, and leads to the screen for it', () => {
    const { pathname, hash, search } = new URL(linkTo('g', 'join', 'k-_1'));

    expect([pathname, hash, search]).toEqual(['/game/g', '#join=k-_1', '']);
    expect(read(pathname, hash)).toEqual({ screen: 'join', game: 'g', key: 'k-_1' });
  });

  it('goes straight in with the key of a seat, or of those who watch', () => {
    for (const way of ['seat', 'watch'])
      expect(read('/game/g', `#${way}=k`)).toEqual({ screen: 'enter', game: 'g', key: 'k' });
  });

  it('leads to a replay, and to no table', () => {
    const link = linkToReplay('g', 'k-_1');
    const { pathname, hash } = new URL(link);

    expect(read(pathname, hash)).toEqual({ screen: 'replay-of', game: 'g', key: 'k-_1' });
    expect(read(pathname, '')).toEqual({ screen: 'replay-of', game: 'g', key: '' });
    expect(linkIn(`Look at ${link}!`)?.href).toBe(link);
  });

  it('is the table itself without a key, and a wrong one with an empty key', () => {
    expect(read('/game/g', '#elsewhere')).toEqual({ screen: 'table', game: 'g' });
    expect(read('/game/g', '#join=')).toEqual({ screen: 'join', game: 'g', key: '' });
  });

  it('is found in a message around it', () => {
    const link = linkIn('Come and play: https://isle.example/game/g-1#join=k-_1, tonight!');

    expect(link?.href).toBe('https://isle.example/game/g-1#join=k-_1');
  });

  it.each(['', 'tonight', 'https://isle.example/', 'https://isle.example/game/g', 'javascript:x'])(
    'is not in %j',
    (text) => expect(linkIn(text)).toBeNull(),
  );

  it('works on one computer only at the addresses of the loopback', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(onlyHere)).toBe(true);
    expect(['192.168.0.7', 'isle.example', 'localhost.example'].some(onlyHere)).toBe(false);
  });
});

describe('a QR code', () => {
  it('has a corner mark at three corners, inside a border of four', () => {
    const { size, path } = qr('https://isle.example/game/g#join=k');

    for (const corner of ['M4 4h7', `M${size - 11} 4h7`, `M4 ${size - 11}h7`])
      expect(path).toContain(corner);
    expect(path).not.toContain(`M${size - 11} ${size - 11}h7`);
    expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
  });
});
