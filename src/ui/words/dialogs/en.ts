import { plural } from '../en/nouns';

/** What the dialogs over a battle say: its dice verified, giving it up, all keys and typed orders. */
export const dialogs = {
  /** What can be verified of a game, and what that is worth. */
  proof: {
    title: 'The dice of this game',
    seeded: (seed: string) => `The computer rolls the dice from the seed ${seed}, a number fixed before the first action.`,
    again: 'Verify: play the record again',
    failed: 'The record of this game cannot be read.',
    plays: (n: number) =>
      `${plural(n, 'action', 'actions')} played again from the beginning: the rules allow ${n === 1 ? 'it' : 'every one'}.`,
    cut: (n: number) => `${plural(n, 'action', 'actions')} played again from the beginning; the rules refuse the next one.`,
    none: 'No die has fallen yet.',
    agree: (n: number | undefined, seed: string) =>
      n === undefined
        ? `Every die is the one that seed ${seed} gives.`
        : n === 1
          ? `One die: it is the one that seed ${seed} gives.`
          : `${n} dice: every one is the one that seed ${seed} gives.`,
    stray: (n: number | undefined, seed: string) =>
      n === undefined
        ? `Not every die is the one that seed ${seed} gives.`
        : `${plural(n, 'die', 'dice')}: not all are those that seed ${seed} gives.`,
    noted: (n: number | undefined) =>
      n === undefined
        ? 'Dice as they were written down, compared with nothing.'
        : `${plural(n, 'die', 'dice')} as written down, compared with nothing.`,
    same: 'It comes to the very position that is on the table.',
    other: 'It does not come to the position that is on the table.',
    ended: (score: string) => `The result is the one shown: ${score}.`,
    halves: (n: number | undefined) =>
      n === undefined
        ? 'Every die is the one that both halves give, and every half is one that its side had committed to.'
        : `${plural(n, 'die', 'dice')}: as both halves give, and every half is one that its side had committed to.`,
    strayHalves: (n: number | undefined) =>
      n === undefined ? 'Not every die is what both halves give.' : `${plural(n, 'die', 'dice')}: not all are what both halves give.`,
    swapped: 'The other side has put other halves in the place of those that it joined with: it may have chosen the dice.',
    provesBoth:
      'Neither side has chosen a die, or changed one afterwards: each comes from two halves that were fixed when the game was joined. Anybody who has the file or the link can verify it.',
    notBoth:
      'That an order was given before the halves were opened stands in no record: each device watches over it for its own side, opens a half for one order alone, and says so if another is sent in its place. Nor can anything make the other side answer: whoever sees a die first may stop writing.',
    lostTitle: 'If a half is lost',
    lost: 'A half is kept on its device alone. If it is gone, no die can fall any more; the game can go on from here with other dice, and says so ever after. The order that waits is given anew.',
    lostSeeded: 'Go on with the dice of the seed',
    lostTyped: 'Go on with our own dice',
    provesTitle: 'What this proves',
    proves:
      'No die has been changed, added or left out since it fell, and every action was legal. Anybody who has the file or the link can verify it.',
    provesNoted: 'Every action was legal with the dice that were written down. It proves nothing about the dice themselves.',
    notTitle: 'What it does not prove',
    not: 'The seed was chosen by whoever began the game. Whoever knows it can work out the next dice, or begin several games and keep the one that suits. If that matters, agree on the seed together or roll your own dice.',
  },
  concede: {
    title: 'Concede the battle?',
    text: (army: string, other: string) => `This side concedes (${army}) and the other wins (${other}).`,
    undone: 'Undo takes it back.',
    stays: 'What was hidden comes into view: it cannot be taken back.',
    yes: 'Concede',
  },
  keys: {
    title: 'Keys',
    list: [
      ['← ↑ → ↓', 'move the hex cursor'],
      ['Q W E A S D', 'move the cursor in the six directions'],
      ['Enter, Space', 'choose, or order what is chosen'],
      ['⇧F10', 'what stands under the cursor, as a right click shows it; the Menu key does the same'],
      ['[ ]', 'turn left, right'],
      ['{ }', 'wheel a line left, right about its guide'],
      ['G', 'add the unit under the cursor to a line, or leave it out'],
      ['⇧G', 'add the whole line of the unit'],
      ['⇧', '(Shift) and the mouse: draw a frame round units, or click one after the other'],
      ['Esc', 'one step back'],
      ['.', 'next unit'],
      ['F', 'next unit that can act'],
      ['X', 'leave the map'],
      ['O', 'odds and the unit’s card'],
      ['L', 'line of sight and range from the unit or hex chosen to the cursor'],
      ['J', 'log (journal)'],
      ['I', 'a note, a mark or a drawing beside the moment shown (ink)'],
      ['K', 'watch the battle again from the moment shown, or pause'],
      ['< >', 'one action back, forward in the log'],
      [', ;', 'the next fight, the next loss'],
      ['P', 'armies'],
      ['M', 'to the map'],
      ['R', 'the rule of the last refusal, or the rulebook'],
      ['Y', 'why not? Then choose a unit, a hex or a grey button'],
      ['T', 'what threatens the unit in hand'],
      ['V', 'all that the enemy can do next turn, over the map'],
      ['⇧V', 'all that your own side can do next turn'],
      ['H', 'a hint, and how things stand'],
      ['N', 'end the phase'],
      ['1–9', 'what your die shows, where the players roll their own'],
      ['U ⇧U', 'say the last event again; the one before it'],
      ['/', 'type an order'],
      ['Ctrl+Z', 'undo'],
      ['Ctrl+Y', 'redo'],
      ['+ −', 'zoom in, out, once on the map (M)'],
      ['0', 'whole map'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
    ordersTitle: 'Typed orders',
    orders: [
      ['B9-C8', 'move; B9-C8/3 also turns to 3 (directions 1 to 6, clockwise from north)'],
      ['B9-C9-D8', 'move to D8 by way of C9'],
      ['B9/4', 'turn in place'],
      ['B9-off', 'leave the map'],
      ['LI+A9/2', 'bring in a reserve'],
      ['*C11', 'place a leader'],
      ['K5:D4', 'fire'],
      ['B9xC9', 'attack; LIxA9/2 from beside the map'],
      ['away 1, retreat A8, stand, press, halt, advance, hold', 'answers'],
      ['end', 'end the phase'],
    ] as readonly (readonly [string, string])[],
  },
};
