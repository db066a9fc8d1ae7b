import type { Lesson, Setting } from '../../../learn/lessons/types';

/** Eight units a side, a hill in the middle, five turns; the learner has one leader and some steadiness more. */
const field: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 11, rows: 8, woods: 'B4 B5 C5', hill: 'E4 F4 F5', village: 'J5', stream: 'I3 J2 K3' },
    turns: 5,
    armies: [
      {
        panic: 12,
        units: ['HI E7/1', 'HI F6/1', 'HI G7/1', 'LI D6/1', 'LI H6/1', 'LA E8/1', 'MM G8/1', 'HC I7/1'],
        camp: 'F8',
        leaders: ['F6', 'G7'],
      },
      {
        panic: 10,
        units: ['HI E2/4', 'HI F2/4', 'LI D2/4', 'LI H1/4', 'LA E1/4', 'MM G2/4', 'LC B2/4', 'LC J1/4'],
        camp: 'F1',
        leaders: ['F2'],
      },
    ],
  },
  program: 'recruit:1',
};

/** A whole small battle against the weakest program, with its advice for the asking. */
export const battle: Lesson = {
  id: 'battle',
  system: 'ancients',
  teaches: ['12'],
  steps: [
    {
      setting: field,
      text: {
        en: 'A whole battle of your own: five turns ({rule:2}), you lead Red, the computer leads Blue, and there is one point each for the camp, for a panic and for twice the strength at the end ({rule:12}). Blue panics at 10 points lost, you at 12. What do you set out to do?',
        fr: 'Une bataille entière, la vôtre : cinq tours ({rule:2}), vous menez les Rouges, l’ordinateur mène les Bleus, et l’on gagne un point pour le camp, un pour une panique, un pour le double de la force à la fin ({rule:12}). Les Bleus paniquent à 10 points perdus, vous à 12. Que comptez-vous faire ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'Ride round the enemy at once and seize his camp', fr: 'Contourner l’ennemi au galop et capturer son camp' },
            say: {
              en: 'That is one point, if it succeeds: a camp shoots, defends itself, and binds your horsemen to the end. The two other points need your strength.',
              fr: 'Un point, si cela réussit : un camp tire, se défend, et retient vos cavaliers jusqu’à la fin. Les deux autres points demandent votre force.',
            },
          },
          {
            text: {
              en: 'Hold the hill with a firm line, and fight where the odds are good',
              fr: 'Tenir la colline en ligne serrée, et combattre là où le rapport de forces est bon',
            },
            right: true,
            say: {
              en: 'A good plan. On the hill your infantry is doubled, and every fight at 2-1 or better brings the enemy nearer to panic.',
              fr: 'Un bon plan. Sur la colline, votre infanterie est doublée, et chaque combat à 2-1 ou mieux rapproche l’ennemi de la panique.',
            },
          },
          {
            text: { en: 'Attack with everybody, whatever the odds', fr: 'Attaquer avec tout le monde, à n’importe quel rapport de forces' },
            say: {
              en: 'At 1-2 four faces in six hurt only you. Whoever attacks at bad odds will soon be the first to panic.',
              fr: 'À 1-2, quatre faces sur six ne font de mal qu’à vous. Qui attaque à mauvais rapport panique bientôt le premier.',
            },
          },
        ],
      },
      show: 'E4 F4 F5',
      solution: ['say 2'],
    },
    {
      text: {
        en: 'You need not think alone. Press the lamp at the edge of the map, or H: the computer looks at the battle with your eyes and names the best plans, each with its reasons.',
        fr: 'Vous n’êtes pas seul à réfléchir. Appuyez sur l’ampoule au bord de la carte, ou sur H : l’ordinateur regarde la bataille avec vos yeux et nomme les meilleurs plans, chaque fois avec leurs raisons.',
      },
      goal: { did: 'counsel' },
      hint: { en: 'The lamp is at the top right of the map.', fr: 'L’ampoule est en haut à droite de la carte.' },
      done: {
        en: 'Each plan can be seen on the map and played, one order at a time or all of it. It is advice: the orders are yours. Ask again as often as you like.',
        fr: 'Vous pouvez voir chaque plan sur la carte et le jouer, un ordre à la fois ou en entier. C’est un conseil : les ordres sont les vôtres. Demandez aussi souvent que vous voulez.',
      },
      solution: ['counsel'],
    },
    {
      text: {
        en: 'Now a first move, the one advised or your own. If you are in doubt: the heavy infantry on F6, up the hill in front of it.',
        fr: 'Maintenant un premier déplacement, celui qu’on vous conseille ou le vôtre. Si vous hésitez : l’infanterie lourde de F6 sur la colline devant elle.',
      },
      goal: { any: [{ event: 'moved' }, { event: 'turned' }] },
      hint: { en: 'Tap F6, then F5.', fr: 'Touchez F6, puis F5.' },
      solution: ['F6-F5/1'],
    },
    {
      text: {
        en: 'Bring up the others: the heavy infantry side by side, so that nobody comes at a flank; the archers close behind; the horsemen at the end of the line, where they have room. Then end the movement, place both leaders with the heavy infantry, and end that too.',
        fr: 'Amenez les autres : l’infanterie lourde côte à côte, pour que personne ne vienne sur un flanc ; les archers juste derrière ; les cavaliers au bout de la ligne, où ils ont de la place. Terminez alors le mouvement, placez les deux chefs avec l’infanterie lourde, et terminez cela aussi.',
      },
      goal: { event: 'phaseBegan', with: { phase: 'fire' } },
      hint: {
        en: 'Press the main button; tap the hexes for your two leaders; press it again.',
        fr: 'Appuyez sur le bouton principal ; touchez les hex de vos deux chefs ; appuyez encore.',
      },
      solution: ['end', '*F5', '*G7', 'end'],
    },
    {
      text: {
        en: 'From here the battle is yours. Blue shoots in your turn and you in his; you attack in your own. Before every attack look at the odds beside the map, and ask for advice when you are at a loss.',
        fr: 'À partir d’ici, la bataille est à vous. Les Bleus tirent dans votre tour et vous dans le leur ; vous attaquez dans le vôtre. Avant chaque attaque, regardez le rapport de forces à côté de la carte, et demandez conseil quand vous hésitez.',
      },
      goal: {
        list: [
          {
            check: { event: 'turnBegan', with: { turn: 2, side: 1 } },
            text: { en: 'Your second turn begins.', fr: 'Votre deuxième tour commence.' },
          },
          {
            check: { event: 'turnBegan', with: { turn: 4, side: 1 } },
            text: { en: 'Your fourth turn begins.', fr: 'Votre quatrième tour commence.' },
          },
          { check: { event: 'battleEnded' }, text: { en: 'The battle is over.', fr: 'La bataille est terminée.' } },
        ],
      },
      hint: {
        en: 'When the computer has played, it is your turn again: move, place your leaders, attack, and press the main button after each; you shoot in Blue’s turn, when you are asked.',
        fr: 'Quand l’ordinateur a joué, c’est de nouveau à vous : déplacez, placez vos chefs, attaquez, et appuyez chaque fois sur le bouton principal ; vous tirez pendant le tour des Bleus, quand on vous le demande.',
      },
      done: {
        en: 'Your first battle. The points and what brought them are listed beside the map; the log tells how it came about. Won or lost, the next one will be easier.',
        fr: 'Votre première bataille. Les points et ce qui les a rapportés sont à côté de la carte ; le journal raconte comment. Gagnée ou perdue, la suivante sera plus facile.',
      },
      solution: ['program'],
    },
  ],
  onward: 'spartolus',
  end: {
    en: 'You can play *Ancients*. Spartolus is the battle to go on with: small, open, and never twice the same.',
    fr: 'Vous savez jouer à *Ancients*. Continuez avec Spartolos : une petite bataille, ouverte, et jamais deux fois la même.',
  },
};
