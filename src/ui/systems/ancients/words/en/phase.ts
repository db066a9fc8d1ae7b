import { plural } from '../../../../words/en/nouns';

const units = (n: number) => plural(n, 'unit', 'units');

/** What a phase is for, in the line under the map, and the switch of the threats. */
export const phase = {
  threats: 'What threatens it?',
  purpose: {
    deploy: 'Deployment: the armies take up their positions round their camps.',
    muster: 'Muster: before the battle, riders may dismount and fight on foot.',
    command: 'Command: what the leaders decide before anybody moves.',
    movement: 'Movement: bring your units to where they can attack or fire, and keep their flanks covered.',
    leaders: 'Leader placement: a leader doubles the unit in his hex in melee, and rallies it at the end of the turn.',
    fire: 'Fire: your archers fire in the enemy’s turn. A unit that fires neither moves nor attacks in its own next turn.',
    melee: 'Melee: your units attack enemies in their front. From a flank, or with a leader, their strength is doubled.',
    rally: 'Rally: the activation points left may rally disordered units.',
    over: 'The battle is over.',
  },
  /** 13.14 Whoever fires loses nothing by it. */
  unmarkedFire: 'Fire: your archers fire in the enemy’s turn, and may still move and attack in their own.',
  left: {
    deploy: (n: number) => `${n} still to be placed.`,
    muster: (n: number) => `${units(n)} can still dismount.`,
    command: (n: number) => `${plural(n, 'order', 'orders')} can still be given.`,
    movement: (n: number) => `${units(n)} can still move.`,
    leaders: (n: number) => `${plural(n, 'leader', 'leaders')} still to be placed.`,
    fire: (n: number) => `${units(n)} can still fire.`,
    melee: (n: number) => `${units(n)} can still attack.`,
    rally: (n: number) => `${units(n)} can still be rallied.`,
    over: (_n: number) => '',
  },
};
