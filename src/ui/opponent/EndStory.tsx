import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ReviewedPlay } from '../../ai/protocol';
import type { Hex } from '../../kernel/board';
import { match } from '../../store/match';
import { useIfLoaded } from '../app/usePart';
import { diceTold } from '../luck/told';
import { usePainter } from '../picture/LiveMap';
import type { Painter } from '../picture/painter';
import { gameLuck } from '../table/contract/luckPart';
import type { TableSystem } from '../table/contract/system';
import { toldIn } from '../table/contract/told';
import { gravest, partsOf, sideHere, standsAt } from '../table/session';
import { boardHandle } from '../table/shell/boardHandle';
import { Die } from '../table/shell/Die';
import { useGame, useNaming, useSystem } from '../table/shell/hooks';
import { turnAt, visit } from '../table/shell/moments';
import { useLanguage } from '../words';
import { useCounselWords } from '../words/counsel';
import type { BareNaming } from '../words/naming';
import { CourseCurve, useSaidOf } from './CourseCurve';
import { extremes, greatMoments, type LuckOfDie, type TurningPoint, turningPoint } from './ending';
import { MomentMap } from './MomentMap';
import { NoAnswer } from './NoAnswer';
import { type Course, opponent } from './opponent';
import { story, tellStory } from './story';

const MOMENTS = 3;

function useShares() {
  const language = useLanguage();
  return {
    share: (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value),
    change: (value: number) =>
      new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(value).replace('-', '−'),
  };
}

/** The player turn that turned the game, once its curve is whole. */
function useTurn(course: Course | undefined): TurningPoint | undefined {
  const conceded = useGame((now) => now.conceded !== undefined);
  return useMemo(() => {
    if (!course || course.weights.length < course.all) return undefined;
    // A battle that was given up did not turn by that.
    return turningPoint(conceded ? course.weights.slice(0, -1) : course.weights);
  }, [course, conceded]);
}

/** The curve of the game as it grows, with its moments to be gone to, and the player turn that turned it. */
function Turning({ course, turn }: { readonly course: Course; readonly turn: TurningPoint | undefined }) {
  const words = useCounselWords();
  const naming = useNaming();
  const { share } = useShares();
  const said = useSaidOf(course);
  const [chosen, choose] = useState<number>();
  const { weights, all } = course;
  // Before one is chosen the curve stands at its end.
  const go = () => visit(weights[chosen ?? weights.length - 1]!.moment);
  return (
    <>
      {weights.length > 0 && (
        <div className="end-curve">
          <CourseCurve
            course={course}
            at={chosen}
            turned={turn && weights.indexOf(turn.to)}
            testid="end-course"
            onMove={choose}
            onGo={go}
          />
        </div>
      )}
      {chosen !== undefined && (
        <button type="button" className="app-press-line end-line" data-testid="end-moment" onClick={go}>
          <span>
            {said(chosen)} <b>{words.toMoment}</b>
          </span>
        </button>
      )}
      {turn && (
        <button type="button" className="app-press-line end-line" data-testid="turning-point" onClick={() => visit(turn.to.moment)}>
          {words.story.turning(turn.from.turn, naming.army(turn.from.player), naming.army(0), share(turn.from.first), share(turn.to.first))}
        </button>
      )}
      {weights.length < all && !course.failed && (
        <p className="app-note" aria-live="polite">
          {words.story.weighing(weights.length, all)}
        </p>
      )}
    </>
  );
}

/** The game turn of a die: once what the game counts its dice in is there, that of the event which tells of it. */
function useTurnOf(): (die: LuckOfDie) => number {
  const system = useSystem();
  const luck = useIfLoaded(gameLuck(system));
  useEffect(() => {
    if (system.luck) gameLuck(system).preload();
  }, [system]);
  return ({ at, nth }) => turnAt(at, luck && diceTold(luck, match.entries()[at - 1]?.events ?? [])[nth]?.event);
}

