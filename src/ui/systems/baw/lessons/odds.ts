import type { Lesson, Setting } from '../../../learn/lessons/types';

/** A legion and a warband on one, and light horse that may join them. */
const together: Setting = {
  position: {
    system: 'baw',
    map: { columns: 6, rows: 5 },
    phase: 'melee',
    armies: [{ units: ['LEG C4', 'MF B3', 'LH D3', 'LEG A5'] }, { units: ['AUX C3', 'HOP E1'] }],
  },
  rolls: { 'B3+C4xC3': [4], 'B3+D3+C4xC3': [2], C4xC3: [4], B3xC3: [4] },
  foe: ['retreat C3-C2', 'retreat C3-B2', 'retreat C3-D2', 'advance C3-C4', 'advance C3-B3', 'hold', 'end'],
};

/** Two against two, side by side. */
const pairs: Setting = {
  position: {
    system: 'baw',
    map: { columns: 5, rows: 5 },
    phase: 'melee',
    armies: [{ units: ['LEG B3', 'PHX C3'] }, { units: ['LEG B2', 'AUX C2'] }],
  },
  rolls: { B3xB2: [3], C3xC2: [4] },
  foe: ['retreat C2-D1', 'retreat C2-C1', 'hold', 'end'],
};

/** Who must attack, adding strengths, odds and results, and nobody left over. */
export const odds: Lesson = {
  id: 'odds',
  system: 'baw',
  teaches: ['B7.1.a', 'B7.1.b', 'B7.1.c', 'B7.2.a', 'B7.2.b', 'B7.2.d', 'B7.3', 'B7.4.a', 'B7.4.b', 'B7.5', 'B7.6', 'B7.7.a', 'B7.7.d'],
  steps: [
    {
      setting: together,
      text: {
        en: 'Your melee. Whoever stands beside an enemy is *bound*: he must attack in this phase ({rule:B7.1.a}). Light units, disorganised ones and those that only defend never are. Tap the two units of yours that are bound.',
        fr: 'Votre mêlée. Qui est à côté d’un ennemi est *engagé* : il doit attaquer dans cette phase ({rule:B7.1.a}). Les unités légères, désorganisées ou de défense seule ne le sont jamais. Touchez vos deux unités engagées.',
      },
      goal: { tap: 'C4 B3' },
      wrong: [
        {
          when: { did: 'tap D3' },
          say: {
            en: 'It stands beside the enemy, but light horse is light: it may attack, and need not.',
            fr: 'Elle est à côté de l’ennemi, mais la cavalerie légère est légère : elle peut attaquer, sans y être obligée.',
          },
          by: ['tap D3'],
        },
        {
          when: { did: 'tap A5' },
          say: { en: 'It has no enemy beside it.', fr: 'Elle n’a pas d’ennemi à côté d’elle.' },
          by: ['tap A5'],
        },
      ],
      hint: { en: 'They are marked on the map.', fr: 'Elles sont marquées sur la carte.' },
      otherwise: { en: 'One of your own, beside the auxiliaries on C3.', fr: 'Une des vôtres, à côté des auxiliaires en C3.' },
      done: {
        en: 'The legion and the warband. The auxiliaries they touch are *due*: somebody must attack them.',
        fr: 'La légion et la bande guerrière. Les auxiliaires qu’elles touchent sont *à attaquer* : quelqu’un le doit.',
      },
      solution: ['tap C4', 'tap B3'],
    },
    {
      text: {
        en: 'Several attack together, and their strengths are added ({rule:B7.2.a}). The legion’s 6 and the warband’s 5 against the auxiliaries’ 4: which column is that? Fractions are dropped ({rule:B7.4.a}).',
        fr: 'Plusieurs attaquent ensemble, et leurs forces s’additionnent ({rule:B7.2.a}). Les 6 de la légion et les 5 de la bande guerrière contre les 4 des auxiliaires : quelle colonne est-ce ? Les fractions tombent ({rule:B7.4.a}).',
      },
      goal: {
        choose: [
          {
            text: { en: '1-1', fr: '1-1' },
            say: { en: 'That would be the legion alone: 6 against 4.', fr: 'Ce serait la légion seule : 6 contre 4.' },
          },
          {
            text: { en: '2-1', fr: '2-1' },
            right: true,
            say: {
              en: 'Yes: 11 ÷ 4 is 2 and some. With one more point it would be 3-1.',
              fr: 'Oui : 11 ÷ 4 fait 2 et quelque. Avec un point de plus, ce serait 3-1.',
            },
          },
          {
            text: { en: '3-1', fr: '3-1' },
            say: {
              en: 'That takes 12. It is rounded in the defender’s favour.',
              fr: 'Il faudrait 12. On arrondit en faveur du défenseur.',
            },
          },
        ],
      },
      show: 'B3 C4 C3',
      solution: ['say 2'],
    },
    {
      text: {
        en: 'Attack the auxiliaries with both. Every attacker must stand beside every defender ({rule:B7.2.d}). Beside the map the odds grow, term by term ({rule:B7.3}).',
        fr: 'Attaquez les auxiliaires avec les deux. Chaque attaquant doit être à côté de chaque défenseur ({rule:B7.2.d}). À côté de la carte, le rapport de forces se construit, terme à terme ({rule:B7.3}).',
      },
      goal: { all: [{ order: 'B3+C4xC3' }, { event: 'retreated' }] },
      show: 'B3 C4 C3',
      hint: {
        en: 'Tap C4, then B3, then C3; then give the order with the button, or by tapping C3 again.',
        fr: 'Touchez C4, puis B3, puis C3 ; donnez alors l’ordre avec le bouton, ou en touchant C3 encore une fois.',
      },
      wrong: [
        {
          when: { did: 'refused B7.1.c boundLeft' },
          say: {
            en: 'One of the two alone? Then the other would be bound and have nobody left to attack, for a unit is attacked only once in a phase ({rule:B7.2.b}).',
            fr: 'L’une des deux seule ? L’autre serait engagée et n’aurait plus personne à attaquer, car une unité n’est attaquée qu’une fois par phase ({rule:B7.2.b}).',
          },
          by: ['C4xC3'],
        },
        {
          when: { order: 'B3+D3+C4xC3' },
          say: {
            en: 'All three, light horse too: 13 against 4 is 3-1, and allowed. Here we want to see what 2-1 brings. Take that back and attack with the two.',
            fr: 'Toutes les trois, cavalerie légère comprise : 13 contre 4 donne 3-1, et c’est permis. Mais voyons ici ce que donne 2-1. Annulez, et attaquez avec les deux.',
          },
          by: ['B3+C4+D3xC3'],
        },
      ],
      done: {
        en: 'A 4 at 2-1: DR, the defender retreats one hex ({rule:B7.6}), to where none of your zones reaches ({rule:B7.7.a}). A *low* die is good for you ({rule:B7.5}).',
        fr: 'Un 4 à 2-1 : DR, le défenseur recule d’un hex ({rule:B7.6}), là où aucune de vos zones n’atteint ({rule:B7.7.a}). Un *petit* dé est bon pour vous ({rule:B7.5}).',
      },
      solution: ['B3+C4xC3'],
    },
    {
      text: {
        en: 'The hex is empty: one of those who attacked may advance into it, at once and at no cost ({rule:B7.7.d}). It is always a choice. Advance.',
        fr: 'L’hex est vide : une de celles qui ont attaqué peut y avancer, aussitôt et sans coût ({rule:B7.7.d}). C’est toujours un choix. Avancez.',
      },
      goal: { event: 'advanced', with: { to: 'C3' } },
      show: 'C3',
      hint: { en: 'Tap the unit, then C3.', fr: 'Touchez l’unité, puis C3.' },
      wrong: [
        {
          when: { order: 'hold' },
          say: {
            en: 'Nobody advances then. Often wise, but try it here.',
            fr: 'Alors personne n’avance. C’est souvent sage, mais essayez ici.',
          },
          by: ['hold'],
        },
      ],
      done: {
        en: 'It has attacked in this phase, so nobody is bound any more.',
        fr: 'Elle a attaqué dans cette phase, plus personne n’est donc engagé.',
      },
      solution: ['advance C4-C3'],
    },
    {
      setting: pairs,
      text: {
        en: 'Two beside two. An attack is refused if it leaves another bound unit, or another enemy that is due, without a partner ({rule:B7.1.c}). Make both attacks, so that the phase can end.',
        fr: 'Deux à côté de deux. Une attaque est refusée si elle laisse sans adversaire une autre unité engagée, ou un autre ennemi à attaquer ({rule:B7.1.c}). Menez les deux attaques, pour que la phase puisse finir.',
      },
      goal: {
        list: [
          { check: { order: 'C3xC2' }, text: { en: 'The phalanx attacks C2.', fr: 'La phalange attaque C2.' } },
          { check: { order: 'B3xB2' }, text: { en: 'The legion attacks B2.', fr: 'La légion attaque B2.' } },
        ],
      },
      hint: {
        en: 'B3 touches only B2. So the phalanx takes C2. Answer what is asked, advance or stay.',
        fr: 'B3 ne touche que B2. La phalange prend donc C2. Répondez à ce qui est demandé, avancez ou restez.',
      },
      wrong: [
        {
          when: { any: [{ did: 'refused B7.1.c dueLeft' }, { did: 'refused B7.1.c boundLeft' }] },
          say: {
            en: 'B3 touches only B2, and C2 is touched only by C3: each must have its own.',
            fr: 'B3 ne touche que B2, et seule C3 touche C2 : chacune doit avoir le sien.',
          },
          by: ['B3+C3xB2'],
        },
        {
          when: { did: 'refused B7.1.b bound' },
          say: {
            en: 'The melee cannot end while one of your units is bound ({rule:B7.1.b}).',
            fr: 'La mêlée ne peut pas finir tant qu’une de vos unités est engagée ({rule:B7.1.b}).',
          },
          by: ['end'],
        },
      ],
      done: {
        en: 'Two at 2-1 would have been nicer than 2-1 and 1-1, but a strong attack is paid for by the weak ones beside it. So think in *movement* who will touch whom.',
        fr: 'Deux à 2-1 auraient été mieux que 2-1 et 1-1, mais une attaque forte se paie par les faibles à côté. Pensez donc dès le *mouvement* à qui touchera qui.',
      },
      solution: ['C3xC2', 'hold', 'B3xB2'],
    },
    {
      text: {
        en: 'At 6-1 or better a defender is eliminated without a die; at 1-5 or worse an attacker is ({rule:B7.4.b}). Two levies, strength 2 each, are bound beside a phalanx of 8. How do they fare best?',
        fr: 'À 6-1 ou mieux, un défenseur est éliminé sans dé ; à 1-5 ou pire, c’est un attaquant ({rule:B7.4.b}). Deux levées, de force 2 chacune, sont engagées à côté d’une phalange de 8. Comment s’en tirent-elles le mieux ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'One attacks, the other stays out', fr: 'L’une attaque, l’autre reste en dehors' },
            say: {
              en: 'That is refused: the other is bound, and would have nobody to attack.',
              fr: 'C’est refusé : l’autre est engagée, et n’aurait personne à attaquer.',
            },
          },
          {
            text: { en: 'Both attack together', fr: 'Les deux attaquent ensemble' },
            right: true,
            say: {
              en: 'Yes: 4 against 8 is 1-2. Better not to have come there at all.',
              fr: 'Oui : 4 contre 8 donne 1-2. Mieux valait ne pas venir là.',
            },
          },
          {
            text: { en: 'They attack one after the other', fr: 'Elles attaquent l’une après l’autre' },
            say: { en: 'A unit is attacked only once in a phase.', fr: 'Une unité n’est attaquée qu’une fois par phase.' },
          },
        ],
      },
      solution: ['say 2'],
    },
  ],
  end: {
    en: 'You know how to attack: who is bound, who joins, who is left. Good odds are made in the movement phase.',
    fr: 'Vous savez attaquer : qui est engagé, qui se joint, qui reste. Les bons rapports de forces se font dans la phase de mouvement.',
  },
};
