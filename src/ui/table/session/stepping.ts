import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { announce } from '../../app/announce';
import { go } from '../../app/routes';
import { wordsNow } from '../../words';
import { tutor } from '../contract/tutor';
import { now, resting, settle } from '.';
import { aheadOf } from './dropped';

export function undo(): void {
  if (now()?.looking !== undefined) return lookAt(undefined);
  const taught = tutor.getState().now;
  if (taught) return taught.undo();
  const undone = match.undo();
  if (undone === 'die' || undone === 'player' || undone === 'sight') {
    table.setState({ undoStop: undone });
    announce(wordsNow().table.undoStop[undone]);
  } else afterStep();
}

export function undoPast(): void {
  match.undoPast();
  afterStep();
}

export function redo(): void {
  if (match.redo()) afterStep();
}

function afterStep(more = ''): void {
  const snapshot = now();
  if (!snapshot) return;
  settle(snapshot);
  const { cursor, length } = snapshot;
  const { log } = wordsNow().table;
  announce([cursor === 0 ? log.lookingStart : log.looking(cursor, length), more].join(' '));
}

export function lookAt(cursor: number | undefined): void {
  match.look(cursor);
  const snapshot = now();
  if (snapshot)
    table.setState({
      tool: resting(snapshot),
      refused: undefined,
      warned: false,
      advised: undefined,
    });
}

export function goOnFrom(cursor: number): void {
  match.goTo(cursor);
  afterStep(aheadOf(cursor));
}

/** A game that holds no further goes on as another one, on its own page. */
export function goOnApart(): void {
  const game = match.goOn();
  if (game !== undefined) go({ screen: 'play', game });
}

/** The next player has seen what has changed. */
export function begin(): void {
  match.sit();
  lookAt(undefined);
  table.setState({ handOver: undefined });
}
