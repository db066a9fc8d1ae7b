import { match, type Snapshot } from '../../store/match';
import { sheetOf } from '../board/Layer';
import { lettersBeneath, standalonePicture } from '../board/standalone';
import { type ReportPanels, tellBattle } from './battle';
import { lettersCarried } from './letters';
import { linesAt } from './picture';
import { imageOf, settled } from './raster';
import { type Filmed, shotsOf } from './shots';
import { openStudio } from './studio';
import { wrapped } from './wrap';

/** Pixels across. */
const WIDTH = 1280;
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

/** The plays up to where the battle stands, as a film asks of them. */
function filmed({ cursor }: Snapshot): Filmed[] {
  const ends = new Set(match.chapters().map(({ from }) => from));
  return match
    .entries()
    .slice(0, cursor)
    .map(({ dice }, i) => ({ at: i + 1, isFight: dice.length > 0, ends: ends.has(i + 1) }));
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Draws pictures of SVG on a canvas as wide as a film, the first of which says how high it is. */
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
      if (!shown) Object.assign(canvas, { width: WIDTH, height: Math.round((WIDTH * image.height) / image.width) });
      pen.drawImage(image, 0, 0, WIDTH, (WIDTH * image.height) / image.width);
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
  const { width } = sheetOf(snapshot.context.board);
  const fonts = await lettersCarried();
  const told = tellBattle(panels, snapshot);
  const shots = shotsOf(filmed(snapshot), snapshot.cursor);
  const screen = createScreen();
  const linesOf = (at: number) => wrapped(linesAt(panels, snapshot, told, at), lettersBeneath(width));
  // In every picture as many: nothing of how it ended is cut off.
  const room = Math.max(LINES, linesOf(snapshot.cursor).length);
  const studio = await openStudio(snapshot, width);
  const picture = (at: number): string => {
    const lines = linesOf(at).slice(0, room);
    const svg = standalonePicture(studio.draw({ at }), { lines: [...lines, ...Array<string>(room - lines.length).fill(' ')], fonts });
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
