import type { BattleFacts } from '../../../scenarios';
import type { BattleMark } from '../../../store/battleMarks';
import { Icon } from '../../app/Icon';
import { printRoute } from '../../app/routes';
import type { Evenness } from '../../lab/verdict';
import { cardOf } from '../../systems/cards';
import { useLanguage, useWords } from '../../words';
import { MapPicture } from '../maps/MapPicture';
import { StarButton } from './BattleMarks';

interface Props {
  readonly battle: BattleFacts;
  readonly evenness: Evenness | undefined;
  readonly mark: BattleMark | undefined;
  readonly played: { readonly games: number; readonly won: number };
}

/** A battle at a glance; all of it but the star leads to the battle's page. */
export function BattleTile({ battle, evenness, mark, played }: Props) {
  const words = useWords().pages.battles;
  const language = useLanguage();
  const card = cardOf(battle.system);
  const { counters, minutes } = battle.size;
  return (
    <li className="battle-item">
      <StarButton id={battle.id} title={battle.title[language]} mark={mark} />
      <a className="app-card battle-tile" href={printRoute({ screen: 'battle', battle: battle.id })}>
        <div className="battle-tile__map">
          <MapPicture of={battle.id} size={battle.map} label="" />
          {battle.beginners && <span className="page-tag page-tag--main">{words.beginners}</span>}
        </div>
        <div className="battle-tile__text">
          <h3>{battle.title[language]}</h3>
          <small className="battle-tile__game">{words.games[battle.system]}</small>
          <small>
            {battle.date[language]} · {battle.place[language]}
          </small>
          <small className="battle-tile__facts">
            <span>
              <Icon name="clock" />
              {words.about(minutes)}
            </span>
            <span>{card.pieces(words, counters[0] + counters[1])}</span>
            {evenness && <span className="battle-tile__evenness">{words.criteria.evenness.values[evenness]}</span>}
          </small>
          {(played.games > 0 || (mark?.tags.length ?? 0) > 0) && (
            <small className="battle-tile__facts">
              {played.games > 0 && <span className="battle-tile__played">{words.lists.played(played.games)}</span>}
              {played.won > 0 && <span className="battle-tile__played">{words.lists.won(played.won)}</span>}
              {mark?.tags.map((tag) => (
                <span key={tag} className="page-tag">
                  {tag}
                </span>
              ))}
            </small>
          )}
        </div>
      </a>
    </li>
  );
}
