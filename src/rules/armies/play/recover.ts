import type { UnitType } from '../../ancients/model/state';

/** 15.3.c What the victor may have back: half of the full strength that he lost, rounded down; nobody else has anything. */
export const recoveryBudget = (lost: readonly UnitType[], winner: boolean): number =>
  winner ? Math.floor(lost.reduce((sum, { full }) => sum + full, 0) / 2) : 0;

/** 15.3.c Whether these may come back: each of them lost, together no stronger than the budget. */
export function mayRecover(lost: readonly UnitType[], winner: boolean, pick: readonly UnitType[]): boolean {
  const left = lost.map(({ name }) => name);
  for (const { name } of pick) {
    const at = left.indexOf(name);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return pick.reduce((sum, { full }) => sum + full, 0) <= recoveryBudget(lost, winner);
}
