import { chapterAt } from '../../store/chapters';
import { match, type Snapshot } from '../../store/match';
import { sheetOf } from '../board/Layer';
import { lettersBeneath, standalonePicture } from '../board/standalone';
import { tableOf } from '../table/contract/systems';
import { toldIn } from '../table/contract/told';
import { reportWords } from '../words/report';
import { type BattleTold, type ReportPanels, standingAt, tellBattle } from './battle';
import { lettersCarried } from './letters';
import { pngOf } from './raster';
import { openStudio } from './studio';
import { headLines } from './text';
import { captionOf } from './wrap';

/** What a picture of a moment says beneath the map. */
export function linesAt(panels: ReportPanels, snapshot: Snapshot, told: BattleTold, at: number): string[] {
  if (at === snapshot.cursor) return headLines(told);
  const words = reportWords();
  const system = tableOf(snapshot);
  const chapters = match.chapters();
  const { turn, player, phase } = chapters[chapterAt(chapters, Math.max(0, at - 1))]!;
  const { title, naming } = told;
  const events = toldIn('log', system, match.entries()[at - 1]?.events);
  return [
    `${title} · ${at === 0 ? words.start : `${words.turn(turn)} · ${words.phase(naming.army(player), system.phaseName(phase))}`}`,
    ...events.slice(0, 3).map((event) => system.say(event, naming)),
    ...standingAt(panels, snapshot, at, naming),
  ];
}

/** The whole map at a moment, as the table draws it, with a few words beneath: an SVG picture that stands alone. */
export async function pictureAt(panels: ReportPanels, snapshot: Snapshot, at: number): Promise<string> {
  const { width } = sheetOf(snapshot.context.board);
  const fonts = await lettersCarried();
  const studio = await openStudio(snapshot, width);
  try {
    const told = tellBattle(panels, snapshot);
    const caption = captionOf(linesAt(panels, snapshot, told, at), lettersBeneath(width));
    const picture = standalonePicture(studio.draw(at), { caption, fonts });
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
