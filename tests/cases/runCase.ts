import { isDeepStrictEqual } from 'node:util';
import { DiceError, type ScriptedDice, scriptedDice, type WrittenDie } from '../../src/kernel/dice';
import type { Fault, Refusal } from '../../src/kernel/game';
import type { BareContext, BareEvent, BareState } from '../../src/kernel/twoSides';
import { compareAll, compareEvents, compareFacts, compareFields, compareLegal, compareOdds } from './compare';
import { wrongListing, wrongLists } from './legalLists';
import { type CaseSystem, caseSystemOf, type Json } from './systems';

/** A rule case as the notation writes it. */
export interface RuleCase {
  rule: string;
  title: string;
  position: unknown;
  play?: string[];
  dice?: WrittenDie[];
  expect: Json & {
    faults?: string[];
    decides?: 1 | 2 | null;
    refused?: string | Json;
    events?: Json[];
    view?: 1 | 2;
    legal?: string[];
    all?: string[];
    odds?: Json;
    result?: unknown;
  };
}

/** Whoever wants to know what a case goes through on its way. */
export interface Watch {
  refused?(refusal: Refusal): void;
  happened?(event: BareEvent, context: BareContext, state: BareState): void;
}

/** A game under way and the system that it is of. */
interface Played {
  readonly of: CaseSystem;
  readonly context: BareContext;
  readonly state: BareState;
  /** What the last order brought about. */
  readonly told: BareEvent[];
  /** Rules may be played with nobody listening to events. */
  readonly listens: boolean;
}

/** Plays a case; answers what is wrong, one line each, or nothing. */
export function runCase({ position, play = [], dice = [], expect }: RuleCase, watch: Watch = {}): string[] {
  const of = caseSystemOf(position);
  const setup = of.system.readPosition(position);
  if (expect.faults) return compareFaults(expect.faults, setup.ok ? [] : setup.faults);
  if (!setup.ok) return setup.faults.map(sayFault);
  const game: Played = { of, ...of.system.open(setup.value, 1), told: [], listens: Boolean(expect.events || watch.happened) };
  const faultsOf = () => of.system.check(game.context, game.state);
  const script = scriptedDice(dice);
  const sound = faultsOf().length === 0;
  const opened = sound ? wrongLists(of, game.context, game.state) : [];
  if (opened.length > 0) return opened;
  const played = expect.refused === undefined ? play : play.slice(0, -1);
  for (const order of played) {
    const wrong = playOrder(game, order, script, watch);
    if (wrong.length > 0) return wrong;
    // A position may show what no game leads to; then no play of it can be held to the invariants.
    const broken = sound ? [...faultsOf(), ...wrongLists(of, game.context, game.state)] : [];
    if (broken.length > 0) return broken.map((text) => `${order}: ${text}`);
  }
  if (expect.refused !== undefined) {
    const wrong = refuseOrder(game, play.at(-1) ?? '', expect.refused, watch);
    if (wrong.length > 0) return wrong;
  }
  if (script.left() > 0) return [`${script.left()} dice left over`];
  return compare(expect, game);
}

const sayFault = ({ at, expected, found }: Fault): string => `position: ${at}: expected ${expected}, found ${found}`;

/** A position is at fault in exactly these places. */
function compareFaults(places: readonly string[], faults: readonly Fault[]): string[] {
  return [
    ...places.filter((place) => !faults.some(({ at }) => at === place)).map((place) => `position: ${place}: sound, expected a fault`),
    ...faults.filter(({ at }) => !places.includes(at)).map(sayFault),
  ];
}

function playOrder(game: Played, order: string, script: ScriptedDice, watch: Watch): string[] {
  const { of, context, state, told } = game;
  told.length = 0;
  const refusal = refusalOf(game, order);
  if (refusal) return [`${order}: refused by ${refusal.rule} (${refusal.why})`];
  const hear = (event: BareEvent): void => {
    told.push(structuredClone(event));
    watch.happened?.(event, context, state);
  };
  try {
    const action = of.system.parseAction(context, state, order)!;
    const wrong = wrongListing(of, context, state, action);
    if (wrong.length > 0) return wrong.map((text) => `${order}: ${text}`);
    of.system.apply(context, state, action, script, game.listens ? hear : undefined);
  } catch (error) {
    if (error instanceof DiceError) return [`${order}: ${error.message}`];
    throw error;
  }
  return [];
}

/** The order is refused citing that rule, and for that reason if one is named (`14.5 moved`), or with all that is named of the refusal; and nothing changes by asking. */
function refuseOrder(game: Played, order: string, cited: string | Json, watch: Watch): string[] {
  const before = structuredClone(game.state);
  const refusal = refusalOf(game, order);
  if (refusal === undefined) return [`${order}: allowed, expected ${cited}`];
  const wrong = compareRefusal(game, refusal, cited);
  const action = game.of.system.parseAction(game.context, game.state, order);
  if (action !== undefined) wrong.push(...wrongListing(game.of, game.context, game.state, action));
  if (wrong.length > 0) return wrong.map((text) => `${order}: ${text}`);
  watch.refused?.(refusal);
  return isDeepStrictEqual(game.state, before) ? [] : [`${order}: refused, but something changed`];
}

function compareRefusal({ context }: Played, refusal: Refusal, cited: string | Json): string[] {
  if (typeof cited !== 'string') return compareFacts(context.board, cited, refusal, 'refused.');
  const { rule, why } = refusal;
  return [rule, `${rule} ${why}`].includes(cited) ? [] : [`refused by ${rule} (${why}), expected ${cited}`];
}

function refusalOf({ of, context, state }: Played, order: string): Refusal | undefined {
  const action = of.system.parseAction(context, state, order);
  return action === undefined ? { rule: 'notation', why: 'notation' } : of.system.judge(context, state, action);
}

const deciderOf = (side: 0 | 1 | undefined): 1 | 2 | null => (side === undefined ? null : side === 0 ? 1 : 2);

function compare(expect: RuleCase['expect'], { of, context, state, told }: Played): string[] {
  const { refused: _, decides, view, legal, all, odds, events, result, ...rest } = expect;
  // Where nothing is hidden, either side knows all.
  const known = (view && of.system.view?.(context, state, view === 1 ? 0 : 1)) ?? state;
  const wanted = of.asPrinted?.(context, rest) ?? rest;
  const wrong = compareFields(of, wanted, of.system.printPosition(context, known) as Json, '');
  if (legal) wrong.push(...compareLegal(of, context, state, legal));
  if (all) wrong.push(...compareAll(of, context, state, all));
  if (odds) wrong.push(...compareOdds(of, context, state, odds));
  if (events) wrong.push(...compareEvents(context.board, events, told));
  if (decides !== undefined) wrong.push(...compareFields(of, { decides }, { decides: deciderOf(of.system.decider(context, state)) }, ''));
  if (result !== undefined) wrong.push(...compareFields(of, { result }, { result: of.system.outcome(context, state) }, ''));
  return wrong;
}