function LuckLine({ label, die, testid }: { readonly label: string; readonly die: LuckOfDie | undefined; readonly testid: string }) {
  const words = useCounselWords().story;
  const naming = useNaming();
  const { change } = useShares();
  const turnOf = useTurnOf();
  if (!die) return null;
  return (
    <button type="button" className="app-press-line end-line" data-testid={testid} onClick={() => visit(die.at)}>
      <Die face={die.fell} />
      <span>
        <b>{label}</b> {words.die(naming.army(die.side), turnOf(die), die.fell, change(die.luck))}
      </span>
    </button>
  );
}

/** A play that can be told of: what is said of it and where it was. */
interface Told extends ReviewedPlay {
  readonly text: string;
  readonly turn: number;
  readonly hexes: readonly Hex[];
}

/** A play as a moment of the battle; none: nothing is said of it, or it was nowhere on the map, as when a fleet's die falls. */
function toldOf(system: TableSystem, naming: BareNaming, play: ReviewedPlay): readonly Told[] {
  const entry = match.entries()[play.at - 1];
  const hexes = (entry && system.last(entry)) ?? [];
  const chapters = match.chapters();
  const parts = partsOf(chapters, entry?.events ?? [], play.at).map(({ phase, events }) => ({
    turn: chapters[phase]!.turn,
    told: toldIn('card', system, events),
  }));
  // Of a play with which a player turn began, what weighs most and what is of the same turn.
  const [first] = gravest(
    parts.flatMap(({ told }) => told),
    1,
    system,
  );
  const part = first && parts.find(({ told }) => told.includes(first));
  if (!part || hexes.length === 0) return [];
  const text = gravest(part.told, 2, system).map((event) => system.say(event, naming));
  return [{ ...play, text: text.join(' '), turn: part.turn, hexes }];
}

const NO_PLAYS: readonly ReviewedPlay[] = [];

/** The great moments of a battle. */
function useMoments(turn: TurningPoint | undefined, plays = NO_PLAYS): readonly Told[] {
  const system = useSystem();
  const naming = useNaming();
  return useMemo(
    () =>
      greatMoments(
        plays.flatMap((play) => toldOf(system, naming, play)),
        MOMENTS,
        turn,
      ),
    [plays, turn, system, naming],
  );
}

function Moment({ told: { at, text, turn, hexes }, painter }: { readonly told: Told; readonly painter: Painter | undefined }) {
  const words = useCounselWords().story;
  const show = () => {
    visit(at);
    boardHandle.current?.reveal(...hexes);
  };
  return (
    <li>
      <button type="button" className="end-moment" data-testid="moment" onClick={show}>
        {painter && <MomentMap painter={painter} at={at} hex={hexes.at(-1)!} />}
        <small>{words.turn(turn)}</small>
        <span>{text}</span>
      </button>
    </li>
  );
}

/** What decided a battle that is over: its turning point, its dice, its moments; each comes as it is reckoned. */
export function EndStory() {
  const words = useCounselWords().story;
  const at = useGame(standsAt);
  const own = useGame(sideHere);
  const winner = useGame((now) => now.outcome?.winner ?? 0);
  const painter = usePainter(useGame((now) => now.system));
  const taken = useStore(opponent, (state) => state.course);
  const told = useStore(story, (state) => state.told);
  useEffect(() => void tellStory(), []);
  const isOf = (one: { readonly at: string } | undefined) => one?.at === at;
  const course = isOf(taken) ? taken : undefined;
  const turn = useTurn(course);
  const plays = isOf(told) ? told?.plays : undefined;
  const failed = course?.failed || (isOf(told) && told?.failed);
  // Of the only side that a person plays here; else of whoever has won.
  const luck = plays && extremes(plays, own ?? (winner === 2 ? 1 : 0));
  const moments = useMoments(turn, plays);
  return (
    <section className="end-story" data-testid="story">
      {course && course.all > 1 && <Turning course={course} turn={turn} />}
      {failed && <NoAnswer retry={tellStory} />}
      {luck && (
        <div className="end-luck">
          <LuckLine label={words.luckiest} die={luck.best} testid="luckiest" />
          <LuckLine label={words.unluckiest} die={luck.worst} testid="unluckiest" />
        </div>
      )}
      {moments.length > 0 && (
        <>
          <h3>{words.moments}</h3>
          <ol className="end-moments">
            {moments.map((one) => (
              <Moment key={one.at} told={one} painter={painter} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
