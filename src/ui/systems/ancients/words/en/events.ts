import type { MeleeResult } from '../../../../../rules/ancients/model/data';
import type { Event, EventKind, Sighted } from '../../../../../rules/ancients/model/events';
import { capital, direction, listed, plural } from '../../../../words/en/nouns';
import { unbroken } from '../../../../words/naming';
import type { Naming } from '../naming';
import { play } from './play';
import { theUnit, UNITS, verb, was } from './units';

type Sentences = { readonly [K in EventKind]: (event: Extract<Event, { kind: K }>, names: Naming) => string };

/** 9.3 What a result did to two units as they were. */
function did(result: MeleeResult, [attacker, defender]: readonly [boolean, boolean]): string {
  if (result === 'DE') return 'defender eliminated';
  if (result === 'M') {
    if (attacker && defender) return 'both were disordered already: nothing changes';
    if (!attacker && !defender) return 'both disordered';
    return attacker ? 'defender disordered, the attacker was already' : 'attacker disordered, the defender was already';
  }
  const [who, was] = result === 'AD' ? (['attacker', attacker] as const) : (['defender', defender] as const);
  return was ? `${who} already disordered: eliminated` : `${who} disordered`;
}
const disorders = {
  '4.c': 'in the panic',
  '6.c': 'by passing through',
  T2: 'in the woods',
  '8.e': 'by the hit',
  '9.1': 'by retreating',
  '9.3': 'in the melee',
  '11.b': 'because a leader left',
  '13.7': 'on the way',
};
const ends = { '8.e': 'by the hit', '9.3': 'in the melee', '11.b': 'because a leader left' };
const leaders = (n: number) => plural(n, 'leader', 'leaders');
const the = (names: Naming, id: number) => capital(theUnit(names.unit(id)));
const low = (names: Naming, id: number) => theUnit(names.unit(id));
const path = (names: Naming, hexes: readonly number[]) => hexes.map((hex) => names.hex(hex)).join('–');

const sighted = (names: Naming, { unit, hex }: Sighted) => `${unit === undefined ? 'a leader' : low(names, unit)} at ${names.hex(hex)}`;

const tactics = { offensive: 'offensive', prudent: 'prudent', defensive: 'defensive' };
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

const spentOn = { activated: 'to activate', held: 'to hold', rallied: 'to rally' };
const reasons = { order: '1', farFromLeaders: '1 for being far from leaders', elephants: '1 for elephants' };
const points = (n: number) => plural(n, 'activation point', 'activation points');

