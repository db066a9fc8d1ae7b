import type { FunctionComponent } from 'react';
import type { Direction, Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { BareContext, BareEvent, BareState, Side } from '../../../kernel/twoSides';
import type { LogEntry, Snapshot } from '../../../store/match';
import type { SystemId } from '../../../store/systems';
import type { TableState, Tool } from '../../../store/table';
import type { Sounding } from '../../app/sounds';
import type { Column } from '../../board/BoardTable';
import type { Overlays } from '../../board/facts';
import type { ViewProps } from '../../board/intents';
import type { Scene } from '../../board/scenes';
import type { BareNaming } from '../../words/naming';
import type { PhaseHelp, SystemHelp } from './help';
import type { LineRules } from './line';
import type { GameLuck } from './luck';
import type { ArmyNames } from './names';
import type { RollFacts, TurnRoll } from './rolls';

/** What a tool answers: the next tool, an order to be played or several, or why not. */
export interface Reply<Next extends Tool = Tool> {
  readonly tool?: Next;
  /** One order, or several that are played one after the other. */
  readonly play?: unknown;
  /** Orders to be played in one go, which one undo takes back. */
  readonly together?: readonly unknown[];
  readonly refusal?: Refusal;
}

/** The tools of one game, all that they look at and what they draw. */
export interface ToolTypes {
  readonly tool: Tool;
  readonly situation: unknown;
  readonly overlays: Overlays;
}

/** An interaction state: pure, so that it can be tested without a page. `Game` is what the game's tools are, `Held` this one. */
export interface Behaviour<Game extends ToolTypes = ToolTypes, Held extends Game['tool'] = Game['tool']> {
  /** A click, a tap or Enter on a hex. */
  hex(tool: Held, situation: Game['situation'], hex: Hex): Reply<Game['tool']>;
  /** One step back; the same object if there is none. */
  cancel(tool: Held): Game['tool'];
  overlays(tool: Held, situation: Game['situation']): Game['overlays'];
  /** A press here begins an aim. */
  aims?(tool: Held, situation: Game['situation'], hex: Hex): boolean;
  /** A facing is dragged to, or let go. */
  aim?(tool: Held, situation: Game['situation'], hex: Hex, facing: Direction | undefined): Game['tool'];
  release?(tool: Held, situation: Game['situation'], hex: Hex, facing: Direction | undefined): Reply<Game['tool']>;
  /** An arrow of the wheel. */
  facing?(tool: Held, situation: Game['situation'], facing: Direction): Reply<Game['tool']>;
  /** `[` and `]`. */
  turn?(tool: Held, situation: Game['situation'], by: -1 | 1): Reply<Game['tool']>;
  /** What is chosen, as an order, or several to be played one after the other; undefined while something is still to be chosen. */
  chosen?(tool: Held, situation: Game['situation']): unknown;
}

/** What is pointed at. `careful`: show a choice first and ask for it once more, by touch or if somebody wishes it. */
export interface Pointing extends Pick<TableState, 'hover'> {
  readonly careful: boolean;
}

/** What is left to be done in the phase, for the main button that ends it. */
export interface Undone {
  /** On the button: `End movement`. */
  readonly end: string;
  /** Below it: `3 units have not moved`. */
  readonly text: string;
  /** Something would be lost: the button asks once more. */
  readonly warns: boolean;
}

/** A way in words: what it takes, and who is disordered on it; empty if nobody is. */
export interface WayText {
  readonly text: string;
  readonly harm: string;
}

export interface TrackStep {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  /** The program does it. */
  readonly byItself: boolean;
}

/** The steps of a player turn as they are in this game now. */
export interface Track {
  readonly steps: readonly TrackStep[];
  /** Index of the one that is on; the length of `steps` when the battle is over. */
  readonly here: number;
  /** The phase by its whole name. */
  readonly phase: string;
  /** Behind the army's name: night, the fleet's die. */
  readonly note?: string | undefined;
}

/**
 * How much an event weighs. To whoever looks through a battle for its fights: a blow, a shot, a ram; or that a piece, a leader or a camp is lost by it.
 * `crisis`: an army gives way, or the battle is over; it is never left unsaid.
 */
export type Grade = 'fight' | 'loss' | 'crisis';

/** What the frame of the map gives to the board; the rest is the game's own: ground, pieces and words. */
export interface MapFrame
  extends Pick<ViewProps, 'places' | 'overlays' | 'cursor' | 'skin' | 'aims' | 'labels' | 'intents' | 'handle' | 'staged'> {
  /** What the game's map draws and says for whoever plays, once that is there, if it follows the picture: the wing's own. */
  readonly inPlay?: unknown;
}

/** What the frame of the map as a table gives to it; what hexes hold, their ground and who hits them is the game's own to say. */
export interface TableFrame {
  readonly onHex: (hex: Hex) => void;
  /** Where the piece in hand can go or strike, beside the hexes that hold something. */
  readonly reached: readonly Hex[];
  readonly overlays: Overlays;
  /** What the piece in hand pays for a way there, and whom it harms; they come last. */
  readonly columns: readonly Column[];
  /** The place of one kind of ground that a hex is of: `Woods C3–D5`. */
  readonly place: (hex: Hex) => string | undefined;
}

/** A place worth a name that no ground makes: a camp, a way off the map. */
export interface Spot {
  readonly name: string;
  readonly hex: Hex;
}

/** How one side stands, in a line of its own. */
export interface SideStanding {
  readonly points: number;
  /** What decides how long it holds: strength lost of the panic level, ships afloat of those it had. Of nought: nothing does. */
  readonly count: number;
  readonly of: number;
  /** Where on the way there something else happens to it: a notch. */
  readonly first?: number;
  /** It has panicked, or commands nothing any more. */
  readonly isLost: boolean;
  /** The same in words. */
  readonly said: string;
}

/** A piece on the map in little. */
export interface Dot {
  readonly hex: Hex;
  readonly side: 0 | 1;
}

/** Why a battle was won, in a sentence or two, and the rule that says so. */
export interface Reason {
  readonly text: string;
  readonly rule?: string;
}

/** What a side has lost, line by line: of what, and how much. */
export type Losses = readonly (readonly [string, string])[];

/** What stands round the map, fetched when the map is on the screen. */
export interface SystemPanels {
  /** What is going on: the question asked, the fight reckoned, the piece in hand. */
  readonly NowPanel: FunctionComponent;
  /** Both sides: strength, losses, the score as it stands. */
  readonly ForcesPanel: FunctionComponent;
  /** In the result: for what a side has its points. */
  readonly Points: FunctionComponent<{ readonly side: 0 | 1 }>;
  /** Why a battle that was fought to its end was won; left out where the points say it. */
  verdict?(now: Snapshot, naming: BareNaming): Reason;
  /** Whether a battle that was fought to its end is a draw, which may be a side's victory; left out where that is so of equal points. */
  isDrawn?(now: Snapshot): boolean;
  /** Who is asked, what, and what is to be known of it, sentence by sentence; undefined while no question is open. Left out where nobody is ever asked. */
  question?(now: Snapshot, naming: BareNaming): readonly string[] | undefined;
  /** What the phase is for; undefined while a question is open, or nothing can be done. */
  phase(now: Snapshot): PhaseHelp | undefined;
  /** The piece that a tool is about, on the map. */
  pieceOf(now: Snapshot, tool: Tool): { readonly piece: number; readonly hex: Hex } | undefined;
  /** What the switch of the threats to it is called. */
  threats(): string;
  /** Whether help knows who can come to a hex where nobody stands, and all that a side can do (`SystemHelp.comers`, `coverage`). */
  readonly knowsCoverage?: boolean;
  /** The hexes that a side controls at the moment that is shown; undefined where its rules know no zones, and then nobody is offered them. */
  zones?(now: Snapshot, side: Side): readonly Hex[] | undefined;
  /** Typed orders and what they mean, for the dialog of keys. */
  typedOrders(context: BareContext): readonly (readonly [string, string])[];
  /** Keys and what they do, in the words of the game, for the same dialog. */
  keys(): readonly (readonly [string, string])[];
  /** How both sides stand at the moment that is shown. */
  standing?(now: Snapshot): readonly SideStanding[];
  /** What both sides have lost, as the game stands. */
  losses?(now: Snapshot): readonly Losses[];
  /** What a play is on the map, in the reader's language. `comes`: whoever fights is seen on his way there, for the play is the one just made. */
  scenes?(events: readonly BareEvent[], comes?: boolean): readonly Scene[];
  /** What dice have decided in a play by a line of six, in the order in which they fell. */
  rolls?(events: readonly BareEvent[]): readonly RollFacts[];
  /** What an event tells of dice that fell for a whole player turn and for no hex. */
  turnRoll?(event: BareEvent): TurnRoll | undefined;
  /** The ground in little, in the map's own units, and the pieces on it. */
  readonly MiniGround?: FunctionComponent;
  dots?(shown: BareState): readonly Dot[];
  /** What plays and scenes sound like. */
  readonly sounds?: Sounding;
  /** Whether the order that made these events is not to be read before the next one is given. */
  secret?(events: readonly BareEvent[]): boolean;
}

/** What the table asks of a game before anybody plays: the map and what stands on it. A game may bring it ahead of the rest. */
export interface TablePicture {
  readonly id: SystemId;
  /** Names in this battle; `armies` as the battle's page calls them. */
  naming(snapshot: Snapshot, armies: ArmyNames | undefined): BareNaming;
  /** Names are made anew when this changes, besides with another game or language. */
  nounsKey?(snapshot: Snapshot): string;
  /** The map in its frame: renders `Board` with the game's ground, pieces and words. */
  readonly MapView: FunctionComponent<{ readonly frame: MapFrame }>;
}

/**
 * What the table asks of a game. All of it is methods, so that an implementation takes its own `Context`, `State`, `Event`, tools and snapshot
 * (`Snapshot<Context, State, Event>`). Texts are in the reader's language as it is now.
 */
export interface TableSystem extends TablePicture {
  /** What its map draws and says for whoever plays, if that is not in its picture: it is given back to the map. */
  readonly inPlay?: MapFrame['inPlay'];
  /** The tool that a moment begins with: a question, something to be placed, or nothing in hand. */
  restingTool(context: BareContext, state: BareState): Tool;
  /** The tool for whatever is in a hex. */
  toolAt(context: BareContext, state: BareState, hex: Hex): Tool;
  /** The tool for a piece: what it can do now, or else `inspect`. */
  toolFor(context: BareContext, state: BareState, piece: number): Tool;
  behaviourOf(tool: Tool): Behaviour;
  /** All that the tools look at: the state that is shown. */
  situation(now: Pick<Snapshot, 'context' | 'shown'>, pointing: Pointing): unknown;
  /** Whether a tool shows something else with every hex pointed at. */
  follows(tool: Tool): boolean;
  /** Whether a fight is spoken of: the panel beside the map is given room, and once `tool.at` is chosen it is drawn up over a small screen. */
  fights(tool: Tool): boolean;
  /** Whether a tool shows a fight that has been declared and waits to be made, as a question does to be answered: whoever only looks on sees it too. */
  waits?(tool: Tool): boolean;
  /** Whether a tool asks for something to be placed: to look at something else meanwhile is not to give it up, as with a question. */
  asks?(tool: Tool): boolean;
  /** The hex that a question is about. */
  askedAt(state: BareState): Hex | undefined;

  /** Pieces that can really do something now. */
  ready(context: BareContext, state: BareState): ReadonlySet<number>;
  /** Whether an order may be given in every phase alike, and so keeps none from passing by itself. */
  holdsUpNone?(action: unknown): boolean;
  /** A piece and its place, as it is told when it is taken up. */
  pieceText(snapshot: Snapshot, piece: number): string;

  undone(snapshot: Snapshot): Undone;
  /** What is chosen, in the words of the button that orders it. */
  chosenText(snapshot: Snapshot, action: unknown): string;
  /** What the main button does while the phase cannot be ended. */
  only?(snapshot: Snapshot): { readonly action: unknown; readonly text: string } | undefined;
  /** What the map shows of an order that a button beside it has chosen and that is not given yet, over what the tool in hand shows. */
  orderMarks?(situation: unknown, action: unknown): Overlays;
  /** The order by which the piece in hand leaves the map (key `x`). */
  leave?(tool: Tool): unknown;

  say(event: BareEvent, naming: BareNaming): string;
  sayRefusal(refusal: Refusal, context: BareContext): string;
  /** Kinds of events that the log and the line under the map leave out, and those that the hand-over card leaves out. */
  readonly quiet: { readonly log: ReadonlySet<string>; readonly card: ReadonlySet<string> };
  /** Which events weigh, for the replay and the line under the map. Left out: a play with dice is a fight, and nothing is known of losses. */
  grade?(event: BareEvent): Grade | undefined;
  /** What blocks the sight from one hex to another, nothing if it is free, and the rule of it. */
  sight(context: BareContext, state: BareState, from: Hex, to: Hex): { readonly blocked: readonly Hex[]; readonly rule: string };
  /** What the way that is chosen or pointed at takes, and whom it harms; for whoever does not see it. */
  way(tool: Tool, situation: unknown): WayText | undefined;
  /** The last move or fight, from where to where: hexes of the map. */
  last(entry: LogEntry): readonly Hex[] | undefined;
  /** The lines by which an order of the moment that is shown is drawn, from hex to hex; left out: from the first hex that it names to the last. */
  drawnAs?(snapshot: Snapshot, order: string): readonly (readonly Hex[])[] | undefined;

  track(snapshot: Snapshot): Track;
  phaseName(phase: string): string;
  /** Phases that begin a player turn, before which the program acts by itself. */
  opens(phase: string): boolean;
  /** What a die is rolled for, by its name at the call, as a title: `Melee`. Left out, it is called a die. */
  dieName?(name: string): string | undefined;
  /** Whether an event is one that the program brings about by itself before a player turn. */
  happens(event: BareEvent): boolean;
  /** What whoever decides is to do, the banner's small line; `many`: the name before it is a plural. */
  duty(snapshot: Snapshot, many: boolean): string;
  next(phase: string): string;
  /** What the panel of both sides is called, and an example for the field of typed orders. */
  forces(): string;
  typedHint(): string;
  /** An order with names as the screen writes them, and what is typed with those of the notation; left out where they are the same. */
  orderSaid?(context: BareContext, order: string): string;
  orderTyped?(context: BareContext, typed: string): string;

  /** The map as a table to be read: renders `BoardTable`. */
  readonly MapTable: FunctionComponent<TableFrame>;
  /** What the ground of a hex is called where it makes a place with others of its kind beside it, as `Woods`; undefined where it is open. */
  ground?(context: BareContext, hex: Hex): string | undefined;
  /** Other places worth a name, by their whole names. */
  spots?(snapshot: Snapshot): readonly Spot[];
  /** What stands in the line under the map while a tool is in hand: what a path costs. Undefined: what has just happened. */
  lineOf?(tool: Tool): FunctionComponent | undefined;
  panels(): Promise<SystemPanels>;
  /** How pieces go together by one command; left out where they do not. */
  readonly line?: LineRules;
  /** What dice are counted in, for the report of luck; left out where a game says nothing of it. */
  luck?(): Promise<GameLuck>;
  /** What help at the table asks of the game. */
  help(): Promise<SystemHelp>;
}
