import { AHEAD } from '../../../rules/naval/model/data';
import { otherSide, type Ship } from '../../../rules/naval/model/types';
import { controlOf, whyControlled } from '../../../rules/naval/play/ground';
import { crewOf, pointsOf } from '../../../rules/naval/play/movement';
import { byFinger, leaveMap, play as order, turn } from '../../table/session';
import { Glyph } from '../../table/shell/Glyph';
import { usePending } from '../../table/shell/hooks';
import { LineButton } from '../../table/shell/LineButton';
import { RuleLink } from '../../table/shell/RuleLink';
import { SideMark } from '../../table/shell/SideMark';
import { WhyNot } from '../../table/shell/WhyNot';
import { type Ability, abilitiesOf } from './abilities';
import { useGame, useMayDecide, useNaming, useShown, useTable } from './hooks';
import { holdsOf } from './marines';
import { deedsOf, MARK_RULES, marksOf } from './marks';
import { table as store } from './match';
import { leaveOrder, scuttleOrder } from './orders';
import { ShipFace } from './ShipFace';
import { toolFor } from './tools/pick';
import { waysOf } from './ways';
import { useNavalWords } from './words';

function AbilityLine({ ability: { what, refusal, count, turns, rams } }: { readonly ability: Ability }) {
  const { table, play } = useNavalWords();
  const { card } = table;
  const counted = () => {
    if (count === undefined) return card.yes;
    if (what === 'move') {
      const moves = count > 0 || turns ? [card.canMove(count)] : [];
      return table.clauses(rams ? [...moves, play.card.rams(rams)] : moves.length > 0 ? moves : [card.can.leave]);
    }
    if (what === 'marines') return count === 0 ? play.card.nowhere : play.card.canStep(count);
    return count === 0 ? play.card.noTargets : card.canAttack(count);
  };
  return (
    <li className={refusal ? 'table-can table-can--not' : 'table-can'}>
      <b>{card.can[what]}</b>
      <span>{refusal ? <WhyNot refusal={refusal} /> : counted()}</span>
    </li>
  );
}

/** Turning and leaving by button, for the ship in hand. */
function SailButtons({ ship }: { readonly ship: Ship }) {
  const { table } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const [exit] = waysOf(context, state, ship).exits;
  const pending = usePending();
  const turns = [
    [-1, 'turnLeft', '['],
    [1, 'turnRight', ']'],
  ] as const;
  return (
    <>
      {turns.map(([by, name, key]) => (
        <button
          key={name}
          type="button"
          className="app-button app-button--icon"
          aria-label={table.card[name]}
          title={`${table.card[name]} ${key}`}
          onClick={() => turn(by)}
        >
          <Glyph name={name} />
        </button>
      ))}
      {exit && (
        <button
          type="button"
          className="app-button"
          data-testid="leave"
          title={`${table.leave.from(naming.hex(exit.hex))} X`}
          aria-pressed={pending === undefined ? undefined : pending === leaveOrder(ship, exit.hex)}
          onClick={(event) => leaveMap(byFinger(event))}
        >
          <Glyph name="leave" />
          {table.leave.button}
        </button>
      )}
      <LineButton piece={ship.id} />
    </>
  );
}

/** What leaving the map from the hex that the button takes comes to. */
function LeaveNote({ ship }: { readonly ship: Ship }) {
  const { table, play } = useNavalWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const [exit] = waysOf(context, state, ship).exits;
  if (!exit) return null;
  const { worth, enemy } = exit;
  const text = () => {
    if (worth > 0) return table.leave.scores(worth);
    if (worth === 0) return play.card.leaveIdle;
    return enemy > 0 ? play.card.leaveLost(enemy) : play.card.leaveCosts(-worth);
  };
  return (
    <p className={worth < 0 ? 'app-note fleet-warns' : 'app-note'} data-testid="leave-note">
      {text()} <RuleLink id="14.5" />
    </p>
  );
}

/** 14.7.e Scuttling is asked for once more. */
function ConfirmScuttling({ ship }: { readonly ship: Ship }) {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  return (
    <fieldset className="fleet-confirm" aria-label={table.scuttle.button}>
      <p>
        {table.scuttle.note} <RuleLink id="14.7.e" />
      </p>
      <div className="app-row">
        <button type="button" className="app-button app-button--danger" data-testid="scuttle-yes" onClick={() => order(scuttleOrder(ship))}>
          {play.confirm.scuttle(naming.hex(ship.hex))}
        </button>
        <button
          type="button"
          className="app-button"
          onClick={() => store.setState({ tool: toolFor(context, state, ship.id), warned: false })}
        >
          {play.card.scuttleNo}
        </button>
      </div>
    </fieldset>
  );
}

