import { match, type Snapshot } from '../../store/match';
import { sheetOf } from '../board/Layer';
import { roomBeneath, standalonePicture } from '../board/standalone';
import { tableOf } from '../table/contract/systems';
import { toldIn } from '../table/contract/told';
import { partsOf } from '../table/session';
import { reportWords } from '../words/report';
import { type BattleTold, type ReportPanels, standingAt, tellBattle } from './battle';
import { lettersCarried } from './letters';
import { pngOf } from './raster';
import { momentAt, openStudio } from './studio';
import { headLines } from './text';
import { captionOf } from './wrap';

/** So many sentences tell a play, or what a player turn began with. */
const SENTENCES = 3;

/** What a picture of a moment says beneath the map. */
export function linesAt(panels: ReportPanels, snapshot: Snapshot, told: BattleTold, at: number): string[] {
  if (at === snapshot.cursor) return headLines(told);
  const words = reportWords();
  const system = tableOf(snapshot);
  const chapters = match.chapters();
  const { title, naming } = told;
  const when = (index: number): string => {
    const { turn, player, phase } = chapters[index]!;
    return at === 0 ? words.start : `${words.turn(turn)} · ${words.phase(naming.army(player), system.phaseName(phase))}`;
  };
  const [own, ...others] = partsOf(chapters, match.entries()[at - 1]?.events ?? [], at).map(({ phase, events }) => ({
    when: when(phase),
    said: toldIn('log', system, events)
      .slice(0, SENTENCES)
      .map((event) => system.say(event, naming)),
  }));
  const telling = others.filter(({ said }) => said.length > 0);
  // What tells only of the turn that began stands under that.
  const [first, ...more] = own!.said.length > 0 || telling.length === 0 ? [own!, ...telling] : telling;
  return [
    `${title} · ${first!.when}`,
    ...first!.said,
    ...more.flatMap((part) => [part.when, ...part.said]),
    ...standingAt(panels, snapshot, at, naming),
  ];
}

/** The whole map at a moment, as the table draws it, with a few words beneath: an SVG picture that stands alone. */
export async function pictureAt(panels: ReportPanels, snapshot: Snapshot, at: number): Promise<string> {
  const { width } = sheetOf(snapshot.context.board);
  // Another game may lie on the table once its letters have come.
  const moment = momentAt(snapshot, at);
  const caption = captionOf(linesAt(panels, snapshot, tellBattle(panels, snapshot), at), roomBeneath(width));
  const fonts = await lettersCarried();
  const studio = await openStudio(snapshot, width, moment);
  try {
    const picture = standalonePicture(studio.draw(moment), { caption, fonts });
    if (picture === undefined) throw new Error('no board was laid out');
    return picture;
  } finally {
    studio.close();
  }
}

/** The same as a file. */
export async function pictureFile(panels: ReportPanels, snapshot: Snapshot, at: number, ending: 'svg' | 'png'): Promise<Blob> {
  const svg = await pictureAt(panels, snapshot, at);
  return ending === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : pngOf(svg);
}
