import { Fragment, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Fault } from '../../kernel/game';
import { factsOf } from '../../scenarios';
import { library } from '../../store/library';
import type { GameSummary } from '../../store/storedGame';
import { FaultList } from '../app/FaultList';
import { whenFetched } from '../app/fetched';
import { Icon } from '../app/Icon';
import { Select } from '../app/Select';
import { SideChip } from '../app/SideChip';
import { LEVELS, type Level, takesTime } from '../opponent/levels';
import type { BattleCard } from '../pages/battles/battleCard';
import { lastSeed, parseSeed } from '../pages/setUp/seed';
import { useTitles } from '../pages/titles';
import { allCards, cardFor } from '../systems/cards';
import { useWords } from '../words';
import { useLabWords } from '../words/lab';
import { useOpponentWords } from '../words/opponent';
import { BattleChoice, type Chosen } from './BattleChoice';
import { commandsOf } from './command';
import { type From, type Ground, houseGrounds, savedGround } from './grounds';
import { type Form, laboratory, run, stop, type Trial, trialsOf } from './laboratory';

const MOST_GAMES = 2000;
/** Small and quickly played. */
const USUAL_BATTLE = 'spartolus';

const gamesIn = (text: string): number | undefined => {
  const games = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return games >= 1 && games <= MOST_GAMES ? games : undefined;
};

type Players = readonly [Level, Level];

function PlayersChoice({ players, seat }: { readonly players: Players; readonly seat: (players: Players) => void }) {
  const words = useLabWords().form;
  const { levels, about } = useOpponentWords();
  return (
    <fieldset className="lab-players">
      <legend>{words.players}</legend>
      {([0, 1] as const).map((side) => (
        <label key={side} className="app-field">
          <span className="setup-army">
            <SideChip side={side} />
            {words.side(side + 1)}
          </span>
          <Select
            data-testid={`lab-player-${side}`}
            values={LEVELS}
            say={(level) => levels[level]}
            value={players[side]}
            choose={(level) => seat(side === 0 ? [level, players[1]] : [players[0], level])}
          />
          <small>{about[players[side]]}</small>
        </label>
      ))}
      {players.some(takesTime) && <p className="app-note">{words.budget}</p>}
    </fieldset>
  );
}

interface NumberProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly wrong: boolean;
  readonly change: (value: string) => void;
}

function NumberField({ id, label, hint, value, wrong, change }: NumberProps) {
  return (
    <div className="app-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="app-input"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-invalid={wrong}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <small id={`${id}-hint`} className={wrong ? 'setup-wrong' : undefined}>
        {hint}
      </small>
    </div>
  );
}

interface OptionsProps {
  readonly ids: Chosen['ids'];
  readonly house: readonly Ground[];
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
  readonly compare: boolean;
  readonly setCompare: (on: boolean) => void;
}

/** The optional rules that are tried, of each game that is played, and whether the same is played without them as well. */
function OptionsTried({ ids, house, chosen, choose, compare, setCompare }: OptionsProps) {
  const words = useLabWords().form;
  const { games } = useWords().pages.battles;
  // Of which game a saved one is may not be known before it is read.
  const systems = ids.map((id) => factsOf(id)?.system);
  const isPlayed = ({ id, hasOption }: BattleCard) =>
    systems.includes(id) || systems.includes(undefined) || chosen.some((option) => hasOption?.(option));
  const tried = allCards.flatMap((card) => (card.OptionsTried && isPlayed(card) ? [{ card, Tried: card.OptionsTried }] : []));
  const positionsOf = (card: BattleCard) => house.filter(({ position }) => cardFor(position) === card).map(({ position }) => position);
  return (
    <>
      {tried.map(({ card, Tried }) => (
        <Tried
          key={card.id}
          game={tried.length > 1 ? games[card.id] : undefined}
          positions={positionsOf(card)}
          chosen={chosen}
          choose={choose}
        />
      ))}
      {chosen.length > 0 && (
        <label className="setup-check">
          <input type="checkbox" checked={compare} onChange={({ currentTarget }) => setCompare(currentTarget.checked)} />
          <span>{words.compare}</span>
        </label>
      )}
    </>
  );
}

function Commands({ commands }: { readonly commands: readonly string[] }) {
  const words = useLabWords().form;
  if (commands.length === 0) return null;
  return (
    <details className="lab-command">
      <summary>{words.command}</summary>
      {commands.map((command) => (
        <code key={command}>{command}</code>
      ))}
    </details>
  );
}

/** A saved game that cannot be played, and why. */
interface Refused {
  readonly game: GameSummary;
  readonly faults: readonly Fault[];
}

function RefusedGames({ refused }: { readonly refused: readonly Refused[] }) {
  const words = useLabWords().form;
  const titleFor = useTitles();
  if (refused.length === 0) return null;
  return (
    <div className="page-warning" role="alert" data-testid="lab-refused">
      {refused.map(({ game, faults }) => (
        <Fragment key={game.id}>
          <p>{words.refused(titleFor(game))}</p>
          <FaultList faults={faults} />
        </Fragment>
      ))}
    </div>
  );
}

