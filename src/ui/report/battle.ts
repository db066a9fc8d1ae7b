import type { Note } from '../../kernel/record';
import { SIDES, type Side } from '../../kernel/twoSides';
import { match, type Snapshot } from '../../store/match';
import { stopSaid } from '../app/recordSaid';
import { cardOf, namedOptions } from '../systems/cards';
import { armyNames } from '../table/contract/names';
import type { Losses, SystemPanels } from '../table/contract/system';
import { tableOf } from '../table/contract/systems';
import { titleNow } from '../table/contract/titles';
import { whyWon } from '../table/contract/whyWon';
import { deciderOf, notesNow } from '../table/session';
import { wordsNow } from '../words';
import type { BareNaming } from '../words/naming';
import { reportWords } from '../words/report';
import { storyOf, type TurnTold } from './story';

/** What a game's panels bring to a report. */
export type ReportPanels = Pick<SystemPanels, 'losses' | 'standing' | 'rolls' | 'turnRoll' | 'secret' | 'isDrawn' | 'verdict'>;

/** A side as the report heads it. */
export interface SideTold {
  readonly side: Side;
  /** With the name of who plays it, if there is one. */
  readonly name: string;
  /** Undefined where points count for nothing: somebody has conceded. */
  readonly points: string | undefined;
  readonly losses: Losses;
}

/** The battle on the table in the reader's language, as far as whoever looks may know it. */
export interface BattleTold {
  readonly title: string;
  /** How far it has come, and how it stands or has ended. */
  readonly head: readonly string[];
  /** By which game's rules it is played, and by which optional ones. */
  readonly rules: string;
  readonly sides: readonly SideTold[];
  /** What is noted of the start. */
  readonly first: Note | undefined;
  readonly turns: readonly TurnTold[];
  readonly naming: BareNaming;
}

/** The game on the table as it stood after so many plays, as whoever looks may know it. */
function snapshotAt(snapshot: Snapshot, moment: number): Snapshot {
  const shown = match.shownAt(moment);
  return { ...snapshot, state: shown, shown, cursor: moment, looking: undefined, fresh: undefined };
}

/** How both sides stand at a moment, in a line each. */
export function standingAt(panels: ReportPanels, snapshot: Snapshot, moment: number, { army }: BareNaming): readonly string[] {
  const { labelled } = wordsNow().common;
  return panels.standing?.(snapshotAt(snapshot, moment)).map(({ said }, side) => labelled(army(side as Side), said)) ?? [];
}

function headOf(panels: ReportPanels, snapshot: Snapshot, naming: BareNaming): string[] {
  const { outcome, state, context, stop } = snapshot;
  const { table: words } = wordsNow();
  const head = [words.turn(state.turn, context.turns), ...(stop ? [stopSaid(words.stop, stop)] : [])];
  if (!outcome) {
    const decider = stop ? undefined : deciderOf(snapshot);
    return decider === undefined ? head : [...head, reportWords().goesOn(naming.army(decider))];
  }
  const { winner } = outcome;
  const said = winner === 0 ? words.result.draw : words.result.wins(naming.army(winner === 1 ? 0 : 1));
  return [...head, said, ...whyWon(panels, snapshot, naming).map(({ text }) => text)];
}

function sidesOf(panels: ReportPanels, snapshot: Snapshot, { army }: BareNaming): SideTold[] {
  const { armies } = wordsNow().table;
  const { head, outcome, conceded } = snapshot;
  const lost = panels.losses?.(snapshot);
  const standing = panels.standing?.(snapshot);
  return SIDES.map((side) => {
    const player = head.names[side];
    const score = outcome?.score[side] ?? standing?.[side]?.points;
    return {
      side,
      name: player === '' ? army(side) : reportWords().player(player, army(side)),
      points: conceded !== undefined || score === undefined ? undefined : armies.points(score),
      losses: lost?.[side] ?? [],
    };
  });
}

function rulesOf({ system, context }: Snapshot): string {
  const { common, pages } = wordsNow();
  const { options = [] } = context as { readonly options?: readonly string[] };
  const named = [pages.battles.games[system], ...namedOptions(cardOf(system), options)];
  return common.labelled(reportWords().rules, named.join(', '));
}

/** Tells the battle on the table as it stands, whatever moment is shown. */
export function tellBattle(panels: ReportPanels, shown: Snapshot): BattleTold {
  const snapshot: Snapshot = { ...shown, shown: match.shownAt(shown.cursor), looking: undefined };
  const system = tableOf(snapshot);
  const naming = system.naming(snapshot, armyNames(snapshot));
  const turns = storyOf({
    chapters: match.chapters(),
    entries: match.entries(),
    cursor: snapshot.cursor,
    notes: notesNow(),
    quiet: system.quiet.log,
    say: (event) => system.say(event, naming),
    rolls: (events) => panels.rolls?.(events) ?? [],
    turnDice: (event) => panels.turnRoll?.(event)?.dice ?? [],
    secret: (events) => panels.secret?.(events) ?? false,
  });
  return {
    title: titleNow(snapshot.head),
    head: headOf(panels, snapshot, naming),
    rules: rulesOf(snapshot),
    sides: sidesOf(panels, snapshot, naming),
    first: notesNow().find(({ at }) => at === 0),
    turns,
    naming,
  };
}
