import type { State } from '../model/types';

/** B17 Marks of a phase go with it. */
export function clearMarks({ units, leaders }: State): void {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    unit.fired = false;
    unit.moved = false;
    unit.attacked = false;
    unit.defended = false;
  }
  for (let i = 0; i < leaders.length; i++) {
    leaders[i]!.moved = false;
    leaders[i]!.called = false;
  }
}
