import { settings } from './settings.svelte';

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!settings.sound || typeof AudioContext === 'undefined') return undefined;
  // A browser lets sound begin only after a gesture; before that there is nothing to be heard.
  if (!context && !navigator.userActivation?.hasBeenActive) return undefined;
  if (!context) return (context = new AudioContext());
  if (context.state === 'running') return context;
  // A call or a locked screen has silenced it; what is played meanwhile would all be heard at once.
  void context.resume().catch(() => undefined);
  return undefined;
}

function tone(
  pitch: number,
  after: number,
  length: number,
  loudness: number,
  kind: OscillatorType = 'sine',
): void {
  const out = audio();
  if (!out) return;
  const begin = out.currentTime + after;
  const voice = new OscillatorNode(out, { type: kind, frequency: pitch });
  const volume = new GainNode(out, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(volume).connect(out.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

function scratch(after: number, length: number, loudness: number, pitch: number): void {
  const out = audio();
  if (!out) return;
  const samples = Math.ceil(out.sampleRate * length);
  const noise = new AudioBuffer({ length: samples, sampleRate: out.sampleRate });
  const wave = noise.getChannelData(0);
  for (let at = 0; at < samples; at++)
    wave[at] = (Math.random() * 2 - 1) * Math.sin((Math.PI * at) / samples);
  const source = new AudioBufferSourceNode(out, { buffer: noise });
  const band = new BiquadFilterNode(out, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(band)
    .connect(new GainNode(out, { gain: loudness }))
    .connect(out.destination);
  source.start(out.currentTime + after);
}

export const sounds = {
  pencil(): void {
    scratch(0, 0.09, 0.1, 2600);
    scratch(0.11, 0.09, 0.1, 3100);
  },
  rubber(): void {
    scratch(0, 0.12, 0.07, 1100);
  },
  coin(): void {
    tone(1568, 0, 0.18, 0.04, 'triangle');
    tone(2093, 0.06, 0.3, 0.035, 'triangle');
  },
  palm(): void {
    tone(523, 0, 0.2, 0.05);
    tone(784, 0.07, 0.26, 0.05);
  },
  cross(): void {
    tone(440, 0, 0.1, 0.05, 'triangle');
  },
  card(): void {
    scratch(0, 0.14, 0.09, 1700);
  },
  island(): void {
    [523, 659, 784, 1047].forEach((pitch, step) => tone(pitch, step * 0.07, 0.4, 0.05, 'triangle'));
  },
  cup(): void {
    [784, 988, 1175].forEach((pitch, step) => tone(pitch, step * 0.05, 0.7, 0.045));
  },
  nope(): void {
    tone(196, 0, 0.14, 0.05, 'triangle');
  },
  tick(): void {
    tone(880, 0, 0.05, 0.02, 'triangle');
  },
  end(): void {
    [523, 659, 784, 1047, 1319].forEach((pitch, step) => tone(pitch, step * 0.11, 0.9, 0.05));
  },
};
