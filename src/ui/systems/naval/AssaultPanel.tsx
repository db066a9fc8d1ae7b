import type { Hex } from '../../../kernel/board';
import type { Ship } from '../../../rules/naval/model/types';
import { controlOf } from '../../../rules/naval/play/ground';
import { byFinger, orderBesides, orderByButton } from '../../table/session';
import { usePending } from '../../table/shell/hooks';
import { pointing } from '../../table/shell/pointing';
import { RuleLink } from '../../table/shell/RuleLink';
import { SideMark } from '../../table/shell/SideMark';
import { WhyNot } from '../../table/shell/WhyNot';
import { type Attacker, answersOf, archersFirst, attackersOf, declaredOn, type Effect, effectOn, labelOf, pointsOn } from './assaults';
import { useGame, useMayDecide, useNaming, useTable } from './hooks';
import { table as store } from './match';
import { attackOrder, declareOrder } from './orders';
import { ShipFace } from './ShipFace';
import { assaultFrom } from './tools/pick';
import { useNavalWords } from './words';

/** The ship attacked: its fleet and who defends it. */
function TargetHead({ ship }: { readonly ship: Ship }) {
  const { table } = useNavalWords();
  const naming = useNaming();
  const commander = controlOf(ship);
  return (
    <header className="fleet-target">
      <ShipFace ship={ship} />
      <div>
        <h2>{table.assault.on(naming.ship(ship.id), naming.hex(ship.hex))}</h2>
        <p className="app-note">
          <SideMark side={commander} /> {naming.army(commander)} · {table.marinesAboard(ship.marines)}
        </p>
      </div>
    </header>
  );
}

interface AttackProps {
  readonly from: Hex;
  readonly by: Attacker['by'];
  readonly need: number;
  readonly ship: Ship;
}

/** A declared attack: the button that makes it, or, for whoever only looks on, what it is. */
function Attack({ from, by, need, ship }: AttackProps) {
  const naming = useNaming();
  const decides = useMayDecide();
  const state = useGame((now) => now.state);
  const goal = useTable(({ tool }) => (tool.kind === 'assault' ? tool.goal : undefined));
  const attack = (
    <>
      <b className="fleet-ticks__hex">{naming.hex(from)}</b>
      <How by={by} need={need} effect={effectOn(ship, by)} />
    </>
  );
  if (!decides) return <p className="fleet-attacks__watched">{attack}</p>;
  return (
    <button
      type="button"
      className="app-button"
      data-testid="attack"
      data-hex={naming.hex(from)}
      aria-pressed={goal === from}
      onClick={(event) => orderByButton(attackOrder(by, from, ship.hex), assaultFrom(state, ship.hex, from), byFinger(event))}
    >
      {attack}
    </button>
  );
}

/** How an attack goes and what a success does as things stand. */
function How({ by, need, effect }: { readonly by: Attacker['by']; readonly need: number; readonly effect: Effect }) {
  const { table, play } = useNavalWords();
  return (
    <span className="fleet-how">
      <b>
        {table.assault[by]}, {play.assault.need(need)}
      </b>{' '}
      <small>{table.ram.chance(7 - need)}</small>
      <span>{effect === 'nothing' ? '' : table.assault.effects[effect]}</span>
    </span>
  );
}