/** The saved games as grounds, and those that cannot be played. */
async function savedGrounds(
  games: readonly GameSummary[],
  from: From,
): Promise<{ readonly grounds: readonly Ground[]; readonly refused: readonly Refused[] }> {
  const read = await Promise.all(games.map(async (game) => ({ game, ground: await savedGround(game, from) })));
  return {
    grounds: read.flatMap(({ ground }) => (ground.ok ? [ground.value] : [])),
    refused: read.flatMap(({ game, ground }) => (ground.ok ? [] : [{ game, faults: ground.faults }])),
  };
}

function start(trials: readonly Trial[]): void {
  if (trials.length === 0) return;
  run(trials);
  // On a small screen they are below.
  requestAnimationFrame(() => document.querySelector('.lab-progress')?.scrollIntoView({ block: 'nearest' }));
}

/** The battles of the house among those chosen, as far as they are there. */
function useHouse(ids: readonly string[]): readonly Ground[] {
  const [house, setHouse] = useState<readonly Ground[]>([]);
  useEffect(() => {
    let left = false;
    houseGrounds(ids).then(
      (grounds) => !left && setHouse(grounds),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [ids]);
  return house;
}

/** What is chosen at first: what was chosen last, unless the address names another battle than it did then. */
export function formFor(battle: string | undefined, last: Form | undefined): Form {
  if (last && (battle === undefined || battle === last.battle)) return { ...last, battle };
  const ids = [factsOf(battle ?? '')?.id ?? USUAL_BATTLE];
  return { battle, chosen: { ids, from: 'now' }, players: ['centurion', 'centurion'], options: [], compare: true, games: '40', seed: '1' };
}

function useForm(battle: string | undefined): readonly [Form, (change: Partial<Form>) => void] {
  const [form, set] = useState<Form>(() => formFor(battle, laboratory.getState().form));
  useEffect(() => laboratory.setState({ form }), [form]);
  return [form, (change) => set((now) => ({ ...now, ...change }))];
}

/** What is played in the laboratory, and how to begin and stop it. */
export function LabForm({ battle }: { readonly battle: string | undefined }) {
  const words = useLabWords().form;
  const saved = useStore(library.state, (state) => state.games);
  const playing = useStore(laboratory, ({ stage }) => stage === 'playing');
  const [form, change] = useForm(battle);
  const { chosen, players, options, compare } = form;
  const [refused, refuse] = useState<readonly Refused[]>([]);
  const games = gamesIn(form.games);
  const seed = parseSeed(form.seed, games);
  const house = useHouse(chosen.ids);
  const wish = { players, options, compare, games: games ?? 0, seed: seed ?? 0 };
  const own = saved.filter(({ id }) => chosen.ids.includes(id));
  // Whoever has gone on to another page has no series behind it.
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const commands = games !== undefined && seed !== undefined && own.length === 0 ? commandsOf({ ...wish, grounds: house }) : [];
  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    if (playing) return stop();
    const wrong = games === undefined ? 'lab-games' : seed === undefined ? 'lab-seed' : undefined;
    if (wrong !== undefined) return document.getElementById(wrong)?.focus();
    const wished = Promise.all([houseGrounds(chosen.ids), savedGrounds(own, chosen.from)]).then(async ([fetched, found]) => ({
      refused: found.refused,
      trials: await trialsOf({ ...wish, grounds: [...fetched, ...found.grounds] }),
    }));
    whenFetched(wished, (found) => {
      if (left.current) return;
      refuse(found.refused);
      start(found.trials);
    });
  };
  return (
    <form className="app-card lab-form" onSubmit={begin} noValidate aria-label={words.title}>
      <BattleChoice chosen={chosen} choose={(next) => change({ chosen: next })} />
      <PlayersChoice players={players} seat={(next) => change({ players: next })} />
      <OptionsTried
        ids={chosen.ids}
        house={house}
        chosen={options}
        choose={(next) => change({ options: next })}
        compare={compare}
        setCompare={(on) => change({ compare: on })}
      />
      <div className="lab-numbers">
        <NumberField
          id="lab-games"
          label={words.games}
          hint={words.gamesHint(1, MOST_GAMES)}
          value={form.games}
          wrong={games === undefined}
          change={(text) => change({ games: text })}
        />
        <NumberField
          id="lab-seed"
          label={words.seed}
          hint={seed === undefined ? words.seedWrong(lastSeed(games ?? 1)) : words.seedHint}
          value={form.seed}
          wrong={seed === undefined}
          change={(text) => change({ seed: text })}
        />
      </div>
      <RefusedGames refused={refused} />
      <button
        type="submit"
        className={playing ? 'app-button lab-run' : 'app-button app-button--main lab-run'}
        data-testid="lab-run"
        disabled={!playing && own.length === 0 && !chosen.ids.some(factsOf)}
      >
        <Icon name={playing ? 'cross' : 'play'} />
        {playing ? words.stop : words.run}
      </button>
      <Commands commands={commands} />
    </form>
  );
}
