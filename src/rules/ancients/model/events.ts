import type { Direction, Hex } from '../../../kernel/board';
import type { Side } from '../../../kernel/twoSides';
import type { MeleeResult, Odds } from './data';
import type { Counter, Phase } from './state';
import type { Tactic } from './tactics';

/** V2 What activation points are spent on, and why an order costs one. */
export const PURPOSES = ['activated', 'held', 'rallied'] as const;
export type Purpose = (typeof PURPOSES)[number];
export const COST_REASONS = ['order', 'farFromLeaders', 'elephants'] as const;
export type CostReason = (typeof COST_REASONS)[number];

/** 13.7 A unit, or a leader where there is none, in a hex. */
export interface Sighted {
  readonly unit: number | undefined;
  readonly hex: Hex;
}

/**
 * What happened, in ids and numbers; `ui/words` makes sentences of it. `rule` is the rule that made it happen.
 * `unit`, `target` and `friend` are unit ids; sides, turns and hexes as in the state.
 */
export type Event =
  | { kind: 'turnBegan'; rule: '2'; turn: number; side: Side }
  | { kind: 'phaseBegan'; rule: '2'; phase: Phase; side: Side }
  | { kind: 'nightFell'; rule: '13.4'; turn: number }
  | { kind: 'leadersRemoved'; rule: '3'; side: Side; hexes: readonly Hex[] }
  | { kind: 'panicked'; rule: '4.a'; side: Side; cause: 'losses' | 'leaders'; lost: number; level: number }
  | { kind: 'reserveDue'; rule: '5.a'; side: Side; units: readonly number[]; at: readonly Hex[] }
  | { kind: 'leadersJoined'; rule: '5.c'; side: Side; count: number }
  | { kind: 'moved'; rule: '6.d'; unit: number; from: Hex; path: readonly Hex[]; facing: Direction; cost: number }
  | { kind: 'turned'; rule: '6.e'; unit: number; hex: Hex; from: Direction; facing: Direction }
  | { kind: 'exited'; rule: '6.g'; unit: number; from: Hex; path: readonly Hex[] }
  | { kind: 'entered'; rule: '6.h'; unit: number; path: readonly Hex[]; facing: Direction; cost: number }
  | { kind: 'disordered'; rule: '4.c' | '6.c' | 'T2' | '8.e' | '9.1' | '9.3' | '11.b'; unit: number; hex: Hex }
  | { kind: 'eliminated'; rule: '8.e' | '9.3' | '11.b'; unit: number; hex: Hex }
  | { kind: 'leaderPlaced'; rule: '7' | '13.3'; side: Side; hex: Hex }
  | { kind: 'shot'; rule: '8.d'; unit: number; target: number; from: Hex; at: Hex; range: number; need: number; die: number }
  | { kind: 'shotDeclared'; rule: '13.2'; unit: number; target: number; from: Hex; at: Hex; range: number; need: number }
  | { kind: 'shotsSummed'; rule: '13.2'; side: Side; sum: number; targets: number; hits: number }
  | { kind: 'arrowsSpent'; rule: '13.6'; unit: number; hex: Hex }
  | { kind: 'arrowsGathered'; rule: '13.6'; unit: number; hex: Hex; volleys: number; left: number }
  | { kind: 'attacked'; rule: '9.2'; unit: number; target: number; from: number; at: Hex; odds: Odds }
  | { kind: 'leadersLeft'; rule: '11.b'; side: Side; hex: Hex; count: number }
  | { kind: 'retreated'; rule: '9.1'; unit: number; from: Hex; to: Hex }
  | { kind: 'stood'; rule: '9.1'; unit: number; hex: Hex }
  | { kind: 'pressed'; rule: '9.1'; unit: number; at: Hex }
  | { kind: 'halted'; rule: '9.1'; unit: number }
  | { kind: 'attackOver'; rule: '9.2'; unit: number }
  | {
      kind: 'fought';
      rule: '9.3';
      unit: number;
      target: number;
      at: Hex;
      attack: number;
      defence: number;
      odds: Odds;
      die: number;
      result: MeleeResult;
      /** Who was disordered before the dice: attacker, target. */
      were: readonly [boolean, boolean];
      /** By how much an option moved the die, where it did. */
      shift?: number;
    }
  | { kind: 'leaderChecked'; rule: '11.d'; side: Side; hex: Hex; die: number }
  | { kind: 'leadersCaptured'; rule: '11.e'; unit: number; side: Side; hex: Hex; count: number }
  | { kind: 'campCaptured'; rule: '6.j.2'; unit: number; side: Side; hex: Hex; first: boolean }
  | { kind: 'campRetaken'; rule: '6.j.3'; unit: number; side: Side; hex: Hex }
  | { kind: 'advanced'; rule: '9.4'; unit: number; from: number; to: Hex; leaders: number }
  | { kind: 'held'; rule: '9.4'; unit: number; hex: number }
  | { kind: 'volleysRemoved'; rule: '10'; side: Side; units: readonly number[] }
  | { kind: 'rallied'; rule: '10' | 'V2'; unit: number; hex: Hex }
  /** `die`: as the average die reads it, where that is rolled. */
  | { kind: 'pointsRolled'; rule: 'V1'; side: Side; die: number; leaders: number; halved: boolean; points: number }
  | {
      kind: 'pointsSpent';
      rule: 'V2';
      side: Side;
      on: Purpose;
      units: readonly number[];
      hexes: readonly Hex[];
      points: number;
      reasons: readonly CostReason[];
      left: number;
    }
  | { kind: 'leaderLed'; rule: 'V5'; side: Side; from: Hex; to: Hex; hexes: number }
  | { kind: 'controlRolled'; rule: '13.9'; side: Side; leaders: number; die: number; lost: boolean }
  | { kind: 'chargeBegan'; rule: '13.10' | '15.3.e'; side: Side }
  | { kind: 'leaderSetAside'; rule: '13.11'; side: Side }
  | { kind: 'elephantsTried'; rule: '13.11'; unit: number; hex: Hex; die: number; leaders: number }
  | { kind: 'elephantsReturned'; rule: '13.11'; unit: number; hex: Hex; leaders: number }
  | { kind: 'challenged'; rule: '13.8'; side: Side; from: Hex; at: Hex; ratings: readonly [number, number] }
  /** `must`: he could not refuse. */
  | { kind: 'challengeAccepted'; rule: '13.8'; side: Side; at: Hex; must: boolean }
  /** `to`: where a leader alone goes, if the viewer sees that (13.7); `leaves`: from the map, of which `leadersLeft` tells in an attack. */
  | { kind: 'challengeRefused'; rule: '13.8'; side: Side; at: Hex; to: Hex | null; leaves: boolean }
  | { kind: 'tacticChosen'; rule: '13.8'; side: Side }
  | {
      kind: 'dueled';
      rule: '13.8';
      /** The challenger's. */
      side: Side;
      from: Hex;
      at: Hex;
      /** The challenger's first. */
      tactics: readonly [Tactic, Tactic];
      ratings: readonly [number, number];
      modifier: number;
      /** 0: no die fell. */
      die: number;
      /** The side whose leader fell. */
      fallen: Side | null;
    }
  | { kind: 'dismounted'; rule: '13.12'; unit: number; side: Side; hex: number; was: Counter; now: Counter; joins: Hex | null }
  | { kind: 'firstRolled'; rule: '13.3'; side: Side; die: number }
  | { kind: 'campPlaced'; rule: '13.3'; side: Side; by: Side; hex: Hex; camp: boolean }
  | { kind: 'deployed'; rule: '13.3'; unit: number; from: number; hex: Hex; facing: Direction }
  | { kind: 'ranInto'; rule: '13.7'; unit: number; at: Hex; stops: number }
  | { kind: 'leaderRanInto'; rule: '13.7'; side: Side; hex: Hex }
  /** 13.7 Told to a viewer in place of a move of which he sees one end only; no order brings these about. */
  | { kind: 'cameIntoView'; unit: number; at: Hex; rule: '13.7' }
  | { kind: 'leftView'; unit: number; from: Hex; rule: '13.7' }
  /** 13.7 Told in place of what has disordered a unit on its way where he does not see the hex, which is off the map here. */
  | { kind: 'disordered'; unit: number; hex: Hex; rule: '13.7' }
  /** 13.7 The same of enemies who have not moved: somebody else has come into the line of sight, or gone from it. `side`: theirs. */
  | { kind: 'viewChanged'; rule: '13.7'; side: Side; seen: readonly Sighted[]; lost: readonly Sighted[] }
  | { kind: 'battleEnded'; rule: '12'; score: readonly [number, number]; winner: 0 | 1 | 2 };

export type EventKind = Event['kind'];
export type Emit = ((event: Event) => void) | undefined;
