import { piecesOf } from '../../../rules/naval/play/legal';
import { RuleLink } from '../../table/shell/RuleLink';
import { useGame, useNaming } from './hooks';
import { crowded, marineSteps } from './marines';
import { hexOfPiece, shipOf, stackOf } from './pieces';
import { useNavalWords } from './words';

/** 14.7.d Ships with too many aboard, and what is lost if it stays so. */
export function Crowded() {
  const { table } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const lost = crowded(context, state);
  if (lost.length === 0) return null;
  return (
    <ul className="table-facts fleet-crowded" data-testid="crowded">
      {lost.map(({ ship, count }) => (
        <li key={ship.id}>
          {table.marineMove.crowded(count, naming.hex(ship.hex))} <RuleLink id="14.7.d" />
        </li>
      ))}
    </ul>
  );
}

/** 14.7 Marines in hand: where they can go, and what their going means. */
export function MarinesPanel({ piece }: { readonly piece: number }) {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const held = stackOf(state, piece);
  if (!held) return null;
  const steps = marineSteps(context, state, piece);
  const ship = shipOf(state, piece);
  const counts = new Map(piecesOf(state).map(({ id, hex }) => [hex, stackOf(state, id)?.marines ?? 0]));
  return (
    <section className="fleet-step" aria-label={table.card.can.marines}>
      <h2>{table.assault.who(naming.hex(hexOfPiece(state, piece)), held.marines)}</h2>
      <p>{steps.length === 0 ? table.marineMove.none : `${play.marines.left(held.marines - held.stepped)} ${table.marineMove.choose}`}</p>
      {ship?.captured && ship.marines === 1 && (
        <p className="fleet-warns">
          {table.marineMove.empties} <RuleLink id="14.8.j" />
        </p>
      )}
      <ul className="fleet-steps">
        {steps.map((hex) => (
          <li key={hex}>{table.assault.who(naming.hex(hex), counts.get(hex) ?? 0)}</li>
        ))}
      </ul>
      <p className="app-note">
        {play.marines.limit} <RuleLink id="14.7.d" />
      </p>
    </section>
  );
}