const sentences: Sentences = {
  turnBegan: (e, n) => `Turn ${e.turn}: ${n.army(e.side)}.`,
  phaseBegan: (e, n) => `${play.phases[e.phase]}: ${n.army(e.side)} to act.`,
  nightFell: () =>
    'Night has fallen: units move only towards their camp or off the map, nobody fires farther than the next hex, nobody panics.',
  leadersRemoved: (e, n) =>
    `${n.army(e.side)}: ${leaders(e.hexes.length)} taken off the map (${listed([...new Set(e.hexes)].map((hex) => n.hex(hex)))}), to be placed again.`,
  panicked: (e, n) =>
    e.cause === 'losses'
      ? `${n.army(e.side)}: panic, ${plural(e.lost, 'strength point', 'strength points')} lost against a panic level of ${e.level}.`
      : `${n.army(e.side)}: panic, as all leaders are lost.`,
  reserveDue: (e, n) =>
    `${n.army(e.side)}: ${plural(e.units.length, 'reserve may', 'reserves may')} enter at ${listed(e.at.map((hex) => n.hex(hex)))}.`,
  leadersJoined: (e, n) => `${n.army(e.side)}: ${leaders(e.count)} of the reserve may be placed.`,
  moved: (e, n) => `${the(n, e.unit)} moved ${path(n, e.path)}, facing ${direction(e.facing)} (${plural(e.cost, 'point', 'points')}).`,
  turned: (e, n) => `${the(n, e.unit)} at ${n.hex(e.hex)} turned to face ${direction(e.facing)}.`,
  exited: (e, n) => `${the(n, e.unit)} left the map from ${n.hex(e.path.at(-1) ?? e.from)}.`,
  entered: (e, n) => `${the(n, e.unit)} entered the map: ${path(n, e.path)}, facing ${direction(e.facing)}.`,
  disordered: (e, n) => {
    const at = e.hex >= 0 ? ` at ${n.hex(e.hex)}` : e.rule === '13.7' ? '' : ' beside the map';
    return `${the(n, e.unit)}${at} ${was(n.unit(e.unit))} disordered ${disorders[e.rule]}.`;
  },
  eliminated: (e, n) =>
    e.hex >= 0
      ? `${the(n, e.unit)} at ${n.hex(e.hex)} ${was(n.unit(e.unit))} eliminated ${ends[e.rule]}.`
      : `${the(n, e.unit)} beside the map ${was(n.unit(e.unit))} eliminated ${ends[e.rule]}.`,
  leaderPlaced: (e, n) => `${n.army(e.side)}: a leader placed at ${n.hex(e.hex)}.`,
  shot: (e, n) =>
    `${the(n, e.unit)} at ${n.hex(e.from)} fired at ${low(n, e.target)} at ${n.hex(e.at)}, range ${e.range}: needed ${e.need === 1 ? '1' : `${e.need} or less`}, rolled ${e.die}, ${e.die <= e.need ? 'hit' : 'missed'}.`,
  shotDeclared: (e, n) =>
    `${the(n, e.unit)} at ${n.hex(e.from)} fires at ${low(n, e.target)} at ${n.hex(e.at)}, range ${e.range}: adds ${e.need} to the sum.`,
  shotsSummed: (e, n) =>
    `${n.army(e.side)}, ${plural(e.targets, 'unit', 'units')} fired at: the shots add up to ${e.sum}, ${e.hits === 0 ? 'too little for a hit' : plural(e.hits, 'hit', 'hits')}.`,
  arrowsSpent: (e, n) => `${the(n, e.unit)} at ${n.hex(e.hex)} fired ${verb(n.unit(e.unit), 'its', 'their')} last volley.`,
  arrowsGathered: (e, n) =>
    `${the(n, e.unit)} at ${n.hex(e.hex)} gathered arrows: ${plural(e.volleys, 'volley', 'volleys')} more, ${e.left} in all.`,
  attacked: (e, n) =>
    e.from >= 0
      ? `${the(n, e.unit)} at ${n.hex(e.from)} attacked ${low(n, e.target)} at ${n.hex(e.at)}, at ${unbroken(e.odds)}.`
      : `${the(n, e.unit)} attacked ${low(n, e.target)} at ${n.hex(e.at)} from beside the map, at ${unbroken(e.odds)}.`,
  leadersLeft: (e, n) => `${n.army(e.side)}: ${leaders(e.count)} left ${n.hex(e.hex)} before combat.`,
  retreated: (e, n) => `${the(n, e.unit)} retreated before combat from ${n.hex(e.from)} to ${n.hex(e.to)}.`,
  stood: (e, n) => `${the(n, e.unit)} at ${n.hex(e.hex)} stood.`,
  pressed: (e, n) => `${the(n, e.unit)} pressed the attack on ${n.hex(e.at)}.`,
  halted: (e, n) => `${the(n, e.unit)} let the retreating unit go.`,
  attackOver: (e, n) => `The odds no longer allow the attack; ${low(n, e.unit)} broke it off.`,
  fought: (e, n) =>
    `Melee at ${n.hex(e.at)}: ${e.attack} against ${e.defence}, ${unbroken(e.odds)}${e.die > 0 ? `; rolled ${e.die}` : ', without a die'}: ${e.result}, ${did(e.result, e.were)}.`,
  leaderChecked: (e, n) =>
    `Leader check at ${n.hex(e.hex)} (${n.army(e.side)}): rolled ${e.die}, the leader ${e.die === 1 ? 'was killed' : 'survived'}.`,
  leadersCaptured: (e, n) => `${the(n, e.unit)} captured ${leaders(e.count)} (${n.army(e.side)}) at ${n.hex(e.hex)}.`,
  campCaptured: (e, n) =>
    `${the(n, e.unit)} captured the camp ${n.hex(e.hex)} (${n.army(e.side)})${e.first ? '' : ' again'} and ${verb(n.unit(e.unit), 'stays', 'stay')} to plunder.`,
  campRetaken: (e, n) => `${the(n, e.unit)} retook the camp at ${n.hex(e.hex)}.`,
  advanced: (e, n) => `${the(n, e.unit)} advanced to ${n.hex(e.to)}${e.leaders > 0 ? ` with ${leaders(e.leaders)}` : ''}.`,
  held: (e, n) => `${the(n, e.unit)} did not advance.`,
  volleysRemoved: (e, n) => `${n.army(e.side)}: ${plural(e.units.length, 'volley marker', 'volley markers')} removed.`,
  rallied: (e, n) => `${the(n, e.unit)} at ${n.hex(e.hex)} ${was(n.unit(e.unit))} rallied.`,
  pointsRolled: (e, n) =>
    `${n.army(e.side)}: ${points(e.points)} for this turn: rolled ${e.die}, ${leaders(e.leaders)} not in contact${e.halved ? ', halved because of the panic' : ''}.`,
  pointsSpent: (e, n) =>
    `${n.army(e.side)}: ${points(e.points)} (${e.reasons.map((why) => reasons[why]).join(', ')}) ${spentOn[e.on]} ${e.units.length === 1 ? low(n, e.units[0]!) : plural(e.units.length, 'unit', 'units')} ${e.hexes.length > 0 ? `at ${listed(e.hexes.map((hex) => n.hex(hex)))}` : 'beside the map'}, ${e.left} left.`,
  leaderLed: (e, n) => `${n.army(e.side)}: a leader walked from ${n.hex(e.from)} to ${n.hex(e.to)}.`,
  controlRolled: (e, n) =>
    `${n.army(e.side)}: rolled ${e.die} with ${leaders(e.leaders)}, ${e.lost ? 'control of knights and barbarians is lost' : 'all obeyed'}.`,
  chargeBegan: (e, n) =>
    `${n.army(e.side)}: barbarian charge! ${e.rule === '15.3.e' ? 'All its light infantry attacks with three times its strength in this melee phase' : 'The barbarian light infantry attacks with three times its strength this turn'}.`,
  leaderSetAside: (e, n) => `${n.army(e.side)}: a leader is set aside for this turn, to frighten the elephants.`,
  elephantsTried: (e, n) =>
    `${the(n, e.unit)} at ${n.hex(e.hex)}: rolled ${e.die}, ${e.die < 4 ? 'no effect' : e.die < 6 ? 'they balk and neither move nor attack in their next turn' : 'they panic and obey the enemy for a game turn'}${e.leaders > 0 ? `; ${leaders(e.leaders)} left the map` : ''}.`,
  elephantsReturned: (e, n) =>
    `${the(n, e.unit)} at ${n.hex(e.hex)} obey their own side again${e.leaders > 0 ? `; ${leaders(e.leaders)} left the map` : ''}.`,
  challenged: (e, n) =>
    `${n.army(e.side)}: the leader at ${n.hex(e.from)} (rated ${e.ratings[0]}) challenges the one at ${n.hex(e.at)} (rated ${e.ratings[1]}).`,
  challengeAccepted: (e, n) =>
    `${n.army(e.side)}: the leader at ${n.hex(e.at)} ${e.must ? 'has nowhere to go and must accept' : 'accepts'}.`,
  challengeRefused: (e, n) =>
    `${n.army(e.side)}: the challenge at ${n.hex(e.at)} is refused${e.leaves ? '; the leader leaves the map' : e.to === null ? '' : `; the leader goes to ${n.hex(e.to)}`}.`,
  tacticChosen: (e, n) => `${n.army(e.side)} has chosen a tactic, in secret.`,
  dueled: (e, n) => {
    const met = `Duel at ${n.hex(e.at)}: the challenger ${tactics[e.tactics[0]]}, the other ${tactics[e.tactics[1]]}`;
    if (e.die === 0) return `${met}; nothing comes of it.`;
    const end = e.fallen === null ? 'neither falls' : `the leader falls (${n.army(e.fallen)})`;
    return `${met}; rolled ${e.die}, ${signed(e.modifier)}, which makes ${signed(e.die + e.modifier).replace('+', '')}: ${end}.`;
  },
  firstRolled: (e, n) => `Rolled ${e.die}: ${n.army(e.side)} will move first.`,
  campPlaced: (e, n) => {
    if (!e.camp) return `${n.army(e.by)}: ${e.by === e.side ? 'its own' : 'the enemy’s'} deployment will be about ${n.hex(e.hex)}.`;
    return `${n.army(e.by)}: ${e.by === e.side ? 'camp' : 'the enemy’s camp'} placed at ${n.hex(e.hex)}.`;
  },
  deployed: (e, n) =>
    e.from >= 0
      ? `${the(n, e.unit)} at ${n.hex(e.from)} ${was(n.unit(e.unit))} placed anew at ${n.hex(e.hex)}, facing ${direction(e.facing)}.`
      : `${the(n, e.unit)} ${was(n.unit(e.unit))} placed at ${n.hex(e.hex)}, facing ${direction(e.facing)}.`,
  dismounted: (e, n) => {
    const who = capital(theUnit({ as: e.was, alias: undefined, side: e.side }));
    const at = e.hex >= 0 ? `at ${n.hex(e.hex)}` : 'in reserve';
    const joined = e.joins === null ? '' : e.joins >= 0 ? `, joined by those from ${n.hex(e.joins)},` : ', joined by another unit,';
    return `${who} ${at} dismounted${joined} and will fight as ${UNITS[e.now]}.`;
  },
  ranInto: (e, n) => {
    const met = `${the(n, e.unit)} ran into unseen enemies at ${n.hex(e.at)}`;
    return e.stops < 0 ? `${met} and stayed beside the map.` : `${met} and stopped at ${n.hex(e.stops)}.`;
  },
  cameIntoView: (e, n) => `${the(n, e.unit)} came into view at ${n.hex(e.at)}.`,
  leftView: (e, n) => `${the(n, e.unit)} left ${n.hex(e.from)} and moved out of sight.`,
  viewChanged: (e, n) => {
    const told = (who: readonly Sighted[], what: string) =>
      who.length === 0 ? [] : [`${what}: ${listed(who.map((one) => sighted(n, one)))}`];
    return `${[...told(e.seen, 'Now in sight'), ...told(e.lost, 'No longer in sight')].join('. ')} (${n.army(e.side)}).`;
  },
  leaderRanInto: (e, n) => `${n.army(e.side)}: a leader rode into unseen enemies at ${n.hex(e.hex)} and was captured.`,
  battleEnded: ({ score: [first, second], winner }, n) => {
    if (winner === 0) return `The battle ends in a draw, ${first}–${second}.`;
    return winner === 1 ? `Victory: ${n.army(0)}, ${first}–${second}.` : `Victory: ${n.army(1)}, ${second}–${first}.`;
  },
};

export const events = {
  sentences,
  /** The same for every kind; the kinds are told apart here. */
  say: (event: Event, names: Naming): string => (sentences[event.kind] as (event: Event, names: Naming) => string)(event, names),
};
