import type { BoardHandle } from '../../board/intents';

/** The board that is on screen. */
export const boardHandle: { current: BoardHandle | null } = { current: null };
