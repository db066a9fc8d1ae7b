import { printHex } from '../../../kernel/board';
import { type Context, otherSide, type State, type Unit } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { isDark } from '../../../rules/ancients/options/night';
import { RuleLink } from '../../table/shell/RuleLink';
import { useGame, useNaming, useShown } from './hooks';
import { optionOrdersOf } from './optionOrders';
import { challengersIn } from './undone';
import { type LandWords, useWords } from './words';
import type { Naming } from './words/naming';

interface Fact {
  readonly rule: string;
  readonly text: string;
}

interface Moment {
  readonly words: LandWords['options']['now'];
  readonly listed: LandWords['table']['listed'];
  readonly naming: Naming;
  readonly context: Context;
  readonly state: State;
}

/** The hexes of units as a list. */
const where = ({ context: { board }, listed }: Moment, units: readonly Unit[]): string =>
  listed(units.filter(({ hex }) => hex >= 0).map(({ hex }) => printHex(board, hex)));

const meant = ({ units }: State, ids: readonly number[], side: number): Unit[] =>
  units.filter((unit) => ids.includes(unit.id) && unit.side === side && unit.hex >= 0);

/** 13.3 What the deployment asks for; after it, why no leader of the first player is placed in his first turn. */
function stageFacts({ words, context, state }: Moment): Fact[] {
  const stage = state.phase === 'deploy' ? state.extra!.deployment.stage : undefined;
  const waits = state.phase === 'leaders' && !context.orders.has('lead');
  const stand = waits && context.hooks.battleBegins?.(state) && state.armies[state.player].leaders.length > 0;
  if (stand) return [{ rule: '13.3', text: words.leadersStand }];
  return stage ? [{ rule: '13.3', text: words.stage[stage] }] : [];
}

function nightFacts({ words, context, state }: Moment): Fact[] {
  if (isDark(context, state)) return [{ rule: '13.4', text: words.dark }];
  return context.nightfall > 0 && state.turn === context.nightfall ? [{ rule: '13.4', text: words.dusk }] : [];
}

/** V1 What is left to be spent. */
function pointFacts({ words, context, state }: Moment): Fact[] {
  if (state.phase === 'leaders' && optionOrdersOf(context, state).some(({ kind }) => kind === 'lead'))
    return [{ rule: 'V5', text: words.mayWalk }];
  const spends = state.phase === 'movement' || state.phase === 'rally';
  return spends && context.options.includes('13V') ? [{ rule: 'V1', text: words.points(state.extra!.points) }] : [];
}

/** 13.9 Before the die, and after it. */
function controlFacts(moment: Moment): Fact[] {
  const { words, naming, context, state } = moment;
  if (!context.options.includes('13.9')) return [];
  const { idleAttackers, isOutOfControl, leadersAvailable, mayLose } = optional();
  if (state.phase === 'command' && mayLose(context, state)) return [{ rule: '13.9', text: words.controlDie(2 * leadersAvailable(state)) }];
  if (!state.extra!.control) return [];
  const loose = state.units.filter((unit) => isOutOfControl(context, state, unit) && !unit.moved);
  const idle = state.phase === 'melee' ? idleAttackers(context, state) : [];
  const more =
    state.phase === 'movement' && loose.length > 0
      ? words.looseFirst(where(moment, loose))
      : idle.length > 0
        ? words.looseAttack(where(moment, idle))
        : '';
  return [{ rule: '13.9', text: `${words.controlLost(naming.army(state.player))} ${more}`.trim() }];
}

/** V4 Who will go by himself, and of those who have gone, who must attack. */
function looseFacts(moment: Moment): Fact[] {
  const { words, context, state } = moment;
  if (!context.options.includes('13V')) return [];
  const { goesByItself, idleAttackers } = optional();
  const loose = (units: readonly Unit[]): string =>
    where(
      moment,
      units.filter((unit) => goesByItself(context, state, unit)),
    );
  const goes = state.phase === 'movement' ? loose(state.units.filter(({ moved }) => !moved)) : '';
  const attacks = state.phase === 'melee' ? loose(idleAttackers(context, state)) : '';
  const text = goes ? words.goByThemselves(goes) : attacks && words.looseAttack(attacks);
  return text ? [{ rule: 'V4', text }] : [];
}

function elephantFacts(moment: Moment): Fact[] {
  const { words, state } = moment;
  const { aside, balking, turned } = state.extra!;
  const balk = meant(state, balking, state.player);
  const astray = meant(state, turned, state.player);
  return [
    ...(aside ? [words.aside] : []),
    ...(balk.length > 0 ? [words.balk(where(moment, balk))] : []),
    ...(astray.length > 0 ? [words.astray(where(moment, astray))] : []),
  ].map((text) => ({ rule: '13.11', text }));
}

/** 13.6 Before shots: whose arrows run short, and who could gather some. */
function arrowFacts(moment: Moment): Fact[] {
  const { words, context, state } = moment;
  if (!context.orders.has('gather') || state.phase !== 'fire') return [];
  const side = otherSide(state.player);
  const left = (n: number) =>
    state.units.filter((unit) => unit.side === side && unit.hex >= 0 && optional().volleysLeft(context, state, unit) === n);
  const none = left(0);
  const last = left(1);
  const able = state.units.filter((unit) => optionOrdersOf(context, state, unit).some(({ kind }) => kind === 'gather'));
  return [
    ...(none.length > 0 ? [words.noArrows(where(moment, none))] : []),
    ...(last.length > 0 ? [words.lastArrows(where(moment, last))] : []),
    ...(able.length > 0 ? [words.mayGather(where(moment, able))] : []),
  ].map((text) => ({ rule: '13.6', text }));
}

/** 13.8 Who must challenge before the melee ends. */
function duelFacts({ words, listed, context, state }: Moment): Fact[] {
  const hexes = challengersIn(context, state);
  return hexes.length > 0 ? [{ rule: '13.8', text: words.mustChallenge(listed(hexes)) }] : [];
}

function fightFacts(moment: Moment): Fact[] {
  const { words, naming, state } = moment;
  const { barred, declared } = state.extra!;
  const charging = optional().chargeOf(state, state.player);
  const facts: Fact[] = [];
  if (charging) facts.push({ rule: charging.rule, text: words.charging(naming.army(state.player), charging.rule === '15.3.e') });
  const away = state.phase === 'melee' ? meant(state, barred, state.player) : [];
  if (away.length > 0) facts.push({ rule: '13.1', text: words.leftZones(where(moment, away)) });
  if (state.phase === 'fire' && declared.targets.length > 0) {
    const sum = declared.targets.reduce((total, { need }) => total + need, 0);
    const most = declared.targets.length;
    facts.push({ rule: '13.2', text: words.declared(sum, Math.min(most, optional().hitsFor(sum)), most) });
  }
  return facts;
}

/** What optional rules have made of this moment. */
function factsNow(moment: Moment): Fact[] {
  if (!moment.state.extra) return nightFacts(moment);
  return [stageFacts, pointFacts, nightFacts, controlFacts, looseFacts, elephantFacts, fightFacts, duelFacts, arrowFacts].flatMap((facts) =>
    facts(moment),
  );
}

/** A line for everything that an optional rule holds over the phase. */
export function OptionsNow() {
  const { options, table } = useWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const facts =
    context.options.length === 0 || state.phase === 'over'
      ? []
      : factsNow({ words: options.now, listed: table.listed, naming, context, state });
  if (facts.length === 0) return null;
  return (
    <ul className="table-facts" data-testid="option-facts">
      {facts.map(({ rule, text }) => (
        <li key={text}>
          {text} <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}
