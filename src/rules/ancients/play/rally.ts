import type { Emit } from '../model/events';
import type { State } from '../model/types';

/** 10, 8.f The phasing player's volley markers go; his disordered units stacked with a leader return to full strength, and their panic ends (4.e). */
export function rally(state: State, emit: Emit): void {
  const side = state.player;
  const { leaders } = state.armies[side];
  const cleared: number[] = [];
  for (const unit of state.units) {
    if (unit.side !== side || !unit.volley) continue;
    unit.volley = false;
    cleared.push(unit.id);
  }
  if (cleared.length > 0) emit?.({ kind: 'volleysRemoved', rule: '10', side, units: cleared });
  for (const unit of state.units) {
    if (unit.side !== side || !unit.disordered || unit.hex < 0 || !leaders.includes(unit.hex)) continue;
    unit.disordered = false;
    unit.panicked = false;
    emit?.({ kind: 'rallied', rule: '10', unit: unit.id, hex: unit.hex });
  }
}
