import { AHEAD } from '../../../rules/naval/model/data';
import type { Ship } from '../../../rules/naval/model/types';
import { crewOf } from '../../../rules/naval/play/movement';
import { ramChances } from '../../../rules/naval/play/odds';
import { RAM_RULES } from '../../../rules/naval/play/ramming';
import { RuleLink } from '../../table/shell/RuleLink';
import { useGame, useNaming, useTable } from './hooks';
import { table as store } from './match';
import { type Approach, couldRamBack, harmIn, isFarSideFree, type Meant } from './rams';
import { ShipFace } from './ShipFace';
import { meantRam } from './tools/ram';
import type { SeaTool } from './tools/tool';
import { useNavalWords } from './words';

type Chosen = Extract<SeaTool, { kind: 'ram' }>;

interface ChancesProps {
  readonly ram: Approach;
  readonly by: Ship;
  readonly on: Ship;
  readonly whose: 'theirs' | 'yours';
}

/** What a crew's roll may make of the other ship, with the faces of the die. */
function Chances({ ram, by, on, whose }: ChancesProps) {
  const { table, play } = useNavalWords();
  const context = useGame((now) => now.context);
  const crew = crewOf(context, by);
  const side = whose === 'theirs' ? 'defender' : 'attacker';
  return (
    <section className="fleet-chances">
      <h3>
        <span>{table.ram[whose]}</span> <small>{table.ram.sum(crew)}</small>
      </h3>
      <ul className="table-chances" data-testid={`chances-${whose}`}>
        {ramChances(ram.kind, crew, on).map(({ fate, dice }) => (
          <li key={fate} data-key={fate === 'nothing' ? 'nothing' : `${side}-${fate}`}>
            <i style={{ '--share': `${(dice.length * 100) / 6}%` }} />
            <span>{fate === 'nothing' && on.sinking ? play.ram.sinksAlready : table.ram.outcomes[fate]}</span>
            <span>{dice.length === 6 ? '' : play.ram.onDice(dice)}</span>
            <b>{dice.length === 6 ? table.ram.certain : table.ram.chance(dice.length)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 14.6 The same ram with the ships exchanged. In an oar rake both ram as it is, and a sinking ship rams nobody. */
function TheOtherWayRound({ ram, by, on }: { readonly ram: Meant; readonly by: Ship; readonly on: Ship }) {
  const { play } = useNavalWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  if (ram.kind === 'oarRake' || by.sinking) return null;
  return (
    <details className="table-reverse" data-testid="reverse">
      <summary>
        {play.ram.reverse} <b>{harmIn(context, state, by, { kind: ram.kind, target: on.id })}/6</b>
      </summary>
      {!couldRamBack(context, state, ram) && <p className="app-note">{play.ram.reverseBarred}</p>}
      <Chances ram={ram} by={by} on={on} whose="yours" />
    </details>
  );
}

/** Where the ship is afterwards: by button what the map takes by pointing. */
function Afterwards({ tool, ram }: { readonly tool: Chosen; readonly ram: Meant }) {
  const { play } = useNavalWords();
  const naming = useNaming();
  if (!ram.through) return null;
  const take = (through: boolean) =>
    store.setState({ tool: { kind: 'ram', unit: tool.unit, at: tool.at, through }, refused: undefined, warned: false });
  return (
    <fieldset className="fleet-choice">
      <legend>{play.ram.after}</legend>
      {ram.stays && (
        <button type="button" className="app-button" aria-pressed={!ram.out} data-testid="ram-stay" onClick={() => take(false)}>
          {play.ram.stays(naming.hex(ram.from), ram.cost)}
        </button>
      )}
      <button type="button" className="app-button" aria-pressed={ram.out} data-testid="ram-through" onClick={() => take(true)}>
        {play.ram.through(naming.hex(ram.through.hex), ram.through.cost)}
      </button>
    </fieldset>
  );
}

/** 14.6 A ram reckoned before the dice fall: what it may do to the ship rammed and, in an oar rake, to the rammer; pointed at, or chosen. */
export function RamPanel({ tool }: { readonly tool: Chosen }) {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const isChosen = useTable((all) => all.tool.kind === 'ram');
  const ship = state.ships[tool.unit]!;
  const ram = meantRam(tool, { context, state });
  if (!ram) return null;
  const target = state.ships[ram.target]!;
  const { name, note } = table.rams[ram.kind];
  return (
    <section className="table-odds fleet-ram" data-testid="ram" data-kind={ram.kind} aria-label={table.ram.title}>
      <div className="table-odds__heads">
        <header>
          <ShipFace ship={ship} />
          <h2 className="app-unseen">{table.shipAt(naming.ship(ship.id), naming.hex(ship.hex))}</h2>
        </header>
        <p className="table-odds__column">{harmIn(context, state, ship, ram)}/6</p>
        <header>
          <ShipFace ship={target} />
          <h2>{table.shipAt(naming.ship(target.id), naming.hex(target.hex))}</h2>
        </header>
      </div>
      <p className="fleet-ram__kind">
        <b>{name}</b> <RuleLink id={RAM_RULES[ram.kind]} /> <span>{note}</span>
      </p>
      <Chances ram={ram} by={ship} on={target} whose="theirs" />
      {ram.kind === 'oarRake' && <Chances ram={ram} by={target} on={ship} whose="yours" />}
      <p className="app-note">
        {table.ram.cost(ram.out ? ram.through!.cost : ram.cost, ram.out ? ram.left - AHEAD : ram.left)}.{' '}
        {!ram.through &&
          ram.kind !== 'flank' &&
          (isFarSideFree(context, state, ship, ram) ? table.ram.throughShort : table.ram.throughShut)}{' '}
        {!ram.stays && play.ram.throughOnly}
      </p>
      {isChosen && <Afterwards tool={tool} ram={ram} />}
      <TheOtherWayRound ram={ram} by={target} on={ship} />
    </section>
  );
}
