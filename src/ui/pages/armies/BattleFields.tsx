import { SIDES } from '../../../kernel/twoSides';
import { LEAST_POINTS, MOST_POINTS } from '../../../rules/armies/model/data';
import { FIELD_IDS } from '../../../rules/armies/model/fields';
import { Icon } from '../../app/Icon';
import { randomSeed } from '../../app/newGame';
import { Select } from '../../app/Select';
import { useArmyWords } from '../../words/armies';
import { boughtIn } from './battleOfPlan';
import { type Plan, surprisePlan } from './drafts';

const ARENAS = ['land', 'sea'] as const;

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly names: Readonly<Record<Value, string>>;
  readonly change: (value: Value) => void;
  readonly testid: string;
}

/** One of two, side by side. */
function Choice<Value extends string>({ legend, values, value, names, change, testid }: ChoiceProps<Value>) {
  return (
    <fieldset className="armies-choice">
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one} className="setup-pick setup-pick--line">
          <input type="radio" name={testid} data-testid={`${testid}-${one}`} checked={one === value} onChange={() => change(one)} />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}

interface Props {
  readonly plan: Plan;
  /** `said`: what is said aloud of it. */
  readonly change: (plan: Plan, said?: string) => void;
  /** Either side's points as they are typed. */
  readonly typed: readonly [string, string];
  readonly type: (side: 0 | 1, text: string) => void;
}

/** The points that a text names; undefined where the rules allow none such. */
function pointsIn(text: string): number | undefined {
  const points = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return points >= LEAST_POINTS && points <= MOST_POINTS ? points : undefined;
}

const pointsId = (side: 0 | 1): string => `army-points-${side}`;

/** Where points are typed that the rules do not allow: it is shown. False: nowhere. */
export function showPointsOut({ arena, handicap }: Plan, typed: readonly [string, string]): boolean {
  const out = SIDES.find((side) => (side === 0 || handicap !== undefined) && pointsIn(typed[side]) === undefined);
  if (arena === 'sea' || out === undefined) return false;
  document.getElementById(pointsId(out))?.focus();
  return true;
}

interface PointsProps {
  readonly side: 0 | 1;
  readonly label: string;
  readonly text: string;
  readonly type: (text: string) => void;
  readonly change: (points: number) => void;
}

/** How many points: typed freely, and taken when it is a number that the rules allow, between those that the label names. */
function Points({ side, label, text, type, change }: PointsProps) {
  const isOut = pointsIn(text) === undefined;
  return (
    <label className="app-field">
      <span className={isOut ? 'armies-out' : undefined}>{label}</span>
      <input
        id={pointsId(side)}
        className="app-input"
        inputMode="numeric"
        data-testid={side === 0 ? 'points' : 'points-1'}
        value={text}
        aria-invalid={isOut}
        onChange={({ currentTarget: { value } }) => {
          type(value);
          const points = pointsIn(value);
          if (points !== undefined) change(points);
        }}
      />
    </label>
  );
}

/** The points of both, or of either where a handicap is agreed. */
function AgreedPoints({ plan, change, typed, type }: Props) {
  const { builder } = useArmyWords();
  const { points, handicap } = plan;
  const isAgreed = handicap !== undefined;
  return (
    <>
      <Points
        side={0}
        label={isAgreed ? builder.pointsOf(builder.first, LEAST_POINTS, MOST_POINTS) : builder.points(LEAST_POINTS, MOST_POINTS)}
        text={typed[0]}
        type={(text) => type(0, text)}
        change={(next) => change({ ...plan, points: next })}
      />
      <label className="armies-check">
        <input
          type="checkbox"
          data-testid="handicap"
          checked={isAgreed}
          onChange={({ currentTarget: { checked } }) => {
            type(1, String(points));
            change({ ...plan, handicap: checked ? points : undefined });
          }}
        />
        {builder.handicap}
      </label>
      {isAgreed && (
        <Points
          side={1}
          label={builder.pointsOf(builder.second, LEAST_POINTS, MOST_POINTS)}
          text={typed[1]}
          type={(text) => type(1, text)}
          change={(next) => change({ ...plan, handicap: next })}
        />
      )}
    </>
  );
}

/** Where they meet, and for how much. */
export function BattleFields(props: Props) {
  const { plan, change } = props;
  const words = useArmyWords();
  const { builder, fields } = words;
  return (
    <div className="app-card armies-battle">
      <Choice
        legend={builder.arena}
        values={ARENAS}
        value={plan.arena}
        names={builder.arenas}
        change={(arena) => change({ ...plan, arena })}
        testid="arena"
      />
      {plan.arena === 'land' && (
        <>
          <AgreedPoints {...props} />
          <label className="app-field">
            <span>{builder.field}</span>
            <Select
              data-testid="field"
              values={FIELD_IDS}
              say={(field) => fields[field]}
              value={plan.field}
              choose={(field) => change({ ...plan, field })}
            />
          </label>
          <label className="armies-check">
            <input
              type="checkbox"
              checked={plan.mended}
              onChange={({ currentTarget: { checked } }) => change({ ...plan, mended: checked })}
            />
            {builder.mended}
          </label>
        </>
      )}
      <button
        type="button"
        className="app-button"
        data-testid="surprise"
        onClick={() => {
          const surprised = surprisePlan(randomSeed(), plan);
          change(surprised, boughtIn(surprised, words));
        }}
      >
        <Icon name="dice" />
        {builder.surprise}
      </button>
      {plan.arena === 'land' && plan.handicap !== undefined && <p className="app-note">{builder.asManyLeaders}</p>}
    </div>
  );
}
