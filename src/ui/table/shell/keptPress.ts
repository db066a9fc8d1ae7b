import type { BoardIntents } from '../../board/intents';

let kept: ((intents: BoardIntents) => void) | undefined;

/** The last hex chosen on the map before the game can be played: it is answered as soon as somebody can. */
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
    kept?.(intents);
    kept = undefined;
  },
  forget(): void {
    kept = undefined;
  },
};
