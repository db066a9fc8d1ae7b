import type { Snapshot } from '../../store/match';
import { announce } from '../app/announce';
import { gameHelp } from '../table/contract/helpPart';
import { armyNames } from '../table/contract/names';
import { tableOf } from '../table/contract/systems';
import { spoken, wordsNow } from '../words';
import { counselWords } from '../words/counsel';
import { opponentWords } from '../words/opponent';
import type { Counsel } from './opponent';

/** Reads out how it stands and the best of what might be done; the other plans are read in the panel. */
export function tellCounsel(snapshot: Snapshot, { side, hidden, expected, plans: [best], isRest }: Counsel): void {
  const words = opponentWords();
  if (side === undefined) return announce(counselWords().over);
  if (hidden) return announce(counselWords().hidden);
  const help = gameHelp(snapshot.system).now();
  const percent = new Intl.NumberFormat(spoken.getState().language, { style: 'percent' }).format(expected);
  const text = (order: string) => help?.orderText({ ...snapshot, state: snapshot.shown }, order) ?? order;
  const army = tableOf(snapshot).naming(snapshot, armyNames(snapshot)).army(side);
  const chief = best && wordsNow().table.clauses(best.chief.map((at) => text(best.orders[at]!.order)));
  const told = best && words.line(isRest ? words.restOfPlan : words.bestPlan, chief || words.nobodyMoves);
  announce(`${words.expected(army, percent)} ${told ?? words.none}`);
}
