import type { StoreApi } from 'zustand/vanilla';
import type { Fault } from '../../kernel/game';
import type { Kept } from '../../store/shelves';

/** The storage has not said whether it has a game, or cannot read it. */
export const SILENT: Fault = { at: '', expected: 'game.readable' };

export const isSilent = (faults: readonly Fault[]): boolean => faults.some(({ expected }) => expected === SILENT.expected);

/** For what a storage that answers has been asked once more. */
let asked: string | undefined;

/**
 * Asks a storage again that has said nothing of what is wished, when it answers: at once where it does already, but then only once for the same, which it may
 * not be able to read. `state`: of the list of what it keeps. Returns how to wait no longer.
 */
export function onceItAnswers(
  { getState, subscribe }: Pick<StoreApi<Pick<Kept, 'keeps'>>, 'getState' | 'subscribe'>,
  wished: string,
  ask: () => void,
): () => void {
  if (getState().keeps === 'browser' && asked !== wished) {
    asked = wished;
    ask();
  }
  return subscribe(({ keeps }, before) => {
    if (keeps === 'browser' && before.keeps === 'page') ask();
  });
}
