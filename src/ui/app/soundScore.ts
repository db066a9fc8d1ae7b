import type { Sound } from './sounds';

interface Shape {
  /** Seconds after the sound begins, and how long it lasts. */
  readonly at: number;
  readonly lasts: number;
  /** At its loudest, of 1, and the seconds until then. */
  readonly loud: number;
  readonly swells?: number;
  /** Hertz, at its beginning and at its end: of a tone, or of the filter that noise goes through. */
  readonly pitch: readonly [number, number];
}

/** A tone, or filtered noise. */
export type Voice = Shape &
  ({ readonly wave: OscillatorType } | { readonly filter: 'lowpass' | 'bandpass' | 'highpass'; readonly sharp?: number });

const step = (at: number, loud: number): readonly Voice[] => [
  { filter: 'lowpass', at, lasts: 0.11, loud, pitch: [420, 120] },
  { wave: 'sine', at, lasts: 0.1, loud: loud * 0.7, pitch: [92, 52] },
  // The loudspeaker of a phone gives little of what is lower.
  { filter: 'bandpass', at, lasts: 0.07, loud: loud * 0.6, pitch: [1500, 700], sharp: 1.2 },
];

const arrow = (at: number): readonly Voice[] => [
  { filter: 'bandpass', at, lasts: 0.34, loud: 0.9, swells: 0.16, pitch: [2600, 700], sharp: 2.4 },
  { filter: 'lowpass', at: at + 0.33, lasts: 0.07, loud: 0.8, pitch: [900, 200] },
];

/** Iron on iron: partials that fit no scale, and the crash of shields under them. */
const blow = (at: number, loud: number): readonly Voice[] => [
  ...[1180, 1790, 2630, 3470].map(
    (hertz, i): Voice => ({
      wave: 'triangle',
      at,
      lasts: 0.34 - i * 0.06,
      loud: (loud * 0.32) / (i + 1),
      pitch: [hertz, hertz * 0.985],
    }),
  ),
  { filter: 'highpass', at, lasts: 0.06, loud: loud * 0.4, pitch: [3200, 2400] },
  { filter: 'lowpass', at, lasts: 0.14, loud: loud * 0.8, pitch: [700, 160] },
];

const stroke = (at: number): readonly Voice[] => [
  { filter: 'bandpass', at, lasts: 0.42, loud: 0.7, swells: 0.14, pitch: [360, 900], sharp: 0.9 },
  { wave: 'sine', at: at + 0.02, lasts: 0.09, loud: 0.3, pitch: [170, 120] },
];

const click = (at: number, loud: number): Voice => ({ filter: 'bandpass', at, lasts: 0.035, loud, pitch: [2900, 1700], sharp: 3 });

const note = (at: number, hertz: number, lasts: number): readonly Voice[] => [
  { wave: 'sawtooth', at, lasts, loud: 0.09, swells: 0.03, pitch: [hertz, hertz] },
  { wave: 'triangle', at, lasts, loud: 0.2, swells: 0.03, pitch: [hertz, hertz] },
];

/** What each sound is made of. */
export const SCORE: Readonly<Record<Sound, readonly Voice[]>> = {
  march: [step(0, 0.5), step(0.17, 0.42), step(0.34, 0.5), step(0.51, 0.38)].flat(),
  volley: [arrow(0), arrow(0.07), arrow(0.13)].flat(),
  clash: [blow(0, 0.8), blow(0.15, 0.55)].flat(),
  ram: [
    { filter: 'lowpass', at: 0, lasts: 0.6, loud: 0.9, pitch: [520, 60] },
    { wave: 'sine', at: 0, lasts: 0.5, loud: 0.7, pitch: [96, 38] },
    { filter: 'bandpass', at: 0.03, lasts: 0.14, loud: 0.6, pitch: [1300, 500], sharp: 1.6 },
    { filter: 'bandpass', at: 0.19, lasts: 0.1, loud: 0.4, pitch: [900, 420], sharp: 2 },
    { filter: 'bandpass', at: 0.3, lasts: 0.5, loud: 0.16, swells: 0.1, pitch: [500, 1400] },
  ],
  oars: [stroke(0), stroke(0.5)].flat(),
  die: [click(0, 1), click(0.08, 0.84), click(0.15, 0.72), click(0.2, 0.56), click(0.24, 0.4)],
  panic: [
    { wave: 'sawtooth', at: 0, lasts: 0.55, loud: 0.16, swells: 0.06, pitch: [330, 196] },
    { wave: 'triangle', at: 0, lasts: 0.55, loud: 0.24, swells: 0.06, pitch: [330, 196] },
    { wave: 'sawtooth', at: 0.42, lasts: 0.8, loud: 0.14, swells: 0.06, pitch: [294, 147] },
    { wave: 'triangle', at: 0.42, lasts: 0.8, loud: 0.22, swells: 0.06, pitch: [294, 147] },
  ],
  victory: [note(0, 392, 0.2), note(0.17, 523.3, 0.2), note(0.34, 659.3, 0.2), note(0.51, 784, 0.85), note(0.51, 523.3, 0.85)].flat(),
};
