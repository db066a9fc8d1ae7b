import type { Told } from '../../../../table/contract/help';
import { plural } from '../../../../words/en/nouns';
import { unbroken } from '../../../../words/naming';

const sixths = (n: number) => `${n} in 6`;

/** What is to happen before an attack, by the rule that lets it loose. */
const UNLEASHED: Readonly<Record<string, string>> = {
  '13.9': 'if control is lost',
  '13.10': 'if the barbarian charge is declared',
  '15.3.e': 'if the charge of its nation’s trait is declared',
};

const onlyBy = (rule: string) => (rule in UNLEASHED ? `, ${UNLEASHED[rule]}` : '');

/** What help at the table says of a battle on land. */
export const landHelp = {
  why: {
    /** While the next tap asks. */
    asking: 'Why not? Choose a unit, a hex or a grey button.',
    ask: {
      enter: (hex: string) => `Why not enter at ${hex}?`,
      place: (hex: string) => `Why not place a leader at ${hex}?`,
      lead: (from: string, hex: string) => `Why does the leader at ${from} not go to ${hex}?`,
      challenge: (from: string, hex: string) => `Why does the leader at ${from} not challenge the one at ${hex}?`,
      deploy: (hex: string) => `Why not place it at ${hex}?`,
      camp: (hex: string) => `Why not place the camp at ${hex}?`,
    },
    can: {
      units: (n: number, at: string) => `${n === 1 ? 'The unit' : 'The units'} at ${at}.`,
      place: 'A leader may be placed there.',
      leave: 'It may only leave the map.',
    },
    challenge: {
      due: (from: string, at: string, n: number) =>
        `The leader at ${from} must challenge ${n === 1 ? `the one at ${at}` : `one of those at ${at}`}.`,
      who: (hex: string) => `Who can challenge at ${hex}?`,
      byHand: (from: string) => `The leader at ${from} can challenge here: choose him, then this hex.`,
      /** `button`: what stands on it. */
      byButton: (from: string, button: string) => `The leader at ${from} can challenge here: “${button}”.`,
    },
    nobody: 'None of your units is on the map.',
    waits: 'Units wait in this phase; they move in the next.',
  },
  threats: {
    about: 'Enemies that can fire at it in their next fire phase, or attack it in their next melee, as it stands.',
    none: 'Nobody can fire at it or attack it next turn, as far as can be seen.',
    beside: 'from beside the map',
    flank: 'on its flank',
    attack: (odds: string) => `attacks at ${unbroken(odds)}`,
    strengths: (attack: number, defence: number) => `${attack} against ${defence}`,
    led: (odds: string) => `at ${unbroken(odds)} with a leader`,
    onlyLed: (odds: string) => `attacks at ${unbroken(odds)}, but only with a leader`,
    /** What comes only if this rule lets it loose. */
    onlyBy: (rule: string, what: string) => `${UNLEASHED[rule]}: ${what}`,
    shot: (need: number) => `fires: ${sixths(need)} to hit`,
    shotAdds: (need: number) => `fires: adds ${need} to the sum`,
  },
  comers: {
    about: 'Units that can come here in their next movement, or attack or fire at whoever stands here.',
    none: 'As far as can be seen, nobody can come here next turn, nor attack or fire at whoever stands here.',
    goes: 'can come here',
    attack: 'can attack here',
    shot: (range: number) => `can fire here, range ${range}`,
  },
  coverage: { reach: 'Movement', attack: 'Attack', hit: 'Fire' },
  /** What an advised order does. */
  orders: {
    enter: (unit: string, hex: string) => `${unit}: enter at ${hex}`,
    place: (hex: string) => `Leader: to ${hex}`,
    attack: (unit: string, hex: string) => `${unit}: attack ${hex}`,
    away: (n: number) => (n === 0 ? 'All leaders stay' : `${plural(n, 'leader leaves', 'leaders leave')} before combat`),
    retreat: (hex: string) => `Retreat to ${hex}`,
    stand: 'Stand and fight',
    press: 'Press the attack',
    halt: 'Let it go',
    hold: 'Hold',
    lead: (from: string, hex: string) => `The leader at ${from}: to ${hex}`,
    /** Who, and what he is told by an optional rule. */
    told: (who: string, what: string) => `${who}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  },
  /** Why an order is good. */
  reasons: {
    odds: ({ n, text }: Told) =>
      `Attacks at ${unbroken(text('odds'))}: ${sixths(n('good'))} to do harm, ${sixths(n('kills'))} to eliminate, ${sixths(n('bad'))} to suffer harm.`,
    'by:flank': () => 'It comes from the flank, so it is doubled.',
    'by:leader': () => 'A leader doubles it.',
    'by:star': () => 'Phalanxes and elephants are doubled against cavalry.',
    targetDisordered: () => 'The target is disordered already: one more blow eliminates it.',
    opensAttack: ({ at }: Told) => `From there it can attack ${at}.`,
    coversFlank: () => 'Fewer of its flank hexes are open there.',
    missileRange: ({ n }: Told) => `From there the enemy is in range, ${plural(n('range'), 'hex', 'hexes')} away.`,
    'on:hill': () => 'Infantry on a hill is doubled.',
    'on:village': () => 'Infantry in a village is doubled in defence.',
    safeThere: ({ n }: Told) =>
      n('hidden')
        ? 'As far as can be seen, the enemy cannot attack it there next turn at 1-\u20601 or better.'
        : 'Next turn the enemy cannot attack it there at 1-\u20601 or better.',
    attackedAt: ({ text }: Told) => `But next turn the enemy can attack it there, at ${unbroken(text('odds'))}${onlyBy(text('onlyBy'))}.`,
    flankedAt: ({ text }: Told) =>
      `But next turn the enemy can attack its flank there, at ${unbroken(text('odds'))}${onlyBy(text('onlyBy'))}.`,
    rallies: ({ at }: Told) => `The disordered unit at ${at} will rally with a leader.`,
    doubles: ({ at }: Told) => `The leader doubles the unit at ${at} in attack and defence.`,
    safeLeader: ({ at, n }: Told) =>
      n('hidden')
        ? `As far as can be seen, the leader is out of the enemy’s reach at ${at}.`
        : `At ${at} the leader is out of the enemy’s reach.`,
    leaderInDanger: ({ at }: Told) => `The leader at ${at} is in danger: whenever his unit suffers there, a 1 kills him.`,
    comesAt: ({ n, text }: Told) =>
      `The attack comes at ${unbroken(text('odds'))}: ${sixths(n('bad'))} to do harm, ${sixths(n('kills'))} to eliminate.`,
    wouldComeAt: ({ n, text }: Told) =>
      `Standing, it would be attacked at ${unbroken(text('odds'))}: ${sixths(n('bad'))} to suffer harm, ${sixths(n('kills'))} to be eliminated.`,
    retreatCosts: () => 'But the retreat disorders it.',
    comesFromFlank: () => 'It comes from the flank, so it is doubled.',
    shotAdds: ({ n }: Told) => `The shot adds ${n('need')} to the sum: every six make a hit.`,
    wouldFall: () => 'The target is disordered: a hit eliminates it.',
    goesAsGroup: ({ n }: Told) => `${plural(n('units'), 'unit', 'units')} may move for the points of one.`,
    inOrderAgain: ({ at }: Told) => `The unit at ${at} is in order again at once.`,
    frightens: () => 'Each enemy elephant balks two times in six, and turns on its own side one time in six.',
    tripled: () => 'This turn barbarian light infantry attacks with three times its strength.',
    tripledAll: () => 'In this melee phase all light infantry of the side attacks with three times its strength.',
    gathers: ({ at }: Told) => `The unit at ${at} gathers the arrows that lie there, instead of firing.`,
    costsLeast: ({ at }: Told) => `Of all that were shot at, the loss of the unit at ${at} costs least.`,
  },
};
