import type { Told } from '../../../../table/contract/help';
import { capital, plural } from '../../../../words/en/nouns';

const sixths = (n: number) => `${n} in 6`;

/** What help at the table says of a battle at sea. */
export const seaHelp = {
  why: {
    asking: 'Why not? Choose a ship, a hex or a grey button. Escape ends the question.',
    ask: {
      ram: (hex: string) => `Why not ram ${hex}?`,
      step: (hex: string) => `Why no marine to ${hex}?`,
      board: (hex: string) => `Why no attack on ${hex}?`,
    },
    can: {
      ships: (n: number, at: string) => `${n === 1 ? 'The ship' : 'The ships'} at ${at}.`,
      marines: (at: string) => `The marines at ${at}.`,
    },
    nobody: 'None of your ships is on the map.',
  },
  threats: {
    about: 'Enemies that can ram, board or shoot at it in their next turn, as it lies.',
    none: 'Nobody can ram, board or shoot at it next turn.',
    rams: {
      flank: (sinks: number, damages: number) => `rams its flank: sinks it ${sixths(sinks)}, damages it ${sixths(damages)}`,
      rudder: (sinks: number, damages: number) => `rams its rudder: sinks it ${sixths(sinks)}, damages it ${sixths(damages)}`,
      oarRake: (sinks: number, damages: number) => `rakes its oars: sinks it ${sixths(sinks)}, damages it ${sixths(damages)}`,
    },
    boarding: (marines: number, need: number) => `boards with ${plural(marines, 'marine', 'marines')}: each succeeds on ${need} or more`,
    archery: 'shoots with its marines: hits on a 6',
    ballista: 'shoots with its ballista: hits on a 6',
    die: (n: number) => (n <= 1 ? 'with any die' : n === 6 ? 'with a movement die of 6' : `with a movement die of ${n} or more`),
  },
  /** What an advised order does. */
  orders: {
    ram: (ship: string, hex: string) => `${ship}: ram ${hex}`,
    through: (ship: string, hex: string) => `${ship}: ram ${hex} and come out beyond`,
    step: (from: string, to: string) => `Marine: from ${from} to ${to}`,
    declare: (from: string, to: string) => `Marine at ${from}: declare an attack on ${to}`,
    board: (from: string, to: string) => `Marine at ${from}: board ${to}`,
    archery: (from: string, to: string) => `Marine at ${from}: shoot at ${to}`,
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
      `An oar rake: damages ${sixths(n('damages'))}, sinks ${sixths(n('sinks'))}; it is hit back ${sixths(n('risk'))}.`,
    'ram:rudder': ({ n }: Told) => `A rudder attack: damages ${sixths(n('damages'))}, sinks ${sixths(n('sinks'))}, without an answer.`,
    'ram:flank': ({ n }: Told) => `A flank ram: damages ${sixths(n('damages'))}, sinks ${sixths(n('sinks'))}, without an answer.`,
    threatensRam: () => 'From there it threatens a ram in the next turn.',
    alongside: () => 'It lies alongside an enemy there, so its marines can board.',
    nearerExit: ({ n }: Told) => `It comes nearer to where leaving scores: ${plural(n('range'), 'hex', 'hexes')}.`,
    leaves: () => 'Leaving here scores.',
    undefended: ({ n }: Told) => `The ship has no marines: ${n('need')} or more succeeds.`,
    defended: ({ n }: Told) => `${capital(plural(n('marines'), 'marine', 'marines'))} aboard: ${n('need')} or more succeeds.`,
  },
};
