import { plural } from '../../../../words/en/nouns';

const ships = (n: number) => plural(n, 'ship', 'ships');

/** What a phase is for, in the line under the map, and the switch of the threats. */
export const phase = {
  threats: 'What threatens it?',
  purpose: {
    movement: 'Ship movement: bring your ships to where they can ram a flank or a stern, and out of the way of rams.',
    marines: 'Marine movement: marines change ships, or go ashore, to be where they can attack.',
    attacks: 'Marine attacks: boarding takes marines and then the ship, archery costs a marine or damages the hull.',
    ballistae: 'Ballista attacks: sound ships with a ballista shoot up to three hexes.',
    over: 'The battle is over.',
  },
  left: {
    movement: (n: number) => `${ships(n)} can still move.`,
    marines: (n: number) => `${plural(n, 'marine', 'marines')} can still move.`,
    attacks: (n: number) => `${plural(n, 'marine', 'marines')} can still attack.`,
    ballistae: (n: number) => `${plural(n, 'ballista', 'ballistae')} can still shoot.`,
    over: (_n: number) => '',
  },
};
