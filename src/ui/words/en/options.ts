/** The optional rules in the set-up: a name, and what each changes in a sentence or two. */
export const options = {
  title: 'Optional rules',
  intro: 'For both sides. None is needed.',
  recommended: 'suits this battle',
  suit: (names: string) => `Optional rules that suit it: ${names}`,
  inForce: 'Optional rules in force',
  none: 'No optional rules',
  rules: {
    '13.1': {
      name: 'Zones of control',
      text: 'A unit that leaves the front hexes of an enemy does not attack in that turn: no slipping round a flank.',
    },
    '13.5': { name: 'Elevation', text: 'Archers on hills shoot over what stands lower, and can be shot at over it.' },
    '13.8': {
      name: 'Duels',
      text: 'Where an attack brings two leaders together they fight, each with a tactic chosen in secret. Leaders are rated 1 to 5.',
    },
    '13.13': { name: 'Leader survival', text: 'The side with more leaders in a melee has the die moved by one in its favour.' },
    '13.14': { name: 'Shots without markers', text: 'Units that have fired may move and attack in their next turn. Archers gain by it.' },
  },
};
