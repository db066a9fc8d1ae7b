import type { Board, Hex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Entry, Refusal } from '../../../kernel/game';
import type { SightLine } from '../../../kernel/sight';
import type { Side } from '../../../kernel/twoSides';
import type { Assault, Factor } from './assault';
import type { MeleeResult, Odds } from './data';
import type { Emit, Event } from './events';
import type { Extra } from './extra';
import type { ArmyFacts, VictoryTerm } from './facts';
import type { Action, OrderKind } from './orders';
import type { Scratch } from './scratch';
import type { Phase, State, Terrain, Unit, UnitType } from './state';

/*
 * The tables of a battle, and the contract of its optional rules: where they speak in the core (`Hooks`), the orders that they bring (`OrderRule`) and what
 * binds a unit's moves (`Drive`). They stand in one file, since the tables hold the hooks in force and the hooks are given the tables.
 */

/** Tables of one battle, built at `open` and not changed after; the exception is `scratch`, which holds nothing between calls. */
export interface Context {
  readonly board: Board;
  readonly options: readonly string[];
  readonly hooks: Hooks;
  /** The orders that the options in force bring. */
  readonly orders: OrderRules;
  readonly types: readonly UnitType[];
  readonly terrain: readonly Terrain[];
  /** T3 Level of each hill, 0 elsewhere. */
  readonly levels: Uint8Array;
  /** `hexsides[hex * 6 + direction]`: 0 none, else 1 + index in `HEXSIDES`. */
  readonly hexsides: Uint8Array;
  /** Cost of each step, `[hex * 6 + direction]`, 0 prohibited: for all, and for phalanxes (6.f). */
  readonly steps: readonly [Uint8Array, Uint8Array];
  /** Cost of entering each hex from off the map: for all, and for phalanxes. */
  readonly entries: readonly [Uint8Array, Uint8Array];
  readonly turns: number;
  /** 13.4 The last turn by daylight; 0: night never falls. */
  readonly nightfall: number;
  readonly armies: readonly [ArmyFacts, ArmyFacts];
  readonly victory: readonly VictoryTerm[];
  /** Who wins a draw: 0 nobody, 1 or 2. */
  readonly draw: 0 | 1 | 2;
  /** 1 where terrain blocks sight (8.b). */
  readonly cover: Uint8Array;
  /** 1 where a unit that enters must stop and is disordered (T2). */
  readonly woods: Uint8Array;
  readonly sight: (from: Hex, to: Hex) => SightLine;
  readonly scratch: Scratch;
}

/** What limits and binds a unit's moves beyond its points: panic (4.d), and what optional rules add. */
export interface Drive {
  /** What refuses a move that breaks it, and the end of a phase in which a unit that must go has not gone. */
  readonly rule: string;
  readonly why: string;
  readonly whyEnd: string;
  /** Fills `scratch.away`, where no step may lead to a smaller value, for the units of a side. `NOWHERE` in a hex: the unit there is free. */
  measure(context: Context, state: State, side: Side): void;
  /** Where a move must end: anywhere, higher than it began if any path allows, or, by the quickest way, as high as any path allows. */
  readonly ends: 'any' | 'higher' | 'highest';
  /** The facings, as a bit set, that hold in a hex what is sought: of ends equally high they come first. Only for `highest`. */
  readonly seeks?: (context: Context, hex: Hex) => number;
  /** Whether leaving the map counts as ending higher, or is not allowed. */
  readonly leaving: 'counts' | 'barred';
  /** Costs of steps in place of the map's own, 0 where one is not allowed. */
  readonly steps?: (context: Context, state: State, unit: Unit) => Uint8Array;
}

/** An order that an optional rule brings, or, without the last three, one of the core in a phase that it brings. */
export interface OrderRule {
  /** The phases it belongs to; in others 2 refuses it. It may also be awaited as the answer to `extra.asked`, and be that alone. */
  readonly phases: readonly Phase[];
  /** The kinds of orders that answer its question, where they are not just its own. They are judged and carried out by this rule, and its texts come first. */
  readonly answers?: readonly OrderKind[];
  /** The legal ones of one unit, or, without a unit, those that no unit gives. */
  legal(context: Context, state: State, unit: Unit | undefined): Action[];
  judge(context: Context, state: State, action: Action): Refusal | undefined;
  apply?(context: Context, state: State, action: Action, dice: Dice, emit: Emit): void;
  /** Text to order and back; texts that are no such order at all are undefined. */
  parse?(context: Context, state: State, text: string): Action | undefined;
  print?(context: Context, state: State, action: Action): string;
}

export type OrderRules = ReadonlyMap<OrderKind, OrderRule>;

