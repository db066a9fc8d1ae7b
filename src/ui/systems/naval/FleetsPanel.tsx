import { LEFT, otherSide, SIDES, type Side, SUNK, type VictoryTerm } from '../../../rules/naval/model/types';
import { controlOf } from '../../../rules/naval/play/ground';
import { scoreOf, talliesOf } from '../../../rules/naval/play/victory';
import { RuleLink } from '../../table/shell/RuleLink';
import { SideMark } from '../../table/shell/SideMark';
import { useGame, useNaming, useShown } from './hooks';
import { sayPlaces } from './places';
import { useNavalWords } from './words';

/** 14.2 A term of victory in words. */
function TermText({ term: { term, by, points, large, at } }: { readonly term: VictoryTerm }) {
  const words = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const { fleets } = words.table;
  const places = sayPlaces(words, context, at ?? []);
  const text = () => {
    switch (term) {
      case 'sunk':
        return fleets.terms.sunk(
          naming.army(otherSide(by)),
          context.victory.some((other) => other.term === 'exit' && other.by !== by),
        );
      case 'captured':
        return fleets.terms.captured;
      case 'exit':
        return fleets.terms.exit(places);
      case 'hold':
        return fleets.terms.hold(places);
    }
  };
  return (
    <span>
      {text()} <small>({fleets.each(points, large)})</small>
    </span>
  );
}

/** How the points stand for a side, and for what. */
export function Points({ side }: { readonly side: Side }) {
  const { table } = useNavalWords();
  const context = useGame((now) => now.context);
  const state = useShown();
  const { points } = context.fleets[side];
  return (
    <ul className="table-points">
      {points > 0 && (
        <li className="table-point table-point--met">
          <span>{table.fleets.held(points)}</span>
          <b>+{points}</b>
        </li>
      )}
      {talliesOf(context, state, side).map(({ term, count, points: scored }, i) => (
        <li key={i} className={count > 0 ? 'table-point table-point--met' : 'table-point'}>
          <TermText term={term} />
          <b>{count > 0 ? `+${scored}` : '–'}</b>
        </li>
      ))}
    </ul>
  );
}

function Fleet({ side }: { readonly side: Side }) {
  const { table } = useNavalWords();
  const { fleets } = table;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const own = state.ships.filter((ship) => ship.side === side);
  const commanded = state.ships.filter((ship) => ship.hex >= 0 && controlOf(ship) === side);
  // 14.2 A ship that is still sinking at the end counts as sunk.
  const afloat = commanded.filter(({ sinking }) => !sinking);
  const aboard = commanded.reduce((sum, { marines }) => sum + marines, 0);
  const ashore = state.ashore.reduce((sum, landing) => sum + (landing.side === side ? landing.marines : 0), 0);
  const counts: readonly (readonly [string, number])[] = [
    [fleets.afloat, afloat.length],
    [fleets.damaged, afloat.filter(({ damaged }) => damaged).length],
    [fleets.sinking, commanded.length - afloat.length],
    [fleets.sunk, own.filter(({ hex }) => hex === SUNK).length],
    [fleets.left, own.filter(({ hex }) => hex === LEFT).length],
    [fleets.captured, afloat.filter(({ captured }) => captured).length],
  ];
  return (
    <section className="table-army">
      <h3>
        <SideMark side={side} /> {naming.army(side)}
        <b>{fleets.points(scoreOf(context, state)[side])}</b>
      </h3>
      <dl className="fleet-counts">
        {counts.map(([name, count]) => (
          <div key={name} className={count > 0 ? undefined : 'fleet-counts__none'}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        <div className={aboard + ashore > 0 ? undefined : 'fleet-counts__none'}>
          <dt>{fleets.marines}</dt>
          <dd>
            {aboard + ashore}
            {ashore > 0 && <small> ({fleets.ashore(ashore)})</small>}
          </dd>
        </div>
      </dl>
      <Points side={side} />
    </section>
  );
}

/** Both fleets: what is afloat and what is lost, marines, and the score as it stands, term by term. */
export function FleetsPanel() {
  const { table } = useNavalWords();
  return (
    <div className="table-armies" data-testid="armies">
      <h2>
        {table.fleets.score} <RuleLink id="14.2" />
      </h2>
      {SIDES.map((side) => (
        <Fleet key={side} side={side} />
      ))}
    </div>
  );
}
