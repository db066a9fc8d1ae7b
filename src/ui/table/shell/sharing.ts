import { SIDES } from '../../../kernel/twoSides';
import { copyText } from '../../app/copyText';
import { whenFetched } from '../../app/fetched';
import { notify } from '../../app/toasts';
import { wordsNow } from '../../words';
import { armyNames } from '../contract/names';
import type { SystemPanels } from '../contract/system';
import { tableOf } from '../contract/systems';
import { now } from '../session';

/** A battle that is over in a few lines: its name, who has won, points and losses of both sides. Undefined while it is not over. */
export function reportText(panels: Pick<SystemPanels, 'losses'>): string | undefined {
  const snapshot = now();
  if (!snapshot?.outcome) return undefined;
  const { table: words } = wordsNow();
  const { result, armies } = words;
  const { outcome, head, conceded, state, context } = snapshot;
  const naming = tableOf(snapshot).naming(snapshot, armyNames(head.battle));
  const { winner, score } = outcome;
  const lost = panels.losses?.(snapshot);
  const sides = SIDES.map((side) => {
    const losses = lost?.[side]?.map(([name, value]) => `${name} ${value}`).join(', ');
    return [naming.army(side), conceded === undefined ? armies.points(score[side]) : undefined, losses].filter(Boolean).join(' · ');
  });
  return [
    `${head.title} · ${words.turn(state.turn, context.turns)}`,
    winner === 0 ? result.draw : result.wins(naming.army(winner === 1 ? 0 : 1)),
    ...(conceded === undefined ? [] : [result.conceded(naming.army(conceded === 1 ? 0 : 1))]),
    ...sides,
  ].join('\n');
}

/** Puts the report where it can be pasted, and says so. */
export async function copyReport(panels: SystemPanels): Promise<void> {
  const text = reportText(panels);
  if (text === undefined) return;
  const { result } = wordsNow().table;
  if (await copyText(Promise.resolve(text))) notify(result.copied);
  else notify(result.uncopied, 'trouble');
}

/** Hands the map as it stands, with the report beneath, to the browser as a picture to be kept: an SVG file, which any page or word processor takes. */
export function savePicture(panels: SystemPanels): void {
  const text = reportText(panels);
  const sheets = document.querySelector('.table-field .board-sheets');
  const title = now()?.head.title;
  if (text === undefined || !sheets || title === undefined) return;
  whenFetched(
    Promise.all([import('../../../store/file'), import('../../board/standalone')]),
    ([{ fileName, offerFile }, { standalonePicture }]) => {
      const picture = standalonePicture(sheets, text.split('\n'));
      if (picture === undefined) return;
      offerFile(fileName(title, Date.now(), 'svg'), picture, 'image/svg+xml');
      notify(wordsNow().table.result.pictureSaved);
    },
  );
}
