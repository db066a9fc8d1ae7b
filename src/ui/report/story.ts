import type { Note } from '../../kernel/record';
import type { BareEvent, Side } from '../../kernel/twoSides';
import type { Chapter } from '../../store/chapters';
import type { LogEntry } from '../../store/match';
import type { RollFacts } from '../table/contract/rolls';

/* A battle told from its log: plain reckoning, without a view and without a game of its own. */

/** A sentence of the report, and the rule by which it happened. */
export interface Sentence {
  readonly text: string;
  readonly rule: string;
}

/** One play as the report tells it. */
export interface PlayTold {
  /** So many plays have been made with it. */
  readonly at: number;
  /** Undefined where it is not to be read yet. */
  readonly order: string | undefined;
  readonly dice: readonly number[];
  readonly sentences: readonly Sentence[];
  readonly rolls: readonly RollFacts[];
  /** What somebody has written beside it. */
  readonly note: Note | undefined;
}

/** A phase in which something happened. */
export interface PhaseTold {
  readonly from: number;
  readonly player: Side;
  readonly by: Side;
  readonly phase: string;
  readonly plays: readonly PlayTold[];
}

/** A game turn of the report. */
export interface TurnTold {
  readonly turn: number;
  readonly phases: readonly PhaseTold[];
  /** After so many plays it ended, or the report ends. */
  readonly end: number;
}

/** What a report is told from. `entries`: the log as whoever reads the report may know it. */
export interface Telling {
  readonly chapters: readonly Chapter[];
  readonly entries: readonly LogEntry[];
  /** So many plays count as played. */
  readonly cursor: number;
  readonly notes?: readonly Note[];
  /** Kinds of events of which nothing is told. */
  readonly quiet: ReadonlySet<string>;
  say(event: BareEvent): string;
  rolls?(events: readonly BareEvent[]): readonly RollFacts[];
  /** Whether the order of the last play is not to be read yet. */
  secret?(events: readonly BareEvent[]): boolean;
}

function playTold({ entries, cursor, quiet, notes, say, rolls, secret }: Telling, i: number): PlayTold | undefined {
  const { order, dice, events } = entries[i]!;
  const told = events.filter(({ kind }) => !quiet.has(kind));
  const note = notes?.find(({ at }) => at === i + 1);
  if (told.length === 0 && !note) return undefined;
  const isSecret = i === cursor - 1 && secret?.(events);
  const sentences = told.map((event) => ({ text: say(event), rule: event.rule }));
  return { at: i + 1, order: isSecret ? undefined : order, dice, sentences, rolls: rolls?.(events) ?? [], note };
}

/** The battle turn by turn as far as it has been played; phases in which nothing happened are left out, and so are turns. */
export function storyOf(telling: Telling): TurnTold[] {
  const { chapters, cursor } = telling;
  const turns: { turn: number; phases: PhaseTold[]; end: number }[] = [];
  for (const [i, { from, turn, player, by, phase }] of chapters.entries()) {
    const to = Math.min(cursor, chapters[i + 1]?.from ?? cursor);
    const plays: PlayTold[] = [];
    for (let at = from; at < to; at++) {
      const play = playTold(telling, at);
      if (play) plays.push(play);
    }
    if (plays.length === 0) continue;
    const last = turns.at(-1);
    const here = last?.turn === turn ? last : { turn, phases: [], end: to };
    if (here !== last) turns.push(here);
    here.phases.push({ from, player, by, phase, plays });
    here.end = to;
  }
  return turns;
}

/** The chances in six of what a die brought. */
export const chancesOf = ({ results, line }: RollFacts): number => results.filter((result) => result === results[line - 1]).length;

/** The ends of turns that get a map of their own: so many at most, spread evenly, the last of all among them. */
export function momentsDrawn(turns: readonly Pick<TurnTold, 'end'>[], most: number): number[] {
  const step = Math.max(1, Math.ceil(turns.length / most));
  return turns.filter((_, i) => (turns.length - 1 - i) % step === 0).map(({ end }) => end);
}
