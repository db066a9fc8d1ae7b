import type { Undone } from '../../table/contract/system';
import { dutiesOf } from './attacks';
import type { Snapshot } from './match';
import { readyCount } from './ready';
import { bawWords } from './words';

/** What is left to be done in the phase, and how the button that ends it is called; B7.1 first who must attack. */
export function undoneOf({ context, state }: Snapshot): Undone {
  const { phase } = state;
  const { table } = bawWords();
  if (phase === 'over') return { end: table.end.over, text: '', warns: false };
  const { bound, due } = dutiesOf(context, state);
  if (bound.length > 0) return { end: table.end.melee, text: table.stillDue(bound.length, due.length), warns: false };
  const left = readyCount(context, state);
  const text = left === 0 ? table.nothingUndone : table.undone[phase](left);
  const idle = phase === 'movement' ? ![...state.units, ...state.leaders].some(({ moved }) => moved) : true;
  return { end: table.end[phase], text, warns: left > 0 && idle };
}
