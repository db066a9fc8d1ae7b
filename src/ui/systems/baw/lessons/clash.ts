import type { Lesson, Setting } from '../../../learn/lessons/types';

/** Eight units a side, a rise in the middle, five turns; the learner is a little the stronger. */
const field: Setting = {
  position: {
    system: 'baw',
    options: ['B16.1'],
    map: { columns: 11, rows: 9, forest: 'B4 B5 C5', level1: 'E5 F4 F5 G5', stream: 'I5/N J4/N' },
    turns: 5,
    armies: [
      {
        rally: 2,
        demoralisation: 14,
        disintegration: 22,
        units: ['LEG E7', 'LEG F7', 'LEG G7', 'HOP D7', 'LI C7', 'ARC F8', 'HC I7', 'LH J7'],
        leaders: ['Gaius 2 F7'],
      },
      {
        rally: 1,
        demoralisation: 11,
        disintegration: 18,
        units: ['MF E3', 'MF F2', 'MF G3', 'AUX D2', 'AUX H2', 'SLG F1', 'MC B2', 'NUM J2'],
        leaders: ['Hanno 1 F2'],
      },
    ],
  },
  program: 'recruit:1',
};

/** A whole small battle against the weakest program, with its advice for the asking. */
export const clash: Lesson = {
  id: 'clash',
  system: 'baw',
  teaches: ['B14', 'B16.1'],
  steps: [
    {
      setting: field,
      text: {
        en: 'A whole battle of your own: five turns, you lead Red, the computer leads Blue. Blue is demoralised at 11 points lost and disintegrates at 18, you at 14 and 22; if nobody breaks, the smaller share of losses wins ({rule:B14}). On this field whoever is attacked only from below is doubled ({rule:B16.1}). What do you set out to do?',
        fr: 'Une bataille entière, la vôtre : cinq tours, vous menez les Rouges, l’ordinateur mène les Bleus. Les Bleus sont démoralisés à 11 points perdus et se désintègrent à 18, vous à 14 et 22 ; si personne ne rompt, la plus petite part de pertes gagne ({rule:B14}). Sur ce terrain, qui n’est attaqué que d’en bas est doublé ({rule:B16.1}). Que comptez-vous faire ?',
      },
      goal: {
        choose: [
          {
            text: {
              en: 'Stand on the rise with the legions, shoot, and fight together',
              fr: 'Tenir la hauteur avec les légions, tirer, et combattre ensemble',
            },
            right: true,
            say: {
              en: 'A good plan. Up there you are doubled, and whoever comes up to you must attack.',
              fr: 'Un bon plan. Là-haut vous êtes doublé, et qui vient à votre contact doit attaquer.',
            },
          },
          {
            text: { en: 'Send every unit at the nearest enemy', fr: 'Lancer chaque unité sur l’ennemi le plus proche' },
            say: {
              en: 'Whoever comes up to an enemy must attack him, alone if need be. One against one is 1-1, and only two of its faces drive him back.',
              fr: 'Qui vient au contact doit attaquer, seul s’il le faut. Un contre un, c’est 1-1, et deux faces seulement le font reculer.',
            },
          },
          {
            text: { en: 'Keep away from everybody for five turns', fr: 'Rester loin de tous pendant cinq tours' },
            say: {
              en: 'Equal shares are a draw. You are the stronger: use it.',
              fr: 'Des parts égales font un match nul. Vous êtes le plus fort : profitez-en.',
            },
          },
        ],
      },
      show: 'E5 F4 F5 G5',
      solution: ['say 1'],
    },
    {
      text: {
        en: 'Nobody is in range yet, so end your fire. Then a first move: if you are in doubt, the legion on F7, with Gaius’s help later, up the slope to F5.',
        fr: 'Personne n’est encore à portée : terminez votre tir. Puis un premier déplacement : si vous hésitez, la légion de F7 en haut de la pente, en F5 ; Gaius la rejoindra.',
      },
      goal: { event: 'moved' },
      hint: { en: 'Press the main button, then tap F7 and F5.', fr: 'Appuyez sur le bouton principal, puis touchez F7 et F5.' },
      solution: ['end', 'F7-F5'],
    },
    {
      text: {
        en: 'Bring up the others side by side, the archers behind them, Gaius with the legion in the middle. When you have done, end the movement and what follows.',
        fr: 'Amenez les autres côte à côte, les archers derrière elles, Gaius avec la légion du milieu. Quand vous avez fini, terminez le mouvement et ce qui suit.',
      },
      goal: { event: 'turnBegan', with: { side: 2 } },
      hint: {
        en: 'The main button says what is still to be done. Each unit and each leader moves once.',
        fr: 'Le bouton principal dit ce qui reste à faire. Chaque unité et chaque chef ne bouge qu’une fois.',
      },
      solution: ['E7-E6', 'Gaius-F5', 'end', 'end'],
    },
    {
      text: {
        en: 'From here the battle is yours: fire, move, fight. Whoever is bound is marked on the map; before an attack look at the odds beside it, and ask for advice with the lamp or H when you are at a loss.',
        fr: 'À partir d’ici, la bataille est à vous : tirez, bougez, combattez. Qui est engagé est marqué sur la carte ; avant une attaque, regardez le rapport de forces à côté d’elle, et demandez conseil avec l’ampoule ou H quand vous hésitez.',
      },
      goal: {
        list: [
          {
            check: { any: [{ event: 'turnBegan', with: { turn: 3, side: 1 } }, { event: 'battleEnded' }] },
            text: { en: 'Your third turn begins.', fr: 'Votre troisième tour commence.' },
          },
          { check: { event: 'battleEnded' }, text: { en: 'The battle is over.', fr: 'La bataille est terminée.' } },
        ],
      },
      hint: {
        en: 'When the computer has played, it is your turn again: fire, move, attack, and press the main button after each.',
        fr: 'Quand l’ordinateur a joué, c’est de nouveau à vous : tirez, bougez, attaquez, et appuyez chaque fois sur le bouton principal.',
      },
      done: {
        en: 'Your first battle of this kind. The losses of both and what they could still have lost before each level are beside the map; the log tells how it came about.',
        fr: 'Votre première bataille de ce genre. Les pertes des deux et ce qui manquait à leurs seuils sont à côté de la carte ; le journal raconte comment.',
      },
      solution: ['program'],
    },
  ],
  end: {
    en: 'You can play *Battles of the Ancient World*. Go on with one of the smaller battles, and mind who must fight whom.',
    fr: 'Vous savez jouer à *Battles of the Ancient World*. Continuez avec une des plus petites batailles, et prenez garde à qui doit combattre qui.',
  },
};
