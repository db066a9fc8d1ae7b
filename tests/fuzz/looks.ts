import { type Chooser, seededChooser } from '../../src/ai/random';
import type { Refusal } from '../../src/kernel/game';
import type { AnyTwoSidedGame, BareEvent } from '../../src/kernel/twoSides';
import { createMatchStore, type LogEntry, type Snapshot } from '../../src/store/match';
import { systemOf } from '../../src/store/systems';
import type { Tool } from '../../src/store/table';
import type { SystemHelp } from '../../src/ui/table/contract/help';
import type { SystemPanels, TableSystem } from '../../src/ui/table/contract/system';

/** What a table brings besides itself, fetched. */
export interface Fetched {
  readonly table: TableSystem;
  readonly panels: SystemPanels;
  readonly help: SystemHelp;
}

/** Of so many moments one is looked at, and every question of three. */
const SELDOM = 40;
const LONGEST = 1500;
/** A word of the program where a word of ours should be, or a sentence with a hole in it. */
const BROKEN = /undefined|NaN|Infinity|\[object|\bnull\b|\{\w+\}| {2}| \.|\(\)|, ,|\.\./;

/** Phases in which what is counted is not done by a piece on the map: leaders are placed, commands given (V1). */
const OF_NO_PIECE: ReadonlySet<string> = new Set(['leaders', 'command']);

/** A moment of a game as whoever plays it looks at it: everything that the table, its panels and its help say and offer. */
class Look {
  private readonly system: AnyTwoSidedGame;
  private readonly size: number;

  constructor(
    private readonly now: Snapshot,
    private readonly fetched: Fetched,
    private readonly choose: Chooser,
    private readonly wrong: Set<string>,
  ) {
    this.system = systemOf(now);
    this.size = now.context.board!.size;
  }

  private said(what: string, text: string): void {
    if (text === '' || BROKEN.test(text)) this.wrong.add(`${what}: “${text}”`);
  }

  private refused(what: string, refusal: Refusal): void {
    this.said(`${what}, refused by ${refusal.rule} (${refusal.why})`, this.fetched.table.sayRefusal(refusal, this.now.context));
  }

  /** What is offered can be done. */
  private offered(what: string, order: unknown): void {
    const { context, state } = this.now;
    const refusal = this.system.judge(context, state, order);
    if (refusal)
      this.wrong.add(`${what} offers ${this.system.printAction(context, state, order)}, which ${refusal.rule} refuses (${refusal.why})`);
    else this.said(`${what}, chosen`, this.fetched.table.chosenText(this.now, order));
  }

  private some<T>(all: readonly T[], count: number): T[] {
    return all.length === 0 ? [] : Array.from({ length: count }, () => all[this.choose(all.length)]!);
  }

  private hexes(count: number): number[] {
    return Array.from({ length: count }, () => this.choose(this.size));
  }

  /** A tool, and what comes into hand by clicks with it. */
  private tool(tool: Tool, what: string, deep: number): void {
    const { now, fetched } = this;
    const { table, help } = fetched;
    const behaviour = table.behaviourOf(tool);
    const situation = table.situation(now, { careful: false, hover: undefined });
    behaviour.overlays(tool, situation);
    for (const hover of this.hexes(2)) {
      const pointed = table.situation(now, { careful: false, hover });
      behaviour.overlays(tool, pointed);
      const way = table.way(tool, pointed);
      for (const text of [way?.text, way?.harm]) if (text) this.said(`${what}, a way`, text);
    }
    const chosen = behaviour.chosen?.(tool, situation);
    if (chosen !== undefined && !Array.isArray(chosen)) this.offered(what, chosen);
    let follows = deep > 0 ? 2 : 0;
    for (const hex of this.hexes(deep > 0 ? this.size / 3 : 4)) {
      const reply = behaviour.hex(tool, situation, hex);
      if (reply.play !== undefined) this.offered(`${what}, a click`, reply.play);
      if (reply.refusal) this.refused(what, reply.refusal);
      if (reply.tool && reply.tool !== tool && follows-- > 0) this.tool(reply.tool, `${what}, ${reply.tool.kind}`, deep - 1);
    }
    for (const hex of this.hexes(3)) {
      const answer = help.why(now, tool, hex);
      this.said(`${what}, why not`, answer.text);
      this.said(`${what}, why not`, answer.title);
    }
  }

  private tools(): void {
    const { context, state } = this.now;
    const { table } = this.fetched;
    this.tool(table.restingTool(context, state), 'at rest', 1);
    for (const piece of this.some([...table.ready(context, state)], 2)) {
      this.said('a piece', table.pieceText(this.now, piece));
      const tool = table.toolFor(context, state, piece);
      this.tool(tool, tool.kind, 2);
    }
    for (const hex of this.hexes(3)) this.tool(table.toolAt(context, state, hex), 'anywhere', 0);
  }

  private orders(): void {
    const { now, system } = this;
    const { table, help } = this.fetched;
    const { context, state } = now;
    for (const order of this.some(system.legal(context, state), 5)) {
      const text = system.printAction(context, state, order);
      const told = help.orderText(now, text);
      this.said(text, told);
      if (told === text) this.wrong.add(`${text} is told as notation`);
      if (text !== 'end') this.said(`${text}, chosen`, table.chosenText(now, order));
      table.drawnAs?.(now, text);
    }
  }

  private panels(): void {
    const { now } = this;
    const { table, panels } = this.fetched;
    for (const many of [true, false]) this.said('duty', table.duty(now, many));
    for (const { name, short } of table.track(now).steps) for (const text of [name, short]) this.said('a step', text);
    for (const { said } of panels.standing?.(now) ?? []) this.said('standing', said);
    for (const text of (panels.losses?.(now) ?? []).flat(2)) this.said('a loss', text);
    const phase = panels.phase(now);
    for (const text of phase ? [phase.purpose, phase.left] : []) this.said('the phase', text);
    if (phase && phase.count > 0 && !OF_NO_PIECE.has(now.state.phase) && table.ready(now.context, now.state).size === 0)
      this.wrong.add(`“${phase.left}” leads to nobody`);
    if (now.outcome) return;
    const { end, text } = table.undone(now);
    for (const part of text === '' ? [end] : [end, text]) this.said('left to do', part);
    const only = table.only?.(now);
    if (only) this.offered('the main button', only.action);
  }

  private threats(): void {
    const { now } = this;
    const { help, panels } = this.fetched;
    const pieces = panels.dots?.(now.state) ?? [];
    const held = this.some(pieces, 2).map(({ hex }) => this.fetched.table.toolAt(now.context, now.state, hex));
    const asked = held.flatMap((tool) => panels.pieceOf(now, tool)?.piece ?? []);
    const lines = [
      ...asked.flatMap((piece) => help.threats(now, piece)),
      ...this.hexes(2).flatMap((hex) => help.comers?.(now, hex).lines ?? []),
    ];
    for (const piece of asked) this.said('why a piece does nothing', help.whyPiece(now, piece).text);
    for (const { name, dangers } of lines) {
      this.said('a threat', name);
      if (dangers.length === 0) this.wrong.add(`${name} threatens by nothing`);
      for (const fact of dangers.flatMap(({ facts }) => facts)) this.said(name, fact);
    }
    for (const side of [0, 1] as const) help.coverage?.(now, side);
  }

  all(): void {
    this.tools();
    this.orders();
    this.panels();
    this.threats();
  }
}

/** What a play is at the table: its sentences, its scenes and its dice. */
function lookAtPlay(entry: LogEntry, now: Snapshot, { table, panels }: Fetched, wrong: Set<string>): void {
  const naming = table.naming(now, undefined);
  const told = (event: BareEvent) => !table.quiet.log.has(event.kind);
  for (const event of entry.events.filter(told)) {
    const text = table.say(event, naming);
    if (text === '' || BROKEN.test(text)) wrong.add(`${event.kind}: “${text}”`);
  }
  const { size } = now.context.board!;
  for (const comes of [true, false])
    for (const { at } of panels.scenes?.(entry.events, comes) ?? [])
      if (at < 0 || at >= size) wrong.add(`a scene of ${entry.order} is off the map`);
  panels.rolls?.(entry.events);
  table.last(entry);
}

const FIGHTS = /[x>:]|^capture$/;

/** Plays a random game at the table to its end and looks at it on the way: what breaks there, each once. */
export function wrongAtTheTable(position: object, seed: number, fetchedOf: (now: Snapshot) => Fetched): readonly string[] {
  const wrong = new Set<string>();
  const choose = seededChooser(seed);
  const match = createMatchStore(() => undefined);
  const begun = match.begin({ position, seed, names: ['', ''], title: 'Trial' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const shown = (): Snapshot => {
    // 13.7 Whoever decides takes the screen.
    if (match.store.getState().now!.viewer === 'none') match.sit();
    return match.store.getState().now!;
  };
  for (let plays = 0; plays < LONGEST; plays++) {
    const now = shown();
    const { context, state } = now;
    const fetched = fetchedOf(now);
    const system = systemOf(now);
    const looks = now.outcome || choose(SELDOM) === 0 || (system.asked(context, state) && choose(3) === 0);
    if (looks) new Look(now, fetched, choose, wrong).all();
    if (now.outcome) break;
    const legal = system.legal(context, state);
    const fights = choose(3) > 0 ? legal.filter((order) => FIGHTS.test(system.printAction(context, state, order))) : [];
    const wanted = fights.length > 0 ? fights : legal;
    const played = match.play(wanted[choose(wanted.length)]!);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.refusal)}`);
    lookAtPlay(match.entries().at(-1)!, shown(), fetched, wrong);
  }
  return [...wrong];
}
