import { RetryButtons } from '../../app/RetryButtons';
import { useWords } from '../../words';
import { opponentPart } from '../contract/opponentPart';

/** In the strip under the map: computer players have a seat, but what they play by did not come. */
export function OpponentMissing() {
  const { trouble } = useWords().common;
  const retry = () => opponentPart.preload();
  return (
    <div className="table-line table-line--stop table-line--missing" role="alert" data-testid="opponent-missing">
      <p>
        {trouble.partTitle}. <small>{trouble.chunkText}</small>
      </p>
      <RetryButtons retry={retry} />
    </div>
  );
}
