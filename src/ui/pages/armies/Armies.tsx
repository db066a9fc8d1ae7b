import { type SubmitEvent, useEffect, useMemo, useState } from 'react';
import { LEAST_POINTS, MOST_POINTS, USUAL_POINTS } from '../../../rules/armies/model/data';
import { FIELD_IDS, type Field } from '../../../rules/armies/model/fields';
import { announcePassing } from '../../app/announce';
import { Icon } from '../../app/Icon';
import { beginGame, randomSeed } from '../../app/newGame';
import type { Page } from '../../app/routes';
import { preload } from '../../app/screens';
import { useTitle } from '../../app/title';
import { cardOf } from '../../systems/cards';
import { useWords } from '../../words';
import { fetchArmyWords, useArmyWords } from '../../words/armies';
import { fetchOpponentWords } from '../../words/opponent';
import { seatOf } from '../battles/usual';
import { ChoiceFields, showSeed } from '../setUp/ChoiceFields';
import { type Choices, chosenIn, firstChoices, forAnother } from '../setUp/choices';
import { useStarting } from '../setUp/useStarting';
import { ArmyPanel } from './ArmyPanel';
import { boughtIn, faultsOf, NO_WISHES, namesOf, newFaults, positionOf, toWishFor, type Wishes, wishesIn } from './battleOfPlan';
import { keptHere } from './bought';
import { firstPlan, type Plan, surprisePlan } from './drafts';
import { FleetPanel } from './FleetPanel';
import '../pages.css';
import '../setUp/setUp.css';
import './armies.css';

/** What the page waits for besides its words. */
export const words = () => Promise.all([fetchArmyWords(), fetchOpponentWords()]);

const POINTS = 'army-points';
const PAIR = [0, 1] as const;
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

/** Either of a pair replaced. */
const withAt = <Item,>(pair: readonly [Item, Item], side: 0 | 1, item: Item): readonly [Item, Item] =>
  side === 0 ? [item, pair[1]] : [pair[0], item];

interface FieldsProps {
  readonly plan: Plan;
  /** `said`: what is said aloud of it. */
  readonly change: (plan: Plan, said?: string) => void;
}

interface PointsProps extends FieldsProps {
  /** The points as they are typed. */
  readonly text: string;
  readonly type: (text: string) => void;
}

/** The points that a text names; undefined where the rules allow none such. */
function pointsIn(text: string): number | undefined {
  const points = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return points >= LEAST_POINTS && points <= MOST_POINTS ? points : undefined;
}

/** How many points: typed freely, and taken when it is a number that the rules allow. */
function Points({ plan, change, text, type }: PointsProps) {
  const { builder } = useArmyWords();
  const isOut = pointsIn(text) === undefined;
  return (
    <label className="app-field">
      <span>{builder.points(LEAST_POINTS, MOST_POINTS)}</span>
      <input
        id={POINTS}
        className="app-input"
        inputMode="numeric"
        data-testid="points"
        value={text}
        aria-invalid={isOut}
        aria-describedby={isOut ? `${POINTS}-out` : undefined}
        onChange={({ currentTarget: { value } }) => {
          type(value);
          const points = pointsIn(value);
          if (points !== undefined) change({ ...plan, points });
        }}
      />
      {isOut && (
        <small id={`${POINTS}-out`} className="armies-out" role="alert">
          {builder.pointsOut(LEAST_POINTS, MOST_POINTS)}
        </small>
      )}
    </label>
  );
}

/** Where they meet, and for how much. */
function BattleFields({ plan, change, text, type }: PointsProps) {
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
          <Points plan={plan} change={change} text={text} type={type} />
          <label className="app-field">
            <span>{builder.field}</span>
            <select
              className="app-input"
              data-testid="field"
              value={plan.field}
              onChange={({ currentTarget: { value } }) => change({ ...plan, field: value as Field })}
            >
              {FIELD_IDS.map((field) => (
                <option key={field} value={field}>
                  {fields[field]}
                </option>
              ))}
            </select>
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
    </div>
  );
}

interface OnPage {
  readonly plan: Plan;
  readonly wishes: Wishes;
  readonly choices: Choices;
}

/** Who plays, as it was chosen last on this page: whoever comes back from a battle finds it again, as what was bought. */
let last: Choices | undefined;

function pageAsLeft(): OnPage {
  const { plan = firstPlan(randomSeed(), { arena: 'land', points: USUAL_POINTS, mended: false }), wishes = NO_WISHES } =
    keptHere.getState();
  keptHere.edit(() => ({ plan, wishes }));
  return { plan, wishes, choices: last ?? firstChoices(0, seatOf('centurion')) };
}

/** A battle has been begun: the next has other dice. */
function forgetDice(): void {
  last &&= forAnother(last);
}

