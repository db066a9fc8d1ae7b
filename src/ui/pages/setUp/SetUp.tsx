import { type SubmitEvent, useEffect, useState } from 'react';
import type { Battle } from '../../../scenarios';
import { titleWith } from '../../../scenarios/titles';
import { variantOf, variedBattle, variedPosition } from '../../../scenarios/variants';
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
import { BattleHead } from '../battles/BattleHead';
import { BattleSides } from '../battles/BattleSides';
import { seatOf, suggestedSide, usualOpponent } from '../battles/usual';
import { VariantChoice } from '../battles/VariantChoice';
import { MapPicture } from '../maps/MapPicture';
import { ChoiceFields, showSeed } from './ChoiceFields';
import { chosenIn, firstChoices } from './choices';
import type { NamedSides } from './players';
import '../pages.css';
import './setUp.css';

/** What the page waits for besides its words. */
export const words = ({ battle }: RouteOf<'setUp'>) => Promise.all([fetchOpponentWords(), balances.load(), fetchBattle(battle)]);

interface VariedProps {
  readonly battle: Battle;
  /** Which variant is chosen; undefined: the battle as it was. */
  readonly chosen: string | undefined;
}

/** What the sides of a battle are called. */
const sidesIn = ({ sides: [one, other] }: Battle, language: Language): NamedSides => [
  { army: one.name[language], leader: one.leader[language] },
  { army: other.name[language], leader: other.leader[language] },
];

function SetUpForm({ battle, chosen, choose }: VariedProps & { readonly choose: (variant: string | undefined) => void }) {
  const { setUp } = useWords().pages;
  const language = useLanguage();
  const suggested = suggestedSide(battle, useIfLoaded(balances) ?? {});
  const [choices, change] = useState(() => firstChoices(suggested, seatOf(usualOpponent(battle))));
  const { Options } = cardFor(battle.position);
  const [position, lay] = useState<object>(battle.position);
  const [starting, start] = useState(false);
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    const how = chosenIn(choices);
    if (!how) return showSeed();
    start(true);
    const variant = variantOf(battle, chosen);
    const title = titleWith(battle, variant)[language];
    await beginGame({ ...how, battle: battle.id, title, position: variedPosition(position, variant) });
  };
  return (
    <form className="setup-form" onSubmit={begin} noValidate>
      <VariantChoice battle={battle} chosen={chosen} choose={choose} />
      <ChoiceFields sides={sidesIn(battle, language)} suggested={suggested} choices={choices} change={change}>
        {Options && <Options battle={battle} position={position} change={lay} />}
      </ChoiceFields>
      <button type="submit" className="app-button app-button--main setup-start" disabled={starting}>
        <Icon name="play" />
        {starting ? setUp.starting : setUp.start}
      </button>
    </form>
  );
}

function Brief({ battle, chosen }: VariedProps) {
  const words = useWords().pages.battles;
  const language = useLanguage();
  const card = cardFor(battle.position);
  const varied = variedBattle(battle, variantOf(battle, chosen));
  const sketch = card.sketch(varied.position);
  return (
    <aside className="setup-brief">
      <MapPicture of={battle.id} size={sketch} label={words.map(battle.title[language])} />
      <BattleSides battle={varied} card={card} sketch={sketch} />
    </aside>
  );
}

/** What is chosen, beside the battle and its armies as that makes them. */
function Columns({ battle, variant }: { readonly battle: Battle; readonly variant: string | undefined }) {
  const [chosen, choose] = useState(() => variantOf(battle, variant)?.id);
  return (
    <div className="setup-columns">
      <SetUpForm battle={battle} chosen={chosen} choose={choose} />
      <Brief battle={battle} chosen={chosen} />
    </div>
  );
}

const SetUp: Page<'setUp'> = ({ route }) => {
  const words = useWords().pages;
  const language = useLanguage();
  const battle = useIfLoaded(battlePart(route.battle)) ?? undefined;
  useTitle(battle?.title[language] ?? words.battles.unknown);
  useEffect(() => preload({ screen: 'play' }), []);
  const back = battle
    ? { href: printRoute({ screen: 'battle', battle: battle.id }), name: words.setUp.aboutBattle }
    : { href: '#/battles', name: words.battles.all };
  return (
    <>
      <BattleHead id={route.battle} battle={battle} back={back} />
      {battle && <Columns key={battle.id} battle={battle} variant={route.variant} />}
    </>
  );
};

export default SetUp;
