import { useEffect } from 'react';
import { announce } from '../../app/announce';
import { useWords } from '../../words';
import { ask } from '../session';
import { byBothText } from './byBothText';
import { copyTurnLink, joinGame } from './gameActions';
import { useGame, useNaming } from './hooks';

/** The line under the map of a game of which both sides make the dice, while it waits for something that cannot be done at the table. */
export function ByBothLine() {
  const now = useGame((all) => all);
  const text = byBothText(now, useNaming().army);
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  return (
    <div className="table-line table-line--stop table-line--stopped" data-testid="by-both" data-awaits={now.byBoth?.awaits}>
      <p>{text}</p>
    </div>
  );
}

/** In place of the main button: the link to be sent, the free side, or other dice. */
export function ByBothButton() {
  const { byBoth: words } = useWords().table;
  const naming = useNaming();
  const now = useGame((all) => all);
  const awaits = now.byBoth?.awaits;
  const [does, text, press] =
    awaits === 'invited'
      ? (['join', words.join(naming.army(now.byBoth!.free!)), joinGame] as const)
      : awaits === 'keyless' || awaits === 'moved'
        ? (['dice', words.otherDice, () => ask('dice')] as const)
        : (['link', words.copy, copyTurnLink] as const);
  return (
    <button type="button" className="app-button app-button--main table-main" data-testid="main" data-does={does} onClick={press}>
      {text}
    </button>
  );
}
