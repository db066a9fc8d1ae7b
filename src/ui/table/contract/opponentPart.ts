import { createPart } from '../../../store/part';
import { useFailed, useIfLoaded } from '../../app/usePart';
import { panelWords } from '../../words';

export type OpponentPart = typeof import('../../opponent');

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