/** Where optional rules may speak in the core. A hook that no option in force binds is undefined and costs nothing. */
export interface Hooks {
  /** A battle is opened before anything has happened in it. */
  readonly opens: ((context: Context, state: State) => void) | undefined;
  /** Whether a phase that the core does not know happens now: `deploy`, `muster`, `command`, `rally`. */
  readonly asksPhase: ((context: Context, state: State, phase: Phase) => boolean) | undefined;
  readonly phaseBegins: ((context: Context, state: State, phase: Phase, emit: Emit) => void) | undefined;
  /** A phase is ending; its marks are still there. */
  readonly phaseEnds: ((context: Context, state: State, phase: Phase, dice: Dice, emit: Emit) => void) | undefined;
  /**
   * Tells what may still come over the phasing player's units in the player turn ahead, by his word or by a die: by which rule, and what lets it loose.
   * `begins`: that turn has not begun.
   */
  readonly unleashes:
    | ((context: Context, ahead: State, begins: boolean, tell: (rule: string, loose: (ahead: State) => void) => void) => void)
    | undefined;
  /** Why the phase may not be ended. */
  readonly barsEnd: ((context: Context, state: State) => Refusal | undefined) | undefined;
  /** Whether the battle begins with the movement of this player turn: what comes before a movement, leader removal too, is not done in it. */
  readonly battleBegins: ((state: State) => boolean) | undefined;
  /** 3 False: leaders stay on the map during movement. */
  readonly liftsLeaders: boolean;
  /** 4 False: nobody panics now. */
  readonly panics: ((context: Context, state: State) => boolean) | undefined;
  /** What limits and binds a unit's moves (4.d comes first, unless it is set aside by `panics`). */
  readonly drives: ((context: Context, state: State, unit: Unit) => Drive | undefined) | undefined;
  /** Why a unit may not be moved or brought in, beyond the reasons of the core. */
  readonly barsMove: ((context: Context, state: State, unit: Unit) => Refusal | undefined) | undefined;
  /** A unit has made a step of its move. */
  readonly stepped: ((context: Context, state: State, unit: Unit, from: Hex) => void) | undefined;
  /** A unit is being given a move, a turn, a departure or an entry; it has not gone yet. */
  readonly moves: ((context: Context, state: State, unit: Unit, emit: Emit) => void) | undefined;
  /** Why a unit may not fire, beyond the reasons of the core. */
  readonly barsShot: ((context: Context, state: State, unit: Unit) => Refusal | undefined) | undefined;
  /** Why there is no shot at a range, beyond the reasons of the core; its `fireRange` is 0. */
  readonly barsRange: ((context: Context, state: State, range: number) => Refusal | undefined) | undefined;
  /** The range at which a shot is resolved; 0: it cannot be. */
  readonly fireRange: ((context: Context, state: State, range: number) => number) | undefined;
  /** Whether what stands in a hex blocks a line of sight that it lies on, where the core would say so. */
  readonly blocksSight: ((context: Context, from: Hex, to: Hex, obstacle: Hex) => boolean) | undefined;
  /** A shot at a unit is being made, its marks are set. True: it has been dealt with and no die falls. */
  readonly shoots: ((context: Context, state: State, unit: Unit, target: Unit, need: number, emit: Emit) => boolean) | undefined;
  /** Whether a unit that fires gets a volley marker. */
  readonly marksVolley: boolean;
  /** Why a unit may not attack, beyond the reasons of the core. */
  readonly barsAttack: ((context: Context, state: State, unit: Unit) => Refusal | undefined) | undefined;
  /** Further factors on the strength of the attacker or the defender. */
  readonly factors: ((context: Context, state: State, assault: Assault, on: 'attack' | 'defence') => readonly Factor[]) | undefined;
  /** The column in place of the one that the strengths give (undefined: the attack is not allowed). */
  readonly column: ((context: Context, state: State, assault: Assault, odds: Odds | undefined) => Odds | undefined) | undefined;
  /** 9.3 The result of a column without a die. */
  readonly fixedResult: ((odds: Odds) => MeleeResult) | undefined;
  /** Added to the die of a melee, which stays within 1 to 6. */
  readonly meleeDie: ((context: Context, state: State, assault: Assault) => number) | undefined;
  /**
   * An attack has been declared and the leaders that leave have left; `before`: what options kept until then. True: the option asks something and will take
   * the attack up again itself.
   */
  readonly challenges: ((context: Context, state: State, before: Extra | null, emit: Emit) => boolean) | undefined;
  /** So many leaders of a side have gone from one place to another: a hex, or one of `WAITING`, `LOST` and `WITH_RESERVE`. */
  readonly leadersMoved: ((context: Context, state: State, side: Side, from: number, to: number, count: number) => void) | undefined;
  /** The place in a path of the first hex that its mover cannot enter after all, for reasons that his player did not see. */
  readonly meets: ((context: Context, state: State, unit: Unit, path: readonly Hex[]) => number | undefined) | undefined;
  /** A leader of the phasing player is being placed. True: something else has become of him. */
  readonly placesLeader: ((context: Context, state: State, hex: Hex, emit: Emit) => boolean) | undefined;
  /** What a side knows of a state. Legal orders, refusals and the table are made from it. */
  readonly viewOf: ((context: Context, state: State, side: Side, ended?: boolean) => State) | undefined;
  /** A play as a side may read it. */
  readonly redactEntry: ((context: Context, before: State, after: State, entry: Entry<Event>, side: Side) => Entry<Event>) | undefined;
  /** Whether a play has shown something that was hidden from whoever decided before it. */
  readonly reveals: ((context: Context, before: State, next: State, events: readonly Event[]) => boolean) | undefined;
}
