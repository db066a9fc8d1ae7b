import type { Lesson, Setting } from '../../../learn/lessons/types';

const leading: Setting = {
  position: {
    system: 'baw',
    map: { columns: 7, rows: 6 },
    phase: 'movement',
    armies: [
      { rally: 2, units: ['LEG D4', 'LEG B5'], leaders: ['Gaius 2 B5'] },
      { rally: 1, units: ['AUX D3', 'HOP G1'], leaders: ['Hanno 1 F5'] },
    ],
  },
  rolls: { D4xD3: [4] },
  foe: ['retreat D3-D2', 'retreat D3-C3', 'retreat D3-E3', 'advance D3-D4', 'hold', 'end'],
};

const shaken: Setting = {
  position: {
    system: 'baw',
    map: { columns: 6, rows: 5 },
    turn: 3,
    phase: 'melee',
    armies: [
      { rally: 2, units: ['LEG C3 disorganised', 'LEG E3 disorganised', 'LEG C5 disorganised'], leaders: ['Gaius 1 C4'] },
      { units: ['MF B5'] },
    ],
  },
  rolls: { end: [3, 3] },
};

/** Moving leaders, their bonus in combat, and rallying. */
export const rally: Lesson = {
  id: 'rally',
  system: 'baw',
  teaches: ['B5.f', 'B6.e', 'B9.a', 'B9.c', 'B9.d', 'B9.e', 'B11.d', 'B11.e'],
  steps: [
    {
      setting: leading,
      text: {
        en: 'Gaius stands with the legion on B5, far from the fight. A leader has 8 points of his own ({rule:B9.a}), no zone stops him ({rule:B6.e}), and he adds his bonus, 2, to the unit in his hex ({rule:B9.c}). Bring him to the legion on D4.',
        fr: 'Gaius est avec la légion en B5, loin du combat. Un chef a 8 points à lui ({rule:B9.a}), aucune zone ne l’arrête ({rule:B6.e}), et il ajoute son bonus, 2, à l’unité de son hex ({rule:B9.c}). Amenez-le à la légion en D4.',
      },
      goal: { event: 'leaderMoved', with: { to: 'D4' } },
      show: 'B5 D4',
      hint: {
        en: 'Tap B5 until Gaius is chosen, then D4.',
        fr: 'Touchez B5 jusqu’à ce que Gaius soit choisi, puis D4.',
      },
      wrong: [
        {
          when: { event: 'leaderMoved', with: { from: 'B5' } },
          say: { en: 'Not there: he helps only the unit in his own hex.', fr: 'Pas là : il n’aide que l’unité de son propre hex.' },
          by: ['Gaius-C4'],
        },
        {
          when: { event: 'moved' },
          say: {
            en: 'That was a legion. Leaders move by themselves; take the legion back first.',
            fr: 'C’était une légion. Les chefs se déplacent seuls ; annulez d’abord le mouvement de la légion.',
          },
          by: ['B5-C5'],
        },
      ],
      done: {
        en: 'He needs no order to reach anybody, and nobody needs him to move: there is no rule of command ({rule:B9.e}).',
        fr: 'Il peut rejoindre n’importe qui, et personne n’a besoin de lui pour bouger : il n’y a pas de règle de commandement ({rule:B9.e}).',
      },
      solution: ['Gaius-D4'],
    },
    {
      text: {
        en: 'The legion of 6, with Gaius, against auxiliaries of 4: which column?',
        fr: 'La légion de 6, avec Gaius, contre des auxiliaires de 4 : quelle colonne ?',
      },
      goal: {
        choose: [
          {
            text: { en: '1-1', fr: '1-1' },
            say: { en: 'That is without Gaius: 6 against 4.', fr: 'C’est sans Gaius : 6 contre 4.' },
          },
          {
            text: { en: '2-1', fr: '2-1' },
            right: true,
            say: { en: 'Yes: 8 against 4, exactly twice.', fr: 'Oui : 8 contre 4, exactement le double.' },
          },
          {
            text: { en: '3-1', fr: '3-1' },
            say: { en: 'He adds 2, he does not double.', fr: 'Il ajoute 2, il ne double pas.' },
          },
        ],
      },
      show: 'D4 D3',
      solution: ['say 2'],
    },
    {
      text: {
        en: 'End the movement and attack with the legion on D4.',
        fr: 'Terminez le mouvement et attaquez avec la légion en D4.',
      },
      goal: { event: 'attackResolved', with: { at: 'D3', odds: '2-1' } },
      show: 'D4 D3',
      hint: {
        en: 'Press the main button, then tap D4 and D3, and give the order.',
        fr: 'Appuyez sur le bouton principal, puis touchez D4 et D3, et donnez l’ordre.',
      },
      wrong: [
        {
          when: { event: 'moved', with: { unit: 'B5' } },
          say: {
            en: 'Here one legion attacks with Gaius, at 2-1. Take that back, and leave the other where it is.',
            fr: 'Ici, une seule légion attaque avec Gaius, à 2-1. Annulez, et laissez l’autre où elle est.',
          },
          by: ['B5-C4'],
        },
      ],
      done: {
        en: 'A 4 at 2-1: DR. Had his unit been eliminated, he would be lost on a 1, and else join the nearest one ({rule:B9.d}). But never leave a leader alone: an enemy unit that ends in his hex captures him ({rule:B5.f}).',
        fr: 'Un 4 à 2-1 : DR. Si son unité avait été éliminée, il serait perdu sur un 1, et rejoindrait sinon la plus proche ({rule:B9.d}). Mais ne laissez jamais un chef seul : une unité ennemie qui finit dans son hex le capture ({rule:B5.f}).',
      },
      solution: ['end', 'D4xD3'],
    },
    {
      setting: shaken,
      text: {
        en: 'Three legions are disorganised, and your rally number is 2: when melee ends, a 1 or a 2 makes a unit whole ({rule:B11.d}). In a leader’s hex or beside it his bonus is added ({rule:B11.e}). One of them rallies on 3 as well: tap it.',
        fr: 'Trois légions sont désorganisées, et votre nombre de ralliement est 2 : à la fin de la mêlée, un 1 ou un 2 remet une unité en ordre ({rule:B11.d}). Dans l’hex d’un chef ou à côté, son bonus s’ajoute ({rule:B11.e}). L’une d’elles se rallie aussi sur 3 : touchez-la.',
      },
      goal: { tap: 'C3' },
      wrong: [
        {
          when: { did: 'tap E3' },
          say: { en: 'Gaius is too far from it: a 1 or a 2.', fr: 'Gaius en est trop loin : un 1 ou un 2.' },
          by: ['tap E3'],
        },
        {
          when: { did: 'tap C5' },
          say: {
            en: 'Gaius is beside it, but so is an enemy: it does not even roll.',
            fr: 'Gaius est à côté d’elle, mais un ennemi aussi : elle ne lance même pas de dé.',
          },
          by: ['tap C5'],
        },
      ],
      otherwise: { en: 'One of the three legions.', fr: 'L’une des trois légions.' },
      done: { en: 'C3, beside Gaius, with no enemy near.', fr: 'C3, à côté de Gaius, sans ennemi près d’elle.' },
      solution: ['tap C3'],
    },
    {
      text: {
        en: 'Disorganised units need not attack, so you can end your melee. The dice of rally fall by themselves.',
        fr: 'Des unités désorganisées ne sont pas obligées d’attaquer : vous pouvez terminer votre mêlée. Les dés de ralliement tombent d’eux-mêmes.',
      },
      goal: { event: 'rallyRolled' },
      hint: { en: 'Press the main button.', fr: 'Appuyez sur le bouton principal.' },
      wrong: [
        {
          when: { order: 'C5xB5' },
          say: {
            en: 'It may attack, but it need not, and here the rally is what counts. Take that back, and end the melee.',
            fr: 'Elle peut attaquer, sans y être obligée, et c’est ici le ralliement qui compte. Annulez, et terminez la mêlée.',
          },
          by: ['C5xB5'],
        },
      ],
      done: {
        en: 'Two dice, both 3: enough beside Gaius, not enough on E3. An army with rally number 0 never rallies at all.',
        fr: 'Deux dés, deux 3 : assez à côté de Gaius, pas assez en E3. Une armée dont le nombre de ralliement est 0 ne se rallie jamais.',
      },
      solution: ['end'],
    },
  ],
  end: {
    en: 'A leader wins a column where it matters, and gives back what the arrows took. Keep him near the fight, and never alone.',
    fr: 'Un chef gagne une colonne là où il faut, et rend ce que les flèches ont pris. Gardez-le près du combat, et jamais seul.',
  },
};
