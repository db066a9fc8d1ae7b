import { isHandedOver, table } from '../../../store/table';
import type { BoardIntents } from '../../board/intents';

let kept: ((intents: BoardIntents) => void) | undefined;

/** The last hex chosen on the map before the game can be played: it is answered as soon as somebody can, unless a card has come up that it was not meant for. */
export const keptPress = {
  intents: {
    onHex(...press) {
      kept = ({ onHex }) => onHex?.(...press);
    },
    onInspect(...press) {
      kept = ({ onInspect }) => onInspect?.(...press);
    },
  } satisfies BoardIntents as BoardIntents,
  take(intents: BoardIntents): void {
    if (!isHandedOver(table.getState())) kept?.(intents);
    kept = undefined;
  },
  forget(): void {
    kept = undefined;
  },
};
