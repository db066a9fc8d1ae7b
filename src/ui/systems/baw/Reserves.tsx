import { RESERVE, SIDES, type Side, type State } from '../../../rules/baw/model/types';
import { takeUnit } from '../../table/session';
import { pressed } from '../../table/shell/disabledReason';
import { SideMark } from '../../table/shell/SideMark';
import { Face, LeaderFace } from './Face';
import { useGame, useNaming, useShown, useTable } from './hooks';
import { isAwaited, pieceOfLeader } from './pieces';
import { readyPieces } from './ready';
import { useBawWords } from './words';

/** B13.a Whether reserves that are due from a turn on may come in now. */
const mayEnter = (state: State, side: Side, turn: number): boolean =>
  side === state.player && turn <= state.turn && state.phase === 'movement';

function Group({ side, group }: { readonly side: Side; readonly group: number }) {
  const { table, card } = useBawWords();
  const { reserves } = card;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const held = useTable(({ tool }) => ('unit' in tool ? tool.unit : undefined));
  const { turn, at } = context.armies[side].reserves[group]!;
  const ready = readyPieces(context, state);
  const isDue = mayEnter(state, side, turn);
  const units = state.units.filter((unit) => unit.hex === RESERVE && unit.side === side && unit.group === group);
  const kinds = [...new Set(units.map(({ type }) => type))];
  const leaders = state.leaders.filter((leader) => leader.hex === RESERVE && leader.side === side && leader.group === group);
  return (
    <li>
      <p>
        <SideMark side={side} /> {naming.army(side)} · {isDue ? reserves.due(units.length + leaders.length) : reserves.later(turn)}{' '}
        {reserves.at(at.map((hex) => naming.hex(hex)).join(', '))}
      </p>
      <div className="table-reserves__units">
        {kinds.map((type) => {
          // An order names a reserve by its type: the first of its kind stands for all.
          const alike = units.filter((unit) => unit.type === type);
          const unit = alike[0]!;
          // Of one that is due with another group the order may mean that group's.
          const meant = isDue ? state.units.filter((one) => one.hex === RESERVE && one.side === side && one.type === type) : [];
          const { id: piece } = [...alike, ...meant].find(({ id }) => ready.has(id)) ?? unit;
          return (
            <button
              key={type}
              type="button"
              className="table-reserve"
              data-testid="reserve"
              aria-pressed={piece === held || alike.some(({ id }) => id === held)}
              aria-label={reserves.kind(table.unit(naming.unit(unit.id)), alike.length)}
              {...pressed(!ready.has(piece) && { piece }, () => takeUnit(piece))}
            >
              <Face unit={unit} />
              {alike.length > 1 && <small>×{alike.length}</small>}
            </button>
          );
        })}
        {leaders.map((leader) => {
          const piece = pieceOfLeader(state, leader);
          return (
            <button
              key={piece}
              type="button"
              className="table-reserve"
              data-testid="reserve"
              aria-pressed={held === piece}
              aria-label={naming.leader(leader.id)}
              {...pressed(!ready.has(piece) && { piece }, () => takeUnit(piece))}
            >
              <LeaderFace side={side} />
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** B13 Who waits beside the map. */
export function Reserves({ dueOnly = false }: { readonly dueOnly?: boolean }) {
  const { reserves } = useBawWords().card;
  const context = useGame((now) => now.context);
  const state = useShown();
  const groups = SIDES.flatMap((side) =>
    context.armies[side].reserves.flatMap(({ turn }, group) => {
      const waits = isAwaited(state, side, group);
      return waits && (!dueOnly || mayEnter(state, side, turn)) ? [{ side, group }] : [];
    }),
  );
  if (groups.length === 0) return null;
  return (
    <section className="table-reserves" data-testid="reserves">
      <h2>{reserves.title}</h2>
      <ul>
        {groups.map(({ side, group }) => (
          <Group key={`${side} ${group}`} side={side} group={group} />
        ))}
      </ul>
    </section>
  );
}
