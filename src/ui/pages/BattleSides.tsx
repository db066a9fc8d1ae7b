import type { Battle } from '../../scenarios';
import { cardFor } from '../systems/cards';
import { useLanguage, useWords } from '../words';

/** A blank counter in the colours and the shape of a side. */
export function SideChip({ side }: { readonly side: 0 | 1 }) {
  return <span className={`page-chip page-chip--${side + 1}`} aria-hidden="true" />;
}

interface Props {
  readonly battle: Battle;
}

/** The two armies or fleets of a battle side by side. */
export function BattleSides({ battle }: Props) {
  const { battles } = useWords().pages;
  const language = useLanguage();
  const card = cardFor(battle.position);
  const sketch = card.sketch(battle.position);
  return (
    <ul className="page-sides">
      {battle.sides.map((side, i) => (
        <li key={side.en}>
          <SideChip side={i as 0 | 1} />
          <div>
            <strong>{side[language]}</strong>
            <span>{side.leader[language]}</span>
            <small>{card.factsOf(battles, sketch, i as 0 | 1, battle).join(' · ')}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}
