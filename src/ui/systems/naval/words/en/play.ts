import { plural } from '../../../../words/en/nouns';
import { marines, points } from './nouns';

/** Faces of the die in a row: `6`, `5 or 6`, `4 to 6`. */
const faces = (from: number, to: number) => (from === to ? `${to}` : `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`);

/** What is said round the map while a battle at sea is played, beside `table`. */
export const play = {
  /** The last phase's end is that of the turn. */
  endTurn: 'End the turn',
  nothingUndone: 'Nothing is left to do',
  overboard: (n: number) => `${marines(n)} too many: lost at the end`,
  dieNow: (fleet: string, die: number) => `${fleet}: movement die ${die}. Each ship has ${points(die)} plus the quality of its crew.`,
  /** What dice were rolled on, once they have fallen. */
  rolls: {
    back: (sum: string) => `the rammed ship: ${sum}`,
    repair: (more: number) => `${more > 0 ? `die + ${more} for a large ship: ` : ''}✗ sinks, ✓ saved`,
    fleet: 'movement die',
  },
  /** What the main button orders. */
  confirm: {
    ram: (hex: string) => `Ram ${hex}`,
    ramThrough: (hex: string, far: string) => `Ram ${hex}, out at ${far}`,
    shoot: (hex: string) => `Shoot at ${hex}`,
    scuttle: (hex: string) => `Scuttle ${hex}`,
    declare: (n: number, hex: string) => `Declare ${plural(n, 'attack', 'attacks')} on ${hex}`,
  },
  line: {
    title: (n: number) => `${plural(n, 'ship', 'ships')} in hand`,
    move: (n: number) => `Move ${plural(n, 'ship', 'ships')}`,
    turn: (n: number) => `Turn ${plural(n, 'ship', 'ships')}`,
    moved: (n: number) => `${plural(n, 'ship has', 'ships have')} moved.`,
  },
  die: (n: number) => `die ${n}`,
  /** How a ship comes to a hex at least cost. */
  manner: { ahead: 'straight ahead', astern: 'with steps astern', turn: 'with a turn' },
  card: {
    movement: (crew: number) => `die + crew ${crew}`,
    tooFew: 'too few for a single step',
    tooMany: (n: number) => `${n} too many: lost at the end of the turn`,
    rams: (n: number) => `${plural(n, 'ship', 'ships')} to ram`,
    canStep: (hexes: number) => `to ${plural(hexes, 'hex', 'hexes')}`,
    nowhere: 'nowhere to go',
    noTargets: 'no target now',
    scuttleNo: 'Keep it',
    leaveLost: (n: number) => `If it leaves the map here it counts as lost: ${points(n)} for the enemy.`,
    leaveCosts: (n: number) => `If it leaves the map here, that costs its fleet ${points(n)}.`,
    leaveIdle: 'If it leaves the map here it is gone; the score stays as it is.',
    ashore: 'From land, marines only shoot, and only at ships beside them.',
    seaNote: 'Ships may enter; marines can be here only aboard one.',
    landNote: 'No ship may enter. Any number of marines may stand here, and land blocks the line of sight.',
    exit: (fleet: string, worth: string) => `${fleet}, for each ship of this fleet that leaves the map from here: ${worth}.`,
    hold: (fleet: string, worth: string) => `${fleet}, for each ship afloat under its command here at the end: ${worth}.`,
  },
  ram: {
    after: 'Afterwards',
    stays: (hex: string, cost: number) => `stop at ${hex} (${points(cost)})`,
    through: (hex: string, cost: number) => `come out at ${hex} (${points(cost)})`,
    throughOnly: 'It must come out on the far side: a friend is in the hex it rams from.',
    sinksAlready: 'sinking already: nothing worse can happen',
    onDice: (dice: readonly number[]) => `on ${faces(dice[0] ?? 0, dice.at(-1) ?? 0)}`,
    reverse: 'The same ram the other way round:',
    reverseBarred: 'It could not be made: as the ships would lie, its bow does not point at yours.',
  },
  marines: {
    left: (n: number) => `${plural(n, 'marine', 'marines')} can still go from here.`,
    limit: 'When the turn ends a small ship holds 1 marine, a large one 2, land any number.',
  },
  assault: {
    need: (need: number) => `on ${faces(need, 6)}`,
    nobody: 'None of your marines can attack this ship now.',
    unable: (n: number) => `Nearby, but unable to attack: ${n}`,
    more: 'Until the first die falls, more can join.',
    begun: 'A die has fallen: nobody else can join.',
    reverse: 'The other way round:',
  },
};
