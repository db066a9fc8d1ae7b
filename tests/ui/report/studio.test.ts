import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { notify } from '../../../src/ui/app/toasts';
import type { Surround } from '../../../src/ui/board/standalone';
import { filmOf, saveFilm } from '../../../src/ui/report/film';
import { pictureAt } from '../../../src/ui/report/picture';
import { imageOf, settled } from '../../../src/ui/report/raster';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import type { SystemPanels } from '../../../src/ui/table/contract/system';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { now } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchReportWords, reportWords } from '../../../src/ui/words/report';
import { skirmish } from '../systems/ancients/skirmish';

/* A page in which what is drawn is told in words, and nobody waits for it. */

const { letters, openStudio, close } = vi.hoisted(() => ({
  letters: vi.fn<() => Promise<string>>(),
  openStudio: vi.fn(),
  close: vi.fn(),
}));
vi.mock('../../../src/ui/report/letters', () => ({ lettersCarried: letters }));
vi.mock('../../../src/ui/report/raster', () => ({ imageOf: vi.fn(), settled: vi.fn() }));
vi.mock(import('../../../src/ui/app/toasts'), async (real) => ({ ...(await real()), notify: vi.fn() }));
vi.mock(import('../../../src/ui/report/studio'), async (real) => ({ ...(await real()), openStudio }));
vi.mock(import('../../../src/ui/board/standalone'), async (real) => ({
  ...(await real()),
  roomBeneath: () => ({ width: 1000, measure: () => 0 }),
  standalonePicture: (sheets: unknown, { caption }: Surround) => JSON.stringify({ sheets, head: caption[0]!.text }),
}));

const track = { stop: vi.fn() };
const pen = { drawImage: () => undefined };
const canvas = { getContext: () => pen, captureStream: () => ({ getTracks: () => [track] }) };

class Recorder {
  static readonly all: Recorder[] = [];
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'video/webm';
  onstop: (() => void) | undefined;
  constructor() {
    Recorder.all.push(this);
  }
  start = () => this.turn('recording');
  pause = () => this.turn('paused');
  resume = () => this.turn('recording');
  stop = () => {
    this.turn('inactive');
    this.onstop?.();
  };
  private turn(state: string): void {
    this.state = state;
  }
}

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchReportWords(), fetchRules(skirmish), fetchTable('ancients')]));

let panels: SystemPanels;

beforeEach(async () => {
  vi.clearAllMocks();
  Recorder.all.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: '' }, createElement: () => canvas });
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  // A film is recorded in the time that it takes.
  vi.stubGlobal('setTimeout', (done: () => void) => queueMicrotask(done));
  letters.mockReset().mockResolvedValue('');
  openStudio
    .mockReset()
    .mockResolvedValue({ draw: ({ glimpse }: { readonly glimpse: { readonly state: object } }) => glimpse.state, close });
  vi.mocked(imageOf)
    .mockReset()
    .mockResolvedValue({ width: 8, height: 8 } as HTMLImageElement);
  vi.mocked(settled).mockReset().mockResolvedValue(undefined);
  lay('Trial');
  panels = await tableOf(now()!).panels();
});

function lay(title: string): void {
  expect(match.begin({ position: { ...skirmish, player: title === 'Trial' ? 1 : 2 }, seed: 7, names: ['', ''], title }).ok).toBe(true);
  expect(match.playText('end').ok).toBe(true);
}

const asked = (call = new AbortController()) => ({ call, film: { signal: call.signal, progress: () => undefined } });

test.each([
  ['a picture', () => pictureAt(panels, now()!, 0)],
  ['a film', () => filmOf(panels, now()!, asked().film)],
])('for %s whose letters do not come nothing is laid out beside the page', async (_, draw) => {
  letters.mockRejectedValue(new Error('no letters'));
  await expect(draw()).rejects.toThrow('no letters');
  expect(openStudio).not.toHaveBeenCalled();
});

test('a picture is of the battle that lay on the table when it was asked for', async () => {
  const { state } = now()!;
  letters.mockImplementation(async () => {
    lay('Another');
    return '';
  });
  const picture = JSON.parse(await pictureAt(panels, now()!, 1));
  expect(picture).toEqual({ sheets: JSON.parse(JSON.stringify(state)), head: expect.stringContaining('Trial') });
  expect(now()!.state).not.toEqual(state);
});

test('so is a film, picture by picture', async () => {
  const start = match.stateAt(0);
  const { state } = now()!;
  letters.mockImplementation(async () => {
    match.close();
    return '';
  });
  expect(await filmOf(panels, now()!, asked().film)).toMatchObject({ type: 'video/webm' });
  const drawn = vi.mocked(imageOf).mock.calls.map(([svg]) => JSON.parse(svg).sheets);
  expect([drawn[0], drawn.at(-1)]).toEqual(JSON.parse(JSON.stringify([start, state])));
  expect(Recorder.all.map((one) => one.state)).toEqual(['inactive']);
  expect(track.stop).toHaveBeenCalledTimes(1);
});

const first =
  <Value>(then: () => void, value: Value) =>
  async (): Promise<Value> => {
    then();
    return value;
  };

test.each([
  ['its letters come', (then: () => void) => letters.mockImplementation(first(then, '')), { laidOut: 0, drawn: 0, recorded: 0 }],
  [
    'the map is laid out',
    (then: () => void) => openStudio.mockImplementation(first(then, { draw: () => ({}), close })),
    { laidOut: 1, drawn: 0, recorded: 0 },
  ],
  [
    'the first picture settles',
    (then: () => void) => vi.mocked(settled).mockImplementationOnce(async () => then()),
    { laidOut: 1, drawn: 1, recorded: 0 },
  ],
  [
    'the second picture settles',
    (then: () => void) =>
      vi
        .mocked(settled)
        .mockImplementationOnce(async () => undefined)
        .mockImplementationOnce(async () => then()),
    { laidOut: 1, drawn: 2, recorded: 1 },
  ],
])('a film that is called off while %s goes no further, and leaves nothing behind', async (_, during, { laidOut, drawn, recorded }) => {
  const { call, film } = asked();
  during(() => call.abort());
  expect(await filmOf(panels, now()!, film)).toBeUndefined();
  expect(openStudio).toHaveBeenCalledTimes(laidOut);
  expect(close).toHaveBeenCalledTimes(laidOut);
  expect(imageOf).toHaveBeenCalledTimes(drawn);
  expect(Recorder.all.map(({ state }) => state)).toEqual(Array(recorded).fill('inactive'));
  expect(track.stop).toHaveBeenCalledTimes(recorded);
});

test('where a picture of a film fails its recording ends, and that is told', async () => {
  vi.mocked(settled).mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no picture'));
  await saveFilm(panels, now()!, asked().film);
  expect(Recorder.all.map(({ state }) => state)).toEqual(['inactive']);
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(vi.mocked(notify).mock.calls).toEqual([[reportWords().film.failed, 'trouble']]);
});

test('whoever has called a film off is not told that it failed', async () => {
  const { call, film } = asked();
  letters.mockImplementation(() => {
    call.abort();
    return Promise.reject(new Error('no letters'));
  });
  await saveFilm(panels, now()!, film);
  expect(notify).not.toHaveBeenCalled();
});
