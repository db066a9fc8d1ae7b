import type { BattleSummary } from '../../scenarios';
import type { FleetSketch } from '../systems/naval/pages/fleetFacts';
import { useLanguage, useWords } from '../words';
import type { ArmySketch, BattleSketch } from './battleFacts';

/** A blank counter in the colours and the shape of a side. */
export function SideChip({ side }: { readonly side: 0 | 1 }) {
  return <span className={`page-chip page-chip--${side + 1}`} aria-hidden="true" />;
}

type Words = ReturnType<typeof useWords>['pages']['battles'];

const armyFacts = (words: Words, army: ArmySketch, counters: number): string[] => [
  words.counters(counters),
  words.leaders(army.leaders),
  ...(army.later > 0 ? [words.later(army.later)] : []),
  words.panic(army.panic),
  ...(army.points > 0 ? [words.points(army.points)] : []),
];

const fleetFacts = (words: Words, fleet: FleetSketch): string[] => [
  words.ships(fleet.ships.length, fleet.large),
  words.crews(fleet.crews),
  words.marines(fleet.marines),
  ...(fleet.ashore.length > 0 ? [words.ashore(fleet.ashore.length)] : []),
  ...(fleet.corvi > 0 ? [words.corvi(fleet.corvi)] : []),
  ...(fleet.ballistae > 0 ? [words.ballistae(fleet.ballistae)] : []),
  ...(fleet.points > 0 ? [words.points(fleet.points)] : []),
];

interface Props {
  readonly battle: BattleSummary;
  readonly sketch: BattleSketch;
}

/** The two armies or fleets of a battle side by side. */
export function BattleSides({ battle, sketch }: Props) {
  const { battles } = useWords().pages;
  const language = useLanguage();
  const factsOf = (side: 0 | 1) =>
    sketch.system === 'naval'
      ? fleetFacts(battles, sketch.fleets[side])
      : armyFacts(battles, sketch.armies[side], battle.size.counters[side]);
  return (
    <ul className="page-sides">
      {battle.sides.map((side, i) => (
        <li key={side.en}>
          <SideChip side={i as 0 | 1} />
          <div>
            <strong>{side[language]}</strong>
            <span>{side.leader[language]}</span>
            <small>{factsOf(i as 0 | 1).join(' · ')}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}
