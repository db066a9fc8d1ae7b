import { GROUNDS, type Leader, type Unit } from '../../../rules/baw/model/types';
import { bonusAt, isHampered, isInZone, survey } from '../../../rules/baw/play/ground';
import { rallyNeed } from '../../../rules/baw/play/rally';
import { isHeld } from '../../../rules/baw/play/reach';
import { byFinger, leaveMap, selectTool } from '../../table/session';
import { Glyph } from '../../table/shell/Glyph';
import { usePending } from '../../table/shell/hooks';
import { LineButton } from '../../table/shell/LineButton';
import { RuleLink } from '../../table/shell/RuleLink';
import { WhyNot } from '../../table/shell/WhyNot';
import { type Ability, abilitiesOf } from './abilities';
import { Face, LeaderFace } from './Face';
import { useGame, useNaming, useShown } from './hooks';
import { MARK_RULES, marksOf } from './marks';
import { leadersOn, pieceOfLeader } from './pieces';
import { nextInHex } from './tools/pick';
import { waysOf } from './ways';
import { useBawWords } from './words';

function AbilityLine({ ability: { what, refusal, count } }: { readonly ability: Ability }) {
  const { card } = useBawWords();
  const text = () => {
    if (count === undefined) return card.yes;
    if (what === 'move') return count === 0 ? card.nowhere : card.canMove(count);
    if (what === 'recall') return count === 0 ? card.noRecalls : card.recalls(count);
    return count === 0 ? card.noTargets : card.targets(count);
  };
  return (
    <li className={refusal ? 'table-can table-can--not' : 'table-can'}>
      <b>{card.can[what]}</b>
      <span>{refusal ? <WhyNot refusal={refusal} /> : text()}</span>
    </li>
  );
}

const Abilities = ({ piece }: { readonly piece: number }) => {
  const context = useGame((now) => now.context);
  const state = useShown();
  return (
    <ul className="table-cans">
      {abilitiesOf(context, state, piece).map((ability) => (
        <AbilityLine key={ability.what} ability={ability} />
      ))}
    </ul>
  );
};

/** Leaving by button, the other piece of the hex, several together. */
function MoveButtons({ piece, hex }: { readonly piece: number; readonly hex: number }) {
  const { card } = useBawWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pending = usePending();
  const { leaves } = waysOf(context, state, piece);
  const next = nextInHex(context, state, hex, piece);
  return (
    <div className="table-moves">
      {next && (
        <button type="button" className="app-button" data-testid="next-in-hex" onClick={() => selectTool(next)}>
          {card.next}
        </button>
      )}
      {leaves !== undefined && (
        <button
          type="button"
          className="app-button"
          data-testid="leave"
          aria-pressed={pending === undefined ? undefined : pending === leaves}
          onClick={(event) => leaveMap(byFinger(event))}
        >
          <Glyph name="leave" />
          {card.leave}
        </button>
      )}
      <LineButton piece={piece} />
    </div>
  );
}

/** What a unit is, in words: ground, zone, weapon, rally. */
function useFacts(unit: Unit): readonly (readonly [text: string, rule: string])[] {
  const { table, card } = useBawWords();
  const context = useGame((now) => now.context);
  const state = useShown();
  const { weapon } = context.types[unit.type]!;
  if (unit.hex < 0) return weapon ? [[card.weapons[weapon], 'B8.b']] : [];
  survey(context, state);
  const level = context.level[unit.hex]!;
  const inZone = isInZone(context, unit.side, unit.hex);
  const need = rallyNeed(context, state, unit);
  const rally = need === 0 ? card.rallyNever : inZone ? card.rallyNear : card.rallyOn(need);
  const ground = table.terrain[GROUNDS[context.ground[unit.hex]!]!];
  return [
    [level > 0 ? `${ground}, ${card.level(level)}` : ground, 'B2'],
    ...(inZone ? [[isHeld(context, unit) ? card.inZone : card.inZoneFree, 'B6'] as const] : []),
    ...(weapon ? [[card.weapons[weapon], 'B8.b'] as const] : []),
    ...(isHampered(context, unit) ? [[card.rallyIs(rally), 'B11.d'] as const] : []),
  ];
}

/** A unit's counter, where it stands, its marks, what it may do now and why not. */
export function UnitCard({ unit, movable }: { readonly unit: Unit; readonly movable: boolean }) {
  const { table, card } = useBawWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const noun = naming.unit(unit.id);
  const marks = marksOf(context, state, unit);
  const facts = useFacts(unit);
  const leaders = leadersOn(state, unit.hex);
  const bonus = unit.hex < 0 ? 0 : bonusAt(state, unit.side, unit.hex);
  return (
    <section className="table-card" data-testid="unit-card" aria-label={card.unit}>
      <header>
        <figure className="table-card__up">
          <Face unit={unit} />
        </figure>
        <div>
          <h2>{unit.hex < 0 ? table.unit(noun) : table.unitAt(noun, naming.hex(unit.hex))}</h2>
          <p className="app-note">{naming.army(unit.side)}</p>
        </div>
      </header>
      <p className="table-card__facts">
        {facts.map(([text, rule]) => (
          <span key={rule}>
            {text} <RuleLink id={rule} />{' '}
          </span>
        ))}
      </p>
      {(marks.length > 0 || bonus > 0) && (
        <p className="table-card__marks">
          {marks.map((mark) => (
            <span key={mark} data-mark={mark}>
              {card.mark(mark)} <RuleLink id={MARK_RULES[mark]} />
            </span>
          ))}
          {leaders.map((leader) => (
            <span key={leader.id} data-mark="leader">
              {card.withLeader(naming.leader(leader.id), leader.bonus)} <RuleLink id="B9.c" />
            </span>
          ))}
        </p>
      )}
      <Abilities piece={unit.id} />
      {movable && unit.hex >= 0 && <MoveButtons piece={unit.id} hex={unit.hex} />}
    </section>
  );
}

/** A leader: his bonus, where he is, what he may do. */
export function LeaderCard({ leader, movable }: { readonly leader: Leader; readonly movable: boolean }) {
  const { table, card } = useBawWords();
  const naming = useNaming();
  const state = useShown();
  const piece = pieceOfLeader(state, leader);
  const isAlone = leader.hex >= 0 && !state.units.some(({ hex }) => hex === leader.hex);
  const name = naming.leader(leader.id);
  const isWoman = naming.isWoman(leader.id);
  const { armies, variants } = useGame((now) => now.context);
  // B11.e, B16.3
  const rallies = armies[leader.side].rally > 0 && !variants.briefDisorder;
  return (
    <section className="table-card" data-testid="leader-card" aria-label={card.leader}>
      <header>
        <LeaderFace side={leader.side} />
        <div>
          <h2>{leader.hex < 0 ? name : table.leaderAt(name, naming.hex(leader.hex))}</h2>
          <p className="app-note">{naming.army(leader.side)}</p>
        </div>
      </header>
      <p className="table-card__facts">
        {card.bonus(leader.bonus, rallies, isWoman)} <RuleLink id="B9.c" /> {isAlone && card.alone(isWoman)}{' '}
        {isAlone && <RuleLink id="B5.f" />}
      </p>
      <Abilities piece={piece} />
      {movable && leader.hex >= 0 && <MoveButtons piece={piece} hex={leader.hex} />}
    </section>
  );
}
