import { plural } from '../../../../words/en/nouns';
import { unbroken } from '../../../../words/naming';

/** An attack reckoned before the die falls. */
export const odds = {
  title: 'Attack',
  attack: 'Attackers',
  defence: 'Defenders',
  noAttackers: 'Choose who attacks: the marked units can.',
  noDefenders: 'Choose who is attacked: each shows the odds.',
  nobody: 'No enemy stands next to it that could be attacked.',
  join: 'Who else may join:',
  joinBy: (hex: string) => `Add ${hex}`,
  target: 'Who else may be attacked:',
  remove: (hex: string) => `Leave ${hex} out`,
  /** What changes a strength, by the rule. */
  factors: {
    'B11.a': 'disorganised',
    'B2.4': 'across a stream',
    'B2.5': 'from a river',
    'B2.6': 'from a ford',
    'B2.3': 'attacked from above only',
    'B16.1': 'attacked from below only',
    'B2.10': 'in works',
  } as Readonly<Record<string, string>>,
  leader: 'leader',
  ratio: (attack: string, defence: string, column: string) => `${attack} against ${defence}: ${unbroken(column)}`,
  shifts: {
    'B12.c': 'one column left: the attacking army is demoralised',
    'B2.3': 'one column left: attacked from above only',
    'B16.1': 'one column left: attacked from below only',
  } as Readonly<Record<string, string>>,
  results: 'The six results',
  certain: 'certain',
  noDie: {
    DE: 'No die falls: at six to one or better a defender is eliminated.',
    AE: 'No die falls: at one to five or worse an attacker is eliminated.',
    shifted: 'No die falls: the shift leads off the table, and an attacker is eliminated.',
  },
  chance: (dice: number) => `${dice} in 6`,
  onDice: (dice: readonly number[]) => (dice.length === 1 ? `die ${dice[0]}` : `dice ${dice.join(', ')}`),
  outcomes: {
    AE: 'an attacker is eliminated',
    AR: 'all attackers retreat',
    SE: 'no effect',
    EC: 'each side loses a unit',
    DR: 'all defenders retreat',
    DE: 'a defender is eliminated',
  },
  evades: (n: number) => `${plural(n, 'light defender', 'light defenders')} may evade first.`,
  trapped: (hexes: string, _count: number) => `With DR ${hexes} would have nowhere to go.`,
  trappedAttack: (hexes: string, _count: number) => `With AR ${hexes} would have nowhere to go.`,
  reverse: 'The same fight the other way round:',
  reverseIdle: 'It could not come about: a unit that only defends never attacks.',
  barred: 'Not allowed as it stands:',
  duties: {
    title: 'Who must fight',
    bound: (n: number) => `${plural(n, 'unit', 'units')} must attack`,
    due: (hexes: string) => `To be attacked: ${hexes}.`,
  },
  order: (hex: string, column: string) => `Attack ${hex} at ${unbroken(column)}`,
};
