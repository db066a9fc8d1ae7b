import { type Hex, printHex } from '../../../src/kernel/board';
import type { Snapshot as AnySnapshot } from '../../../src/store/match';
import type { SystemId } from '../../../src/store/systems';
import { REST, type Tool } from '../../../src/store/table';
import type { Behaviour, TableSystem } from '../../../src/ui/table/contract/system';
import { type Context, draughts, type Event, manOn, type State } from '../rules';
import { MapTable, MapView } from './MapView';

type Snapshot = AnySnapshot<Context, State, Event>;
type Scene = Pick<Snapshot, 'context' | 'state'>;

const toolAt = (context: Context, state: State, hex: Hex): Tool => {
  const man = manOn(state, hex);
  return man && draughts.legal(context, state, man.id).length > 0
    ? { kind: 'move', unit: man.id }
    : { kind: 'inspect', hex, unit: man?.id };
};

const heldIn = (tool: Tool): number | undefined => ('unit' in tool ? tool.unit : undefined);

const goalsOf = ({ context, state }: Scene, tool: Tool): Hex[] =>
  tool.kind === 'move' ? draughts.legal(context, state, tool.unit).map(({ to }) => to) : [];

/** Takes a man in hand, then orders him to a hex; another man is taken instead. */
const behaviour: Behaviour<Tool, Scene> = {
  hex(tool, scene, hex) {
    const man = heldIn(tool);
    return goalsOf(scene, tool).includes(hex) ? { play: { man, to: hex } } : { tool: toolAt(scene.context, scene.state, hex) };
  },
  cancel: (tool) => (tool.kind === 'rest' ? tool : REST),
  overlays(tool, scene) {
    const man = heldIn(tool);
    return man === undefined ? {} : { selected: scene.state.men[man]!.hex, legal: goalsOf(scene, tool) };
  },
};

const ARMIES = ['Black', 'White'] as const;

/** Draughts at the table. */
export const draughtsTable: TableSystem = {
  id: draughts.id as SystemId,
  restingTool: () => REST,
  toolAt,
  toolFor: (context: Context, state: State, man) => toolAt(context, state, state.men[man]!.hex),
  behaviourOf: () => behaviour as unknown as Behaviour,
  scene: ({ context, shown }: Snapshot): Scene => ({ context, state: shown }),
  follows: () => false,
  fights: () => false,
  askedAt: () => undefined,
  pieces: ({ men }: State) => men,
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
