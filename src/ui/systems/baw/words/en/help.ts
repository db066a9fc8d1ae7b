import type { Told } from '../../../../table/contract/help';
import { plural } from '../../../../words/en/nouns';
import { unbroken } from '../../../../words/naming';

const amount = (n: number) => String(n);

/** What help at the table says of a Battle of the Ancient World. */
export const bawHelp = {
  why: {
    asking: 'Why not? Choose a unit, a leader, a hex or a grey button.',
    ask: {
      enter: (hex: string) => `Why not enter at ${hex}?`,
      evade: (hex: string) => `Why not evade to ${hex}?`,
      lose: (hex: string) => `Why not give up the unit at ${hex}?`,
      retreat: (hex: string) => `Why not retreat to ${hex}?`,
      advance: (hex: string) => `Why not advance to ${hex}?`,
      recall: 'Why not call anybody back?',
    },
    can: {
      move: (hexes: number) => `It may move to ${plural(hexes, 'hex', 'hexes')}.`,
      units: (n: number, at: string) => (n === 1 ? `The one at ${at}.` : `Those at ${at}.`),
      answer: 'Nothing forbids it: choose it to answer so.',
    },
    nobody: 'None of your units is on the map.',
  },
  threats: {
    about: 'Enemies that can fire at it or attack it in their next turn, as it stands.',
    none: 'Nobody can fire at it or attack it next turn.',
    attack: (odds: string) => `attacks at ${unbroken(odds)}`,
    strengths: (attack: number, defence: number) => `${amount(attack)} to ${amount(defence)}`,
    led: (odds: string) => `${unbroken(odds)} with a leader`,
    evaded: 'slower: the unit can evade if a hex is free',
    shot: 'fires: disorganises on 1 or 2',
    together: (n: number) => `${n} of them together`,
    captures: (isWoman: boolean) => `can capture ${isWoman ? 'her' : 'him'}`,
  },
  comers: {
    about: 'Who can come here in the next turn, or attack or fire at whoever stands here.',
    none: 'Nobody can come here next turn, nor attack or fire at whoever stands here.',
    goes: 'can come here',
    attacks: 'can attack here',
    fires: 'can fire here',
  },
  coverage: { reach: 'Movement', attack: 'Melee', hit: 'Fire' },
  /** What an advised order does. */
  orders: {
    go: (piece: string, hex: string) => `${piece}: to ${hex}`,
    enter: (piece: string, hex: string) => `${piece}: enter at ${hex}`,
    enterAndGo: (piece: string, entry: string, hex: string) => `${piece}: enter at ${entry}, to ${hex}`,
    attack: (attackers: string, defenders: string) => `${attackers}: attack ${defenders}`,
    evade: (unit: string, hex: string) => `${unit}: evade to ${hex}`,
    stand: 'Nobody evades',
    lose: (unit: string) => `${unit}: give it up`,
    retreat: (unit: string, hex: string) => `${unit}: retreat to ${hex}`,
    displace: (unit: string, hex: string, on: string) => `${unit}: retreat to ${hex}, displacing friends as far as ${on}`,
    advance: (unit: string, hex: string) => `${unit}: advance to ${hex}`,
    hold: 'Nobody advances',
    recall: (leader: string, unit: string) => `${leader}: call back ${unit}`,
  },
  /** Why an order is good. */
  reasons: {
    shot: () => 'On a 1 or a 2 the target is disorganised: half as strong, and easier to break.',
    odds: ({ text, n }: Told) =>
      `At ${unbroken(text('odds'))}: ${plural(n('good'), 'face', 'faces')} of the die for you, ${n('bad')} against.`,
    certain: () => 'No die falls: an enemy unit is lost.',
    certainLoss: () => 'No die falls: one of your units is lost.',
    trapped: () => 'It has nowhere to go: a retreat eliminates it.',
    bound: () => 'It must attack, and this is the best that it can do.',
    withLeader: ({ n }: Told) => `With a leader: ${n('bonus')} more strength.`,
    together: ({ n }: Told) => `${plural(n('units'), 'unit', 'units')} can then attack together.`,
    highGround: () => 'It stands where it is doubled if attacked.',
    rallies: ({ n }: Told) => `Near a leader it rallies on ${n('need')} or less.`,
    breaks: ({ n }: Told) => `It brings the enemy within ${plural(n('left'), 'point', 'points')} of the next level.`,
    weakest: () => 'Of those who took part it is the least loss.',
    evades: () => 'It would be hit hard; one hex back it lives.',
    noWayBack: () => 'Whoever advanced there would have no way back: driven back in turn, it would be lost.',
    tooExposed: () => 'An advance would lay open more than the ground is worth.',
    objective: () => 'The place counts at the end.',
    leaves: () => 'Leaving here is what the battle asks for.',
    enters: () => 'The sooner it is on the map, the sooner it counts.',
  },
};
