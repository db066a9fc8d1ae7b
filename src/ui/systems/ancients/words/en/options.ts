import type { Counter } from '../../../../../rules/ancients/model/types';
import { plural } from '../../../../words/en/nouns';
import { UNITS } from './units';

/** What optional rules say at the table as soon as its map is there. */
export const options = {
  /** Buttons and questions of the orders that optional rules bring. `more`: what stands behind the order's unit. */
  orders: {
    roll: () => 'Roll for who moves first',
    aside: (hex: string) =>
      hex === '' ? 'Set a waiting leader aside against the elephants' : `Set the leader at ${hex} aside against the elephants`,
    charge: (ofTrait: boolean) => (ofTrait ? 'Declare the charge of your nation’s trait' : 'Declare the barbarian charge'),
    gather: () => 'Gather arrows',
    rally: () => 'Rally',
    dismount: (as: Counter) => `Dismount, to fight as ${UNITS[as]}`,
    /** Two make one; without a hex the other is a reserve. */
    dismountPair: (as: Counter, hex: string) =>
      hex === '' ? `Dismount two as one unit of ${UNITS[as]}` : `Dismount with ${hex} as one unit of ${UNITS[as]}`,
    tactic: (more: string) => ({ offensive: 'Offensive', prudent: 'Prudent', defensive: 'Defensive' })[more] ?? more,
    challenge: (from: string, mine: number, at: string, theirs: number) => `Challenge: ${from} (${mine}) against ${at} (${theirs})`,
    accept: 'Accept the duel',
    /** With a unit, from the map; alone, to a hex. */
    leave: (hex: string) => (hex === '' ? 'Refuse and leave the map' : `Refuse and go to ${hex}`),
    /** Before the hexes, where these have buttons of their own. */
    leaveTo: 'Refuse and go to',
    fallBack: (hex: string) => `Retreat with the unit to ${hex}`,
    standFast: 'Stay with the unit and take a DD',
    activate: (units: number, points: number) =>
      `Activate ${units === 1 ? 'the unit' : `${units} units`} (${plural(points, 'point', 'points')})`,
    restrain: (units: number, points: number) =>
      `Hold ${units === 1 ? 'the unit' : `${units} units`} (${plural(points, 'point', 'points')})`,
    other: (kind: string, more: string) => `${kind} ${more}`.trim(),
  },
  dieFalls: 'A die is rolled first',
  /** 13.3 What the deployment waits for, under the button that would end it. */
  first: { firstCamp: 'First your camp', secondCamp: 'First the enemy’s camp', shift: 'Or choose another hex' },
  fireOrGather: (n: number) => `${plural(n, 'unit', 'units')} can still fire or gather arrows`,
  mayWalk: (n: number) => `${plural(n, 'leader', 'leaders')} may still walk`,
  mayShift: 'The camp may be shifted',
  /** 13.10, 15.3.e */
  mayCharge: 'The charge can be declared',
  /** 13.8 Under the button that would end the melee. */
  challengeFirst: 'First the challenges that are due',
  leaveCamp: 'Leave the camp there',
  placeAt: (hex: string) => `Place at ${hex}`,
  campAt: (hex: string) => `Camp at ${hex}`,
  hitAt: (hex: string) => `Hit ${hex}`,
  placing: (unit: string) => `${unit}: choose a hex, and drag from it for the facing.`,
  placingLeader: 'A leader: choose a hex, with a unit or alone. Press his button again to choose a unit instead.',
  placingAnew: (unit: string) => `${unit}: choose another hex, or turn it with [ and ].`,
};
