import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadedDice } from '../kernel/dice';
import { type AnyMatch, openMatch, replayRecord } from '../kernel/match';
import { readRecord } from '../kernel/record';
import type { BareContext, BareEvent, Checked, Entry, KernelState, Outcome, Refusal, Side } from '../kernel/system';
import { ancients } from '../rules/ancients/system';
import { addChapters, type Chapter, cutChapters, firstChapter } from './chapters';
import { library } from './library';
import { onlyPerson, PEOPLE, programOf, type Seat, type Seats } from './seats';
import { asKept, barePlay, barePlays, commonPlays, type GameRecord, newId, type Play, type StoredGame } from './storedGame';
import { inPosition, provide, type SystemId, systemFor } from './systems';
import { createTellings, type Tellings } from './told';

// The game that most battles are of comes with the match.
provide(ancients);

export type LogEntry<Event = BareEvent> = Entry<Event>;

export interface GameHead {
  readonly id: string;
  readonly battle: string | null;
  readonly title: string;
  readonly names: readonly [string, string];
  readonly created: number;
  readonly seats: Seats;
  /** A game to learn by: it is not kept. */
  readonly practice?: boolean;
}

/** What the dice of an order show before they fall as they like; `before`: what has been played. */
export type Loaded = (order: string, before: readonly LogEntry[]) => readonly number[];

export interface NewGame {
  readonly position: unknown;
  readonly seed: number;
  readonly names: readonly [string, string];
  readonly title: string;
  readonly battle?: string | null;
  readonly seats?: Seats;
  /** A game to learn by, with these dice. */
  readonly practice?: Loaded;
}

/**
 * 13.7 Who looks at the table: a side that sees what it knows, `all` where nothing is hidden, `none` between two sides, when only what both know is shown.
 */
export type Viewer = Side | 'all' | 'none';

/** A game as the view sees it; replaced as a whole by every action. The log lies beside it: `entries()`. */
export interface Snapshot<Context = BareContext, State = KernelState, Event = BareEvent> {
  readonly head: GameHead;
  readonly system: SystemId;
  readonly context: Context;
  readonly viewer: Viewer;
  /** Where the game stands, as the viewer knows it. */
  readonly state: State;
  /** What is shown: the game, or the past moment that is looked at. */
  readonly shown: State;
  /** So many plays are shown; undefined while the game itself is. */
  readonly looking: number | undefined;
  readonly cursor: number;
  readonly length: number;
  readonly conceded: 1 | 2 | undefined;
  readonly outcome: Outcome | undefined;
  /** The play that has just been made, and only then. */
  readonly fresh: LogEntry<Event> | undefined;
}

export type Undone = 'done' | 'start' | 'die' | 'player' | 'sight';
export type PlayedHere = { readonly ok: true; readonly entry: LogEntry } | { readonly ok: false; readonly refusal: Refusal };

export interface MatchStore {
  readonly store: StoreApi<{ readonly now: Snapshot | undefined }>;
  /** A new game; its id. */
  begin(game: NewGame): Checked<string>;
  /** A game from a record, as a file or a link brings it; played again and verified. */
  openRecord(json: unknown, head?: Partial<GameHead>): Checked<string>;
  /** A game from the library. If it is on the table as it was stored, it is not played again, but may have got another name. */
  openStored(game: StoredGame): Checked<string>;
  close(): void;
  /** An order of the game that is played. */
  play(action: unknown): PlayedHere;
  playText(text: string): PlayedHere;
  /** 13.7 Whoever decides sits down at the table and sees what he knows. */
  sit(): void;
  /** One play back, unless a die, a change of player or something that came into view lies before it: then it says which, and nothing happens. */
  undo(): Undone;
  /** One play back whatever it was; the same dice fall again. */
  undoPast(): Undone;
  redo(): boolean;
  /** Shows a past moment; without one, the game again. */
  look(cursor?: number): void;
  /** The game itself goes to a moment; what was played behind it stays until something else is played. */
  goTo(cursor: number): void;
  concede(side: Side): void;
  rename(title: string): void;
  /** A side is handed to a computer player, or taken back. */
  seat(side: Side, seat: Seat): void;
  /** The whole game for a computer player's desk, hidden or not: where it began and what has been played, or as far as a moment of it. */
  truth(moment?: number): { readonly system: SystemId; readonly position: object; readonly plays: readonly Play[] } | undefined;
  record(): GameRecord | undefined;
  stored(): StoredGame | undefined;
  entries(): readonly LogEntry[];
  chapters(): readonly Chapter[];
  stateAt(cursor: number): KernelState;
}

