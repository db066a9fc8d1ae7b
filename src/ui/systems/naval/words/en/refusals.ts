import type { Refusals } from '../../../../words/refusalTold';
import { points } from './nouns';

/** Why an order at sea is refused, by the code of the rules; `need` and `points` come with `tooFar` of a ship. */
const sentences = {
  notation: ({ text }) =>
    `“${text}” is not an order. Examples: C5-D3/2 moves a ship, C5/2 turns it, C5xD5 rams, C5>D5 declares an attack, C5:E5 shoots, end.`,
  'asked:capture': () => 'First the attacker says what becomes of the undefended ship.',
  'asked:loss': () => 'First the commander of the ship that was hit says what takes the hit, a marine or the hull.',
  noShip: () => 'No ship is there.',
  notCommanded: () => 'The enemy commands that ship.',
  sinking: () => 'That ship is sinking: it can neither move nor be scuttled again.',
  moved: () => 'This ship has moved already; each ship moves once a phase.',
  land: ({ at }) => `${at} is land: ships stay on the water.`,
  stays: () => 'The ship is there already, with its bow that way.',
  occupied: ({ at }) => `Another ship is at ${at}: two ships never end in one hex. Your own may be passed through.`,
  noWay: () => 'No path leads there.',
  tooFar: ({ n }) =>
    n('need') > 0
      ? `Too far: that takes ${points(n('need'))}, and the ship has ${n('points')}. Ahead costs 2, astern 3, a turn 5.`
      : 'Too far: a marine goes one hex, to an adjacent ship or land.',
  noEdge: () => 'The ship can only leave from the edge of the map, straight ahead or straight astern.',
  noTarget: () => 'No ship is there to be attacked.',
  friend: () => 'That ship is under your own command.',
  notAhead: () => 'A ship rams straight ahead, into the next hex.',
  notStraight: () => 'A ship comes out straight ahead, in the hex on the far side.',
  throughFlank: () => 'Ramming a flank, a ship never goes through: it stops in the hex from which it rams.',
  farSide: () => 'The far side is blocked: the hex behind the rammed ship must be sea, on the map, and without a ship.',
  noMarine: () => 'None of your marines is there.',
  stepped: () => 'The marines there have moved already; each goes one hex a phase.',
  sea: () => 'Marines go to a ship or to land; there is only water.',
  enemyShip: () => 'Marines go aboard a ship under the enemy’s command only by boarding it in an attack.',
  enemyAshore: () => 'The enemy’s marines hold that land.',
  open: ({ at }) => `First finish the attacks on ${at}: one target after the other.`,
  begun: () => 'Dice have been rolled against this target: no more attacks can be declared on it.',
  closed: () => 'This ship has been attacked by marines in this phase already.',
  fought: () => 'All the marines there have had their attack in this phase.',
  range: () =>
    'Out of range: marines board an adjacent ship and shoot at one two hexes away, from land only at an adjacent one; a ballista shoots up to three hexes.',
  wasted: () => 'That attack would be wasted: nothing more can come of it.',
  undeclared: () => 'No marine there has declared an attack on that ship.',
  emptyShip: () => 'No marine is aboard.',
  noneNear: () => 'None of your marines is near enough to attack that ship.',
  whichAttack: ({ at }) => `The attacks on this ship come from ${at}: choose which of them is made now.`,
  noBallista: () => 'This ship has no ballista.',
  lost: () => 'A damaged or sinking ship has lost its ballista.',
  fired: () => 'This ballista has shot already; each shoots once a phase.',
} satisfies Refusals;
export const refusals: Refusals<keyof typeof sentences> = sentences;
