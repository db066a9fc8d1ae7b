import type { Told } from '../../../../table/contract/help';
import { capital, plural } from '../../../../words/en/nouns';

const sixths = (n: number) => `${n} in 6`;

/** What help at the table says of a battle at sea. */
export const seaHelp = {
  why: {
    asking: 'Why not? Choose a ship, a hex or a grey button.',
    ask: {
      ram: (hex: string) => `Why not ram ${hex}?`,
      step: (hex: string) => `Why can no marine go to ${hex}?`,
      board: (hex: string) => `Why not attack ${hex}?`,
    },
    can: {
      ships: (n: number, at: string) => `${n === 1 ? 'The ship' : 'The ships'} at ${at}.`,
      marines: (at: string) => `The marines at ${at}.`,
    },
    nobody: 'None of your ships is on the map.',
  },
  threats: {
    about: 'Enemies that can ram, board or shoot at it in their next turn, as it lies.',
    none: 'Nobody can ram, board or shoot at it next turn, unless marines go from ship to ship first.',
    rams: {
      flank: (sinks: number, damages: number) => `rams its flank: ${sixths(sinks)} to sink it, ${sixths(damages)} to damage it`,
      rudder: (sinks: number, damages: number) => `rams its rudder: ${sixths(sinks)} to sink it, ${sixths(damages)} to damage it`,
      oarRake: (sinks: number, damages: number) => `rakes its oars: ${sixths(sinks)} to sink it, ${sixths(damages)} to damage it`,
    },
    boarding: (marines: number, need: number) => `boards with ${plural(marines, 'marine', 'marines')}: each succeeds on ${need} or more`,
    archery: 'shoots with its marines: hits on a 6',
    ballista: 'shoots with its ballista: hits on a 6',
    through: 'after ramming through a ship',
    die: (n: number) => (n <= 1 ? 'with any die' : n === 6 ? 'with a movement die of 6' : `with a movement die of ${n} or more`),
  },
  comers: {
    about: 'Who can come here in the next turn, or ram, board or shoot at a ship that lies here.',
    none: 'Nobody can come here next turn, nor ram, board or shoot at a ship that lies here, unless marines go from ship to ship first.',
    onLand: 'No ship comes on land; marines land from a ship that lies beside it.',
    goes: 'can come here',
    ram: 'can ram here',
    board: 'can board here',
    archery: 'marines can shoot here',
    ballista: 'ballista can shoot here',
  },
  coverage: { reach: 'Movement', attack: 'Ram or boarding', hit: 'Shooting' },
  /** What an advised order does. */
  orders: {
    ram: (ship: string, hex: string) => `${ship}: ram ${hex}`,
    through: (ship: string, hex: string) => `${ship}: ram ${hex} and come out on the far side`,
    step: (from: string, to: string) => `Marine: from ${from} to ${to}`,
    declare: (from: string, to: string) => `Marine at ${from}: declare an attack on ${to}`,
    board: (from: string, to: string) => `Marine at ${from}: board ${to}`,
    archery: (from: string, to: string) => `Marine at ${from}: shoot at ${to}`,
    shoot: (ship: string, hex: string) => `${ship}: shoot at ${hex}`,
    scuttle: (ship: string) => `${ship}: scuttle`,
    capture: 'Capture the ship',
    sink: 'Scuttle the ship',
    spare: 'Leave the ship alone',
    marine: 'Give up a marine',
    hull: 'Let the hull take it',
  },
  /** Why an order is good. */
  reasons: {
    'ram:oarRake': ({ n }: Told) =>
      `An oar rake: ${sixths(n('damages'))} to damage, ${sixths(n('sinks'))} to sink, ${sixths(n('risk'))} to be harmed itself.`,
    'ram:rudder': ({ n }: Told) => `A rudder attack: ${sixths(n('damages'))} to damage, ${sixths(n('sinks'))} to sink, and no reply.`,
    'ram:flank': ({ n }: Told) => `A flank ram: ${sixths(n('damages'))} to damage, ${sixths(n('sinks'))} to sink, and no reply.`,
    threatensRam: () => 'From there it threatens a ram next turn.',
    alongside: () => 'It lies alongside an enemy there, so its marines can board.',
    nearerExit: ({ n }: Told) => `It comes within ${plural(n('range'), 'hex', 'hexes')} of where leaving scores.`,
    leaves: () => 'Leaving here scores.',
    undefended: ({ n }: Told) => `The ship has no marines: ${n('need')} or more succeeds.`,
    defended: ({ n }: Told) => `${capital(plural(n('marines'), 'marine', 'marines'))} aboard: ${n('need')} or more succeeds.`,
  },
};
