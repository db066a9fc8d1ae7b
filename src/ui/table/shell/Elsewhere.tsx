import { useEffect } from 'react';
import { claim, keepAgain } from '../../../store/company';
import { announce } from '../../app/announce';
import { useWords } from '../../words';
import { useGame } from './hooks';

/** The line under the map of a game that another page plays or has removed. */
export function ElsewhereLine() {
  const { elsewhere: words } = useWords().table;
  const elsewhere = useGame((now) => now.elsewhere);
  const text = elsewhere && words[elsewhere];
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  return (
    <div className="table-line table-line--stop" data-testid="elsewhere" data-how={elsewhere}>
      <p>{text}</p>
    </div>
  );
}

/** In place of the main button: the game comes here. */
export function ElsewhereButton() {
  const { elsewhere: words } = useWords().table;
  const removed = useGame((now) => now.elsewhere === 'removed');
  return (
    <button
      type="button"
      className="app-button app-button--main table-main"
      data-testid="main"
      data-does="claim"
      onClick={removed ? keepAgain : claim}
    >
      {removed ? words.keep : words.claim}
    </button>
  );
}
