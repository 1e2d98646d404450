import { MediaQuery } from 'svelte/reactivity';

import type { Avatar } from './protocol';

export type Pace = 'calm' | 'normal' | 'brisk' | 'tap' | 'none';

/** What a player sets once, kept in this browser. */
export interface Settings {
  /** '' is the browser's. */
  language: string;
  sound: boolean;
  /** How loud it is, in per cent. */
  volume: number;
  /** Whether the sea is heard at the table. */
  ambience: boolean;
  /** Whether a phone trembles a little. */
  haptics: boolean;
  /** How long each piece of news is shown; with `tap`, until the player goes on; with `none`, not at all. */
  pace: Pace;
  motion: 'system' | 'full' | 'reduced';
  theme: 'system' | 'light' | 'dark';
  contrast: 'system' | 'standard' | 'more';
  /** Per cent of the size that the browser is set to. */
  text: 100 | 125 | 150 | 200;
  /** The hand whose thumb reaches the buttons on a phone. */
  hand: 'right' | 'left';
  autoConfirm: boolean;
  /** Whether single letters act on the table; who dictates says many by accident. */
  letterKeys: boolean;
  notify: boolean;
  /** Tips at the table: until the first game is over, always, or never. */
  hints: 'first' | 'on' | 'off';
  /** Whether the best move can be asked for, step by step, in games against bots. */
  advice: boolean;
  /** Whether bots say something now and then. */
  talk: boolean;
  /** How fast a replay plays. */
  replay: 'slow' | 'normal' | 'fast';
  /** Whether games alone are played on this device, if it has what that needs. */
  alone: boolean;
  /** Whether one is rated, as the server said last: then games alone are played there. */
  rated: boolean;
  level: string;
  /** The server where one plays with friends, for the edition without one. */
  server: string;
  name: string;
  /** How one is drawn; null is as the seat is. */
  avatar: Avatar | null;
}

const KEY = 'silver-and-gold';

const DEFAULTS: Settings = {
  language: '',
  sound: true,
  volume: 70,
  ambience: false,
  haptics: true,
  pace: 'normal',
  motion: 'system',
  theme: 'system',
  contrast: 'system',
  text: 100,
  hand: 'right',
  autoConfirm: false,
  letterKeys: true,
  notify: false,
  hints: 'first',
  advice: false,
  talk: true,
  replay: 'normal',
  alone: true,
  rated: false,
  level: '',
  server: '',
  name: '',
  avatar: null,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

// What is set in another tab holds in this one too.
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === KEY) Object.assign(settings, DEFAULTS, stored());
  });

/** Change a setting and keep it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage plays on with the setting for this visit.
  }
}

/** Whether the browser says so of itself; in a test without a screen it says nothing. */
function asks(query: string): MediaQuery | null {
  return typeof matchMedia === 'function' ? new MediaQuery(query) : null;
}
const lessMotion = asks('(prefers-reduced-motion: reduce)');
const moreContrast = asks('(prefers-contrast: more)');

/** Whether things may move. */
export function motion(): boolean {
  if (settings.motion === 'system') return !lessMotion?.current;
  return settings.motion === 'full';
}

const LONGER = { calm: 1.8, normal: 1, brisk: 0.55, tap: 1, none: 0.55 };

/** How much longer than usual things take. */
export function slowness(): number {
  return LONGER[settings.pace];
}

/** The contrast to draw with. */
export function contrast(): 'standard' | 'more' {
  if (settings.contrast !== 'system') return settings.contrast;
  return moreContrast?.current ? 'more' : 'standard';
}

/** That many rem for a media query, which knows nothing of the size of text set here. */
export function rem(count: number): string {
  return `${(count * settings.text) / 100}em`;
}
