import { orderOf } from '../../../rules/ancients/model/orders';
import { type Context, type State, UNDEPLOYED, type Unit } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { leadersAt } from '../../../rules/ancients/play/leaders';
import { byFinger, leaveMap, turn } from '../../table/session';
import { Glyph } from '../../table/shell/Glyph';
import { usePending } from '../../table/shell/hooks';
import { LineButton } from '../../table/shell/LineButton';
import { RuleLink } from '../../table/shell/RuleLink';
import { WhyNot } from '../../table/shell/WhyNot';
import { type Ability, abilitiesOf } from './abilities';
import { Face } from './Face';
import { useGame, useNaming, useShown } from './hooks';
import { MARK_RULES } from './markRules';
import { UnitOrders } from './OptionOrders';
import { optionMarks } from './optionMarks';
import { waysOf } from './ways';
import { type LandWords, useWords } from './words';

function AbilityLine({ ability }: { readonly ability: Ability }) {
  const { card } = useWords().table;
  return (
    <li className={ability.refusal ? 'table-can table-can--not' : 'table-can'}>
      <b>{card.can[ability.what]}</b>
      <span>
        {ability.refusal ? (
          <WhyNot refusal={ability.refusal} />
        ) : ability.count === undefined ? (
          card.yes
        ) : ability.what === 'move' ? (
          card.canMove(ability.count, ability.onlyLeaves)
        ) : ability.count === 0 ? (
          card.noTargets
        ) : (
          card.canFire(ability.count)
        )}
      </span>
    </li>
  );
}

/** Turning and leaving by button, for the unit in hand. */
function MoveButtons({ unit }: { readonly unit: Unit }) {
  const { card } = useWords().table;
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const pending = usePending();
  return (
    <div className="table-moves">
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={card.turnLeft}
        title={`${card.turnLeft} [`}
        onClick={() => turn(-1)}
      >
        <Glyph name="turnLeft" />
      </button>
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={card.turnRight}
        title={`${card.turnRight} ]`}
        onClick={() => turn(1)}
      >
        <Glyph name="turnRight" />
      </button>
      {waysOf(context, state, unit).leaves && (
        <button
          type="button"
          className="app-button"
          data-testid="leave"
          aria-pressed={pending === undefined ? undefined : pending === orderOf('off', unit.id)}
          onClick={(event) => leaveMap(byFinger(event))}
        >
          <Glyph name="leave" />
          {card.leave}
        </button>
      )}
      <LineButton piece={unit.id} />
    </div>
  );
}

/** 13.9, V4 What a knight or barbarian may do unbidden. */
function impetuosity({ impetuous, unbidden }: LandWords['options'], context: Context, state: State, unit: Unit): string[] {
  const [control, points] = [context.options.includes('13.9'), context.options.includes('13V')];
  if ((!control && !points) || !optional().isImpetuous(context, state, unit)) return [];
  return [control ? impetuous : unbidden];
}

/** What a unit is and where it stands, in words. */
function useUnitFacts(unit: Unit): readonly string[] {
  const { table: words, options } = useWords();
  const context = useGame((now) => now.context);
  const state = useShown();
  const volleys = state.extra ? optional().volleysLeft(context, state, unit) : undefined;
  const lying = state.extra?.arrows.find(({ hex }) => hex === unit.hex);
  const type = context.types[unit.type]!;
  const { card } = words;
  const level = context.levels[unit.hex] ?? 0;
  const ground = level > 0 ? words.hillLevel(level) : words.terrain[context.terrain[unit.hex]!];
  const allRound = type.class === 'camp' || unit.plundering;
  return [
    card.classes[type.class],
    unit.hex === UNDEPLOYED ? options.unplaced : unit.hex < 0 ? card.beside : ground,
    ...(unit.hex >= 0 ? [allRound ? card.allRound : words.facing(unit.facing)] : []),
    ...type.traits.map((trait) => options.traits[trait]),
    ...impetuosity(options, context, state, unit),
    ...(type.star ? [card.star] : []),
    ...(type.missile ? [`${card.missile} ${type.missile}`] : []),
    ...(type.shots > 1 ? [card.shots(type.shots)] : []),
    ...(volleys === undefined ? [] : [options.volleys(volleys, optional().MOST_VOLLEYS)]),
    ...(lying ? [words.volleysLie(lying.n)] : []),
  ];
}

function markRule(mark: keyof typeof MARK_RULES, { options }: Context, state: State, { side }: Unit): string {
  if (mark === 'charges') return optional().chargeOf(state, side)!.rule;
  return mark === 'loose' && !options.includes('13.9') ? 'V4' : MARK_RULES[mark];
}

/** Both faces, where it stands, its marks, what it may do now and why not; with the buttons of its orders, if they are not elsewhere. */
export function UnitCard({ unit, movable, ordered }: { readonly unit: Unit; readonly movable: boolean; readonly ordered: boolean }) {
  const words = useWords().table;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const type = context.types[unit.type]!;
  const { card } = words;
  const marks = [
    ...(['disordered', 'volley', 'panicked', 'plundering'] as const).filter((mark) => unit[mark]),
    ...optionMarks(context, state, unit),
  ];
  const leaders = unit.hex < 0 ? 0 : leadersAt(state.armies[unit.side], unit.hex);
  const facts = useUnitFacts(unit);
  return (
    <section className="table-card" data-testid="unit-card" aria-label={card.title}>
      <header>
        <figure className={unit.disordered ? undefined : 'table-card__up'}>
          <Face type={type} side={unit.side} />
        </figure>
        <figure className={unit.disordered ? 'table-card__up' : undefined}>
          <Face type={type} side={unit.side} disordered />
        </figure>
        <div>
          <h2>{unit.hex < 0 ? words.unit(naming.unit(unit.id)) : words.unitAt(naming.unit(unit.id), naming.hex(unit.hex))}</h2>
          <p className="app-note">{naming.army(unit.side)}</p>
        </div>
      </header>
      <p className="table-card__facts">
        {facts.join(' · ')} {unit.hex >= 0 && <RuleLink id="T" />}
      </p>
      {(marks.length > 0 || leaders > 0) && (
        <p className="table-card__marks">
          {marks.map((mark) => (
            <span key={mark} data-mark={mark}>
              {words.marks[mark]} <RuleLink id={markRule(mark, context, state, unit)} />
            </span>
          ))}
          {leaders > 0 && (
            <span data-mark="leader">
              {card.leaders(leaders)} <RuleLink id="11.c" />
            </span>
          )}
        </p>
      )}
      {ordered && <UnitOrders unit={unit} />}
      {state.phase !== 'deploy' && (
        <ul className="table-cans">
          {abilitiesOf(context, state, unit).map((ability) => (
            <AbilityLine key={ability.what} ability={ability} />
          ))}
        </ul>
      )}
      {movable && <MoveButtons unit={unit} />}
    </section>
  );
}
