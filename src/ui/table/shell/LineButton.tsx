import { useWords } from '../../words';
import { lineOfPiece, mayDecide, pickLine } from '../session';
import { useGame } from './hooks';

/** On the card of a piece in hand that stands in a line with others: takes all of them in hand. */
export function LineButton({ piece }: { readonly piece: number }) {
  const { line } = useWords().table;
  const snapshot = useGame((now) => now);
  if (!mayDecide(snapshot) || lineOfPiece(snapshot, piece).length < 2) return null;
  return (
    <button type="button" className="app-button" data-testid="line-choose" title={`${line.choose} ⇧G`} onClick={() => pickLine()}>
      {line.choose}
    </button>
  );
}
