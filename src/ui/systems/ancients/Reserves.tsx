import { SIDES, type Side, type Unit } from '../../../rules/ancients/model/types';
import { isDark } from '../../../rules/ancients/options/night';
import { takeUnit } from '../../table/session';
import { pressed } from '../../table/shell/disabledReason';
import { SideMark } from '../../table/shell/SideMark';
import { Face } from './Face';
import { readyUnits } from './facts';
import { useGame, useNaming, useShown, useTable } from './hooks';
import { useWords } from './words';

function Group({ side, group, units }: { readonly side: Side; readonly group: number; readonly units: readonly Unit[] }) {
  const { table } = useWords();
  const { reserves } = table;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const held = useTable(({ tool }) => ('unit' in tool ? tool.unit : undefined));
  const { turn, at } = context.armies[side].reserves[group]!;
  const able = readyUnits(context, state);
  const dark = isDark(context, state);
  const due = turn <= state.turn ? reserves.due(units.length) : reserves.later(turn);
  const comes = `${due} ${reserves.at(at.map((hex) => naming.hex(hex)).join(', '))}`;
  return (
    <li>
      <p>
        <SideMark side={side} /> {naming.army(side)} · {dark ? reserves.dark(units.length) : comes}
      </p>
      <div className="table-reserves__units">
        {units.map((unit) => (
          <button
            key={unit.id}
            type="button"
            className="table-reserve"
            data-testid="reserve"
            aria-pressed={held === unit.id}
            aria-label={state.phase === 'movement' && !dark ? reserves.enter(naming.unit(unit.id)) : table.unit(naming.unit(unit.id))}
            {...pressed(!able.has(unit.id) && { piece: unit.id }, () => takeUnit(unit.id))}
          >
            <Face type={context.types[unit.type]!} side={side} disordered={unit.disordered} />
          </button>
        ))}
      </div>
    </li>
  );
}

/** Who waits beside the map. */
export function Reserves({ dueOnly = false }: { readonly dueOnly?: boolean }) {
  const { reserves } = useWords().table;
  const context = useGame((now) => now.context);
  const state = useShown();
  const beside = state.units.filter((unit) => unit.hex === -1);
  const enters = (state.phase === 'movement' || state.phase === 'melee') && !isDark(context, state);
  const groups = SIDES.flatMap((side) =>
    context.armies[side].reserves.map((reserve, group) => ({
      side,
      group,
      // 13.12 Before the battle reserves too may dismount.
      isDue: side === state.player && (state.phase === 'muster' || (enters && reserve.turn <= state.turn)),
      units: beside.filter((unit) => unit.side === side && unit.group === group),
    })),
  ).filter(({ units, isDue }) => units.length > 0 && (isDue || !dueOnly));
  if (groups.length === 0) return null;
  return (
    <section className="table-reserves" data-testid="reserves">
      <h2>{reserves.title}</h2>
      <ul>
        {groups.map(({ side, group, units }) => (
          <Group key={`${side} ${group}`} side={side} group={group} units={units} />
        ))}
      </ul>
    </section>
  );
}
