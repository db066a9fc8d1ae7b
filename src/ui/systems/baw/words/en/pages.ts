import { options } from './options';

/** The optional rules of Battles of the Ancient World at set-up: what each changes in a sentence or two. */
export const ancientWorldOptions = {
  title: 'Optional rules',
  none: 'None',
  intro: 'For both sides, in any mix.',
  only: 'For Battles of the Ancient World.',
  suits: 'as this battle is set up',
  held: 'The position as it stands cannot be played without this rule.',
  suit: (names: string) => `Played with: ${names}`,
  rules: {
    'B16.1': {
      name: options.names['B16.1'],
      text: 'A slope helps whoever is attacked from below. As printed it would help whoever is attacked from above, most likely a slip.',
    },
    'B16.2': { name: options.names['B16.2'], text: 'Nobody has to attack: units in contact with the enemy may stand and wait.' },
    'B16.3': {
      name: options.names['B16.3'],
      text: 'A disorganised unit is halved in defence only, and is whole again after an attack on it, at the latest when the melee ends. Nobody rolls for rally.',
    },
    'B16.4': {
      name: options.names['B16.4'],
      text: 'Once a turn each leader away from the enemy may try to call back a unit that his army has lost. Its strength leaves the losses; demoralisation stays.',
    },
  },
};
