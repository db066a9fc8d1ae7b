import { match, type Snapshot } from '../../store/match';
import { sheetOf } from '../board/Layer';
import { lettersBeneath, standalonePicture } from '../board/standalone';
import { tableOf } from '../table/contract/systems';
import { isSought } from '../table/session/passages';
import { type ReportPanels, tellBattle } from './battle';
import { lettersCarried } from './letters';
import { linesAt } from './picture';
import { imageOf, settled } from './raster';
import { type Filmed, shotsOf } from './shots';
import { openStudio } from './studio';
import { captionOf } from './wrap';

/** Pixels that the map of a film has at most. */
const MOST = { width: 1280, height: 1440 } as const;
/** Lines beneath the map at least: what has happened in two or three, and both sides. */
const LINES = 6;
/** Milliseconds between two drawings of the same picture: what is recorded is what is drawn. */
const BEAT = 100;
/** Bits a second: of maps with small letters that stand still. */
const QUALITY = 4_000_000;

const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

/** What this browser records films as; undefined where it records none. */
export const filmKind = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));

/** Map units in a pixel of a film of a board of this size. */
export const unitsInPixel = ({ width, height }: ReturnType<typeof sheetOf>): number => Math.max(width / MOST.width, height / MOST.height);

/** The plays up to where the battle stands, as a film asks of them. */
export function filmed(snapshot: Snapshot): Filmed[] {
  const system = tableOf(snapshot);
  const ends = new Set(match.chapters().map(({ from }) => from));
  return match
    .entries()
    .slice(0, snapshot.cursor)
    .map((entry, i) => ({ at: i + 1, isFight: isSought(system, entry, 'fight'), ends: ends.has(i + 1) }));
}

/** Not every kind of film has an odd size. */
const even = (pixels: number): number => pixels + (pixels % 2);

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Draws pictures of SVG on a canvas, the first of which says how large it is. */
function createScreen() {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d')!;
  let shown: ImageBitmap | undefined;
  return {
    canvas,
    /** Draws the same picture again: from its points, for as SVG it would be laid out each time. */
    draw(): void {
      if (shown) pen.drawImage(shown, 0, 0);
    },
    async show(svg: string): Promise<void> {
      const image = await imageOf(svg);
      await settled(image);
      if (!shown) Object.assign(canvas, { width: even(image.width), height: even(image.height) });
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      shown?.close();
      shown = await createImageBitmap(canvas);
    },
  };
}

export interface FilmAsked {
  readonly signal: AbortSignal;
  /** Told of every picture: so many of so many. */
  progress(done: number, all: number): void;
}

/**
 * The whole battle up to where it stands as a film, recorded in the time that it takes. Undefined: it was called off. Throws where the browser records
 * nothing.
 */
export async function filmOf(panels: ReportPanels, snapshot: Snapshot, { signal, progress }: FilmAsked): Promise<Blob | undefined> {
  const sheet = sheetOf(snapshot.context.board);
  const u = unitsInPixel(sheet);
  const pixels = sheet.width / u;
  const fonts = await lettersCarried();
  const told = tellBattle(panels, snapshot);
  const shots = shotsOf(filmed(snapshot), snapshot.cursor);
  const screen = createScreen();
  const captions = new Map(shots.map(({ at }) => [at, captionOf(linesAt(panels, snapshot, told, at), lettersBeneath(pixels))]));
  // In every picture as many: nothing of any is cut off.
  const rows = Math.max(LINES, ...[...captions.values()].map(({ length }) => length));
  const studio = await openStudio(snapshot, pixels);
  const picture = (at: number): string => {
    const svg = standalonePicture(studio.draw(at), { caption: captions.get(at)!, rows, fonts, u });
    if (svg === undefined) throw new Error('no board was laid out');
    return svg;
  };
  try {
    await screen.show(picture(0));
    const recorder = new MediaRecorder(screen.canvas.captureStream(), { mimeType: filmKind()!, videoBitsPerSecond: QUALITY });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.start();
    for (const [i, { at, ms }] of shots.entries()) {
      if (i > 0) {
        // Nothing is recorded while the next picture is made.
        recorder.pause();
        await screen.show(picture(at));
        recorder.resume();
      }
      for (let stood = 0; stood < ms && !signal.aborted; stood += BEAT) {
        screen.draw();
        await wait(BEAT);
      }
      progress(i + 1, shots.length);
      if (signal.aborted) break;
    }
    recorder.stop();
    await ended;
    return signal.aborted ? undefined : new Blob(parts, { type: recorder.mimeType });
  } finally {
    studio.close();
  }
}
