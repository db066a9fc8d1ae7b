import { perState } from '../../../kernel/perObject';
import type { Context, State } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { leadersToPlace } from '../../../rules/ancients/play/leaders';
import { ancients } from '../../../rules/ancients/system';
import type { Undone } from '../../table/contract/system';
import { follow } from '../../table/session';
import { readyUnits } from './facts';
import type { Snapshot } from './match';
import { leaderOrders, type OptionOrder, optionOrdersOf, undeployed, undeployedLeaders } from './optionOrders';
import { wordsNow } from './words';

/** V5 Leaders who may still walk. */
function leadersToWalk(context: Context, state: State): number {
  const walks = (hex: number) => leaderOrders(context, state, hex).size > 0;
  return state.armies[state.player].leaders.filter(walks).length - (state.extra?.led.filter(walks).length ?? 0);
}

/** 13.10, 15.3.e The charges by which units could attack in a melee in which, as it stands, none can. */
const chargesAhead = perState((context: Context, state: State): readonly OptionOrder[] => {
  if (state.phase !== 'melee' || readyUnits(context, state).size > 0) return [];
  return optionOrdersOf(context, state).filter(({ kind, action }) => {
    const ahead = kind === 'charge' ? ancients.clone(state) : undefined;
    return ahead && follow({ game: ancients, context }, ahead, action) && readyUnits(context, ahead).size > 0;
  });
});

/** 13.3 What a deployment waits for while no units are placed. */
function stageBefore({ phase, extra }: State): 'roll' | 'firstCamp' | 'secondCamp' | 'shift' | undefined {
  const stage = phase === 'deploy' ? extra?.deployment.stage : undefined;
  return stage === 'firstUnits' || stage === 'secondUnits' ? undefined : (stage ?? undefined);
}

/** Units left that can do something, and leaders that wait, or else may walk; a camp to be placed, or a charge to be declared, is one thing. */
export function undoneIn({ context, state }: Snapshot): number {
  if (stageBefore(state)) return 1;
  if (state.phase === 'leaders') return leadersToPlace(state) || leadersToWalk(context, state);
  if (state.phase === 'deploy') return undeployed(context, state).length + undeployedLeaders(context, state);
  if (state.phase === 'command') return optionOrdersOf(context, state).length + readyUnits(context, state).size;
  return readyUnits(context, state).size || Math.min(1, chargesAhead(context, state).length);
}

/** 13.8 The hexes of leaders without whose challenges the melee cannot end. */
export function challengersIn(context: Context, state: State): string[] {
  const due = state.phase === 'melee' ? optionOrdersOf(context, state).filter(({ kind }) => kind === 'challenge') : [];
  return [...new Set(due.map(({ words }) => words[0] ?? ''))];
}

/** The main button warns once where something would be lost: in movement only if nobody has moved; not where it is refused anyway. */
function needsWarning(snapshot: Snapshot, left: number): boolean {
  const { phase, units } = snapshot.state;
  if (left === 0 || challengersIn(snapshot.context, snapshot.state).length > 0) return false;
  return phase === 'movement' ? !units.some((unit) => unit.moved) : phase === 'fire' || phase === 'melee';
}

/** 13.9, V1 Whether a die falls when the command phase ends. */
const rollsToCommand = (context: Context, state: State): boolean =>
  context.options.includes('13V') || (context.options.includes('13.9') && optional().mayLose(context, state));

/** 13.6 Whether a unit may gather arrows: it can then do more than fire, or only that. */
const mayGather = ({ context, state }: Snapshot): boolean =>
  context.orders.has('gather') && state.units.some((unit) => optionOrdersOf(context, state, unit).some(({ kind }) => kind === 'gather'));

/** What is left to `left` units or leaders, where an optional rule has made of it something else than the phase is for. */
export function leftByOption(snapshot: Snapshot, left: number): string | undefined {
  const { context, state } = snapshot;
  const { dieFalls, first, fireOrGather, mayCharge, mayShift, mayWalk } = wordsNow().options;
  if (left === 0) return undefined;
  const stage = stageBefore(state);
  if (stage) return stage === 'roll' ? dieFalls : stage === 'shift' ? mayShift : first[stage];
  if (chargesAhead(context, state).length > 0) return mayCharge;
  if (state.phase === 'fire' && mayGather(snapshot)) return fireOrGather(left);
  return state.phase === 'leaders' && leadersToPlace(state) === 0 ? mayWalk(left) : undefined;
}

function textOf(snapshot: Snapshot, left: number): string {
  const { context, state } = snapshot;
  const { phase } = state;
  const words = wordsNow().table;
  if (phase === 'over') return '';
  if (phase === 'command' && rollsToCommand(context, state)) return wordsNow().options.dieFalls;
  // The button itself leaves the camp where it is.
  if (stageBefore(state) === 'shift') return wordsNow().options.first.shift;
  if (challengersIn(context, state).length > 0) return wordsNow().options.challengeFirst;
  return left === 0 ? words.nothingUndone : (leftByOption(snapshot, left) ?? words.undone[phase](left));
}

/** What is left to be done in the phase, and how the button that ends it is called. */
export function undoneOf(snapshot: Snapshot): Undone {
  const { phase, extra } = snapshot.state;
  const left = undoneIn(snapshot);
  const words = wordsNow();
  const end = extra?.deployment.stage === 'shift' ? words.options.leaveCamp : words.table.end[phase];
  return { end, text: textOf(snapshot, left), warns: needsWarning(snapshot, left) };
}
