import type { Exhibit } from '../../../learn/examples/types';
import { land } from './setup';

/** 13 Optional rules. */
export const options: readonly Exhibit[] = [
  {
    id: 'zone-left',
    at: ['13.1'],
    title: { en: 'Leaving a zone of control', fr: 'Quitter une zone de contrôle' },
    position: land({ columns: 5, rows: 3 }, ['LC C3/1'], ['HI C2/4'], { options: ['13.1'] }),
    say: {
      en: 'The light cavalry stands in the zone of control of the heavy infantry: in one of its three front hexes.',
      fr: 'La cavalerie légère se trouve dans la zone de contrôle de l’infanterie lourde : dans l’un de ses trois hex de front.',
    },
    marks: { front: 'C2', selected: 'C3' },
    steps: [
      {
        orders: ['C3-B1/3'],
        say: {
          en: 'It may leave it, and rides round to the flank.',
          fr: 'Elle peut la quitter, et contourne l’ennemi jusqu’à son flanc.',
        },
        marks: { facing: 'C2' },
      },
      {
        orders: ['end', 'end', 'end'],
        say: { en: 'The melee phase of the same turn comes.', fr: 'Vient la phase de mêlée du même tour.' },
      },
      {
        refused: { order: 'B1xC2', rule: '13.1' },
        say: {
          en: 'Whoever has left an enemy zone may not attack in the same turn: there is no attack from the flank before the enemy could turn.',
          fr: 'Qui a quitté une zone ennemie ne peut pas attaquer dans le même tour : pas d’attaque de flanc avant que l’ennemi ait pu se retourner.',
        },
        marks: { threat: 'B1' },
      },
    ],
  },
  {
    id: 'no-luck-fire',
    at: ['13.2'],
    title: { en: '3 + 3 + 4 = 10: two hits', fr: '3 + 3 + 4 = 10 : deux touches' },
    position: land({ columns: 5, rows: 3 }, ['LA A3/1', 'LA C3/1', 'LA E3/1'], ['HI A2/4', 'HI C2/4', 'HC E2/4'], {
      options: ['13.2'],
      player: 2,
      phase: 'fire',
    }),
    say: {
      en: 'Three units of light archers, each with an enemy beside it: 3, 3 and 4 would be needed with a die.',
      fr: 'Trois unités d’archers légers, chacune à côté d’un ennemi : au dé, il faudrait 3, 3 et 4.',
    },
    steps: [
      {
        orders: ['A3:A2', 'C3:C2', 'E3:E2'],
        say: { en: 'All shots are declared first, without a die.', fr: 'Tous les tirs sont d’abord déclarés, sans dé.' },
        marks: { group: 'A2 C2 E2' },
      },
      {
        orders: ['end'],
        say: {
          en: '3 + 3 + 4 = 10, divided by 6: 1 and 4 over. A remainder of 4 or more is one hit more: 2.',
          fr: '3 + 3 + 4 = 10, divisé par 6 : 1, reste 4. Un reste de 4 ou plus fait une touche de plus : 2.',
        },
        marks: { group: 'A2 C2 E2' },
      },
      {
        orders: ['hit A2', 'hit C2'],
        say: {
          en: 'The owner of the targets says which are hit, none of them twice: he spares his cavalry.',
          fr: 'Le propriétaire des cibles dit lesquelles sont touchées, aucune deux fois : il épargne sa cavalerie.',
        },
      },
    ],
  },
  {
    id: 'no-luck-melee',
    at: ['13.2'],
    title: { en: 'Melee without a die', fr: 'Une mêlée sans dé' },
    position: land({ columns: 5, rows: 3 }, ['HC C3/1'], ['LI C2/4 disordered'], { options: ['13.2'], phase: 'melee' }),
    say: { en: '4 against 1 is more than 3-1.', fr: '4 contre 1, c’est plus que 3-1.' },
    marks: { attack: 'C3xC2' },
    steps: [
      {
        orders: ['C3xC2'],
        say: {
          en: 'At 3-1 the defender is eliminated, whatever a die might have said; the cavalry advances.',
          fr: 'À 3-1, le défenseur est éliminé, quoi qu’un dé en eût dit ; la cavalerie avance.',
        },
      },
    ],
  },
  {
    id: 'over-their-heads',
    at: ['13.5'],
    title: { en: 'Over their heads', fr: 'Par-dessus les têtes' },
    position: land({ columns: 5, rows: 4, hill: 'C4' }, ['LA C4/1', 'LI C3/1'], ['HI C2/4'], {
      options: ['13.5'],
      player: 2,
      phase: 'fire',
    }),
    say: {
      en: 'From the hill the archers see over their own light infantry: it stands on lower ground, and no nearer to the target than to them.',
      fr: 'Depuis la colline, les archers voient par-dessus leur propre infanterie légère : elle est plus bas, et pas plus près de la cible que d’eux.',
    },
    marks: { shots: 'C4:C2' },
    steps: [
      {
        orders: ['C4:C2'],
        dice: [1],
        say: {
          en: 'So they can shoot; without this rule they could not.',
          fr: 'Ils peuvent donc tirer ; sans cette règle, ils ne le pourraient pas.',
        },
      },
    ],
  },
  {
    id: 'duel',
    at: ['13.8'],
    title: { en: 'A duel: 4 against 2', fr: 'Un duel : 4 contre 2' },
    position: land(
      { columns: 5, rows: 3 },
      { units: ['HI C3/1'], leaders: ['C3'], ratings: [4] },
      { units: ['HI C2/4'], leaders: ['C2'], ratings: [2] },
      { options: ['13.8'], phase: 'melee' },
    ),
    say: {
      en: 'Two leaders meet in a melee: the attacker is rated 4, the defender 2.',
      fr: 'Deux chefs se rencontrent dans une mêlée : l’attaquant est noté 4, le défenseur 2.',
    },
    steps: [
      {
        orders: ['C3xC2', 'away 0'],
        say: {
          en: 'The attack is declared, and with it the challenge. The defender does not refuse.',
          fr: 'L’attaque est déclarée, et avec elle le défi. Le défenseur ne le refuse pas.',
        },
        marks: { attack: 'C3xC2' },
      },
      {
        orders: ['tactic offensive'],
        say: {
          en: 'Each picks a tactic in secret. The attacker: offensive.',
          fr: 'Chacun choisit une tactique en secret. L’attaquant : offensive.',
        },
      },
      {
        orders: ['tactic defensive'],
        dice: [2, 2, 6, 6],
        say: {
          en: 'The defender: defensive. The table says +1; 4 + 1 − 2 = +3 for the die. A 2 makes 5: between 1 and 6, so nobody falls, and the melee is fought.',
          fr: 'Le défenseur : défensive. La table dit +1 ; 4 + 1 − 2 = +3 pour le dé. Un 2 fait 5 : entre 1 et 6, donc personne ne tombe, et la mêlée a lieu.',
        },
      },
    ],
  },
];
