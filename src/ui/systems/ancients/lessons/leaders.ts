import type { Lesson, Setting } from '../../../learn/lessons/types';

const map = { columns: 7, rows: 5 };

/** A leader waits; one unit faces the enemy, another has to be rallied. */
const placing: Setting = {
  position: {
    system: 'ancients',
    map,
    phase: 'leaders',
    armies: [{ units: ['HI C4/1', 'HI B4/1 disordered'], waiting: 1 }, { units: ['HI C3/4', 'LC G1/4'] }],
  },
  rolls: { C4xC3: [2, 5] },
  foe: ['end'],
};

const archers: Setting = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'fire',
    armies: [{ units: ['LA D4/1'] }, { units: ['KT C3/4', 'KT D2/4'], leaders: ['D2'] }],
  },
  rolls: { 'D4:D2': [2, 1], 'D4:C3': [2] },
  foe: [],
};

/** The unit is lost, whatever its leader does. */
const doomed: Setting = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'melee',
    attack: { order: 'C3xC4', asks: 'away' },
    armies: [{ units: ['LI C4/1 disordered'], leaders: ['C4'] }, { units: ['KT C3/4 attacked'] }],
  },
  rolls: { 'away 0': [4, 3] },
  foe: [],
};

/** The unit can get away. */
const mounted: Setting = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'melee',
    attack: { order: 'C3xC4', asks: 'away' },
    armies: [{ units: ['LC C4/1'], leaders: ['C4'] }, { units: ['KT C3/4 attacked'] }],
  },
  rolls: { 'away 0': [4, 4], 'away 1': [4] },
  foe: ['press'],
};

const prey: Setting = {
  position: {
    system: 'ancients',
    map,
    armies: [{ units: ['HC C5/1', 'HI B4/1'] }, { units: ['HI F2/4', 'HI A1/4'], leaders: ['D1', 'F2'] }],
  },
  foe: [],
};

