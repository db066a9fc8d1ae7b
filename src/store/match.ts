import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadedDice } from '../kernel/dice';
import { type AnyMatch, doubtOf, openMatch, type Stop } from '../kernel/match';
import { readRecord } from '../kernel/record';
import type { BareEvent, Checked, KernelState, Refusal, Side } from '../kernel/system';
import { ancients } from '../rules/ancients/system';
import { addChapters, type Chapter, cutChapters, firstChapter } from './chapters';
import { library } from './library';
import { replayedHere } from './replayed';
import { onlyPerson, PEOPLE, programOf, type Seat } from './seats';
import type { GameHead, Loaded, LogEntry, NewGame, Snapshot, Viewer } from './snapshot';
import { asKept, barePlay, barePlays, commonPlays, type GameRecord, newId, type Play, type StoredGame } from './storedGame';
import { inPosition, provide, type SystemId, systemFor } from './systems';
import { createTellings, doubtTold, stopTold, type Tellings } from './told';

export type { GameHead, Loaded, LogEntry, NewGame, Snapshot, Viewer } from './snapshot';

// The game that most battles are of comes with the match.
provide(ancients);

export type Undone = 'done' | 'start' | 'die' | 'player' | 'sight';
export type PlayedHere = { readonly ok: true; readonly entry: LogEntry } | { readonly ok: false; readonly refusal: Refusal };

export interface MatchStore {
  readonly store: StoreApi<{ readonly now: Snapshot | undefined }>;
  /** A new game; its id. */
  begin(game: NewGame): Checked<string>;
  /** A game from a record, as a file or a link brings it; played again and verified, as far as it holds. */
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
  /** A game that holds only up to a play goes on there as another one; its id. The first stays as it is. */
  goOn(): string | undefined;
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
  /** The play that does not hold, and the record that it stands in: it stays whole. */
  let broken: { readonly stop: Stop; readonly whole: GameRecord } | undefined;

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
    const who = viewer();
    const [doubt, stop] = [head.practice ? undefined : doubtTold(doubtOf(match), who), stopTold(broken?.stop, who)];
    const place = { looking, cursor, length: log.length, conceded, outcome, fresh };
    store.setState({ now: { head, system, context, viewer: who, state, shown, ...place, doubt, stop } });
  };

  /** Its plays are the very lines of the log, so that a long game is not held twice: what leaves the store goes through `barePlays`. */
  const record = (): GameRecord => {
    const { cursor, log, conceded, seed, dice } = match!;
    const result = match!.outcome();
    const kept: GameRecord = {
      version: 1,
      ...(head!.battle === null ? {} : { battle: head!.battle }),
      names: head!.names,
      position,
      seed,
      dice,
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
    const doubt = doubtTold(doubtOf(match!), viewer());
    return { ...head!, updated: now(), record: record(), status, ...(doubt ? { doubt } : {}) };
  };

  const isAsStored = ({ plays: others, cursor = others.length, conceded }: GameRecord): boolean =>
    cursor === match!.cursor &&
    conceded === match!.conceded &&
    others.length === match!.log.length &&
    commonPlays(match!.log, others) === others.length;

  /** Once for all that is done in one go, and not while it is done. */
  const save = (): void => {
    if (due || head?.practice || broken) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (match && head && !broken) keep(stored());
    });
  };

  const take = (
    opened: AnyMatch,
    opening: GameHead,
    { dice, ...rest }: { dice?: Loaded; broken?: typeof broken } = {},
  ): Checked<string> => {
    match = opened;
    head = opening;
    loaded = dice;
    broken = rest.broken;
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
    if (broken) return { ok: false, refusal: { rule: system.sequenceRule, why: 'over' } };
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
      const opened = openMatch(system.value, from, seed, practice && 'scripted');
      if (!opened.ok) return opened;
      const opening = { id: newId(), battle, title, names, created: now(), seats };
      const taken = practice ? take(opened.value, { ...opening, practice: true }, { dice: practice }) : take(opened.value, opening);
      save();
      return taken;
    },
    openRecord(json, given = {}) {
      const read = readRecord(json);
      if (!read.ok) return read;
      const system = systemFor(read.value.position);
      if (!system.ok) return inPosition(system);
      const replayed = replayedHere(system.value, read.value);
      if (!replayed.ok) return replayed;
      const { match: opened, stop } = replayed.value;
      const opening: GameHead = {
        id: given.id ?? newId(),
        battle: given.battle ?? read.value.battle ?? null,
        title: given.title ?? system.value.sideNames(opened.context).join(' – '),
        names: given.names ?? read.value.names ?? ['', ''],
        created: given.created ?? now(),
        seats: given.seats ?? PEOPLE,
      };
      const taken = take(opened, opening, stop && { broken: { stop, whole: read.value } });
      if (given.id === undefined) save();
      return taken;
    },
    openStored(game) {
      const { record: json, id, battle, title, names, created, seats = PEOPLE } = game;
      if (match && head?.id === id && isAsStored(json)) {
        seat = undefined;
        head = { ...head, title, names, seats };
        show();
        return { ok: true, value: id };
      }
      const opened = this.openRecord(json, { id, battle, title, names, created, seats });
      // Earlier versions kept no mark.
      const doubt = opened.ok && !game.doubt && !broken && doubtTold(doubtOf(match!), viewer());
      if (doubt) keep({ ...game, doubt });
      return opened;
    },
    goOn() {
      if (!head || !broken) return undefined;
      head = { ...head, id: newId(), created: now() };
      broken = undefined;
      show();
      save();
      return head.id;
    },
    close() {
      match = undefined;
      head = undefined;
      broken = undefined;
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
      if (!match || broken || decider() === undefined) return;
      match.conceded = side === 0 ? 1 : 2;
      show();
      save();
    },
    rename(title) {
      if (!head || broken || title.trim() === '') return;
      head = { ...head, title: title.trim().slice(0, 80) };
      show();
      save();
    },
    seat(side, seat) {
      if (!head || broken) return;
      const { seats } = head;
      head = { ...head, seats: side === 0 ? [seat, seats[1]] : [seats[0], seat] };
      show();
      save();
    },
    truth: (moment) =>
      match
        ? { system: match.system.id as SystemId, position, plays: match.log.slice(0, moment ?? match.cursor).map(barePlay) }
        : undefined,
    record: () => (match ? barePlays(broken ? asKept(broken.whole) : record()) : undefined),
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
