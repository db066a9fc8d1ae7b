import type { Snapshot } from '../../../store/match';
import { wordsNow } from '../../words';
import type { BareNaming } from '../../words/naming';
import type { Reason, SystemPanels } from './system';

/** Why a battle that is over was won, where the points do not say it: it was conceded, a draw is a victory in it, other things than points decide it. */
export function whyWon(panels: Pick<SystemPanels, 'isDrawn' | 'verdict'>, now: Snapshot, naming: BareNaming): readonly Reason[] {
  const { result } = wordsNow().table;
  const { outcome, conceded, context } = now;
  if (!outcome) return [];
  if (conceded !== undefined) return [{ text: result.conceded(naming.army(conceded === 1 ? 0 : 1)) }];
  const { draw } = context;
  const isDrawn = panels.isDrawn?.(now) ?? outcome.score[0] === outcome.score[1];
  const found = panels.verdict?.(now, naming);
  return [...(isDrawn && draw > 0 ? [{ text: result.drawFor(naming.army(draw === 1 ? 0 : 1)) }] : []), ...(found ? [found] : [])];
}
