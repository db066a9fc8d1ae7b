import { useStore } from 'zustand';
import { SYSTEM_IDS } from '../../rules/ids';
import { catalogueOf, twinsOf } from '../../scenarios';
import { library } from '../../store/library';
import type { GameSummary } from '../../store/storedGame';
import { Icon } from '../app/Icon';
import { Select } from '../app/Select';
import { GameProgress } from '../pages/GameProgress';
import { useTitles } from '../pages/titles';
import { useLanguage, useWords } from '../words';
import { useLabWords } from '../words/lab';
import { FROM, standsSomewhere } from './grounds';
import type { Form } from './laboratory';

export type Chosen = Form['chosen'];

interface Props {
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
}

function Saved({
  games,
  chosen,
  choose,
  toggle,
}: Props & { readonly games: readonly GameSummary[]; readonly toggle: (id: string) => void }) {
  const words = useLabWords().form;
  const titleFor = useTitles();
  const picked = games.filter(({ id }) => chosen.ids.includes(id));
  return (
    <fieldset>
      <legend>{words.saved}</legend>
      {games.map((game) => (
        <label key={game.id} className="lab-check">
          <input type="checkbox" checked={chosen.ids.includes(game.id)} onChange={() => toggle(game.id)} />
          <span>
            {titleFor(game)}
            <small>{game.status?.winner === undefined ? <GameProgress game={game} /> : words.over}</small>
          </span>
        </label>
      ))}
      {picked.some(standsSomewhere) && (
        <label className="app-field lab-from">
          <span>{words.from}</span>
          <Select values={FROM} say={(from) => words[from]} value={chosen.from} choose={(from) => choose({ ...chosen, from })} />
        </label>
      )}
    </fieldset>
  );
}

/** Which battles are played: those of the house and one’s own. */
export function BattleChoice({ chosen, choose }: Props) {
  const words = useLabWords().form;
  const { battles: pages } = useWords().pages;
  const language = useLanguage();
  const titleFor = useTitles();
  const games = useStore(library.state, (state) => state.games);
  const toggle = (id: string) =>
    choose({ ...chosen, ids: chosen.ids.includes(id) ? chosen.ids.filter((other) => other !== id) : [...chosen.ids, id] });
  const house = SYSTEM_IDS.flatMap((system) => catalogueOf(system));
  const names = [
    ...house
      .filter(({ id }) => chosen.ids.includes(id))
      .map(({ id, title, system }) => (twinsOf(id).length > 0 ? `${title[language]} (${pages.fields[system]})` : title[language])),
    ...games.filter(({ id }) => chosen.ids.includes(id)).map(titleFor),
  ];
  return (
    <details className="setup-options lab-battles">
      <summary>
        <span>
          <b>{words.battles}</b>
          <small>{names.length > 0 ? names.join(', ') : words.nothing}</small>
        </span>
        <Icon name="down" />
      </summary>
      {SYSTEM_IDS.map((system) => (
        <fieldset key={system}>
          <legend>
            {pages.fields[system]} <small>{pages.rulesOf(pages.games[system])}</small>
          </legend>
          {catalogueOf(system).map(({ id, title }) => (
            <label key={id} className="lab-check">
              <input type="checkbox" checked={chosen.ids.includes(id)} onChange={() => toggle(id)} />
              <span>{title[language]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {games.length > 0 && <Saved games={games} chosen={chosen} choose={choose} toggle={toggle} />}
    </details>
  );
}
