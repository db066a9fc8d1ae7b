import { MAIN } from '../../kernel/branches';
import type { Checked } from '../../kernel/game';
import type { GameRecord } from '../../kernel/record';
import type { Stop } from '../../kernel/replay';
import { type Battle, factsOf, loadBattle, systemIdOf } from '../../scenarios';
import { SIDE_NAMES } from '../../scenarios/sideNames';
import { sidesIn, titleIn } from '../../scenarios/titles';
import { library } from '../../store/library';
import type { Language } from '../../store/preferences';
import type { GameSummary } from '../../store/storedGame';
import { fetchRules, inPosition, type SystemId, systemFor } from '../../store/systems';
import type { Replay } from '../../store/verified';
import { meetings } from '../words';
import type { Meeting } from '../words/armies/meetings';

/** What is played on: a battle of the house, or a saved game from its beginning or from where it stands. */
export interface Ground {
  readonly id: string;
  readonly system: SystemId;
  readonly position: object;
  readonly title: Readonly<Record<Language, string>>;
  readonly sides: Readonly<Record<Language, readonly [string, string]>>;
  /** From where a saved game is played; left out: the house has the battle, and so has the command line. */
  readonly from?: From;
}

export const FROM = ['start', 'now'] as const;
export type From = (typeof FROM)[number];

const houseGround = (battle: Battle): Ground => ({
  id: battle.id,
  system: systemIdOf(battle),
  position: battle.position,
  title: battle.title,
  sides: SIDE_NAMES[battle.id]!,
});

/** The battles of the house among these ids, in their order. */
export async function houseGrounds(ids: readonly string[]): Promise<readonly Ground[]> {
  const battles = await Promise.all(ids.map(loadBattle));
  return battles.filter((battle) => battle !== null).map(houseGround);
}

/** Whether a game stands somewhere, as far as its card tells. */
export const standsSomewhere = ({ status, plays }: GameSummary): boolean => plays > 0 && status?.winner === undefined;

/** What a saved game is called in both languages; nothing where it has no name. */
function titlesOf({ battle, title }: GameSummary, meetingOf: (called: string) => Meeting | null): Ground['title'] {
  const facts = battle === null ? meetingOf(title) : factsOf(battle);
  return facts ? { en: titleIn(facts, title, 'en'), fr: titleIn(facts, title, 'fr') } : { en: title, fr: title };
}

/** What its sides are called in both languages: those of a battle of the house, or by points; else as the position says. */
function sidesOf({ battle }: GameSummary, own: readonly [string, string], meetingOf: (called: string) => Meeting | null): Ground['sides'] {
  if (battle !== null) return (Object.hasOwn(SIDE_NAMES, battle) && SIDE_NAMES[battle]) || { en: own, fr: own };
  const meeting = meetingOf(own.join(' – '));
  return meeting ? { en: sidesIn(meeting, 'en'), fr: sidesIn(meeting, 'fr') } : { en: own, fr: own };
}

/** After how many plays of its course the table was left, and what keeps the rules from following as far as that. */
function leftAt(record: GameRecord, { tree, stop }: Replay): { readonly left: number; readonly stop: Stop | undefined } {
  const { branches = [], branch: stands = MAIN, plays, cursor } = record;
  const course = branches.find(({ id }) => id === stands) ?? { at: 0, plays, cursor };
  const left = course.cursor ?? course.at + course.plays.length;
  // A branch that could not be placed hangs on one that does not hold.
  if (tree.current !== stands) return { left, stop: stop ?? tree.branches.find(({ broken }) => broken)?.broken?.stop };
  const found = stands === MAIN ? stop : tree.stop;
  const isBefore = found && (found.play < left || found.why === 'position');
  return { left, stop: isBefore ? found : undefined };
}

/**
 * A saved game as a ground. One that is over where the table left it is played from its beginning, and so is, while it goes on, one that hides something
 * (13.7). One that the rules do not follow as far as that is refused only where it would be played from there.
 */
export async function savedGround(game: GameSummary, from: From): Promise<Checked<Ground>> {
  const [loaded, { replayedHere }, { readRecord }, meetingOf] = await Promise.all([
    library.load(game.id),
    import('../../store/replayed'),
    import('../../kernel/record'),
    meetings.load(),
  ]);
  if (!loaded.ok) return loaded;
  const read = readRecord(loaded.value.record);
  if (!read.ok) return read;
  const { position } = read.value;
  await fetchRules(position);
  const system = systemFor(position);
  if (!system.ok) return inPosition(system);
  const replayed = replayedHere(system.value, read.value);
  if (!replayed.ok) return replayed;
  const { match } = replayed.value;
  const { left, stop } = leftAt(read.value, replayed.value);
  if (!stop && left < match.cursor) match.goTo(left);
  const { context, state, start } = match;
  const isOver = stop ? game.status?.winner !== undefined : match.outcome() !== undefined;
  const isUnderWay = left > 0 && !isOver && !system.value.hiddenBy?.(context);
  const played = isUnderWay ? from : 'start';
  if (stop && (played === 'now' || stop.why === 'position')) return { ok: false, faults: stop.faults ?? [stop.fault] };
  const own = system.value.sideNames(context);
  return {
    ok: true,
    value: {
      id: game.id,
      system: system.value.id as SystemId,
      position: system.value.printPosition(context, played === 'now' ? state : start),
      title: titlesOf(game, meetingOf),
      sides: sidesOf(game, own, meetingOf),
      from: played,
    },
  };
}
