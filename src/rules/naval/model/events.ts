import type { Direction, Hex } from '../../../kernel/board';
import type { Phase, Side } from './types';

/** 14.6 E damaged, and sinking if it was damaged; C sinking. 14.10 what a repair comes to. */
export const RAM_RESULTS = ['-', 'E', 'C'] as const;
export type RamResult = (typeof RAM_RESULTS)[number];
export const RAM_KINDS = ['oarRake', 'rudder', 'flank'] as const;
export type RamKind = (typeof RAM_KINDS)[number];
export const REPAIRS = ['sinks', 'stays', 'saved'] as const;
export type Repair = (typeof REPAIRS)[number];

/** One roll of 14.6: the die and the quality of the crew added to it. */
export interface RamRoll {
  readonly die: number;
  readonly crew: number;
  readonly result: RamResult;
}

/**
 * What happened, in ids and numbers; `ui/words` makes sentences of it. `rule` is the rule that made it happen.
 * `ship` and `target` are ship ids; `from` and `at` hexes.
 */
export type Event =
  | { kind: 'turnBegan'; rule: '14.4'; turn: number; side: Side }
  | { kind: 'phaseBegan'; rule: '14.4'; phase: Phase; side: Side }
  | { kind: 'fleetRolled'; rule: '14.5'; side: Side; die: number }
  | { kind: 'moved'; rule: '14.5'; ship: number; from: Hex; path: readonly Hex[]; facing: Direction; cost: number }
  | { kind: 'turned'; rule: '14.5'; ship: number; hex: Hex; from: Direction; facing: Direction; cost: number }
  | { kind: 'left'; rule: '14.5'; ship: number; from: Hex; path: readonly Hex[] }
  | {
      kind: 'rammed';
      rule: '14.6.a' | '14.6.b' | '14.6.c';
      ram: RamKind;
      ship: number;
      target: number;
      /** Where the rammer stood before its last step ahead, and where it stands after. */
      from: Hex;
      at: Hex;
      to: Hex;
      roll: RamRoll;
      /** 14.6.a The rammed ship's own; undefined in the other two. */
      back: RamRoll | undefined;
    }
  | { kind: 'swung'; rule: '14.6.a'; ship: number; hex: Hex; facing: Direction }
  | { kind: 'damaged'; rule: '14.6.a' | '14.6.b' | '14.6.c' | '14.8' | '14.9'; ship: number; hex: Hex }
  | { kind: 'beganSinking'; rule: '14.6.a' | '14.6.b' | '14.6.c' | '14.8' | '14.9'; ship: number; hex: Hex }
  | { kind: 'scuttled'; rule: '14.7.e' | '14.8.i'; ship: number; hex: Hex; side: Side }
  | { kind: 'marineMoved'; rule: '14.7.b'; side: Side; from: Hex; to: Hex }
  | { kind: 'attackDeclared'; rule: '14.8.d'; side: Side; from: Hex; target: number; at: Hex; by: 'boarding' | 'archery' }
  | { kind: 'boarded'; rule: '14.8'; from: Hex; target: number; at: Hex; die: number; corvus: boolean; hit: boolean }
  | { kind: 'shot'; rule: '14.8'; from: Hex; target: number; at: Hex; die: number; hit: boolean }
  | { kind: 'ballistaShot'; rule: '14.9'; ship: number; from: Hex; target: number; at: Hex; die: number; hit: boolean }
  | { kind: 'marineLost'; rule: '14.8' | '14.9'; ship: number; side: Side; hex: Hex }
  | { kind: 'captured'; rule: '14.8.i'; ship: number; side: Side; from: Hex; hex: Hex }
  /** The attacker does nothing with an undefended ship. */
  | { kind: 'spared'; rule: '14.8.i'; ship: number; side: Side; hex: Hex }
  | { kind: 'attacksWasted'; rule: '14.8.k'; side: Side; target: number; at: Hex; count: number }
  /** 14.8.j The last marine has left a captured ship, which is its colour's again. */
  | { kind: 'abandoned'; rule: '14.8.j'; ship: number; side: Side; hex: Hex }
  | { kind: 'repairRolled'; rule: '14.10'; ship: number; hex: Hex; die: number; large: boolean; result: Repair }
  | { kind: 'sunk'; rule: '14.10'; ship: number; hex: Hex; marines: number }
  | { kind: 'overboard'; rule: '14.7.d'; ship: number; side: Side; hex: Hex; count: number }
  | { kind: 'battleEnded'; rule: '14.2'; score: readonly [number, number]; winner: 0 | 1 | 2 };

export type EventKind = Event['kind'];
export type Emit = ((event: Event) => void) | undefined;
