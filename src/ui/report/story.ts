import type { Note } from '../../kernel/record';
import type { BareEvent, Side } from '../../kernel/twoSides';
import type { Chapter } from '../../store/chapters';
import type { LogEntry } from '../../store/match';
import type { RollFacts } from '../table/contract/rolls';
import { partsOf } from '../table/session/changes';

/* A battle told from its log: plain reckoning, without a view and without a game of its own. */

/** A sentence of the report, and the rule by which it happened. */
export interface Sentence {
  readonly text: string;
  readonly rule: string;
}

/** One play as the report tells it, or what a player turn began with. */
export interface PlayTold {
  /** So many plays have been made with it. */
  readonly at: number;
  /** Undefined where it is not to be read yet; empty of what a player turn began with, which nobody has ordered. */
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
  /** The dice of an event that fell for a player turn as a whole. */
  turnDice?(event: BareEvent): readonly number[];
  /** Whether the order of the last play is not to be read yet. */
  secret?(events: readonly BareEvent[]): boolean;
}

/** A play under the phases that it belongs to, by the index of each; nothing where nothing of it is told. */
function playTold(telling: Telling, i: number): readonly { readonly phase: number; readonly play: PlayTold }[] {
  const { chapters, entries, cursor, quiet, notes, say, rolls, turnDice, secret } = telling;
  const { order, dice, events } = entries[i]!;
  const at = i + 1;
  const isSecret = at === cursor && secret?.(events);
  const [own, opening] = partsOf(chapters, events, at).map(({ phase, events }) => {
    const sentences = events.filter(({ kind }) => !quiet.has(kind)).map((event) => ({ text: say(event), rule: event.rule }));
    return { phase, events, sentences };
  });
  // The dice of a turn that begins are the last to fall.
  const first = dice.length - (opening?.events.flatMap((event) => turnDice?.(event) ?? []).length ?? 0);
  const plays = [
    { ...own!, order: isSecret ? undefined : order, dice: dice.slice(0, first), note: notes?.find((note) => note.at === at) },
    ...(opening ? [{ ...opening, order: '', dice: dice.slice(first), note: undefined }] : []),
  ];
  return plays
    .filter(({ sentences, note }) => sentences.length > 0 || note)
    .map(({ phase, events, ...play }) => ({ phase, play: { at, ...play, rolls: rolls?.(events) ?? [] } }));
}

/** The battle turn by turn as far as it has been played; phases in which nothing happened are left out, and so are turns. */
export function storyOf(telling: Telling): TurnTold[] {
  const { chapters, cursor } = telling;
  const turns: { turn: number; phases: (PhaseTold & { plays: PlayTold[] })[]; end: number }[] = [];
  for (let i = 0; i < cursor; i++)
    for (const { phase: index, play } of playTold(telling, i)) {
      const { from, turn, player, by, phase } = chapters[index]!;
      const end = Math.min(cursor, chapters[index + 1]?.from ?? cursor);
      const before = turns.at(-1);
      const here = before?.turn === turn ? before : { turn, phases: [], end };
      if (here !== before) turns.push(here);
      here.end = end;
      const last = here.phases.at(-1);
      if (last?.from === from) last.plays.push(play);
      else here.phases.push({ from, player, by, phase, plays: [play] });
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
