import { type SubmitEvent, useEffect, useMemo } from 'react';
import type { Side } from '../../../kernel/twoSides';
import type { Battle } from '../../../scenarios';
import { titleWith } from '../../../scenarios/titles';
import { changed, difference, variantOf, variedBattle } from '../../../scenarios/variants';
import type { Language } from '../../../store/preferences';
import { battlePart, fetchBattle } from '../../app/battleParts';
import { Icon } from '../../app/Icon';
import { beginGame } from '../../app/newGame';
import { type Page, printRoute, type RouteOf } from '../../app/routes';
import { preload } from '../../app/screens';
import { useTitle } from '../../app/title';
import { useIfLoaded } from '../../app/usePart';
import { balances } from '../../lab/balances';
import { cardFor } from '../../systems/cards';
import { useLanguage, useWords } from '../../words';
import { fetchOpponentWords } from '../../words/opponent';
import { BattleHead, useBattleTitle } from '../battles/BattleHead';
import { BattleSides } from '../battles/BattleSides';
import { HowToWin } from '../battles/HowToWin';
import { useVariant } from '../battles/useVariant';
import { suggestedSide } from '../battles/usual';
import { VariantChoice } from '../battles/VariantChoice';
import { MapPicture } from '../maps/MapPicture';
import { ChoiceFields, showSeed } from './ChoiceFields';
import { chosenIn } from './choices';
import { forgetDice, type OnPage, useOnPage } from './onPage';
import type { NamedSides } from './players';
import { useStarting } from './useStarting';
import '../pages.css';
import './setUp.css';

/** What the page waits for besides its words. */
export const words = ({ battle }: RouteOf<'setUp'>) => Promise.all([fetchOpponentWords(), balances.load(), fetchBattle(battle)]);

interface OnPageProps {
  readonly battle: Battle;
  /** As the variant that is chosen makes it. */
  readonly varied: Battle;
  readonly onPage: OnPage;
}

/** What the sides of a battle are called. */
const sidesIn = ({ sides: [one, other] }: Battle, language: Language): NamedSides => [
  { army: one.name[language], leader: one.leader[language] },
  { army: other.name[language], leader: other.leader[language] },
];

interface FormProps extends OnPageProps {
  readonly choose: (variant: string | undefined) => void;
  readonly suggested: Side;
  readonly set: (onPage: OnPage) => void;
}

function SetUpForm({ battle, varied, choose, suggested, onPage, set }: FormProps) {
  const { setUp } = useWords().pages;
  const language = useLanguage();
  const { Options } = cardFor(battle.position);
  const { choices } = onPage;
  const position = changed(varied.position, onPage.rules) as object;
  const [starting, start] = useStarting('setUp');
  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    const how = chosenIn(choices);
    if (!how) return showSeed();
    const title = titleWith(battle, variantOf(battle, onPage.variant))[language];
    start(() => beginGame({ ...how, battle: battle.id, title, position }).then(forgetDice));
  };
  return (
    <form className="setup-form" onSubmit={begin} noValidate>
      <VariantChoice battle={battle} chosen={onPage.variant} choose={choose} />
      <ChoiceFields
        sides={sidesIn(battle, language)}
        suggested={suggested}
        choices={choices}
        change={(next) => set({ ...onPage, choices: next })}
      >
        {Options && (
          <Options
            battle={varied}
            position={position}
            change={(next) => set({ ...onPage, rules: difference(varied.position, next) ?? {} })}
          />
        )}
      </ChoiceFields>
      <button type="submit" className="app-button app-button--main setup-start" disabled={starting}>
        <Icon name="play" />
        {starting ? setUp.starting : setUp.start}
      </button>
    </form>
  );
}

function Brief({ battle, varied }: Omit<OnPageProps, 'onPage'>) {
  const words = useWords().pages.battles;
  const language = useLanguage();
  const card = cardFor(battle.position);
  const sketch = card.sketch(varied.position);
  return (
    <aside className="setup-brief">
      <MapPicture
        of={battle.id}
        otherwise={varied === battle ? undefined : varied.position}
        size={sketch}
        label={words.map(battle.title[language])}
      />
      <BattleSides battle={varied} card={card} sketch={sketch} />
      <HowToWin battle={varied} />
    </aside>
  );
}

interface ColumnsProps extends Pick<FormProps, 'battle' | 'choose'> {
  readonly variant: string | undefined;
}

/** What is chosen, beside the battle and its armies as that makes them. */
function Columns({ battle, variant, choose }: ColumnsProps) {
  const suggested = suggestedSide(battle, useIfLoaded(balances) ?? {});
  const [onPage, set] = useOnPage(battle, variant, suggested);
  const varied = useMemo(() => variedBattle(battle, variantOf(battle, variant)), [battle, variant]);
  return (
    <div className="setup-columns">
      <SetUpForm battle={battle} varied={varied} choose={choose} suggested={suggested} onPage={onPage} set={set} />
      <Brief battle={battle} varied={varied} />
    </div>
  );
}

const SetUp: Page<'setUp'> = ({ route }) => {
  const words = useWords().pages;
  const battle = useIfLoaded(battlePart(route.battle));
  const [variant, choose] = useVariant(route, battle);
  useTitle(useBattleTitle(battle));
  useEffect(() => preload({ screen: 'play' }), []);
  const back = battle
    ? { href: printRoute({ screen: 'battle', battle: battle.id, ...(variant ? { variant } : {}) }), name: words.setUp.aboutBattle }
    : { href: '#/battles', name: words.battles.all };
  return (
    <>
      <BattleHead id={route.battle} battle={battle} back={back} />
      {battle && <Columns key={battle.id} battle={battle} variant={variant} choose={choose} />}
    </>
  );
};

export default SetUp;
