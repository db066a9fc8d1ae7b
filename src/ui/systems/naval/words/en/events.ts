import type { Event, EventKind, RamRoll } from '../../../../../rules/naval/model/events';
import { direction, plural } from '../../../../words/en/nouns';
import type { NavalNaming } from '../naming';
import { marines, points, TheShip, theShip } from './nouns';
import { table } from './table';

type Sentences = { readonly [K in EventKind]: (event: Extract<Event, { kind: K }>, names: NavalNaming) => string };

const rams = { oarRake: 'oar rake', rudder: 'rudder attack', flank: 'flank ram' };
const results = { '-': 'no effect', E: 'E, damage', C: 'C, holed' };
const causes = {
  '14.6.a': 'in the oar rake',
  '14.6.b': 'by the rudder attack',
  '14.6.c': 'by the flank ram',
  '14.8': 'by archery',
  '14.9': 'by the ballista',
};
const repairs = { sinks: 'it sinks', stays: 'it is still sinking', saved: 'it stays afloat, damaged' };
const path = (n: NavalNaming, hexes: readonly number[]) => hexes.map((hex) => n.hex(hex)).join('–');
const rolled = ({ die, crew, result }: RamRoll) => `${die} + crew ${crew} = ${die + crew}, ${results[result]}`;
const the = (n: NavalNaming, id: number) => TheShip(n.ship(id));
const low = (n: NavalNaming, id: number) => theShip(n.ship(id));

const sentences: Sentences = {
  turnBegan: (e, n) => `Turn ${e.turn}: ${n.army(e.side)}.`,
  phaseBegan: (e, n) => `${table.phases[e.phase]}: ${n.army(e.side)} to act.`,
  fleetRolled: (e, n) => `${n.army(e.side)}: movement die ${e.die}. Each ship has ${points(e.die)} plus the quality of its crew.`,
  moved: (e, n) => `${the(n, e.ship)} moved ${path(n, [e.from, ...e.path])}, bow to the ${direction(e.facing)} (${points(e.cost)}).`,
  turned: (e, n) => `${the(n, e.ship)} at ${n.hex(e.hex)} turned its bow to the ${direction(e.facing)} (${points(e.cost)}).`,
  left: (e, n) => `${the(n, e.ship)} left the map from ${n.hex(e.path.at(-1) ?? e.from)}.`,
  rammed: (e, n) => {
    const met = `${the(n, e.ship)} from ${n.hex(e.from)} rammed ${low(n, e.target)} at ${n.hex(e.at)} (${rams[e.ram]}): rolled ${rolled(e.roll)}.`;
    const back = e.back === undefined ? '' : ` The other ship rolled ${rolled(e.back)}.`;
    return `${met}${back}${e.to === e.from ? '' : ` The rammer came out on the far side, at ${n.hex(e.to)}.`}`;
  },
  swung: (e, n) => `${the(n, e.ship)} at ${n.hex(e.hex)} swung round, bow to the ${direction(e.facing)}.`,
  damaged: (e, n) => `${the(n, e.ship)} at ${n.hex(e.hex)} was damaged ${causes[e.rule]}.`,
  beganSinking: (e, n) => `${the(n, e.ship)} at ${n.hex(e.hex)} was holed ${causes[e.rule]} and is sinking.`,
  scuttled: (e, n) =>
    e.rule === '14.7.e'
      ? `${n.army(e.side)}: ${low(n, e.ship)} at ${n.hex(e.hex)} was scuttled by the marines aboard.`
      : `${n.army(e.side)}: ${low(n, e.ship)} at ${n.hex(e.hex)}, undefended, was scuttled by the boarders.`,
  marineMoved: (e, n) => `${n.army(e.side)}: a marine went from ${n.hex(e.from)} to ${n.hex(e.to)}.`,
  attackDeclared: (e, n) =>
    `${n.army(e.side)}: the marine at ${n.hex(e.from)} will ${e.by === 'boarding' ? 'board' : 'shoot at'} ${low(n, e.target)} at ${n.hex(e.at)}.`,
  boarded: (e, n) =>
    `The marine at ${n.hex(e.from)} tried to board ${low(n, e.target)} at ${n.hex(e.at)}: rolled ${e.die}${e.corvus ? ` + 1 for the corvus = ${e.die + 1}` : ''}, ${e.hit ? 'B, boarded' : 'beaten off'}.`,
  shot: (e, n) =>
    `The marine at ${n.hex(e.from)} shot at ${low(n, e.target)} at ${n.hex(e.at)}: rolled ${e.die}, ${e.hit ? 'A, hit' : 'missed'}.`,
  ballistaShot: (e, n) =>
    `The ballista of ${low(n, e.ship)} at ${n.hex(e.from)} shot at ${low(n, e.target)} at ${n.hex(e.at)}: rolled ${e.die}, ${e.hit ? 'A, hit' : 'missed'}.`,
  marineLost: (e, n) => `${n.army(e.side)}: a marine was lost on ${low(n, e.ship)} at ${n.hex(e.hex)}.`,
  captured: (e, n) =>
    `${n.army(e.side)}: the marine from ${n.hex(e.from)} captured ${low(n, e.ship)} at ${n.hex(e.hex)}, which counts as damaged.`,
  spared: (e, n) => `${n.army(e.side)}: ${low(n, e.ship)} at ${n.hex(e.hex)}, undefended, was left alone.`,
  attacksWasted: (e, n) =>
    `${n.army(e.side)}: ${plural(e.count, 'attack', 'attacks')} on ${low(n, e.target)} at ${n.hex(e.at)} wasted, as nothing more could come of ${e.count === 1 ? 'it' : 'them'}.`,
  abandoned: (e, n) =>
    `No captor is left aboard ${low(n, e.ship)} at ${n.hex(e.hex)}: its own side commands it again (${n.army(n.ship(e.ship).side)}).`,
  repairRolled: (e, n) =>
    `Repair of ${low(n, e.ship)} at ${n.hex(e.hex)}: rolled ${e.die}${e.large ? ` + 1 for a large ship = ${e.die + 1}` : ''}, ${repairs[e.result]}.`,
  sunk: (e, n) => `${the(n, e.ship)} went down at ${n.hex(e.hex)}${e.marines > 0 ? ` with ${marines(e.marines)}` : ''}.`,
  overboard: (e, n) =>
    `${n.army(e.side)}: ${marines(e.count)} too many on ${low(n, e.ship)} at ${n.hex(e.hex)} ${e.count === 1 ? 'was' : 'were'} lost.`,
  battleEnded: ({ score: [first, second], winner }, n) => {
    if (winner === 0) return `The battle ends in a draw, ${first}–${second}.`;
    return winner === 1 ? `Victory: ${n.army(0)}, ${first}–${second}.` : `Victory: ${n.army(1)}, ${second}–${first}.`;
  },
};

export const events = {
  sentences,
  /** The same for every kind; the kinds are told apart here. */
  say: (event: Event, names: NavalNaming): string => (sentences[event.kind] as (event: Event, names: NavalNaming) => string)(event, names),
};
