import type { FunctionComponent, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ReviewedPlay } from '../../../ai/protocol';
import { createPart } from '../../../store/part';
import { useFailed, useIfLoaded } from '../../app/usePart';
import { panelWords } from '../../words';

/** The dice of a game up to a moment. `plays` is undefined while they are gone through, and where that has failed. */
export interface Reviewed {
  /** Where the game stood (`standsAt`). */
  readonly at: string;
  readonly plays: readonly ReviewedPlay[] | undefined;
  /** So many plays have been gone through. */
  readonly done: number;
  readonly failed?: boolean;
}

/** The computer players' part of the table, once loaded. */
export interface OpponentPart {
  readonly AdviceLine: FunctionComponent;
  readonly CounselPanel: FunctionComponent;
  /** What decided a battle that is over. */
  readonly EndStory: FunctionComponent;
  readonly OpponentLine: FunctionComponent;
  readonly ProgramButton: FunctionComponent<{ readonly children: ReactNode }>;
  readonly SeatsDialog: FunctionComponent;
  /** `asking`: somebody waits for advice. */
  readonly opponent: Pick<StoreApi<{ readonly asking: boolean }>, 'subscribe'>;
  /** What the dice of the game have done, as the computer player values positions; `askReview` has them gone through up to where the game stands. */
  readonly story: Pick<StoreApi<{ readonly told: Reviewed | undefined }>, 'getState' | 'getInitialState' | 'subscribe'>;
  askReview(): Promise<void>;
  /** How likely the first side is to win at the end of a branch; undefined: no answer. */
  weighBranch(id: number): Promise<number | undefined>;
  takeCounsel(how?: 'unasked'): Promise<void>;
  /** Looks through the game for mistakes, in the background. */
  findMistakes(): Promise<void>;
  seatPrograms(): () => void;
  /** Goes on from a moment of the log; two programs wait there. */
  goOnThere(cursor: number): void;
}

/** What computer players need at the table; most games go without. */
export const opponentPart = createPart<OpponentPart>(async () => {
  const [part] = await Promise.all([
    import('../../opponent'),
    panelWords(),
    import('../../words/counsel').then(({ fetchCounselWords }) => fetchCounselWords()),
    import('../../words/opponent').then(({ fetchOpponentWords }) => fetchOpponentWords()),
  ]);
  return part;
});

export const useOpponentPart = (): OpponentPart | undefined => useIfLoaded(opponentPart);

/** Whether the computer players' part was wanted and did not come. */
export const useOpponentFailed = (): boolean => useFailed(opponentPart);
