import { type Hex, printHex } from '../../../src/kernel/board';
import type { Snapshot as AnySnapshot } from '../../../src/store/match';
import type { SystemId } from '../../../src/store/systems';
import { type PlainTool, REST } from '../../../src/store/table';
import type { Overlays } from '../../../src/ui/board/facts';
import type { Behaviour, TableSystem } from '../../../src/ui/table/contract/system';
import { type Context, draughts, type Event, manOn, type State } from '../rules';
import { MapTable, MapView } from './MapView';

type Snapshot = AnySnapshot<Context, State, Event>;

/** A man that is lifted off the board, over the hexes where he may be put: a tool that no other game has. */
type DraughtsTool = PlainTool | { readonly kind: 'lifted'; readonly unit: number; readonly over: readonly Hex[] };

interface DraughtsTools {
  readonly tool: DraughtsTool;
  readonly situation: Pick<Snapshot, 'context' | 'state'>;
  readonly overlays: Overlays;
}

const toolAt = (context: Context, state: State, hex: Hex): DraughtsTool => {
  const man = manOn(state, hex);
  const over = man ? draughts.legal(context, state, man.id).map(({ to }) => to) : [];
  return man && over.length > 0 ? { kind: 'lifted', unit: man.id, over } : { kind: 'inspect', hex, unit: man?.id };
};

/** Lifts a man, then orders him to a hex; another man is taken instead. */
const behaviour: Behaviour<DraughtsTools> = {
  hex(tool, { context, state }, hex) {
    if (tool.kind === 'lifted' && tool.over.includes(hex)) return { play: { man: tool.unit, to: hex } };
    return { tool: toolAt(context, state, hex) };
  },
  cancel: (tool) => (tool.kind === 'rest' ? tool : REST),
  overlays: (tool, { state }) => (tool.kind === 'lifted' ? { selected: state.men[tool.unit]!.hex, legal: tool.over } : {}),
};

const ARMIES = ['Black', 'White'] as const;

/** Draughts at the table. */
export const draughtsTable: TableSystem = {
  id: draughts.id as SystemId,
  restingTool: () => REST,
  toolAt,
  toolFor: (context: Context, state: State, man) => toolAt(context, state, state.men[man]!.hex),
  behaviourOf: () => behaviour as unknown as Behaviour,
  situation: ({ context, shown }: Snapshot): DraughtsTools['situation'] => ({ context, state: shown }),
  follows: () => false,
  fights: () => false,
  askedAt: () => undefined,
  ready: (context: Context, state: State) => new Set(draughts.actors(context, state)),
  pieceText: ({ context, shown }: Snapshot, man) => `Man ${printHex(context.board, shown.men[man]!.hex)}`,
  undone: () => ({ end: 'Move', text: 'You must move', warns: false }),
  chosenText: () => 'Move',
  naming: ({ context }: Snapshot) => ({ hex: (hex) => printHex(context.board, hex), army: (side) => ARMIES[side] }),
  say: ({ kind, to = 0 }: Event, naming) => `${kind} ${naming.hex(to)}`,
  sayRefusal: ({ why }) => why,
  quiet: { log: new Set(), card: new Set() },
  sight: () => ({ blocked: [], rule: 'D1' }),
  way: () => undefined,
  last: () => undefined,
  track: () => ({ steps: [{ id: 'move', name: 'Move', short: 'Move', byItself: false }], here: 0, phase: 'Move' }),
  phaseName: () => 'Move',
  opens: (phase) => phase === 'move',
  happens: () => false,
  duty: () => 'to move a man',
  next: () => 'Move a man.',
  forces: () => 'Men',
  typedHint: () => 'C5-C4',
  MapView,
  MapTable,
  panels: () => Promise.reject(new Error('draughts has no panels')),
  help: () => Promise.reject(new Error('draughts has no help')),
};
