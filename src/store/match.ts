import { createStore } from 'zustand/vanilla';
import { loadedDice, scriptedDice } from '../kernel/dice';
import { type AnyMatch, doubtOf, openMatch, replayPlay, type Stop, settleRecord } from '../kernel/match';
import { readRecord } from '../kernel/record';
import type { BareEvent, Checked, KernelState, Side } from '../kernel/system';
import { ancients } from '../rules/ancients/system';
import { addChapters, type Chapter, cutChapters, firstChapter } from './chapters';
import { library } from './library';
import { asItWas, type Laid, recordOf, storedOf } from './matchPersistence';
import type { MatchStore, PlayedHere, Undone } from './matchStore';
import { createRedactedLog, type RedactedLog, redactDoubt, redactStop } from './redactedLog';
import { replayedHere } from './replayed';
import { onlyPerson, PEOPLE, programOf } from './seats';
import type { Elsewhere, GameHead, Loaded, LogEntry, Snapshot, Viewer } from './snapshot';
import { barePlay, barePlays, commonPlays, type GameRecord, newId, type StoredGame, sealWhileHidden } from './storedGame';
import { inPosition, provide, type SystemId, systemFor } from './systems';
import { takeReplay } from './verified';

export type { MatchStore, PlayedHere, Undone } from './matchStore';
export type { Elsewhere, GameHead, Loaded, LogEntry, NewGame, Snapshot, Viewer } from './snapshot';

// The game that most battles are of comes with the match.
provide(ancients);