export function createMatchStore(keep: (game: StoredGame) => unknown, now: () => number = Date.now): MatchStore {
  const store = createStore<{ readonly now: Snapshot | undefined }>(() => ({ now: undefined }));
  let match: AnyMatch | undefined;
  let head: GameHead | undefined;
  let position: object = {};
  let chapters: Chapter[] = [];
  let due = false;
  let tellings: Tellings<BareEvent> | undefined;
  let seat: Side | undefined;
  let loaded: Loaded | undefined;

  const decider = (state = match!.state): Side | undefined => match!.system.decider(match!.context, state);

  const viewer = (): Viewer => {
    const { system, context, state, conceded } = match!;
    if (!system.hides?.(context) || conceded || state.phase === 'over') return 'all';
    // Against a program the one person sees what his side knows; two programs hide nothing from whoever watches.
    const { seats } = head!;
    if (seats.every(programOf)) return 'all';
    const person = onlyPerson(seats);
    if (person !== undefined) return person;
    return seat !== undefined && seat === decider() ? seat : 'none';
  };

  /** A state as the viewer knows it. */
  const known = (state: KernelState): KernelState => {
    const who = viewer();
    if (who === 'all') return state;
    const view = (of: KernelState, side: Side): KernelState => match!.system.view!(match!.context, of, side);
    return who === 'none' ? view(view(state, 0), 1) : view(state, who);
  };

  const entries = (): readonly LogEntry[] => {
    const who = match ? viewer() : 'all';
    return who === 'all' ? (match?.log ?? []) : tellings!.read(who === 'none' ? undefined : who);
  };

  const show = (fresh?: LogEntry, looking?: number): void => {
    if (!match || !head) return;
    const { context, cursor, log, conceded } = match;
    const system = match.system.id as SystemId;
    const state = known(match.state);
    const shown = looking === undefined ? state : known(match.stateAt(looking));
    const outcome = state.phase === 'over' || conceded ? match.outcome() : undefined;
    store.setState({
      now: { head, system, context, viewer: viewer(), state, shown, looking, cursor, length: log.length, conceded, outcome, fresh },
    });
  };

  /** Its plays are the very lines of the log, so that a long game is not held twice: what leaves the store goes through `barePlays`. */
  const record = (): GameRecord => {
    const { cursor, log, conceded, seed } = match!;
    const result = match!.outcome();
    const kept: GameRecord = {
      version: 1,
      ...(head!.battle === null ? {} : { battle: head!.battle }),
      names: head!.names,
      position,
      seed,
      plays: log.slice(),
      ...(cursor < log.length ? { cursor } : {}),
      ...(conceded ? { conceded } : {}),
      ...(result ? { result } : {}),
    };
    return asKept(kept);
  };

  const stored = (): StoredGame => {
    const { turn, player, phase } = match!.state;
    const winner = match!.outcome()?.winner;
    const status = { turn, turns: match!.context.turns, player: player as Side, phase, ...(winner === undefined ? {} : { winner }) };
    return { ...head!, updated: now(), record: record(), status };
  };

  const isAsStored = ({ plays: others, cursor = others.length, conceded }: GameRecord): boolean =>
    cursor === match!.cursor &&
    conceded === match!.conceded &&
    others.length === match!.log.length &&
    commonPlays(match!.log, others) === others.length;

  /** Once for all that is done in one go, and not while it is done. */
  const save = (): void => {
    if (due || head?.practice) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (match && head) keep(stored());
    });
  };

  const take = (opened: AnyMatch, opening: GameHead, dice?: Loaded): Checked<string> => {
    match = opened;
    head = opening;
    loaded = dice;
    const { system, context, start } = opened;
    position = system.printPosition(context, start);
    chapters = [firstChapter(start, system.acts(context, start))];
    tellings = createTellings(system, context, opened.log, (cursor) => opened.stateAt(cursor));
    seat = undefined;
    for (const [i, entry] of opened.log.entries()) addChapters(chapters, i + 1, entry.events);
    show();
    return { ok: true, value: opening.id };
  };

  const play = (action: unknown): PlayedHere => {
    if (!match) return { ok: false, refusal: { rule: '2', why: 'over' } };
    const { system, cursor, context, state: before } = match;
    // Between two sides nobody plays.
    if (viewer() === 'none') return { ok: false, refusal: { rule: '13.7', why: 'nobodySits' } };
    const by = decider();
    const drops = match.log.length > cursor;
    const script = loaded && !system.judge(context, before, action) ? loaded : undefined;
    const dice = script?.(system.printAction(context, before, action), match.log.slice(0, cursor));
    const played = match.play(action, dice && loadedDice(dice));
    if (!played.ok) return played;
    const hides = by !== undefined && system.hides?.(context);
    const told = hides ? system.tell!(context, before, played.state, played.entry, by) : played.entry;
    if (drops) {
      cutChapters(chapters, cursor);
      tellings?.cut(cursor);
    }
    addChapters(chapters, cursor + 1, played.entry.events);
    show(entries()[cursor]);
    save();
    return { ok: true, entry: told };
  };

  const goTo = (cursor: number): void => {
    if (!match) return;
    match.goTo(cursor);
    show();
    save();
  };

  const undoPast = (): Undone => {
    if (!match) return 'start';
    if (match.conceded) goTo(match.cursor);
    else if (match.cursor === 0) return 'start';
    else goTo(match.cursor - 1);
    return 'done';
  };

  return {
    store,
    begin({ position: from, seed, names, title, battle = null, seats = PEOPLE, practice }) {
      const system = systemFor(from);
      if (!system.ok) return system;
      const opened = openMatch(system.value, from, seed);
      if (!opened.ok) return opened;
      const opening = { id: newId(), battle, title, names, created: now(), seats };
      const taken = practice ? take(opened.value, { ...opening, practice: true }, practice) : take(opened.value, opening);
      save();
      return taken;
    },
    openRecord(json, given = {}) {
      const read = readRecord(json);
      if (!read.ok) return read;
      const system = systemFor(read.value.position);
      if (!system.ok) return inPosition(system);
      const replayed = replayRecord(system.value, read.value);
      if (!replayed.ok) return replayed;
      const sides = system.value.sideNames(replayed.value.context);
      const battle = given.battle ?? read.value.battle ?? null;
      const taken = take(replayed.value, {
        id: given.id ?? newId(),
        battle,
        title: given.title ?? sides.join(' – '),
        names: given.names ?? read.value.names ?? ['', ''],
        created: given.created ?? now(),
        seats: given.seats ?? PEOPLE,
      });
      if (given.id === undefined) save();
      return taken;
    },
    openStored({ record: json, id, battle, title, names, created, seats = PEOPLE }) {
      if (match && head?.id === id && isAsStored(json)) {
        seat = undefined;
        head = { ...head, title, names, seats };
        show();
        return { ok: true, value: id };
      }
      return this.openRecord(json, { id, battle, title, names, created, seats });
    },
    close() {
      match = undefined;
      head = undefined;
      store.setState({ now: undefined });
    },
    play,
    playText(text) {
      const action = match?.system.parseAction(match.context, match.state, text);
      return action === undefined ? { ok: false, refusal: { rule: 'notation', why: 'notation', values: { text } } } : play(action);
    },
    undo() {
      if (!match || match.conceded || match.cursor === 0) return undoPast();
      const last = match.log[match.cursor - 1]!;
      if (!last.barrier) return undoPast();
      if (last.dice.length > 0) return 'die';
      return decider(match.stateAt(match.cursor - 1)) === decider() ? 'sight' : 'player';
    },
    undoPast,
    sit() {
      if (!match || viewer() !== 'none') return;
      seat = decider();
      show();
    },
    redo() {
      if (!match || match.cursor >= match.log.length) return false;
      goTo(match.cursor + 1);
      return true;
    },
    look(cursor) {
      show(undefined, cursor === undefined || cursor === match?.cursor ? undefined : cursor);
    },
    goTo,
    concede(side) {
      if (!match || decider() === undefined) return;
      match.conceded = side === 0 ? 1 : 2;
      show();
      save();
    },
    rename(title) {
      if (!head || title.trim() === '') return;
      head = { ...head, title: title.trim().slice(0, 80) };
      show();
      save();
    },
    seat(side, seat) {
      if (!head) return;
      const { seats } = head;
      head = { ...head, seats: side === 0 ? [seat, seats[1]] : [seats[0], seat] };
      show();
      save();
    },
    truth: (moment) =>
      match
        ? { system: match.system.id as SystemId, position, plays: match.log.slice(0, moment ?? match.cursor).map(barePlay) }
        : undefined,
    record: () => (match ? barePlays(record()) : undefined),
    stored: () => {
      if (!match) return undefined;
      const whole = stored();
      return { ...whole, record: barePlays(whole.record) };
    },
    entries,
    chapters: () => chapters,
    stateAt: (cursor) => match!.stateAt(cursor),
  };
}

/** The game at the table. */
export const match: MatchStore = createMatchStore((game) => library.keep(game));
