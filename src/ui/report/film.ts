import { match, type Snapshot } from '../../store/match';
import { notify } from '../app/toasts';
import { sheetOf } from '../board/Layer';
import { type RoomBeneath, roomBeneath, standalonePicture } from '../board/standalone';
import { tableOf } from '../table/contract/systems';
import { titleNow } from '../table/contract/titles';
import { isSought } from '../table/session/passages';
import { reportWords } from '../words/report';
import { type ReportPanels, tellBattle } from './battle';
import { handOver } from './handing';
import { lettersCarried } from './letters';
import { linesAt } from './picture';
import { imageOf, settled } from './raster';
import { type Filmed, shotsOf } from './shots';
import { momentAt, openStudio } from './studio';
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

/** Records what is drawn on a canvas, until it is closed. Throws where the browser records nothing. */
function recordingOf(canvas: HTMLCanvasElement) {
  const stream = canvas.captureStream();
  const recorder = new MediaRecorder(stream, { mimeType: filmKind()!, videoBitsPerSecond: QUALITY });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start();
  return {
    recorder,
    async end(): Promise<Blob> {
      recorder.stop();
      await ended;
      return new Blob(parts, { type: recorder.mimeType });
    },
    close(): void {
      if (recorder.state !== 'inactive') recorder.stop();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

/** All pictures of a film as the battle on the table has them, with what stands beneath each. */
function picturesOf(panels: ReportPanels, snapshot: Snapshot, room: RoomBeneath) {
  const told = tellBattle(panels, snapshot);
  return shotsOf(filmed(snapshot), snapshot.cursor).map(({ at, ms }) => ({
    ms,
    moment: momentAt(snapshot, at),
    caption: captionOf(linesAt(panels, snapshot, told, at), room),
  }));
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
  // Another game may lie on the table once anything has been waited for.
  const pictures = picturesOf(panels, snapshot, roomBeneath(pixels));
  // In every picture as many: nothing of any is cut off.
  const rows = Math.max(LINES, ...pictures.map(({ caption }) => caption.length));
  const [first] = pictures;
  const fonts = await lettersCarried();
  if (signal.aborted) return undefined;
  const screen = createScreen();
  const studio = await openStudio(snapshot, pixels, first!.moment);
  const show = ({ moment, caption }: (typeof pictures)[number]): Promise<void> => {
    const svg = standalonePicture(studio.draw(moment), { caption, rows, fonts, u });
    if (svg === undefined) throw new Error('no board was laid out');
    return screen.show(svg);
  };
  let recording: ReturnType<typeof recordingOf> | undefined;
  try {
    for (const [i, picture] of pictures.entries()) {
      if (signal.aborted) return undefined;
      // Nothing is recorded while the next picture is made.
      recording?.recorder.pause();
      await show(picture);
      if (signal.aborted) return undefined;
      if (recording) recording.recorder.resume();
      else recording = recordingOf(screen.canvas);
      for (let stood = 0; stood < picture.ms && !signal.aborted; stood += BEAT) {
        screen.draw();
        await wait(BEAT);
      }
      progress(i + 1, pictures.length);
    }
    return signal.aborted ? undefined : await recording!.end();
  } finally {
    recording?.close();
    studio.close();
  }
}

/** Makes the film and hands it over; whoever has called it off hears no more of it. */
export async function saveFilm(panels: ReportPanels, snapshot: Snapshot, asked: FilmAsked): Promise<void> {
  const words = reportWords().film;
  const title = titleNow(snapshot.head);
  try {
    const blob = await filmOf(panels, snapshot, asked);
    const ending = blob?.type.startsWith('video/mp4') ? 'mp4' : 'webm';
    if (blob && (await handOver({ title, ending, blob }))) notify(words.saved);
  } catch {
    if (!asked.signal.aborted) notify(words.failed, 'trouble');
  }
}
