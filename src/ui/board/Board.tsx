import type { BoardProps } from './intents';

export function Board({ labels }: BoardProps) {
  return <div class="board" role="application" aria-label={labels.map} />;
}
