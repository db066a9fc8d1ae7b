import type { BattleSummary } from '../../scenarios';
import { useLanguage, useWords } from '../words';
import type { BattleSketch } from './battleFacts';

/** A blank counter in the colours and the shape of a side. */
export function SideChip({ side }: { readonly side: 0 | 1 }) {
  return <span class={`page-chip page-chip--${side + 1}`} aria-hidden="true" />;
}

interface Props {
  readonly battle: BattleSummary;
  readonly sketch: BattleSketch;
}

/** The two armies of a battle side by side. */
export function BattleSides({ battle, sketch }: Props) {
  const { battles } = useWords().pages;
  const language = useLanguage();
  return (
    <ul class="page-sides">
      {battle.sides.map((side, i) => {
        const army = sketch.armies[i as 0 | 1];
        const facts = [
          battles.counters(battle.size.counters[i as 0 | 1]),
          battles.leaders(army.leaders),
          ...(army.later > 0 ? [battles.later(army.later)] : []),
          battles.panic(army.panic),
          ...(army.points > 0 ? [battles.points(army.points)] : []),
        ];
        return (
          <li key={side.en}>
            <SideChip side={i as 0 | 1} />
            <div>
              <strong>{side[language]}</strong>
              <span>{side.leader[language]}</span>
              <small>{facts.join(' · ')}</small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
