import { type SubmitEvent, useEffect, useMemo, useState } from 'react';
import { SIDES } from '../../../kernel/twoSides';
import { FIRST_DIE, LEAST_POINTS, MOST_POINTS, USUAL_POINTS } from '../../../rules/armies/model/data';
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
import { type Choices, chosenIn, firstChoices, forAnother, madeFor } from '../setUp/choices';
import { useStarting } from '../setUp/useStarting';
import { ArmyPanel } from './ArmyPanel';
import { BattleFields, showPointsOut } from './BattleFields';
import { faultsOf, landPosition, NO_WISHES, namesOf, newFaults, positionOf, toWishFor, type Wishes, wishesIn } from './battleOfPlan';
import { keptHere } from './bought';
import { firstPlan, type Plan, pointsOf } from './drafts';
import { FleetPanel } from './FleetPanel';
import '../pages.css';
import '../setUp/setUp.css';
import './armies.css';

/** What the page waits for besides its words. */
export const words = () => Promise.all([fetchArmyWords(), fetchOpponentWords()]);

/** Either of a pair replaced. */
const withAt = <Item,>(pair: readonly [Item, Item], side: 0 | 1, item: Item): readonly [Item, Item] =>
  side === 0 ? [item, pair[1]] : [pair[0], item];

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
  const drawn = useMemo(() => toWishFor(landPosition(plan, words)), [plan, words]);
  return (
    Options && (
      <Options
        battle={{ position: drawn, recommended: [] }}
        position={toWishFor(landPosition(plan, words, wishes), wishes)}
        change={(position) => wish(wishesIn(drawn, position))}
      />
    )
  );
}

const Armies: Page<'armies'> = () => {
  const { battles } = useWords().pages;
  const armyWords = useArmyWords();
  const { builder } = armyWords;
  const [{ plan, wishes, choices }, set] = useOnPage();
  const [typed, type] = useState<readonly [string, string]>(() => [String(pointsOf(plan, 0)), String(pointsOf(plan, 1))]);
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
    if (showPointsOut(plan, typed)) {
      announcePassing(builder.pointsOut(LEAST_POINTS, MOST_POINTS));
      return;
    }
    if (faulty >= 0) {
      announcePassing(builder.faulty(names[faulty]!));
      document.getElementById(`faults-${faulty}`)?.focus();
      return;
    }
    const how = chosenIn(choices);
    if (!how) return showSeed();
    const position = positionOf(plan, armyWords, how, wishes);
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
        <BattleFields plan={plan} change={change} typed={typed} type={(side, text) => type(withAt(typed, side, text))} />
        <div className="armies-sides">
          {SIDES.map((side) =>
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
          {plan.arena === 'sea' && madeFor(choices) !== 'seeded' && <p className="app-note">{builder.firstDie(FIRST_DIE)}</p>}
          {faulty >= 0 && <p className="app-note">{builder.faulty(names[faulty]!)}</p>}
        </div>
      </form>
    </>
  );
};

export default Armies;