/** Placing, doubling, rallying; killed, saved and captured. */
export const leaders: Lesson = {
  id: 'leaders',
  system: 'ancients',
  teaches: ['3', '7', '10', '11', '11.a', '11.b', '11.c', '11.d', '11.e'],
  steps: [
    {
      setting: placing,
      text: {
        en: 'A {rule:11|leader} is a star without numbers: by himself he neither fights nor {rule:11.a|marches}. When your turn begins your leaders {rule:3|leave the map}, and after your units have moved you {rule:7|place} each of them in any hex, however far. Place yours with the heavy infantry on C4, which is about to attack.',
        fr: 'Un {rule:11|chef} est une étoile sans chiffres : par lui-même, il ne combat pas et ne {rule:11.a|marche} pas. Au début de votre tour, vos chefs {rule:3|quittent la carte}, et quand vos unités se sont déplacées, vous {rule:7|placez} chacun d’eux dans l’hex de votre choix, si loin soit-il. Placez le vôtre avec l’infanterie lourde en C4, qui va attaquer.',
      },
      goal: { leader: 'C4', army: 1 },
      show: 'C4',
      wrong: [
        {
          when: { leader: 'B4', army: 1 },
          say: {
            en: 'With the disordered unit he would be useful too: it would recover at the end of the turn. But first we want to win a fight. Take it back and place him on C4.',
            fr: 'Avec l’unité désorganisée, il serait utile aussi : elle se remettrait à la fin du tour. Mais gagnons d’abord un combat. Annulez et placez-le en C4.',
          },
          by: ['*B4'],
        },
        {
          when: { did: 'refused 7 enemyThere' },
          say: {
            en: 'Any hex will do, except one where an enemy unit or leader stands.',
            fr: 'Tout hex convient, sauf celui où se trouve une unité ou un chef ennemi.',
          },
          by: ['*C3'],
        },
      ],
      otherwise: {
        en: 'On his own he doubles nobody, and any enemy who enters his hex carries him off. Take it back.',
        fr: 'Seul, il ne double personne, et tout ennemi qui entre dans son hex l’emmène. Annulez.',
      },
      solution: ['*C4'],
    },
    {
      text: {
        en: 'With its leader the heavy infantry on C4 is {rule:11.c|doubled}: 8 against 4. End the placement with the main button; Blue has nobody to shoot with, so your melee follows at once. Then attack C3.',
        fr: 'Avec son chef, l’infanterie lourde en C4 est {rule:11.c|doublée} : 8 contre 4. Terminez le placement avec le bouton principal ; les Bleus n’ont personne pour tirer, et votre mêlée suit aussitôt. Attaquez alors C3.',
      },
      goal: { event: 'fought', with: { unit: 'C4', at: 'C3' } },
      show: 'C4 C3',
      wrong: [
        {
          when: { event: 'turnBegan' },
          say: {
            en: 'You ended the melee without attacking. Take it back.',
            fr: 'Vous avez terminé la mêlée sans attaquer. Annulez.',
          },
          by: ['end', 'end'],
        },
      ],
      done: {
        en: 'M, both are disordered. Whenever fire or melee disorders or eliminates a unit, the die is rolled for each leader with it: a 1 {rule:11.d|kills} him. His die shows a 5; he is unhurt.',
        fr: 'M, les deux sont désorganisés. Chaque fois qu’un tir ou une mêlée désorganise ou élimine une unité, on lance le dé pour chaque chef qui l’accompagne : un 1 le {rule:11.d|tue}. Son dé donne 5 ; il est indemne.',
      },
      solution: ['end', 'C4xC3'],
    },
    {
      text: {
        en: 'Two of your units are disordered now, but one has its leader with it. End the melee and watch both: the last thing in your turn is the {rule:10|rally}.',
        fr: 'Deux de vos unités sont désorganisées, mais l’une a son chef avec elle. Terminez la mêlée et regardez-les toutes deux : la dernière chose de votre tour est le {rule:10|ralliement}.',
      },
      goal: { event: 'rallied', with: { unit: 'C4' } },
      show: 'C4 B4',
      foe: [],
      done: {
        en: 'The unit with the leader is back at full strength. The other stays disordered, for nobody is there to rally it.',
        fr: 'L’unité du chef a retrouvé sa pleine puissance. L’autre reste désorganisée : personne n’est là pour la rallier.',
      },
      solution: ['end'],
    },
    {
      text: {
        en: 'Any number of leaders may share a hex, and {rule:11.c|each of them} doubles. How strong is heavy infantry, strength 4, with two leaders?',
        fr: 'Plusieurs chefs peuvent partager un hex, et {rule:11.c|chacun d’eux} double. Quelle est la force d’une infanterie lourde de 4 avec deux chefs ?',
      },
      goal: {
        choose: [
          {
            text: { en: '8', fr: '8' },
            say: {
              en: 'That is what one leader makes of it. The second doubles it again.',
              fr: 'C’est ce qu’en fait un seul chef. Le second double encore.',
            },
          },
          {
            text: { en: '12', fr: '12' },
            say: {
              en: 'Each leader doubles what is there already; he does not add 4.',
              fr: 'Chaque chef double ce qu’il trouve ; il n’ajoute pas 4.',
            },
          },
          {
            text: { en: '16', fr: '16' },
            right: true,
            say: {
              en: 'Right, twice doubled: 4, 8, 16. But then two leaders are at stake.',
              fr: 'Exact, deux fois doublée : 4, 8, 16. Mais alors deux chefs sont exposés.',
            },
          },
        ],
      },
      foe: [],
      solution: ['say 3'],
    },
    {
      setting: archers,
      text: {
        en: 'Your enemy’s leaders are as mortal as yours. Your light archers may shoot at two units of knights, equally near, and one of them has a leader with it. Make that one your target.',
        fr: 'Les chefs ennemis sont aussi mortels que les vôtres. Vos archers légers peuvent tirer sur deux unités de chevaliers, aussi proches l’une que l’autre ; un chef accompagne l’une d’elles. Prenez celle-là pour cible.',
      },
      goal: { event: 'shot', with: { unit: 'D4', at: 'D2' } },
      hint: { en: 'Look for the star on the counter.', fr: 'Cherchez l’étoile sur le pion.' },
      wrong: [
        {
          when: { event: 'shot', with: { at: 'C3' } },
          say: {
            en: 'A hit, but nobody of rank was there. Take it back and look for the star.',
            fr: 'Touché, mais aucun chef n’était là. Annulez et cherchez l’étoile.',
          },
          by: ['D4:C3'],
        },
      ],
      done: {
        en: 'A 2 hits the knights, and the die for their leader shows a 1: {rule:11.d|killed}. He is lost for good. (Disorder by woods, by a retreat, by passing through friends or by panic never puts a leader at risk.)',
        fr: 'Un 2 touche les chevaliers, et le dé de leur chef donne 1 : {rule:11.d|tué}. Il est perdu pour de bon. (Une désorganisation due à un bois, à une retraite, à la traversée d’un ami ou à la panique n’expose jamais un chef.)',
      },
      solution: ['D4:D2'],
    },
    {
      setting: doomed,
      text: {
        en: 'Blue’s knights attack your leader’s own hex, and his disordered light infantry is lost: 8 against 2. A leader may always {rule:11.b|leave before combat} and wait beside the map until you next place leaders; but a unit that he leaves must retreat, or it is disordered at once, and eliminated if it already was. Save your leader.',
        fr: 'Les chevaliers bleus attaquent l’hex même de votre chef, et son infanterie légère désorganisée est perdue : 8 contre 2. Un chef peut toujours {rule:11.b|se retirer avant le combat} et attendre à côté de la carte votre prochain placement ; mais l’unité qu’il quitte doit battre en retraite, sans quoi elle est aussitôt désorganisée, ou éliminée si elle l’était déjà. Sauvez votre chef.',
      },
      goal: { event: 'leadersLeft', with: { hex: 'C4' } },
      wrong: [
        {
          when: { event: 'leadersCaptured' },
          say: {
            en: 'He stayed, and the die spared him. But his unit fell, the knights rode into the hex and {rule:11.e|captured} him. Take it back and let him go.',
            fr: 'Il est resté, et le dé l’a épargné. Mais son unité est tombée, les chevaliers sont entrés dans l’hex et l’ont {rule:11.e|capturé}. Annulez et laissez-le partir.',
          },
          by: ['away 0'],
        },
      ],
      done: {
        en: 'The light infantry, already disordered, does not survive being left. It would not have survived the knights either. Your leader will.',
        fr: 'L’infanterie légère, déjà désorganisée, ne survit pas à son départ. Elle n’aurait pas non plus survécu aux chevaliers. Votre chef, si.',
      },
      solution: ['away 1'],
    },
    {
      setting: mounted,
      text: {
        en: 'This time your leader rides with light cavalry in good order, faster than the knights. He may {rule:11.b|leave}, or stay and go along when the riders retreat. Save both, whichever way you like.',
        fr: 'Cette fois, votre chef chevauche avec une cavalerie légère en bon ordre, plus rapide que les chevaliers. Il peut {rule:11.b|se retirer}, ou rester et suivre les cavaliers dans leur retraite. Sauvez-les tous deux, comme vous voulez.',
      },
      goal: { piece: 'LC', army: 1, at: 'B4 C5 D4' },
      hint: {
        en: 'Answer for the leader first, then retreat to B4, C5 or D4, out of the front of the knights.',
        fr: 'Répondez d’abord pour le chef, puis battez en retraite en B4, C5 ou D4, hors du front des chevaliers.',
      },
      wrong: [
        {
          when: { order: 'stand' },
          say: {
            en: 'Too much for light cavalry, with or without its leader. Take it back and retreat.',
            fr: 'C’était trop pour une cavalerie légère, avec ou sans son chef. Annulez et battez en retraite.',
          },
          by: ['away 1', 'stand'],
        },
        {
          when: { event: 'pressed' },
          say: {
            en: 'Still in the front of the knights: they pressed the attack. Take it back and retreat behind you, to B4, C5 or D4.',
            fr: 'Encore dans le front des chevaliers : ils ont poursuivi l’attaque. Annulez et battez en retraite derrière vous, en B4, C5 ou D4.',
          },
          by: ['away 1', 'retreat B3'],
        },
      ],
      done: {
        en: 'Both live. A leader may leave only when his own hex is attacked, and only before the dice: whoever stays shares what comes.',
        fr: 'Tous deux sont saufs. Un chef ne se retire que si son propre hex est attaqué, et seulement avant les dés : qui reste partage le sort de l’unité.',
      },
      solution: ['away 1', 'retreat C5'],
    },
    {
      setting: prey,
      text: {
        en: 'Your movement. One blue leader has been left on his own on D1, the other stands with troops. A unit that enters the hex of leaders on their own {rule:11.e|captures} them. Catch him with your heavy cavalry.',
        fr: 'À vous de vous déplacer. Un chef bleu est resté seul en D1, l’autre est avec ses troupes. Une unité qui entre dans l’hex de chefs isolés les {rule:11.e|capture}. Prenez-le avec votre cavalerie lourde.',
      },
      goal: { event: 'leadersCaptured' },
      show: 'D1',
      otherwise: {
        en: 'That does not catch him. Take it back and move the heavy cavalry from C5 to D1.',
        fr: 'Cela ne le prend pas. Annulez et amenez la cavalerie lourde de C5 en D1.',
      },
      wrong: [
        {
          when: { event: 'moved', with: { unit: 'B4' } },
          say: {
            en: 'On foot it is too far. Take it back and send the cavalry.',
            fr: 'À pied, c’est trop loin. Annulez et envoyez la cavalerie.',
          },
          by: ['B4-B3/1'],
        },
        {
          when: { order: 'C5*' },
          say: {
            en: 'The leader is still free. The cavalry must enter his hex, D1, in this move: take it back.',
            fr: 'Le chef est toujours libre. La cavalerie doit entrer dans son hex, D1, par ce déplacement : annulez.',
          },
          by: ['C5-D2/1'],
        },
      ],
      done: {
        en: 'Captured. Leaders killed or captured never return, and an army that has lost all of them panics: the lesson on panic shows how.',
        fr: 'Capturé. Les chefs tués ou capturés ne reviennent pas, et une armée qui les a tous perdus panique : la leçon sur la panique le montre.',
      },
      solution: ['C5-D1/2'],
    },
  ],
  end: {
    en: 'A leader doubles whoever fights beside him and rallies the disordered. Place him where the turn is decided, and never alone where an enemy can reach him.',
    fr: 'Un chef double ceux qui combattent à ses côtés et rallie les désorganisés. Placez-le là où le tour se décide, et jamais seul à portée de l’ennemi.',
  },
};
