import type { Hex } from '../../../kernel/board';
import { otherSide, type Side, type VictoryTerm } from '../../../rules/baw/model/types';
import { survivalOf } from '../../../rules/baw/play/victory';
import { blockOf } from './block';
import { useGame, useNaming, useShown } from './hooks';
import { useBawWords } from './words';

/** B14 What a side wins by a term, its own or, of a limit of losses, the enemy's. */
function TermText({ term: { term, by, strength, points, at }, side }: { readonly term: VictoryTerm; readonly side: Side }) {
  const { table } = useBawWords();
  const naming = useNaming();
  const { terms } = table.armies;
  const { board } = useGame((now) => now.context);
  const told = (hexes: readonly Hex[]): string => {
    const block = blockOf(board.columns, hexes);
    return block
      ? terms.block(hexes.length, naming.hex(block[0]), naming.hex(block[1]))
      : table.listed(hexes.map((hex) => naming.hex(hex)));
  };
  switch (term) {
    case 'destroy':
      return <>{terms.destroy(naming.army(otherSide(by)), strength)}</>;
    case 'exit':
      return <>{terms.exit(strength)}</>;
    case 'survive':
      return <>{by === side ? terms.survive(strength) : terms.wearDown(naming.army(by), strength)}</>;
    case 'hold':
      return <>{terms.hold(told(at), points)}</>;
  }
}

/** How the points stand for a side, and for what. */
export function Points({ side }: { readonly side: Side }) {
  const { armies } = useBawWords().table;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const { lost } = state.armies[otherSide(side)];
  const survival = survivalOf(context);
  const own = context.victory.filter((term) => (term.term === 'survive' ? term === survival : term.by === side));
  const held = own.flatMap(({ term, at, points }) =>
    term === 'hold' ? at.filter((hex) => state.held[context.objectives.indexOf(hex)] === side).map((hex) => ({ hex, points })) : [],
  );
  return (
    <ul className="table-points">
      <li className={lost > 0 ? 'table-point table-point--met' : 'table-point'}>
        <span>{armies.losses}</span>
        <b>{lost > 0 ? `+${lost}` : '–'}</b>
      </li>
      {held.map(({ hex, points }, i) => (
        <li key={`${hex} ${i}`} className="table-point table-point--met">
          <span>{armies.holds(naming.hex(hex))}</span>
          <b>+{points}</b>
        </li>
      ))}
      {own.map((term, i) => (
        <li key={i} className="table-point">
          <span>
            <TermText term={term} side={side} />
          </span>
        </li>
      ))}
    </ul>
  );
}