/** `keep` is given a game after all that is done in one go, and with it, where plays have been dropped, the game as it was. */
export function createMatchStore(keep: (game: StoredGame, was?: StoredGame) => unknown, now: () => number = Date.now): MatchStore {
  const store = createStore<{ readonly now: Snapshot | undefined }>(() => ({ now: undefined }));
  let match: AnyMatch | undefined;
  let head: GameHead | undefined;
  let position: object = {};
  let chapters: Chapter[] = [];
  let due = false;
  let redactedLog: RedactedLog<BareEvent> | undefined;
  let seat: Side | undefined;
  let loaded: Loaded | undefined;
  /** The play that does not hold, and the record that it stands in: it stays whole. */
  let broken: { readonly stop: Stop; readonly whole: GameRecord } | undefined;

  let elsewhere: Elsewhere;
  /** Somebody has gone back on purpose, as no plain undo does: what lies behind the cursor is worth a copy. */
  let explores = false;
  let was: StoredGame | undefined;

  const laid = (): Laid => ({ match: match!, head: head!, position, viewer: viewer() });

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
    return who === 'all' ? (match?.log ?? []) : redactedLog!.read(who === 'none' ? undefined : who);
  };

  const show = (fresh?: LogEntry, looking?: number): void => {
    if (!match || !head) return;
    const { context, cursor, log, conceded } = match;
    const system = match.system.id as SystemId;
    const state = known(match.state);
    const shown = looking === undefined ? state : known(match.stateAt(looking));
    const outcome = state.phase === 'over' || conceded ? match.outcome() : undefined;
    const who = viewer();
    const [doubt, stop] = [head.practice ? undefined : redactDoubt(doubtOf(match), who), redactStop(broken?.stop, who)];
    const place = { looking, cursor, length: log.length, conceded, outcome, fresh };
    store.setState({ now: { head, system, context, viewer: who, elsewhere, state, shown, ...place, doubt, stop } });
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
      if (match && head && !broken) keep(storedOf(laid(), now()), was);
      was = undefined;
    });
  };

  /** Whether what lies behind the cursor is more than a choice taken back: dice, another player's plays, or what somebody has gone back over on purpose. */
  const isWorthACopy = (): boolean => !head!.practice && (explores || match!.log.slice(match!.cursor).some(({ barrier }) => barrier));

  /** Plays on from what is shared with a record, for whoever looks on; false where that does not lead there. */
  const catchUp = (record: GameRecord): boolean => {
    const { log } = match!;
    const shared = commonPlays(log, record.plays);
    if (broken || (shared < log.length && shared === record.plays.length)) return false;
    match!.goTo(shared);
    if (shared < log.length) {
      cutChapters(chapters, shared);
      redactedLog?.cut(shared);
    }
    for (const { order, dice = [] } of record.plays.slice(shared)) {
      if (replayPlay(match!, order, scriptedDice(dice))) return false;
      addChapters(chapters, match!.cursor, log.at(-1)!.events);
    }
    return settleRecord(match!, record) === undefined;
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
    elsewhere = undefined;
    explores = opened.cursor < opened.log.length;
    was = undefined;
    const { system, context, start } = opened;
    position = system.printPosition(context, start);
    chapters = [firstChapter(start, system.acts(context, start))];
    redactedLog = createRedactedLog(system, context, opened.log, (cursor) => opened.stateAt(cursor));
    seat = undefined;
    for (const [i, entry] of opened.log.entries()) addChapters(chapters, i + 1, entry.events);
    show();
    return { ok: true, value: opening.id };
  };

  const play = (action: unknown): PlayedHere => {
    if (!match) return { ok: false, refusal: { rule: '2', why: 'over' } };
    const { system, cursor, context, state: before } = match;
    if (broken || elsewhere) return { ok: false, refusal: { rule: system.sequenceRule, why: 'over' } };
    // Between two sides nobody plays.
    if (viewer() === 'none') return { ok: false, refusal: { rule: '13.7', why: 'nobodySits' } };
    const by = decider();
    const drops = match.log.length > cursor;
    const allowed = (loaded || drops) && !system.judge(context, before, action);
    const kept = allowed && drops && isWorthACopy() ? asItWas(laid(), now()) : undefined;
    const script = allowed ? loaded : undefined;
    const dice = script?.(system.printAction(context, before, action), match.log.slice(0, cursor));
    const played = match.play(action, dice && loadedDice(dice));
    if (!played.ok) return played;
    const hides = by !== undefined && system.hides?.(context);
    const told = hides ? system.redactEntry!(context, before, played.state, played.entry, by) : played.entry;
    if (drops) {
      cutChapters(chapters, cursor);
      redactedLog?.cut(cursor);
    }
    addChapters(chapters, cursor + 1, played.entry.events);
    const parts = kept && commonPlays(kept.record.plays, match.log) < kept.record.plays.length;
    if (parts) was = kept;
    explores = false;
    // Kept before it is drawn: what is seen has been noted.
    save();
    show(entries()[cursor]);
    return { ok: true, entry: told, was: parts ? kept.record.plays.length : undefined };
  };

  const goTo = (cursor: number): void => {
    if (!match || elsewhere) return;
    match.goTo(cursor);
    if (match.cursor === match.log.length) explores = false;
    save();
    show();
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
      const verified = takeReplay(given.id, read.value);
      const replayed = verified ? { ok: true as const, value: verified } : replayedHere(system.value, read.value);
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
      if (match && head?.id === id && (isAsStored(json) || (elsewhere && catchUp(json)))) {
        const before = store.getState().now;
        seat = undefined;
        head = { ...head, title, names, seats };
        const follows = elsewhere && before && match.cursor > before.cursor;
        show(follows ? entries()[match.cursor - 1] : undefined, elsewhere && before?.looking);
        return { ok: true, value: id };
      }
      const opened = this.openRecord(json, { id, battle, title, names, created, seats });
      // Earlier versions kept no mark.
      const doubt = opened.ok && !game.doubt && !broken && redactDoubt(doubtOf(match!), viewer());
      if (doubt) keep({ ...game, doubt });
      return opened;
    },
    goOn() {
      if (!head || !broken) return undefined;
      head = { ...head, id: newId(), created: now() };
      broken = undefined;
      elsewhere = undefined;
      save();
      show();
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
    stand(where) {
      if (where === elsewhere) return;
      const restored = elsewhere === 'removed' && where === undefined;
      elsewhere = where;
      if (restored) save();
      show(undefined, store.getState().now?.looking);
    },
    undo() {
      if (elsewhere) return 'start';
      if (!match || match.conceded || match.cursor === 0) return undoPast();
      const last = match.log[match.cursor - 1]!;
      if (!last.barrier) return undoPast();
      if (last.dice.length > 0) return 'die';
      return decider(match.stateAt(match.cursor - 1)) === decider() ? 'sight' : 'player';
    },
    undoPast,
    sit() {
      if (!match || elsewhere || viewer() !== 'none') return;
      seat = decider();
      show();
    },
    redo() {
      if (!match || elsewhere || match.cursor >= match.log.length) return false;
      goTo(match.cursor + 1);
      return true;
    },
    look(cursor) {
      show(undefined, cursor === undefined || cursor === match?.cursor ? undefined : cursor);
    },
    goTo(cursor) {
      explores = true;
      goTo(cursor);
    },
    concede(side) {
      if (!match || broken || elsewhere || !match.concede(side).ok) return;
      save();
      show();
    },
    rename(title) {
      if (!head || broken || elsewhere || title.trim() === '') return;
      head = { ...head, title: title.trim().slice(0, 80) };
      save();
      show();
    },
    seat(side, seat) {
      if (!head || broken || elsewhere) return;
      const { seats } = head;
      head = { ...head, seats: side === 0 ? [seat, seats[1]] : [seats[0], seat] };
      save();
      show();
    },
    truth: (moment) =>
      match
        ? { system: match.system.id as SystemId, position, plays: match.log.slice(0, moment ?? match.cursor).map(barePlay) }
        : undefined,
    record: () => (match ? barePlays(broken ? sealWhileHidden(broken.whole) : recordOf(laid())) : undefined),
    stored: () => {
      if (!match) return undefined;
      const whole = storedOf(laid(), now());
      return { ...whole, record: barePlays(whole.record) };
    },
    entries,
    chapters: () => chapters,
    stateAt: (cursor) => match!.stateAt(cursor),
  };
}

/** The game at the table. */
export const match: MatchStore = createMatchStore((game, was) => library.keep(game, was));
