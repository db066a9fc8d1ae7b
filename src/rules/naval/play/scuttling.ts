import type { Refusal } from '../../../kernel/game';
import type { Emit } from '../model/events';
import type { Ship, State } from '../model/types';
import { controlOf } from './ground';

/** 14.7.e Whether marines of the phasing player can scuttle the ship on which they are. */
export const mayScuttle = (state: State, ship: Ship): boolean =>
  ship.hex >= 0 && ship.marines > 0 && !ship.sinking && controlOf(ship) === state.player;

export function judgeScuttling(state: State, ship: Ship | undefined): Refusal | undefined {
  if (!ship) return { rule: '14.5', why: 'noShip' };
  const hexes = [ship.hex];
  if (controlOf(ship) !== state.player) return { rule: '14.8.j', why: 'notCommanded', hexes };
  if (ship.marines === 0) return { rule: '14.7.e', why: 'noMarine', hexes };
  return ship.sinking ? { rule: '14.7.e', why: 'sinking', hexes } : undefined;
}

export function scuttle(state: State, ship: Ship, rule: '14.7.e' | '14.8.i', emit: Emit): void {
  ship.sinking = true;
  emit?.({ kind: 'scuttled', rule, ship: ship.id, hex: ship.hex, side: state.player });
}
