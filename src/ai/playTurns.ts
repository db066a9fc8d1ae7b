import type { BareState } from '../kernel/twoSides';

/** Plays phase after phase until so many player turns have ended, or the battle. */
export function playTurns(state: BareState, playerTurns: number, playPhase: () => void): void {
  for (let left = playerTurns; left > 0 && state.phase !== 'over'; ) {
    const { player, turn } = state;
    playPhase();
    if (state.player !== player || state.turn !== turn) left--;
  }
}