function useOnPage(): readonly [OnPage, (change: Partial<OnPage>) => void] {
  const [onPage, set] = useState(pageAsLeft);
  const change = (some: Partial<OnPage>) => {
    const next = { ...onPage, ...some };
    set(next);
    last = next.choices;
    const { plan, wishes } = next;
    keptHere.edit(() => ({ plan, wishes }));
  };
  return [onPage, change];
}

/** A battle on land with nothing wrong in it. */
const isSoundOnLand = (plan: Plan): boolean => plan.arena === 'land' && faultsOf(plan).every((faults) => faults.length === 0);

interface LandOptionsProps {
  /** As it was when nothing was wrong with it. */
  readonly plan: Plan;
  readonly wishes: Wishes;
  readonly wish: (wishes: Wishes) => void;
}

/** The optional rules of a battle on land. */
function LandOptions({ plan, wishes, wish }: LandOptionsProps) {
  const words = useArmyWords();
  const { Options } = cardOf('ancients');
  const drawn = useMemo(() => toWishFor(positionOf(plan, words, 0)), [plan, words]);
  const [one, other] = plan.armies.map(({ trait }) => trait === 'barbarians');
  return (
    Options && (
      <>
        <Options
          battle={{ position: drawn, recommended: [] }}
          position={toWishFor(positionOf(plan, words, 0, wishes), wishes)}
          change={(position) => wish(wishesIn(drawn, position))}
        />
        {one !== other && <p className="app-note">{words.builder.chargeOfOne}</p>}
      </>
    )
  );
}

const Armies: Page<'armies'> = () => {
  const { battles } = useWords().pages;
  const armyWords = useArmyWords();
  const { builder } = armyWords;
  const [{ plan, wishes, choices }, set] = useOnPage();
  const [typed, type] = useState(() => String(plan.points));
  const [sound, hold] = useState(() => (isSoundOnLand(plan) ? plan : undefined));
  const change = (next: Plan, said = '') => {
    set({ plan: next });
    if (isSoundOnLand(next)) hold(next);
    const news = [said, ...newFaults(plan, next, armyWords)].filter(Boolean).join(' ');
    if (news) announcePassing(news);
  };
  const [starting, start] = useStarting('armies');
  useTitle(builder.title);
  useEffect(() => preload({ screen: 'play' }), []);
  const names = namesOf(plan, armyWords);
  const faulty = faultsOf(plan).findIndex((faults) => faults.length > 0);
  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    if (plan.arena === 'land' && pointsIn(typed) === undefined) {
      announcePassing(builder.pointsOut(LEAST_POINTS, MOST_POINTS));
      document.getElementById(POINTS)?.focus();
      return;
    }
    if (faulty >= 0) {
      announcePassing(builder.faulty(names[faulty]!));
      document.getElementById(`faults-${faulty}`)?.focus();
      return;
    }
    const how = chosenIn(choices);
    if (!how) return showSeed();
    const position = positionOf(plan, armyWords, how.seed, wishes);
    start(() => beginGame({ ...how, battle: null, title: builder.meeting(...names), position }).then(forgetDice));
  };
  return (
    <>
      <a className="page-back" href="#/battles">
        <Icon name="back" />
        {battles.all}
      </a>
      <header className="page-head">
        <h1>{builder.title}</h1>
        <p>{builder.intro}</p>
      </header>
      <form className="armies-form" onSubmit={begin} noValidate>
        <BattleFields plan={plan} change={change} text={typed} type={type} />
        <div className="armies-sides">
          {PAIR.map((side) =>
            plan.arena === 'land' ? (
              <ArmyPanel
                key={side}
                side={side}
                plan={plan}
                change={(army, said) => change({ ...plan, armies: withAt(plan.armies, side, army) }, said)}
              />
            ) : (
              <FleetPanel
                key={side}
                side={side}
                plan={plan}
                change={(fleet, said) => change({ ...plan, fleets: withAt(plan.fleets, side, fleet) }, said)}
                rule={(isNavy) => change({ ...plan, navies: withAt(plan.navies, side, isNavy) })}
              />
            ),
          )}
        </div>
        <div className="app-card armies-start setup-form">
          <ChoiceFields sides={[{ army: names[0] }, { army: names[1] }]} choices={choices} change={(next) => set({ choices: next })}>
            {plan.arena === 'land' && sound && <LandOptions plan={sound} wishes={wishes} wish={(next) => set({ wishes: next })} />}
          </ChoiceFields>
          <button type="submit" className="app-button app-button--main setup-start" data-testid="begin-armies" disabled={starting}>
            <Icon name="play" />
            {starting ? builder.starting : builder.start}
          </button>
          {faulty >= 0 && <p className="app-note">{builder.faulty(names[faulty]!)}</p>}
        </div>
      </form>
    </>
  );
};

export default Armies;
