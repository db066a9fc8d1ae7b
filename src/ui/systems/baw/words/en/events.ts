import type { Hex } from '../../../../../kernel/board';
import type { Event, EventKind } from '../../../../../rules/baw/model/events';
import { listed } from '../../../../words/en/nouns';
import { unbroken } from '../../../../words/naming';
import { type BawNaming, byName } from '../naming';
import { points, TheUnit, theUnit, theUnits, unitName, verb, was } from './nouns';
import { table } from './table';

type Sentences = { readonly [K in EventKind]: (event: Extract<Event, { kind: K }>, names: BawNaming) => string };

const results = {
  AE: 'AE, an attacker is eliminated',
  AR: 'AR, the attackers retreat',
  SE: 'SE, no effect',
  EC: 'EC, each side loses a unit',
  DR: 'DR, the defenders retreat',
  DE: 'DE, a defender is eliminated',
};
const the = (n: BawNaming, id: number) => TheUnit(n.unit(id));
const low = (n: BawNaming, id: number) => theUnit(n.unit(id));
/** B7.7.c */
const withThem = (n: BawNaming, ids: readonly number[] = []) => (ids.length > 0 ? `, with ${listed(ids.map((id) => n.leader(id)))}` : '');
/** `the legions at F8 and G8, the archers at H8`: who they are is told by their side. */
const those = (n: BawNaming, ids: readonly number[], hexes: readonly Hex[] = []) =>
  listed(
    byName(ids, (id) => unitName(n.unit(id))).map((alike) => {
      const one = n.unit(ids[alike[0]!]!);
      const places = alike.flatMap((i) => (hexes[i] === undefined ? [] : [n.hex(hexes[i])]));
      return [alike.length > 1 ? theUnits(one) : theUnit(one), ...(places.length > 0 ? [`at ${listed(places)}`] : [])].join(' ');
    }),
  );

const sentences: Sentences = {
  turnBegan: (e, n) => `Turn ${e.turn}: ${n.army(e.side)}.`,
  phaseBegan: (e, n) => `${table.phases[e.phase]}: ${n.army(e.side)} to act.`,
  fired: (e, n) =>
    `${the(n, e.unit)} at ${n.hex(e.from)} fired at ${low(n, e.target)} at ${n.hex(e.at)}: rolled ${e.die}, ${e.hit ? 'hit' : 'no effect'}.`,
  disorganised: (e, n) => `${the(n, e.unit)} at ${n.hex(e.hex)} ${was(n.unit(e.unit))} disorganised.`,
  moved: (e, n) => `${the(n, e.unit)} moved from ${n.hex(e.from)} to ${n.hex(e.to)} (${points(e.cost)}).`,
  left: (e, n) => `${the(n, e.unit)} at ${n.hex(e.from)} left the map.`,
  entered: (e, n) => `${the(n, e.unit)} entered at ${n.hex(e.at)}${e.to === e.at ? '' : ` and went on to ${n.hex(e.to)}`}.`,
  leaderMoved: (e, n) => `${n.leader(e.leader)} rode from ${n.hex(e.from)} to ${n.hex(e.to)} (${points(e.cost)}).`,
  leaderLeft: (e, n) => `${n.leader(e.leader)} left the map from ${n.hex(e.from)}.`,
  leaderEntered: (e, n) => `${n.leader(e.leader)} entered at ${n.hex(e.at)}${e.to === e.at ? '' : ` and went on to ${n.hex(e.to)}`}.`,
  leaderCaptured: (e, n) => `${n.leader(e.leader)}, alone at ${n.hex(e.hex)}, was captured by ${low(n, e.unit)}.`,
  objectiveTaken: (e, n) => `${n.hex(e.hex)} is now held by ${n.army(e.side)}.`,
  attackDeclared: (e, n) =>
    `${n.army(n.unit(e.attackers[0]!).side)}: ${those(n, e.attackers, e.from)} ${e.attackers.length === 1 ? verb(n.unit(e.attackers[0]!), 'attacks', 'attack') : 'attack'} ${those(n, e.defenders, e.hexes)}.`,
  evaded: (e, n) => `${the(n, e.unit)} evaded from ${n.hex(e.from)} to ${n.hex(e.to)}${withThem(n, e.leaders)}.`,
  attackResolved: (e, n) =>
    `Attack on ${e.defenders.length === 1 ? n.hex(e.at) : those(n, e.defenders)}${e.die === 0 ? ': no die' : ` at ${unbroken(e.odds)}: rolled ${e.die}`}, ${results[e.result]}.`,
  eliminated: (e, n) =>
    `${the(n, e.unit)} at ${n.hex(e.hex)} ${was(n.unit(e.unit))} eliminated${e.rule === 'B7.7.b' ? ', with nowhere to retreat to' : ''}.`,
  retreated: (e, n) => `${the(n, e.unit)} retreated from ${n.hex(e.from)} to ${n.hex(e.to)}${withThem(n, e.leaders)}.`,
  displaced: (e, n) => `${the(n, e.unit)} at ${n.hex(e.from)} made room and went to ${n.hex(e.to)}${withThem(n, e.leaders)}.`,
  leaderRolled: (e, n) => {
    const [who, whose] = n.isWoman(e.leader) ? ['she', 'her'] : ['he', 'his'];
    return `${n.leader(e.leader)} lost ${whose} unit at ${n.hex(e.from)}: rolled ${e.die}, ${e.lost ? `${who} is lost too` : `${who} reached ${n.hex(e.to)}`}.`;
  },
  losses: (e, n) => `${n.army(e.side)} lost ${points(e.strength)}: ${e.lost} in all.`,
  demoralised: (e, n) => `${n.army(e.side)}: demoralised from now on.`,
  disintegrated: (e, n) => `${n.army(e.side)}: the army disintegrates.`,
  advanced: (e, n) => `${the(n, e.unit)} advanced from ${n.hex(e.from)} to ${n.hex(e.to)}${withThem(n, e.leaders)}.`,
  spent: (e, n) => `${the(n, e.unit)} at ${n.hex(e.hex)} ${was(n.unit(e.unit))} spent and left the battle.`,
  rallyRolled: (e, n) =>
    `${the(n, e.unit)} at ${n.hex(e.hex)}: rally needed ${e.need === 1 ? '1' : `${e.need} or less`}, rolled ${e.die}, ${e.rallied ? 'in order again' : 'still disorganised'}.`,
  recovered: (e, n) => `${the(n, e.unit)} at ${n.hex(e.hex)} recovered order.`,
  recalled: (e, n) => {
    const what = unitName(n.type(e.type, e.unit < 0 ? 0 : n.unit(e.unit).side));
    return `${n.leader(e.leader)} called back the fallen (${what}): needed ${e.need} or less, rolled ${e.die}, ${e.unit < 0 ? 'nobody came' : `they stand at ${n.hex(e.hex)} again, disorganised`}.`;
  },
  battleEnded: ({ score: [first, second], winner }, n) => {
    if (winner === 0) return `The battle ends in a draw, ${first}–${second}.`;
    // B14 Whoever has won need not have more.
    return `The battle is over, ${first} to ${second}. Victory: ${n.army(winner === 1 ? 0 : 1)}.`;
  },
};

export const events = {
  sentences,
  /** The same for every kind; the kinds are told apart here. */
  say: (event: Event, names: BawNaming): string => (sentences[event.kind] as (event: Event, names: BawNaming) => string)(event, names),
};
