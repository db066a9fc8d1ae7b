import { plural } from '../../../../words/en/nouns';
import { pieces, units } from './nouns';

/** What a phase is for, in the line under the map, and the switch of the threats. */
export const phase = {
  threats: 'What threatens it?',
  purpose: {
    fire: 'Fire: units with missiles fire from where they began the turn. A hit disorganises.',
    movement: 'Movement: bring your units to where they can attack together, and keep weak ones out of enemy zones of control.',
    melee: 'Melee: every bound unit must attack, and every enemy that is due must be attacked.',
    freeMelee: 'Melee: whoever stands next to an enemy may attack; nobody has to.',
    rally: 'The fallen return: each leader may try to call back one of the fallen.',
    over: 'The battle is over.',
  },
  left: {
    fire: (n: number) => `${units(n)} can still fire.`,
    movement: (n: number) => `${pieces(n)} can still move.`,
    melee: (n: number) => `${units(n)} can still attack.`,
    rally: (n: number) => `${plural(n, 'leader', 'leaders')} can still call somebody back.`,
    over: (_n: number) => '',
  },
  /** `left`: the sentence of all who can act, the reserves among them. */
  withReserves: (left: string, n: number) => `Reserves: ${pieces(n)} may come in. ${left}`,
  /** Of those who can attack so many must. */
  bound: (n: number) => `${units(n)} must still attack.`,
};
