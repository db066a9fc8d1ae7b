import type { Told } from '../../table/contract/help';
import { listed, plural } from '../en/nouns';

const sixths = (n: number) => `${n} in 6`;

/** What help at the table says of every game. */
export const en = {
  listed,
  why: {
    title: 'Why not?',
    /** Where there are keys. */
    byEscape: 'Escape ends the question.',
    leave: 'Cancel the question',
    close: 'Close the answer',
    ask: {
      go: (hex: string) => `Why not go to ${hex}?`,
      fire: (hex: string) => `Why not fire at ${hex}?`,
      attack: (hex: string) => `Why not attack ${hex}?`,
      move: 'Why not move?',
      act: 'Why not act?',
      end: 'Why not go on?',
      anyGo: (hex: string) => `Why does nobody go to ${hex}?`,
      anyFire: (hex: string) => `Why does nobody fire at ${hex}?`,
      anyAttack: (hex: string) => `Why does nobody attack ${hex}?`,
      /** Where somebody can, the answer is to these. */
      whoGoes: (hex: string) => `Who can go to ${hex}?`,
      whoFires: (hex: string) => `Who can fire at ${hex}?`,
      whoAttacks: (hex: string) => `Who can attack ${hex}?`,
    },
    can: {
      order: 'Nothing forbids it: choose that hex to order it.',
      move: (hexes: number) => (hexes === 0 ? 'It may turn in place.' : `It may move to ${plural(hexes, 'hex', 'hexes')}.`),
      fire: (n: number) => `It may fire at ${plural(n, 'target', 'targets')}.`,
      act: 'It can act now: choose it.',
    },
    about: (unit: string) => `${unit}:`,
    nearest: (unit: string) => `The nearest is ${unit}.`,
    disabled: {
      undo: 'There is nothing to undo yet.',
      redo: 'There is nothing to redo.',
      stop: 'This game could be opened only up to here. “Go on in a new game” lets you play on.',
      program: 'The computer is playing. You can stop it beside the line under the map.',
      handOver: 'Nobody sits here now: whoever takes the screen presses the button on the card.',
      first: 'This is the first moment.',
      last: 'This is the last moment.',
      sheet: 'The map is open already.',
      deciding: 'What is to be decided stays in sight.',
      played: 'This game is being played in another tab. “Play here” brings it to this one.',
      removed: 'This game has been deleted in another tab. “Keep it again” brings it back.',
      hidden:
        'Something is hidden in this battle, starting places included. Once it is over, any of its positions can be taken to the drawing table.',
    },
  },
  threats: {
    from: (hex: string) => `from ${hex}`,
  },
  coverage: {
    title: (army: string) => `Next turn: ${army}`,
    /** 13.7 Where some of them may be out of sight. */
    titleAsSeen: (army: string) => `Next turn, as far as can be seen: ${army}`,
    close: 'Hide what can be done next turn',
    /** Of a hex. */
    says: (army: string, labels: readonly string[]) => `${army}, next turn: ${listed(labels)}`,
    hexes: (label: string, n: number) => `${label}: ${plural(n, 'hex', 'hexes')}`,
    told: (title: string, areas: readonly string[]) => `${title}. ${areas.join(', ')}.`,
  },
  /** What an advised order does. */
  orders: {
    go: (unit: string, hex: string, facing: string) => `${unit}: to ${hex}, ${facing}`,
    turn: (unit: string, facing: string) => `${unit}: turn in place, ${facing}`,
    off: (unit: string) => `${unit}: leave the map`,
    fire: (unit: string, hex: string) => `${unit}: fire at ${hex}`,
    end: 'End the phase',
  },
  /** Why an order is good, in whatever game. */
  reasons: {
    leavesDanger: () => 'The enemy could do it more harm where it stands now.',
    nearer: ({ n }: Told) => `It comes within ${plural(n('range'), 'hex', 'hexes')} of the enemy.`,
    shot: ({ n }: Told) => `The shot has a ${sixths(n('need') === 6 ? 1 : n('need'))} chance to hit.`,
    nothingBetter: () => 'Nothing else would gain as much: the phase may end.',
    byScript: () => 'It is what the computer player does here by rule of thumb; nothing else was tried.',
    leavesMost: () => 'Of all that was tried, this leaves you best off after the enemy’s reply.',
  },
  dialog: {
    title: 'Help at the table',
    intro: 'Each kind can be switched on or off; the choice is remembered on this device.',
    hints: 'What the phase is for',
    hintsAbout: 'A line under the map: the purpose of the phase, and what can still be done in it.',
    whyNot: 'Why not?',
    whyNotAbout:
      'A long press, a right click, or Y and then a tap, on a unit, a hex or a grey button: the reason, with its rule. A long press on a unit that can move takes it in hand with others instead.',
    threats: 'Threats to the unit in hand',
    threatsAbout: 'Enemies that can fire at it or attack it next turn, with their odds, drawn on the map (T).',
    advice: 'Advice at each decision',
    adviceAbout: 'The computer player says what it would do, and why. It never moves for you.',
    start: 'Ask “why not?” now',
  },
};
