import { type SubmitEvent, useEffect, useState } from 'react';
import type { Side } from '../../../kernel/twoSides';
import type { Battle } from '../../../scenarios';
import { titleWith } from '../../../scenarios/titles';
import { variantOf, variedBattle, variedPosition } from '../../../scenarios/variants';
import { battlePart, fetchBattle } from '../../app/battleParts';
import { Icon } from '../../app/Icon';
import { beginGame, randomSeed } from '../../app/newGame';
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
import { DiceMade, type Made, Preference, SeedField } from './MoreFields';
import { NameField, SideChoice } from './PlayerFields';
import { namesOf, type Players, seatsOf } from './players';
import { parseSeed } from './seed';
import { WhoPlays } from './WhoPlays';
import '../pages.css';
import './setUp.css';

/** What the page waits for besides its words. */
export const words = ({ battle }: RouteOf<'setUp'>) => Promise.all([fetchOpponentWords(), balances.load(), fetchBattle(battle)]);

/** What of it fits those who play: nobody rolls for programs alone, and two devices take two people. */
const madeFor = ({ mode }: Players, dice: Made): Made =>
  (dice === 'typed' && mode === 'watch') || (dice === 'both' && mode !== 'two') ? 'seeded' : dice;

interface MoreProps {
  readonly battle: Battle;
  readonly suggested: Side;
  readonly players: Players;
  readonly change: (players: Players) => void;
  readonly seed: string;
  readonly changeSeed: (text: string) => void;
  readonly dice: Made;
  readonly changeDice: (dice: Made) => void;
}

/** What few people ask for; it opens where it holds what is wrong. */
function More({ battle, suggested, players, change, seed, changeSeed, dice, changeDice }: MoreProps) {
  const { setUp } = useWords().pages;
  const { mode, side, names } = players;
  return (
    <details className="setup-more" id="setup-more">
      <summary data-testid="setup-more">
        <span>
          <b>{setUp.more}</b>
          <small>{setUp.moreHint}</small>
        </span>
        <Icon name="down" />
      </summary>
      <div>
        {mode === 'program' && (
          <div className="app-field">
            <label htmlFor={`name-${side}`}>{setUp.yourName}</label>
            <NameField side={side} names={names} change={(next) => change({ ...players, names: next })} />
          </div>
        )}
        {mode === 'two' && dice !== 'both' && <Preference flag="handOver" />}
        {mode !== 'watch' && <DiceMade by="typed" dice={dice} change={changeDice} />}
        {mode === 'two' && <DiceMade by="both" dice={dice} change={changeDice} />}
        {dice === 'both' && (
          <SideChoice battle={battle} side={side} suggested={suggested} choose={(chosen) => change({ ...players, side: chosen })} />
        )}
        {dice === 'seeded' && <SeedField text={seed} change={changeSeed} />}
      </div>
    </details>
  );
}

/** Where the number is wrong that the dice are to begin from: it is shown. */
function showSeed(): void {
  document.getElementById('setup-more')?.setAttribute('open', '');
  document.getElementById('seed')?.focus();
}

interface VariedProps {
  readonly battle: Battle;
  /** Which variant is chosen; undefined: the battle as it was. */
  readonly chosen: string | undefined;
}

function SetUpForm({ battle, chosen, choose }: VariedProps & { readonly choose: (variant: string | undefined) => void }) {
  const { setUp } = useWords().pages;
  const language = useLanguage();
  const suggested = suggestedSide(battle, useIfLoaded(balances) ?? {});
  const usual = seatOf(usualOpponent(battle));
  const [players, seat] = useState<Players>({
    mode: 'program',
    side: suggested,
    opponent: usual,
    programs: [usual, usual],
    names: ['', ''],
  });
  const [seedText, seedTo] = useState(() => String(randomSeed()));
  const { Options } = cardFor(battle.position);
  const [position, lay] = useState<object>(battle.position);
  const [wished, changeDice] = useState<Made>('seeded');
  const dice = madeFor(players, wished);
  const [starting, start] = useState(false);
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    // What is not shown is not wrong.
    const seed = parseSeed(seedText) ?? (dice === 'seeded' ? undefined : randomSeed());
    if (seed === undefined) return showSeed();
    start(true);
    const variant = variantOf(battle, chosen);
    await beginGame({
      battle: battle.id,
      title: titleWith(battle, variant)[language],
      names: namesOf(players),
      seats: seatsOf(players),
      alone: players.mode === 'solo' ? true : undefined,
      position: variedPosition(position, variant),
      seed,
      ...(dice === 'both' ? { by: players.side } : { dice }),
    });
  };
  return (
    <form className="setup-form" onSubmit={begin} noValidate>
      <VariantChoice battle={battle} chosen={chosen} choose={choose} />
      <WhoPlays battle={battle} suggested={suggested} players={players} change={seat} />
      {players.mode !== 'watch' && <Preference flag="advice" />}
      {Options && <Options battle={battle} change={lay} />}
      <More
        battle={battle}
        suggested={suggested}
        players={players}
        change={seat}
        seed={seedText}
        changeSeed={seedTo}
        dice={dice}
        changeDice={changeDice}
      />
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
