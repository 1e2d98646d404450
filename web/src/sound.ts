import { settings } from './settings.svelte';

/** Where sounds go, and when they begin: the loudspeaker now, or a recording. */
export interface Out {
  context: BaseAudioContext;
  to: AudioNode;
}

const SOFTEST = 0.0001;
const ATTACK = 0.012;
const RELEASE = 0.03;

let context: AudioContext | undefined;
let master: GainNode | undefined;

function speaker(): Out | undefined {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === 'undefined')
    return undefined;
  // A browser lets sound begin only after a gesture; before that there is nothing to be heard.
  if (!context && !navigator.userActivation?.hasBeenActive) return undefined;
  if (!context || !master) {
    context = new AudioContext();
    master = new GainNode(context, { gain: loudness() });
    master.connect(context.destination);
    return { context, to: master };
  }
  if (context.state === 'running') {
    master.gain.value = loudness();
    return { context, to: master };
  }
  // A call or a locked screen has silenced it; what is played meanwhile would all be heard at once.
  void context.resume().catch(() => undefined);
  return undefined;
}

/** Ears hear loudness in steps, not in amounts: half of the way sounds like half. */
function loudness(): number {
  return (settings.volume / 100) ** 2 * 2;
}

/** A note that begins and ends softly, so that it does not click. */
function tone(
  { context, to }: Out,
  pitch: number,
  after: number,
  length: number,
  loudness: number,
  kind: OscillatorType = 'sine',
): void {
  const begin = context.currentTime + after;
  const voice = new OscillatorNode(context, { type: kind, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SOFTEST, begin + length);
  volume.gain.linearRampToValueAtTime(0, begin + length + RELEASE);
  voice.connect(volume).connect(to);
  voice.start(begin);
  voice.stop(begin + length + RELEASE);
}

/** A rustle of noise around a pitch. */
function scratch(
  { context, to }: Out,
  after: number,
  length: number,
  loudness: number,
  pitch: number,
): void {
  const samples = Math.ceil(context.sampleRate * length);
  const noise = new AudioBuffer({ length: samples, sampleRate: context.sampleRate });
  const wave = noise.getChannelData(0);
  for (let at = 0; at < samples; at++)
    wave[at] = (Math.random() * 2 - 1) * Math.sin((Math.PI * at) / samples) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(band)
    .connect(new GainNode(context, { gain: loudness }))
    .connect(to);
  source.start(context.currentTime + after);
}

/** A bell: a note with a few soft ones above it, which fade sooner. */
function bell(out: Out, pitch: number, after: number, length: number, loudness: number): void {
  tone(out, pitch, after, length, loudness);
  tone(out, pitch * 2, after, length * 0.6, loudness * 0.35);
  tone(out, pitch * 3, after, length * 0.3, loudness * 0.12);
}

/** All sounds; those with several notes are built from C major, so that they go together. */
export const VOICES = {
  pencil: (out) => {
    scratch(out, 0, 0.09, 0.12, 2600);
    scratch(out, 0.11, 0.09, 0.12, 3100);
  },
  rubber: (out) => scratch(out, 0, 0.12, 0.09, 1100),
  coin: (out) => {
    bell(out, 1568, 0, 0.2, 0.03);
    bell(out, 2093, 0.07, 0.35, 0.03);
  },
  palm: (out) => {
    bell(out, 523, 0, 0.24, 0.045);
    bell(out, 784, 0.08, 0.34, 0.045);
  },
  cross: (out) => tone(out, 440, 0, 0.12, 0.05, 'triangle'),
  card: (out) => scratch(out, 0, 0.16, 0.11, 1500),
  island: (out) =>
    [523, 659, 784, 1047].forEach((pitch, step) => bell(out, pitch, step * 0.09, 0.7, 0.04)),
  seal: (out) => {
    tone(out, 131, 0, 0.22, 0.09);
    scratch(out, 0, 0.07, 0.1, 500);
  },
  cup: (out) =>
    [784, 988, 1175, 1568].forEach((pitch, step) => bell(out, pitch, step * 0.08, 0.8, 0.032)),
  round: (out) => {
    bell(out, 392, 0, 1.1, 0.05);
    bell(out, 523, 0.26, 1.3, 0.05);
  },
  nope: (out) => tone(out, 196, 0, 0.16, 0.05, 'triangle'),
  tick: (out) => tone(out, 880, 0, 0.06, 0.02, 'triangle'),
  end: (out) =>
    [523, 659, 784, 1047, 1319].forEach((pitch, step) => bell(out, pitch, step * 0.12, 1, 0.04)),
} satisfies Record<string, (out: Out) => void>;

type Sounds = Record<keyof typeof VOICES, () => void>;

/** Each sound, to be heard now. */
export const sounds = Object.fromEntries(
  Object.entries(VOICES).map(([name, voice]) => [
    name,
    () => {
      const out = speaker();
      if (out) voice(out);
    },
  ]),
) as Sounds;

const SEA_SECONDS = 6;
const SEA_FADE = 1.5;

/** The sea: low noise that swells and ebbs, and some spray above it. What comes back ends it. */
export function sea({ context, to }: Out, loudness = 0.12): () => void {
  const length = Math.ceil(context.sampleRate * SEA_SECONDS);
  const noise = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const wave = noise.getChannelData(0);
  const seam = Math.ceil(length / 8);
  for (let at = 0; at < length; at++) wave[at] = Math.random() * 2 - 1;
  // The end fades into the beginning, so that the loop has no seam.
  for (let at = 0; at < seam; at++) {
    const share = at / seam;
    const end = length - seam + at;
    wave[end] =
      (wave[end] ?? 0) * Math.sqrt(1 - share) + (wave[seam - 1 - at] ?? 0) * Math.sqrt(share);
  }
  const all = new GainNode(context, { gain: 0 });
  all.gain.setValueAtTime(0, context.currentTime);
  all.gain.linearRampToValueAtTime(loudness, context.currentTime + SEA_FADE);
  all.connect(to);
  const parts: AudioScheduledSourceNode[] = [];
  for (const [pitch, share, breath] of [
    [260, 1, 0.11],
    [900, 0.22, 0.071],
  ] as const) {
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    const low = new BiquadFilterNode(context, { type: 'lowpass', frequency: pitch, Q: 0.3 });
    const swell = new GainNode(context, { gain: share * 0.6 });
    const tide = new OscillatorNode(context, { frequency: breath });
    tide.connect(new GainNode(context, { gain: share * 0.35 })).connect(swell.gain);
    source.connect(low).connect(swell).connect(all);
    parts.push(source, tide);
  }
  for (const part of parts) part.start();
  return () => {
    const now = context.currentTime;
    all.gain.cancelScheduledValues(now);
    all.gain.setTargetAtTime(0, now, 0.3);
    for (const part of parts) part.stop(now + 2);
  };
}

let ebb: (() => void) | undefined;

/** Let the sea be heard, where the player wants that; it begins with the first gesture. */
export function ambience(wanted: boolean): void {
  const out = wanted && settings.ambience ? speaker() : undefined;
  if (out && !ebb) ebb = sea(out);
  else if (!(wanted && settings.ambience && settings.sound)) {
    ebb?.();
    ebb = undefined;
  }
}
