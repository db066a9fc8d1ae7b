import { beforeEach, expect, test, vi } from 'vitest';

/* What makes sounds, on an instrument that only notes what it is asked for. */

class Param {
  value = 1;
  setValueAtTime = vi.fn<(value: number, at: number) => void>((value) => {
    this.value = value;
  });
  exponentialRampToValueAtTime = vi.fn<(value: number, at: number) => void>();
  linearRampToValueAtTime = vi.fn<(value: number, at: number) => void>((value) => {
    this.value = value;
  });
}

class Sounder {
  readonly gain = new Param();
  readonly frequency = new Param();
  readonly Q = new Param();
  into: unknown;
  connect = (into: unknown) => {
    this.into = into;
  };
  disconnect = vi.fn<() => void>(() => {
    this.into = undefined;
  });
  start = vi.fn<(at: number) => void>();
  stop = vi.fn<(at: number) => void>();
}

let made: Sounder[];
let time: number;
const loud = 'loudspeaker';
const make = () => {
  const one = new Sounder();
  made.push(one);
  return one;
};
const leave = new Map<string, () => void>();
const page = { visibilityState: 'visible', addEventListener: (kind: string, hear: () => void) => leave.set(kind, hear) };

class Instrument {
  readonly destination = loud;
  readonly sampleRate = 10;
  get currentTime() {
    return time;
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  createGain = make;
  createOscillator = make;
  createBiquadFilter = make;
  createBufferSource = make;
}

/** Those that go straight to the loudspeaker, and those that go to these: one for each cue. */
const into = (what: unknown) => made.filter((one) => one.into === what);
const cues = () => into(into(loud)[0]);
const volumes = () => cues().map(({ gain }) => gain.value);

async function maker() {
  vi.resetModules();
  return import('../../../src/ui/app/soundMaker');
}

beforeEach(() => {
  made = [];
  time = 3;
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('AudioContext', Instrument);
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const CUES = [
  { sound: 'clash', after: 0 },
  { sound: 'victory', after: 4000 },
] as const;

test('the next play ends what is heard, which dies away first; what the play ends with, once it begins, only the one after the next', async () => {
  const { play } = await maker();
  play(CUES);
  const [clash, victory] = cues();
  expect(into(clash).length + into(victory).length, 'all their voices go through one each').toBeGreaterThan(10);
  time = 7;
  play(CUES);
  expect(clash!.gain.linearRampToValueAtTime).toHaveBeenCalledWith(0, 7.04);
  expect(cues()).toHaveLength(4);
  vi.advanceTimersByTime(100);
  expect(cues()).toHaveLength(3);
  expect(cues()[0]).toBe(victory);
  expect(victory!.gain.linearRampToValueAtTime).not.toHaveBeenCalled();
  play(CUES);
  expect(victory!.gain.linearRampToValueAtTime).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100);
  // The second play has ended with nothing yet.
  expect(cues()).toHaveLength(2);
});

test('it is ended where the page goes out of sight, and by whoever asks for it, once', async () => {
  const { play, hush } = await maker();
  play(CUES);
  leave.get('visibilitychange')!();
  expect(volumes()).toEqual([1, 1]);
  page.visibilityState = 'hidden';
  leave.get('visibilitychange')!();
  expect(volumes()).toEqual([0, 0]);
  vi.advanceTimersByTime(100);
  play(CUES);
  time += 4;
  play(CUES);
  const heard = cues();
  hush();
  hush();
  expect(heard).toHaveLength(4);
  for (const { gain } of heard) expect(gain.linearRampToValueAtTime).toHaveBeenCalledOnce();
});

test('it is as loud as is wished while it is heard, and is ended where none is wished any more', async () => {
  const { play } = await maker();
  const { preferences } = await import('../../../src/store/preferences');
  preferences.setState({ volume: 1 });
  play(CUES);
  const [out] = into(loud);
  expect(out!.gain.value).toBe(1);
  preferences.setState({ volume: 0.5 });
  expect(out!.gain.value).toBe(0.25);
  expect(volumes()).toEqual([1, 1]);
  preferences.setState({ volume: 0 });
  expect(volumes()).toEqual([0, 0]);
});
