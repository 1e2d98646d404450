/** Leads a `Line` through the scripts of standard input, and tells what it does, and when. */
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';

import { build, type Rolldown } from 'vite';

import type { Line, Wire } from '../src/game/line';
import type { ClientMessage, ServerMessage } from '../src/protocol';

type Step =
  ['tick', number] | ['open'] | ['cut', number] | ['tell', ServerMessage] | ['say', ClientMessage];

interface Script {
  /** What is drawn, one after the other, and then again from the beginning. */
  chance: number[];
  steps: Step[];
}

type Deed = [at: number, what: string, about?: unknown];

/** The time of a script, in milliseconds, in place of the browser's. */
class Clock {
  now = 0;
  private made = 0;
  private readonly timers = new Map<number, { at: number; act: () => void }>();

  set(act: () => void, wait: number): number {
    this.timers.set(++this.made, { at: this.now + wait, act });
    return this.made;
  }

  clear(timer: number | undefined): void {
    if (timer !== undefined) this.timers.delete(timer);
  }

  tick(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end);
      const [first] = due.sort(
        ([one, { at }], [other, { at: later }]) => at - later || one - other,
      );
      if (!first) break;
      this.timers.delete(first[0]);
      this.now = first[1].at;
      first[1].act();
    }
    this.now = end;
  }
}

function played(LineOf: typeof Line, { chance, steps }: Script): Deed[] {
  const clock = new Clock();
  Object.assign(globalThis, {
    setTimeout: (act: () => void, wait: number) => clock.set(act, wait),
    clearTimeout: (timer: number | undefined) => clock.clear(timer),
  });
  Date.now = () => clock.now;
  const deeds: Deed[] = [];
  const does = (what: string, about?: unknown): void => {
    deeds.push(about === undefined ? [clock.now, what] : [clock.now, what, about]);
  };
  const now: { wire: Wire | null } = { wire: null };
  let drawn = 0;
  const line = new LineOf({
    connect: () => {
      does('connect');
      const own: Wire = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (data) => does('send', JSON.parse(String(data))),
        close: () => {
          if (now.wire !== own) return;
          does('close');
          now.wire = null;
        },
      };
      now.wire = own;
      return own;
    },
    hear: () => undefined,
    changed: (state) => {
      if (state === 'lost' || state === 'damaged') does('give up');
    },
    random: () => chance[drawn++ % chance.length] ?? 0,
  });
  const socket = {} as WebSocket;
  for (const [what, about] of steps) {
    const { wire } = now;
    if (what === 'tick') clock.tick(about);
    else if (what === 'say') line.say(about);
    else if (what === 'open') wire?.onopen?.call(socket, {} as Event);
    else if (what === 'tell')
      wire?.onmessage?.call(socket, { data: JSON.stringify(about) } as MessageEvent);
    else {
      now.wire = null;
      wire?.onclose?.call(socket, { code: about } as CloseEvent);
    }
  }
  return deeds;
}

const entry = fileURLToPath(new URL('../src/game/line.ts', import.meta.url));
const built = (await build({
  configFile: false,
  logLevel: 'silent',
  build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
})) as Rolldown.RolldownOutput[];
const code = built[0]?.output[0].code ?? '';
const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
  Line: typeof Line;
};
const scripts = JSON.parse(await text(process.stdin)) as Script[];
process.stdout.write(JSON.stringify(scripts.map((script) => played(module.Line, script))));
