import type { Exhibit } from '../../../learn/examples/types';
import { field } from './setup';

/** B7, B10: who attacks whom, odds, results, retreat, displacement, evasion. */
export const melee: readonly Exhibit[] = [
  {
    id: 'baw-strength',
    at: ['B7.3', 'B18', 'B7.2.a', 'B7.6', 'B9.c', 'B9.d'],
    title: { en: 'Strength', fr: 'La force' },
    position: field({ columns: 5, rows: 5, stream: 'B3/2' }, { units: ['LEG C4', 'LEG B3'], leaders: ['Gaius 2 C4'] }, ['AUX C3'], {
      phase: 'melee',
    }),
    say: {
      en: 'A legion with Gaius, 6 + 2, and one across a stream, 6 ÷ 2: 11 against 4 is 2-1.',
      fr: 'Une légion avec Gaius, 6 + 2, et une autre à travers un ruisseau, 6 ÷ 2 : 11 contre 4 donne 2-1.',
    },
    marks: { attack: 'B3+C4xC3' },
    steps: [
      {
        orders: ['B3+C4xC3'],
        dice: [5],
        say: {
          en: 'A 5 is EC: each player eliminates a unit that took part, the attacker first.',
          fr: 'Un 5 donne EC : chaque joueur élimine une unité qui a pris part au combat, l’attaquant d’abord.',
        },
        marks: { answers: true },
      },
      {
        orders: ['lose C4'],
        dice: [4],
        say: {
          en: 'He gives up the one on C4. Gaius’s die is a 4: he lives, and goes to the nearest legion. The enemy had only one unit to lose.',
          fr: 'Il sacrifie celle en C4. Le dé de Gaius est un 4 : il vit, et rejoint la légion la plus proche. L’ennemi n’avait qu’une unité à perdre.',
        },
        marks: { answers: true },
      },
      {
        orders: ['advance B3-C3'],
        say: {
          en: 'Then the legion that is left may advance.',
          fr: 'Puis la légion qui reste peut avancer.',
        },
      },
    ],
  },
  {
    id: 'baw-everything',
    at: ['B7.4.c', 'B18', 'B11.a', 'B12.c', 'B16.1'],
    title: { en: 'Everything at once', fr: 'Tout à la fois' },
    position: field(
      { columns: 5, rows: 4, level1: 'A1..E3' },
      { units: ['PHX C4'], demoralisation: 10, disintegration: 50, lost: 12 },
      ['HOP C3 disorganised'],
      { options: ['B16.1'], phase: 'melee' },
    ),
    say: {
      en: 'With option B16.1 hoplites attacked only from below are doubled, and disorganised they are halved: 8 against 6 ÷ 2 × 2 = 6 is 1-1. The attacking army is demoralised: 1-2.',
      fr: 'Avec l’option B16.1, des hoplites attaqués seulement d’en bas sont doublés, et désorganisés ils sont divisés par deux : 8 contre 6 ÷ 2 × 2 = 6 donne 1-1. L’armée qui attaque est démoralisée : 1-2.',
    },
    marks: { attack: 'C4xC3' },
    steps: [
      {
        orders: ['C4xC3', 'retreat C3-D2'],
        dice: [2],
        say: {
          en: 'A 2 is DR all the same. But the phalanx may not advance.',
          fr: 'Un 2 donne quand même DR. Mais la phalange ne peut pas avancer.',
        },
      },
    ],
  },
  {
    id: 'baw-ends',
    at: ['B7.4.b', 'B18', 'B7.4.a', 'B7.5'],
    title: { en: 'The ends of the scale', fr: 'Les bouts de l’échelle' },
    position: field({ columns: 6, rows: 5 }, ['PHX D2', 'PHX C3', 'PHX E3', 'PHX D4', 'AUX C4', 'LI E4'], ['LEG D3'], { phase: 'melee' }),
    say: {
      en: 'Four phalanxes and auxiliaries, 36 against 6: at 6-1 a defender is eliminated without a die.',
      fr: 'Quatre phalanges et des auxiliaires, 36 contre 6 : à 6-1, un défenseur est éliminé sans dé.',
    },
    marks: { attack: 'C3+C4+D2+D4+E3xD3' },
    steps: [
      {
        say: {
          en: 'With light foot in their place it is 35 against 6: 5-1, and the die may still say DR.',
          fr: 'Avec l’infanterie légère à leur place, c’est 35 contre 6 : 5-1, et le dé peut encore dire DR.',
        },
        marks: { attack: 'C3+D2+D4+E3+E4xD3' },
      },
      {
        say: {
          en: 'The light foot alone, 3 against 6: 1-2.',
          fr: 'L’infanterie légère seule, 3 contre 6 : 1-2.',
        },
        marks: { attack: 'E4xD3' },
      },
    ],
  },
  {
    id: 'baw-ends-shaken',
    at: ['B7.4.b', 'B18', 'B12.c'],
    title: { en: 'The ends, by a demoralised army', fr: 'Les bouts, par une armée démoralisée' },
    position: field(
      { columns: 7, rows: 5 },
      {
        units: ['PHX D2', 'PHX C3', 'PHX E3', 'PHX D4', 'AUX C4', 'LEVY G4'],
        demoralisation: 10,
        disintegration: 50,
        lost: 12,
      },
      ['LEG D3', 'PHX G3'],
      { phase: 'melee' },
    ),
    say: {
      en: 'The same 36 against 6, by a demoralised army: shifted from the end to 5-1, and a die is rolled.',
      fr: 'Les mêmes 36 contre 6, par une armée démoralisée : du bout décalé à 5-1, et un dé est lancé.',
    },
    marks: { attack: 'C3+C4+D2+D4+E3xD3' },
    steps: [
      {
        say: {
          en: 'A levy against a phalanx, 2 against 8: 1-4, shifted to the other end. The attacker is eliminated without a die.',
          fr: 'Une levée contre une phalange, 2 contre 8 : 1-4, décalé jusqu’à l’autre bout. L’attaquant est éliminé sans dé.',
        },
        marks: { attack: 'G4xG3' },
      },
      {
        orders: ['G4xG3', 'hold'],
        say: { en: 'So it is, and it was bound to attack.', fr: 'C’est fait, et elle était bien forcée d’attaquer.' },
      },
    ],
  },
  {
    id: 'baw-bound',
    at: ['B7.1.c', 'B18', 'B7.1.a', 'B7.1.b', 'B7.2.d'],
    title: { en: 'Bound', fr: 'Engagées' },
    position: field({ columns: 4, rows: 4 }, ['LEG B3', 'LEG C3'], ['LEG B2', 'LEG C2'], { phase: 'melee' }),
    say: {
      en: 'Both lower legions are bound, both upper ones are due. B3 touches only B2; C3 touches both.',
      fr: 'Les deux légions du bas sont engagées, les deux du haut sont à attaquer. B3 ne touche que B2 ; C3 touche les deux.',
    },
    marks: { duties: true },
    steps: [
      {
        refused: { order: 'B3+C3xB2', rule: 'B7.1.c' },
        say: {
          en: 'Both against B2? Refused: nobody would be left to fight C2.',
          fr: 'Les deux contre B2 ? Refusé : il ne resterait personne pour combattre C2.',
        },
        marks: { attack: 'B3+C3xB2' },
      },
      {
        refused: { order: 'C3xB2+C2', rule: 'B7.1.c' },
        say: {
          en: 'C3 alone against both? Refused: B3 would have nobody to fight.',
          fr: 'C3 seule contre les deux ? Refusé : B3 n’aurait plus personne à combattre.',
        },
        marks: { attack: 'C3xB2+C2' },
      },
      {
        orders: ['C3xC2'],
        dice: [3],
        say: {
          en: 'Each its own, in either order. C3 attacks C2, and a 3 has no effect.',
          fr: 'Chacune la sienne, dans l’ordre que l’on veut. C3 attaque C2, et un 3 est sans effet.',
        },
        marks: { duties: true },
      },
      {
        refused: { order: 'end', rule: 'B7.1.b' },
        say: { en: 'Melee cannot end yet: B3 is still bound.', fr: 'La mêlée ne peut pas finir : B3 est encore engagée.' },
        marks: { duties: true },
      },
      {
        orders: ['B3xB2'],
        dice: [4],
        say: {
          en: 'A 4 at 1-1 has no effect either. Now it may.',
          fr: 'À 1-1, un 4 est aussi sans effet. Maintenant elle le peut.',
        },
      },
    ],
  },
  {
    id: 'baw-light-joins',
    at: ['B7.1.a', 'B18', 'B10.c'],
    title: { en: 'Light units may, and need not', fr: 'Les unités légères peuvent, sans devoir' },
    position: field({ columns: 4, rows: 4 }, ['LEG B3', 'NUM C3'], ['LEG B2'], { phase: 'melee' }),
    say: {
      en: 'Numidians beside the legion: only the legion is bound.',
      fr: 'Des Numides à côté de la légion : seule la légion est engagée.',
    },
    marks: { duties: true },
    steps: [
      {
        refused: { order: 'C3xB2', rule: 'B7.1.c' },
        say: {
          en: 'They may not take its enemy away from it: the legion would have nobody to fight.',
          fr: 'Ils ne peuvent pas lui prendre son ennemi : la légion n’aurait plus personne à combattre.',
        },
        marks: { attack: 'C3xB2' },
      },
      {
        say: { en: 'They may join it: 8 against 6 is 1-1.', fr: 'Ils peuvent se joindre à elle : 8 contre 6 donne 1-1.' },
        marks: { attack: 'B3+C3xB2' },
      },
      {
        orders: ['B3xB2'],
        dice: [3],
        say: {
          en: 'Or stay out of it: the legion alone, and the phase can end.',
          fr: 'Ou rester en dehors : la légion seule, et la phase peut finir.',
        },
      },
    ],
  },
  {
    id: 'baw-no-way-back',
    at: ['B7.7.b', 'B18', 'B6.d', 'B7.7.d'],
    title: { en: 'No way back', fr: 'Pas d’issue' },
    position: field({ columns: 5, rows: 4 }, ['MF B3', 'MF A3', 'LH C1'], ['AUX B2', 'AUX B1'], { phase: 'melee' }),
    say: {
      en: 'Two warbands attack the auxiliaries on B2: 10 against 4 is 2-1. Light horse behind them controls B1 and C2; the friend on B1 does not lift that.',
      fr: 'Deux bandes guerrières attaquent les auxiliaires en B2 : 10 contre 4 donne 2-1. Derrière eux, la cavalerie légère contrôle B1 et C2 ; l’ami en B1 n’y change rien.',
    },
    marks: { attack: 'A3+B3xB2', threat: 'B1 C2 A2 C3' },
    steps: [
      {
        orders: ['A3+B3xB2'],
        dice: [1],
        say: {
          en: 'A 1 is DR. There is nowhere to go: they are eliminated, 4 points.',
          fr: 'Un 1 donne DR. Il n’y a nulle part où aller : ils sont éliminés, 4 points.',
        },
        marks: { answers: true },
      },
      {
        orders: ['advance B3-B2'],
        say: {
          en: 'One of the warbands may advance.',
          fr: 'Une des bandes guerrières peut avancer.',
        },
      },
    ],
  },
  {
    id: 'baw-way-out',
    at: ['B7.7.a', 'B7.7.b'],
    title: { en: 'One way out', fr: 'Une seule issue' },
    position: field({ columns: 5, rows: 4 }, ['MF B3', 'MF A3'], ['AUX B2', 'AUX B1'], { phase: 'melee' }),
    say: {
      en: 'The same without the light horse: C2 is free.',
      fr: 'La même chose sans la cavalerie légère : C2 est libre.',
    },
    marks: { attack: 'A3+B3xB2' },
    steps: [
      {
        orders: ['A3+B3xB2', 'hold'],
        dice: [1],
        say: {
          en: 'They go there by themselves: a vacant hex goes before displacing a friend.',
          fr: 'Ils y vont d’eux-mêmes : un hex vide passe avant le refoulement d’un ami.',
        },
      },
    ],
  },
  {
    id: 'baw-displacement',
    at: ['B7.8.a', 'B7.8.b'],
    title: { en: 'Friends make room', fr: 'Les amis font place' },
    position: field({ columns: 5, rows: 5 }, ['PHX C4'], ['AUX C3', 'AUX B2', 'AUX C2', 'AUX D2'], { phase: 'melee' }),
    say: {
      en: 'Behind the auxiliaries on C3 stands their own second line; the phalanx controls the rest. 8 against 4 is 2-1.',
      fr: 'Derrière les auxiliaires en C3 se tient leur propre seconde ligne ; la phalange contrôle le reste. 8 contre 4 donne 2-1.',
    },
    marks: { attack: 'C4xC3' },
    steps: [
      {
        orders: ['C4xC3'],
        dice: [2],
        say: {
          en: 'A 2 at 2-1 is DR. No hex is vacant, so a friend must be displaced.',
          fr: 'À 2-1, un 2 donne DR. Aucun hex n’est vide, il faut donc refouler un ami.',
        },
        marks: { answers: true },
      },
      {
        orders: ['retreat C3-C2-C1', 'hold'],
        say: {
          en: 'The unit on C2 is pushed to C1, and nobody is harmed.',
          fr: 'L’unité en C2 est poussée en C1, et personne n’en souffre.',
        },
      },
    ],
  },
  {
    id: 'baw-evasion',
    at: ['B10.b', 'B7.7.d'],
    title: { en: 'Evasion', fr: 'Une esquive' },
    position: field({ columns: 5, rows: 4 }, ['LEG B3', 'MC C4'], ['HA C3', 'AUX E1'], { phase: 'melee' }),
    say: {
      en: 'Horse archers, movement 8, attacked by a legion, 3, and horse, 6: faster than both, so they may evade. Else it would be 9 against 3, 3-1.',
      fr: 'Des archers à cheval, mouvement 8, attaqués par une légion, 3, et de la cavalerie, 6 : plus rapides que les deux, ils peuvent esquiver. Sinon ce serait 9 contre 3, 3-1.',
    },
    marks: { attack: 'B3+C4xC3' },
    steps: [
      {
        orders: ['B3+C4xC3'],
        say: { en: 'Before any die: do they?', fr: 'Avant tout dé : le font-ils ?' },
        marks: { answers: true },
      },
      {
        orders: ['evade C3-C2'],
        say: {
          en: 'They do. Nobody is left to fight, the attack is over, and the hex may be entered.',
          fr: 'Ils le font. Il ne reste personne à combattre, l’attaque est terminée, et l’hex peut être occupé.',
        },
        marks: { answers: true },
      },
      {
        orders: ['advance C4-C3'],
        say: {
          en: 'The horse advances. Both have attacked for this phase.',
          fr: 'La cavalerie avance. Les deux ont attaqué pour cette phase.',
        },
      },
    ],
  },
];
