import type { SystemId } from '../../../store/systems';
import { useWords } from '../../words';

/** By which game's rules battles are played, and what these are about. */
export function RulesOf({ game }: { readonly game: SystemId }) {
  const { battles: words } = useWords().pages;
  return (
    <p>
      <b>{words.rulesOf(words.games[game])}.</b> {words.gamesAbout[game]}
    </p>
  );
}
