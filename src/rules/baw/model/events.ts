import type { Hex } from '../../../kernel/board';
import type { Column } from './data';
import type { Phase, Result, Side } from './types';

/**
 * What happens in the game. Events carry ids and numbers; words are made of them elsewhere. `unit` and `leader` are ids; `leaders` go with their unit (B7.7.c),
 * of whom records of earlier versions say nothing.
 */
export type Event =
  | { kind: 'turnBegan'; rule: 'B4'; turn: number; side: Side }
  | { kind: 'phaseBegan'; rule: 'B4'; phase: Phase; side: Side }
  | { kind: 'fired'; rule: 'B8.g'; unit: number; from: Hex; target: number; at: Hex; die: number; hit: boolean }
  | { kind: 'disorganised'; rule: 'B11.a'; unit: number; hex: Hex }
  | { kind: 'moved'; rule: 'B5.a'; unit: number; from: Hex; to: Hex; cost: number }
  | { kind: 'left'; rule: 'B13.c'; unit: number; from: Hex }
  | { kind: 'entered'; rule: 'B13.a'; unit: number; at: Hex; to: Hex }
  | { kind: 'leaderMoved'; rule: 'B9.a'; leader: number; from: Hex; to: Hex; cost: number }
  | { kind: 'leaderLeft'; rule: 'B13.c'; leader: number; from: Hex }
  | { kind: 'leaderEntered'; rule: 'B13.a'; leader: number; at: Hex; to: Hex }
  | { kind: 'leaderCaptured'; rule: 'B5.f'; leader: number; unit: number; hex: Hex }
  | { kind: 'objectiveTaken'; rule: 'B14.c'; side: Side; hex: Hex }
  /** `from`, `hexes`: where the attackers and the defenders stand, in the same order. Games kept by earlier versions know no `from`. */
  | {
      kind: 'attackDeclared';
      rule: 'B7.2';
      attackers: readonly number[];
      from: readonly Hex[] | undefined;
      defenders: readonly number[];
      hexes: readonly Hex[];
    }
  | { kind: 'evaded'; rule: 'B10.b'; unit: number; from: Hex; to: Hex; leaders: readonly number[] | undefined }
  /** `die` 0: none fell (B7.4.b). */
  | {
      kind: 'attackResolved';
      rule: 'B7.5';
      attackers: readonly number[];
      defenders: readonly number[];
      at: Hex;
      odds: Column;
      die: number;
      result: Result;
    }
  | { kind: 'eliminated'; rule: 'B7.6' | 'B7.7.b'; unit: number; hex: Hex }
  | { kind: 'retreated'; rule: 'B7.7.a' | 'B7.8'; unit: number; from: Hex; to: Hex; leaders: readonly number[] | undefined }
  | { kind: 'displaced'; rule: 'B7.8'; unit: number; from: Hex; to: Hex; leaders: readonly number[] | undefined }
  | { kind: 'leaderRolled'; rule: 'B9.d'; leader: number; from: Hex; die: number; lost: boolean; to: Hex }
  | { kind: 'losses'; rule: 'B12.a'; side: Side; strength: number; lost: number }
  | { kind: 'demoralised'; rule: 'B12.b'; side: Side }
  | { kind: 'disintegrated'; rule: 'B12.d'; side: Side }
  | { kind: 'advanced'; rule: 'B7.7.d'; unit: number; from: Hex; to: Hex; leaders: readonly number[] | undefined }
  | { kind: 'spent'; rule: 'B1.d'; unit: number; hex: Hex }
  | { kind: 'rallyRolled'; rule: 'B11.d'; unit: number; hex: Hex; die: number; need: number; rallied: boolean }
  | { kind: 'recovered'; rule: 'B16.3'; unit: number; hex: Hex }
  | { kind: 'recalled'; rule: 'B16.4'; leader: number; from?: Hex; type: number; die: number; need: number; unit: number; hex: Hex }
  | { kind: 'battleEnded'; rule: 'B14'; score: readonly [number, number]; winner: 0 | 1 | 2 };

export type EventKind = Event['kind'];
export type Emit = ((event: Event) => void) | undefined;
