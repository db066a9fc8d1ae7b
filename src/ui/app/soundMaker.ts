/* The sounds, synthesised: a chunk of its own, fetched with the first that is to be heard. */

import { preferences } from '../../store/preferences';
import { SCORE, type Voice } from './soundScore';
import type { Cue, Sound } from './sounds';

/** Seconds of noise that all voices of noise are cut from. */
const NOISE = 1;

let instruments: { readonly context: AudioContext; readonly noise: AudioBuffer; readonly out: GainNode } | undefined;

/** What the voices of a cue go through, by which they are silenced, those too that are still to come; and when they begin. */
interface Sounding {
  readonly out: GainNode;
  readonly at: number;
}

/** The cues of the last play. */
let sounding: readonly Sounding[] = [];

/** The same of what the play before it has ended with. */
let ending: Sounding | undefined;

/** Seconds before it begins in which what a play ends with is no longer ended by the next: that one may follow with the last scene. */
const SOON = 0.1;

/** Seconds in which what is silenced dies away: cut off at once it would crack. */
const FADE = 0.04;

/** As the ear has it: half as loud in the middle. */
const loudness = (volume: number): number => volume * volume;

/** Made with the first sound, when somebody has touched the page. */
function tuned() {
  if (instruments) return instruments;
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate * NOISE, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const out = context.createGain();
  out.gain.value = loudness(preferences.getState().volume);
  out.connect(context.destination);
  preferences.subscribe(({ volume }) => {
    out.gain.value = loudness(volume);
    if (volume === 0) hush();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hush());
  instruments = { context, noise, out };
  return instruments;
}

/** One voice from a moment of the context's clock on: a tone or noise, through a filter, that swells and dies away. */
function sing({ context, noise }: ReturnType<typeof tuned>, out: GainNode, voice: Voice, start: number): void {
  const from = start + voice.at;
  const end = from + voice.lasts;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0.0001, from);
  swell.gain.exponentialRampToValueAtTime(voice.loud, from + Math.min(voice.swells ?? 0.006, voice.lasts / 2));
  swell.gain.exponentialRampToValueAtTime(0.0001, end);
  swell.connect(out);
  if ('wave' in voice) {
    const tone = context.createOscillator();
    tone.type = voice.wave;
    tone.frequency.setValueAtTime(voice.pitch[0], from);
    tone.frequency.exponentialRampToValueAtTime(voice.pitch[1], end);
    tone.connect(swell);
    tone.start(from);
    tone.stop(end);
    return;
  }
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noise;
  source.loop = true;
  filter.type = voice.filter;
  filter.Q.value = voice.sharp ?? 0.8;
  filter.frequency.setValueAtTime(voice.pitch[0], from);
  filter.frequency.exponentialRampToValueAtTime(voice.pitch[1], end);
  source.connect(filter);
  filter.connect(swell);
  source.start(from, Math.random() * NOISE);
  source.stop(end);
}

const playing = (sound: Sound): readonly Voice[] => SCORE[sound];

function silence({ out }: Sounding): void {
  const { currentTime } = instruments!.context;
  out.gain.setValueAtTime(1, currentTime);
  out.gain.linearRampToValueAtTime(0, currentTime + FADE);
  setTimeout(() => out.disconnect(), 2 * FADE * 1000);
}

/** Ends what is heard, and what of it is still to come. */
export function hush(): void {
  for (const cue of ending ? [ending, ...sounding] : sounding) silence(cue);
  sounding = [];
  ending = undefined;
}

/** Plays sounds at their times, as loud as it is wished, in place of what is heard; but what the last play ends with, which the next may follow at once, dies away. */
export function play(cues: readonly Cue[]): void {
  const at = tuned();
  if (at.context.state === 'suspended') void at.context.resume();
  const { currentTime } = at.context;
  const last = sounding.at(-1);
  const spared = last && last.at < currentTime + SOON ? last : undefined;
  sounding = sounding.filter((cue) => cue !== spared);
  hush();
  ending = spared;
  sounding = cues.map(({ sound, after }) => {
    const out = at.context.createGain();
    const start = currentTime + 0.02 + after / 1000;
    out.connect(at.out);
    for (const voice of playing(sound)) sing(at, out, voice, start);
    return { out, at: start };
  });
}