/** Who nearby cannot attack, and why not. */
function Unable({ attackers }: { readonly attackers: readonly Attacker[] }) {
  const words = useNavalWords();
  const naming = useNaming();
  const unable = attackers.filter(({ refusal }) => refusal);
  if (unable.length === 0) return null;
  return (
    <details className="fleet-unable">
      <summary>{words.play.assault.unable(unable.length)}</summary>
      <ul>
        {unable.map(({ from, refusal }) => (
          <li key={from} {...pointing(from)}>
            <b>{naming.hex(from)}</b> <WhyNot refusal={refusal!} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the ship's own marines could do to those who can attack it. */
function TheOtherWayRound({ ship, attackers }: { readonly ship: Ship; readonly attackers: readonly Attacker[] }) {
  const { play } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const answers = answersOf(context, state, ship, attackers);
  if (answers.length === 0) return null;
  return (
    <details className="table-reverse" data-testid="reverse">
      <summary>
        {play.assault.reverse} <b>{labelOf(ship.marines, Math.min(...answers.map(({ need }) => need)))}</b>
      </summary>
      <ul className="fleet-attacks">
        {answers.map(({ on, by, need }) => (
          <li key={on.id} className="fleet-attacks__watched" {...pointing(on.hex)}>
            <b className="fleet-ticks__hex">{naming.hex(on.hex)}</b>
            <How by={by} need={need} effect={effectOn(on, by)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** 14.8.d Who can attack a ship, ticked; who cannot, and why; the main button declares all that are ticked. */
export function TargetPanel() {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  // Not as it was a frame ago: a tick is to stay where it was put.
  const tool = useTable((all) => all.tool);
  if (tool.kind !== 'target') return null;
  const ship = state.ships.find(({ hex }) => hex === tool.at);
  if (!ship) return null;
  const attackers = attackersOf(context, state, tool.at);
  const points = pointsOn(attackers);
  const spared = tool.spared ?? [];
  const ticked = points.filter(({ at }) => !spared.includes(at));
  const flip = (at: number) =>
    store.setState({
      tool: { ...tool, spared: spared.includes(at) ? spared.filter((one) => one !== at) : [...spared, at] },
      warned: false,
    });
  return (
    <section className="fleet-assault" data-testid="target" aria-label={table.assault.title}>
      <TargetHead ship={ship} />
      {points.length === 0 ? (
        <p>{play.assault.nobody}</p>
      ) : (
        <>
          <p className="app-note">
            {table.assault.declare} <RuleLink id="14.8.d" />
          </p>
          <ul className="fleet-ticks">
            {points.map(({ at, from, by, need }) => (
              <li key={at}>
                <label>
                  <input
                    type="checkbox"
                    data-testid="attacker"
                    data-hex={naming.hex(from)}
                    checked={!spared.includes(at)}
                    onChange={() => flip(at)}
                  />
                  <b className="fleet-ticks__hex">{naming.hex(from)}</b>
                  <How by={by} need={need} effect={effectOn(ship, by)} />
                </label>
              </li>
            ))}
          </ul>
          {archersFirst(ship, ticked) && <p className="app-note">{table.assault.order}</p>}
          {ticked.length > 1 && (
            <p className="app-note">
              {table.assault.surplus} <RuleLink id="14.8.k" />
            </p>
          )}
        </>
      )}
      <TheOtherWayRound ship={ship} attackers={attackers} />
      <Unable attackers={attackers} />
    </section>
  );
}

/** 14.8.e The declared attacks, each made by its button in any order; until the first die others may join. */
export function AssaultPanel() {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const decides = useMayDecide();
  const pending = usePending();
  const { assault } = state;
  if (!assault) return null;
  const ship = state.ships[assault.target]!;
  const joining = assault.begun || !decides ? [] : attackersOf(context, state, ship.hex).filter(({ refusal }) => !refusal);
  return (
    <section className="fleet-assault" data-testid="assault" aria-label={table.assault.title}>
      <TargetHead ship={ship} />
      {decides && (
        <p className="app-note">
          {table.assault.makeTitle} <RuleLink id="14.8.e" />
        </p>
      )}
      <ul className="fleet-attacks">
        {declaredOn(context, state).map(({ from, by, need }, i) => (
          <li key={i}>
            <Attack from={from} by={by} need={need} ship={ship} />
          </li>
        ))}
      </ul>
      {joining.length > 0 && (
        <div className="fleet-join">
          <p className="app-note">{play.assault.more}</p>
          {joining.map(({ from }) => (
            <button
              key={from}
              type="button"
              className="app-button"
              data-testid="join"
              data-hex={naming.hex(from)}
              aria-pressed={pending === declareOrder(from, ship.hex)}
              onClick={(event) => orderBesides(declareOrder(from, ship.hex), byFinger(event))}
            >
              {table.assault.declareOne(naming.hex(from))}
            </button>
          ))}
        </div>
      )}
      {assault.begun && (
        <p className="app-note">
          {play.assault.begun} <RuleLink id="14.8.d" />
        </p>
      )}
    </section>
  );
}
