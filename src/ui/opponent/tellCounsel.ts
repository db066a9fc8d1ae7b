import type { Snapshot } from '../../store/match';
import { announce } from '../app/announce';
import { helping } from '../table/helpPart';
import { armyNames } from '../table/names';
import { tableOf } from '../table/systems';
import { spoken } from '../words';
import { counselWords } from '../words/counsel';
import { opponentWords } from '../words/opponent';
import type { Counsel } from './opponent';

/** Reads out how it stands and what might be done: of every plan its chief orders, each plan with what it promises. */
export function tellCounsel(snapshot: Snapshot, { side, hidden, expected, plans }: Counsel): void {
  const words = opponentWords();
  if (side === undefined) return announce(counselWords().over);
  if (hidden) return announce(counselWords().hidden);
  const help = helping.getState().games[snapshot.system];
  const percent = (value: number) => new Intl.NumberFormat(spoken.getState().language, { style: 'percent' }).format(value);
  const text = (order: string) => help?.orderText({ ...snapshot, state: snapshot.shown }, order) ?? order;
  const army = tableOf(snapshot).naming(snapshot, armyNames(snapshot.head.battle)).army(side);
  const told = plans.map(({ orders, chief, value }) => {
    const first = chief.map((at) => text(orders[at]!.order)).join('; ');
    return first === '' ? `${words.nobodyMoves} ${percent(value)}.` : `${words.line(first, percent(value))}.`;
  });
  announce([words.expected(army, percent(expected)), ...(told.length === 0 ? [words.none] : [`${words.best}:`, ...told])].join(' '));
}
