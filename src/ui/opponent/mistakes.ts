import { createStore } from 'zustand/vanilla';
import { isMistake, type Mistake } from '../../ai/protocol';
import { readAnalysis, writeAnalysis } from '../../store/analyses';
import { match } from '../../store/match';
import { announce } from '../app/announce';
import { tellMissing } from '../app/fetched';
import { fetchHelp } from '../table/contract/helpPart';
import { now, playBefore, showMoment } from '../table/session';
import { counselWords } from '../words/counsel';
import { hasFailed, judge, stopJudging } from './client';
import { giveUpAsking, point } from './counsel';
import { canWeigh } from './course';
import { opponent, timesLeft } from './opponent';
import { type Phase, type Placed, phasesOf } from './phases';

/** How far a game has been looked through for mistakes, and what was found. */
export interface Analysis {
  readonly game: string;
  readonly isOn: boolean;
  /** Phases that have ended, and how many of them have been looked at. */
  readonly all: number;
  readonly done: number;
  readonly mistakes: readonly Placed[];
  /** Of some that have not been looked at there was no answer. */
  readonly failed: boolean;
}

export const analysis = createStore<{ readonly now: Analysis | undefined }>(() => ({ now: undefined }));

/** After so many phases what was found is written down. */
const KEPT_EVERY = 5;

/** What was found in the game looked at, by the phases' keys. */
let found: { readonly game: string; readonly phases: Map<string, readonly Mistake[]> } | undefined;
/** How often a search was begun or ended: what was begun before goes no further. */
let turn = 0;
/** The game that is being looked through. */
let searched: string | undefined;
/** The game of whose phases the last search could not look at all. */
let unanswered: string | undefined;

/** The plays and the phases that have ended of the game on the table. */
function gameNow() {
  const snapshot = now();
  const plays = match.truth()?.plays ?? [];
  return snapshot && canWeigh() ? { id: snapshot.head.id, plays, phases: phasesOf(match.chapters(), plays, snapshot.cursor) } : undefined;
}

/** Brings what is shown to what has been found. */
function show(): void {
  const game = gameNow();
  if (!game || found?.game !== game.id) return analysis.setState({ now: undefined });
  const { phases: known } = found;
  const mistakes = game.phases.flatMap(({ from, key }) =>
    (known.get(key) ?? []).map((mistake) => ({ ...mistake, moment: from + mistake.at, after: playBefore(from + mistake.at) })),
  );
  const done = game.phases.filter(({ key }) => known.has(key)).length;
  analysis.setState({
    now: { game: game.id, isOn: searched === game.id, all: game.phases.length, done, mistakes, failed: unanswered === game.id },
  });
}

/** The mistakes found in the game on the table; those of another course go with the next look at this one. */
export const mistakesHere = (state: Analysis | undefined, game: string): readonly Placed[] =>
  state?.game === game ? state.mistakes.filter(({ moment, after }) => playBefore(moment) === after) : [];

const isRead = (value: unknown): value is readonly Mistake[] => Array.isArray(value) && value.every(isMistake);

/** Takes out what was kept of the game on the table, if anything was, and shows it. */
export async function recallMistakes(): Promise<void> {
  const game = gameNow();
  if (!game) return;
  if (found?.game !== game.id) {
    const kept = await readAnalysis(game.id);
    if (now()?.head.id !== game.id || found?.game === game.id) return;
    found = { game: game.id, phases: new Map([...kept].flatMap(([key, value]) => (isRead(value) ? [[key, value]] : []))) };
    if (found.phases.size > 0) fetchHelp().catch(() => undefined);
  }
  show();
}

const keep = (): Promise<void> => (found ? writeAnalysis(found.game, found.phases) : Promise.resolve());

/** When no program thinks of its order and nobody waits for a hint. */
const whenFree = (): Promise<void> =>
  new Promise((done) => {
    const isFree = () => !opponent.getState().thinking && !opponent.getState().asking;
    if (isFree()) return done();
    const leave = opponent.subscribe(() => {
      if (!isFree()) return;
      leave();
      done();
    });
  });

/** The next phase that has not been looked at; those that could not be are left out. */
const nextPhase = (failed: ReadonlySet<string>): Phase | undefined =>
  gameNow()?.phases.find(({ key }) => !found?.phases.has(key) && !failed.has(key));

/** Looks at one phase after the other, until it comes to the end or is told to stop; how many could not be looked at, undefined where it was told to stop. */
async function search(isOver: () => boolean): Promise<number | undefined> {
  const failed = new Set<string>();
  for (let count = 1; ; count++) {
    await whenFree();
    // A game of which something is hidden again is looked through no further.
    if (isOver() || !gameNow()) return undefined;
    // Another game may have been played meanwhile.
    const phase = nextPhase(failed);
    if (!phase) return failed.size;
    const { from, to, key } = phase;
    const answer = await judge(from, match.truth(to)?.plays.slice(from) ?? []);
    // The table has been left, or it is told to stop.
    if (isOver()) return undefined;
    if (answer.kind === 'judged') found?.phases.set(key, answer.mistakes);
    else if (!hasFailed(answer)) return undefined;
    else {
      failed.add(key);
      // The same script would not come for the others.
      if (answer.what === 'missing') {
        tellMissing();
        return failed.size;
      }
    }
    // What is shown as done has been kept: a reload may come at once.
    if (!nextPhase(failed)) await keep();
    else if (count % KEPT_EVERY === 0) void keep();
    show();
  }
}

function tellFound(state: Analysis | undefined): void {
  const { mistakes: words } = counselWords();
  announce(state?.all === 0 ? words.notYet : words.found(state?.mistakes.length ?? 0));
}

/** Looks through the game for mistakes until it is through or told to stop; while it is played on, what is added too. */
export async function findMistakes(): Promise<void> {
  const mine = ++turn;
  const left = timesLeft();
  // Better orders are told in its words.
  fetchHelp().catch(() => undefined);
  await recallMistakes();
  const game = found?.game;
  if (mine !== turn || game === undefined || now()?.head.id !== game) return;
  searched = game;
  unanswered = undefined;
  show();
  const failed = await search(() => mine !== turn || left !== timesLeft() || now()?.head.id !== game);
  if (mine !== turn) return;
  searched = undefined;
  unanswered = failed ? game : undefined;
  show();
  void keep();
  if (failed === 0) tellFound(analysis.getState().now);
}

/** It can be gone on with where it has stopped. */
export function pauseMistakes(): void {
  turn++;
  searched = undefined;
  stopJudging();
  show();
  void keep();
}

/** Shows the moment of a mistake with the best plan for it on the map, and all that would have been better beside it. */
export function tryBetter({ moment, side, plans }: Placed): void {
  showMoment(moment);
  const snapshot = now();
  const [best] = plans;
  if (!snapshot || !best) return;
  const { cursor, conceded } = snapshot;
  const counsel = { moment, cursor, conceded, after: playBefore(moment), side, hidden: false, expected: best.value, plans };
  giveUpAsking();
  opponent.setState({ counsel });
  point(best);
}