function ScuttleButton({ ship }: { readonly ship: Ship }) {
  const { table } = useNavalWords();
  return (
    <button
      type="button"
      className="app-button"
      data-testid="scuttle"
      onClick={() => store.setState({ tool: { kind: 'scuttle', unit: ship.id }, refused: undefined, warned: false })}
    >
      {table.scuttle.button}…
    </button>
  );
}

/** Where its points come from, or why it has none. */
function Movement({ ship }: { readonly ship: Ship }) {
  const { table, play } = useNavalWords();
  const context = useGame((now) => now.context);
  const state = useShown();
  const crew = crewOf(context, ship);
  const full = context.types[ship.type]!.crew;
  if (ship.sinking) return <>{table.card.movementStill}</>;
  const counts = state.phase === 'movement' && controlOf(ship) === state.player;
  return (
    <>
      {counts ? table.card.movement(state.die, crew) : play.card.movement(crew)}
      {crew < full && <small> {table.card.crewLost(full)}</small>}
      {counts && pointsOf(context, state, ship) < AHEAD && <small> {play.card.tooFew}</small>}
    </>
  );
}

/** Who commands it and why, its crew, its marines, its movement. */
function Facts({ ship }: { readonly ship: Ship }) {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const { card, command } = table;
  const commander = controlOf(ship);
  const holds = holdsOf(context, ship);
  const why =
    whyControlled(ship) === 'colour'
      ? command.colour
      : ship.captured
        ? command.captured(naming.army(otherSide(commander)), ship.marines)
        : command.marines(ship.marines);
  return (
    <dl className="fleet-facts">
      <dt>{card.commandTitle}</dt>
      <dd>
        <SideMark side={commander} /> {naming.army(commander)} <small>({why})</small> <RuleLink id="14.8.j" />
      </dd>
      <dt>{card.crewTitle}</dt>
      <dd>{card.crewQuality(crewOf(context, ship))}</dd>
      <dt>{card.movementTitle}</dt>
      <dd>
        <Movement ship={ship} /> <RuleLink id="14.5" />
      </dd>
      <dt>{card.marinesTitle}</dt>
      <dd className={ship.marines > holds ? 'fleet-warns' : undefined}>
        {card.marinesOf(ship.marines, holds)}
        {ship.marines > holds && <strong> {play.card.tooMany(ship.marines - holds)}</strong>} <RuleLink id="14.7.d" />
      </dd>
    </dl>
  );
}

/** Both faces of a ship, who commands it and why, what it may do now and why not. */
export function ShipCard({ ship, sails }: { readonly ship: Ship; readonly sails: boolean }) {
  const words = useNavalWords();
  const { table } = words;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const live = useGame((now) => now.looking === undefined && !now.outcome);
  const noun = naming.ship(ship.id);
  const { size } = context.types[ship.type]!;
  const marks = marksOf(context, state, ship);
  const scuttling = useTable(({ tool }) => tool.kind === 'scuttle');
  const abilities = live ? abilitiesOf(context, state, ship) : [];
  const decides = useMayDecide();
  const scuttles = decides && abilities.some(({ what, refusal }) => what === 'scuttle' && !refusal);
  return (
    <section className="table-card" data-testid="unit-card" aria-label={table.card.title}>
      <header>
        <figure className={ship.damaged ? undefined : 'table-card__up'}>
          <ShipFace ship={{ ...ship, damaged: false, sinking: false, marines: 0 }} />
        </figure>
        <figure className={ship.damaged ? 'table-card__up' : undefined}>
          <ShipFace ship={{ ...ship, damaged: true, sinking: false, marines: 0 }} />
        </figure>
        <div>
          <h2>{ship.hex < 0 ? table.ship(noun) : table.shipAt(noun, naming.hex(ship.hex))}</h2>
          <p className="app-note">
            {naming.army(ship.side)} · {table.sizes[size]} · {table.facing(ship.facing)}
          </p>
        </div>
      </header>
      <p className="table-card__marks">
        {marks.map((mark) => (
          <span key={mark} data-mark={mark}>
            {table.mark(noun, mark)} {MARK_RULES[mark] && <RuleLink id={MARK_RULES[mark]} />}
          </span>
        ))}
        {deedsOf(words, state, ship).map((deed) => (
          <span key={deed}>{deed}</span>
        ))}
      </p>
      {scuttling && <ConfirmScuttling ship={ship} />}
      <Facts ship={ship} />
      <div className="table-moves">
        {sails && <SailButtons ship={ship} />}
        {scuttles && !scuttling && <ScuttleButton ship={ship} />}
      </div>
      {sails && <LeaveNote ship={ship} />}
      {abilities.length > 0 && (
        <ul className="table-cans">
          {abilities
            .filter(({ what, refusal }) => what !== 'scuttle' || refusal)
            .map((ability) => (
              <AbilityLine key={ability.what} ability={ability} />
            ))}
        </ul>
      )}
    </section>
  );
}
