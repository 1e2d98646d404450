/** What a player sets once, kept in this browser. */
export interface Settings {
  /** '' is the browser's. */
  language: string;
  sound: boolean;
  motion: 'system' | 'full' | 'reduced';
  theme: 'system' | 'light' | 'dark';
  autoConfirm: boolean;
  notify: boolean;
  /** Hints at the table: until the first game is over, always, or never. */
  hints: 'first' | 'on' | 'off';
  level: string;
  name: string;
}

const KEY = 'silver-and-gold';

const DEFAULTS: Settings = {
  language: '',
  sound: true,
  motion: 'system',
  theme: 'system',
  autoConfirm: false,
  notify: false,
  hints: 'first',
  level: '',
  name: '',
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Change a setting and keep it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage plays on with the setting for this visit.
  }
}

const less =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether things may move. */
export function motion(): boolean {
  if (settings.motion === 'system') return !less?.matches;
  return settings.motion === 'full';
}
