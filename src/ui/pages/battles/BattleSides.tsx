import type { BattleSummary } from '../../../scenarios';
import { SideChip } from '../../app/SideChip';
import { useLanguage, useWords } from '../../words';
import type { BattleCard, BattleSketch } from './battleCard';

interface Props {
  readonly battle: BattleSummary;
  readonly card: BattleCard;
  readonly sketch: BattleSketch;
}

/** The two armies or fleets of a battle side by side. */
export function BattleSides({ battle, card, sketch }: Props) {
  const { battles } = useWords().pages;
  const language = useLanguage();
  return (
    <ul className="page-sides">
      {battle.sides.map((side, i) => (
        <li key={side.name.en}>
          <SideChip side={i as 0 | 1} />
          <div>
            <strong>{side.name[language]}</strong>
            <span>{side.leader[language]}</span>
            <small>{card.factsOf(battles, sketch, i as 0 | 1, battle).join(' · ')}</small>
            <p>{side.about[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
