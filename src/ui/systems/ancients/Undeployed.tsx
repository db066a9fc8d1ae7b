import { UNDEPLOYED } from '../../../rules/ancients/model/types';
import { REST } from '../../../store/table';
import { takeUnit } from '../../table/session';
import { pressed } from '../../table/shell/disabledReason';
import { Face, LeaderFace } from './Face';
import { useGame, useNaming, useTable } from './hooks';
import { joins, leadersWaiting, undeployed, undeployedLeaders } from './optionOrders';
import { selectTool } from './tools';
import { useWords } from './words';

/** 13.3 Leaders still to be placed: taken in hand, or laid down again. */
function UndeployedLeaders({ count }: { readonly count: number }) {
  const { undeployedLeaders: words } = useWords().options;
  const side = useGame((now) => now.state.player);
  const held = useTable(({ tool }) => tool.kind === 'place');
  return (
    <button
      type="button"
      className="table-reserve"
      data-testid="undeployed-leader"
      aria-pressed={held}
      aria-label={words(count)}
      onClick={() => selectTool(held ? REST : { kind: 'place', deploys: true })}
    >
      <LeaderFace side={side} />
      {count > 1 && <small>×{count}</small>}
    </button>
  );
}

/** 13.3 Who is still to be placed, alike ones under one button. */
export function Undeployed() {
  const words = useWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const held = useTable(({ tool }) => ('unit' in tool ? tool.unit : undefined));
  if (state.phase !== 'deploy') return null;
  const units = undeployed(context, state);
  const leaders = undeployedLeaders(context, state);
  const waiting = leadersWaiting(context, state);
  if (units.length + waiting === 0) return null;
  const kinds = [...new Set(units.map(({ type }) => type))];
  return (
    <section className="table-reserves" data-testid="undeployed">
      <h2>{words.options.undeployed(units.length, waiting)}</h2>
      <div className="table-reserves__units">
        {kinds.map((type) => {
          const alike = units.filter((unit) => unit.type === type);
          const next = alike.find((unit) => joins(context, state, 'deploy', unit));
          return (
            <button
              key={type}
              type="button"
              className="table-reserve"
              data-testid="undeployed-unit"
              aria-pressed={held !== undefined && state.units[held]!.hex === UNDEPLOYED && state.units[held]!.type === type}
              aria-label={words.options.undeployedKind(words.table.unit(naming.unit(alike[0]!.id)), alike.length)}
              {...pressed(!next && { piece: alike[0]!.id }, () => next && takeUnit(next.id))}
            >
              <Face type={context.types[type]!} side={state.player} />
              {alike.length > 1 && <small>×{alike.length}</small>}
            </button>
          );
        })}
        {leaders > 0 && <UndeployedLeaders count={leaders} />}
      </div>
    </section>
  );
}
