import type { FunctionComponent, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { createPart } from '../../../store/part';
import { useFailed, useIfLoaded } from '../../app/usePart';
import { panelWords } from '../../words';

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
  takeCounsel(how?: 'unasked'): Promise<void>;
  seatPrograms(): () => void;
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
