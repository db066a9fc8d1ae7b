import type { Lesson, Setting } from '../../../learn/lessons/types';

/** A river between rows 3 and 4, with a ford before C4 and a bridge before E4. */
const RIVER = {
  river: 'A4/1 A4/2 B4/1 C4/2 C4/6 D4/1 E4/2 E4/6 F4/1 G4/1 G4/6',
  ford: 'C4/1',
  bridge: 'E4/1',
};

const hills: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 6, hill: 'C3 E3 E4 F3', hill2: 'E2', village: 'B2', stream: 'G5 F5', woods: 'A5 B5' },
    armies: [{ units: ['LI B4/2', 'HC E5/1'] }, { units: ['LI G1/4'] }],
  },
  foe: [],
};

const river: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 6, ...RIVER },
    armies: [{ units: ['HC G4/1', 'LI C5/1', 'HI E5/1'] }, { units: ['LI D1/4'] }],
  },
  foe: [],
};

const edge: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 6, stream: 'C5 D4 E4' },
    armies: [{ units: ['LC B4/5', 'HI E5/1'] }, { units: ['KT C2/5'] }],
  },
  foe: [],
};

/** What ground costs, one move a phase, rivers and how to cross them, and leaving the map. */
export const terrain: Lesson = {
  id: 'terrain',
  system: 'ancients',
  teaches: ['6.a', '6.g', '6.l', '6.m', 'T', 'T1', 'T3'],
  steps: [
    {
      setting: hills,
      text: {
        en: 'Most ground costs one point a hex: clear ground, villages, woods. {rule:T|Hills and streams cost two}. Your light infantry on B4 has three points. Which hex within its reach costs two? Tap it.',
        fr: 'La plupart des terrains coûtent un point par hex : terrain clair, village, bois. {rule:T|Collines et ruisseaux en coûtent deux}. Votre infanterie légère en B4 a trois points. Quel hex à sa portée en coûte deux ? Touchez-le.',
      },
      goal: { tap: 'C3' },
      show: 'B4',
      hint: {
        en: 'Hills are brown, with contour lines: look north, two hexes away.',
        fr: 'Les collines sont brunes, avec des courbes de niveau : regardez vers le nord, à deux hex.',
      },
      wrong: [
        {
          when: { did: 'tap B5' },
          say: {
            en: 'Woods cost one point. What else they do is for the next lesson.',
            fr: 'Un bois coûte un point. Ce qu’il fait d’autre attend la leçon suivante.',
          },
          by: ['tap B5'],
        },
        {
          when: { did: 'tap B2' },
          say: { en: 'A village costs one point, as open ground does.', fr: 'Un village coûte un point, comme le terrain clair.' },
          by: ['tap B2'],
        },
      ],
      otherwise: {
        en: 'Not that one: within reach of B4 there is a single hill.',
        fr: 'Pas celui-là : à portée de B4, il n’y a qu’une colline.',
      },
      done: { en: 'The hill on C3.', fr: 'La colline en C3.' },
      solution: ['tap C3'],
    },
    {
      text: {
        en: 'Send the light infantry up the hill on C3. It must not spend more than its three points, and {rule:6.a|nothing is saved} for later.',
        fr: 'Envoyez l’infanterie légère sur la colline en C3. Elle ne peut dépenser plus que ses trois points, et {rule:6.a|rien ne se garde} pour plus tard.',
      },
      goal: { piece: 'LI', army: 1, at: 'C3' },
      show: 'C3',
      hint: { en: 'Tap it, then C3. The path is drawn with its cost.', fr: 'Touchez-la, puis C3. Le chemin se dessine avec son coût.' },
      wrong: [
        {
          when: { order: 'B4*' },
          say: { en: 'That is not the hill on C3. Take it back.', fr: 'Ce n’est pas la colline en C3. Annulez.' },
          by: ['B4-B3'],
        },
      ],
      otherwise: { en: 'Take that back: the light infantry is to climb.', fr: 'Annulez : c’est l’infanterie légère qui monte.' },
      done: {
        en: 'One point for the hex on the way, two for the hill: nothing is left.',
        fr: 'Un point pour l’hex du trajet, deux pour la colline : il ne reste rien.',
      },
      solution: ['B4-C3/2'],
    },
    {
      text: {
        en: 'It has moved, and {rule:6.m|a unit moves once a phase}. Try to move it again, to C2.',
        fr: 'Elle a bougé, et {rule:6.m|une unité ne bouge qu’une fois par phase}. Essayez de la déplacer encore, en C2.',
      },
      goal: { did: 'refused 6.a movedAlready' },
      show: 'C3 C2',
      hint: { en: 'Tap C3, then C2.', fr: 'Touchez C3, puis C2.' },
      otherwise: {
        en: 'Take that back: it is the light infantry on C3 that should try.',
        fr: 'Annulez : c’est l’infanterie légère en C3 qui doit essayer.',
      },
      done: {
        en: 'As you see, nothing happens but an answer. So be sure of each move before you make it.',
        fr: 'Vous voyez : rien ne se passe, on vous répond seulement. Décidez donc bien de chaque déplacement avant de le faire.',
      },
      solution: ['C3-C2'],
    },
    {
      text: {
        en: 'The heavy cavalry on E5 has five points and a ridge before it: E4, E3, E2, all hills. From {rule:6.l|hill to hill} costs two as well. Tap the last hex of the ridge that it can reach this turn.',
        fr: 'La cavalerie lourde en E5 a cinq points, et devant elle une crête : E4, E3, E2, toutes des collines. De {rule:6.l|colline à colline}, c’est encore deux points. Touchez le dernier hex de la crête qu’elle peut atteindre ce tour-ci.',
      },
      goal: { tap: 'E3' },
      show: 'E5',
      hint: {
        en: 'Count by twos: E4 makes 2, E3 makes 4, E2 would make 6.',
        fr: 'Comptez de deux en deux : E4 fait 2, E3 fait 4, E2 ferait 6.',
      },
      wrong: [
        {
          when: { did: 'tap E2' },
          say: {
            en: 'Three hills are six points, one more than it has. A unit that cannot pay cannot enter.',
            fr: 'Trois collines font six points, un de trop. Qui ne peut pas payer n’entre pas.',
          },
          by: ['tap E2'],
        },
        {
          when: { did: 'tap E4' },
          say: {
            en: 'It gets that far with two points, and has three left.',
            fr: 'Deux points suffisent pour y aller ; il lui en reste trois.',
          },
          by: ['tap E4'],
        },
      ],
      otherwise: { en: 'That is not on the ridge.', fr: 'Cet hex n’est pas sur la crête.' },
      done: {
        en: 'Four points; the fifth is not enough for E2. That E2 is {rule:T3|higher} matters only to sight.',
        fr: 'Quatre points ; le cinquième ne suffit pas pour E2. Que E2 soit {rule:T3|plus haut} ne compte que pour la vue.',
      },
      solution: ['tap E3'],
    },
    {
      setting: river,
      text: {
        en: 'A {rule:T1|river} runs along the sides of hexes, and nobody crosses it. Try: send the heavy cavalry from G4 to G3.',
        fr: 'Une {rule:T1|rivière} suit les côtés des hex, et personne ne la traverse. Essayez : envoyez la cavalerie lourde de G4 en G3.',
      },
      goal: { did: 'refused T1 riverBetween' },
      show: 'G4 G3',
      hint: { en: 'Tap G4, then G3 on the far bank.', fr: 'Touchez G4, puis G3 sur l’autre rive.' },
      otherwise: {
        en: 'That is allowed, but take it back: here you are meant to be refused.',
        fr: 'C’est permis, mais annulez : ici, il faut se faire refuser.',
      },
      done: {
        en: 'With a river between there is neither moving nor fighting. There are two ways over: the ford at C4 and the bridge at E4.',
        fr: 'À travers une rivière, ni déplacement ni mêlée. Deux passages existent : le gué en C4 et le pont en E4.',
      },
      solution: ['G4-G3'],
    },
    {
      text: {
        en: 'A {rule:T|ford} lets you through for one point more, a bridge for nothing more. The light infantry on C5 has three points and faces the ford. What does it cost to go over it to C3?',
        fr: 'Un {rule:T|gué} laisse passer pour un point de plus, un pont sans rien de plus. L’infanterie légère en C5 a trois points et regarde le gué. Que coûte le trajet jusqu’en C3 ?',
      },
      goal: {
        choose: [
          {
            text: { en: '2 points', fr: '2 points' },
            say: {
              en: 'That would be so over a bridge. The ford costs one more.',
              fr: 'Ce serait vrai par un pont. Le gué coûte un point de plus.',
            },
          },
          {
            text: { en: '3 points', fr: '3 points' },
            right: true,
            say: {
              en: 'One for C4, and two for C3: one for the ground, one for the ford.',
              fr: 'Un pour C4 et deux pour C3 : un pour le terrain, un pour le gué.',
            },
          },
          {
            text: { en: '4 points', fr: '4 points' },
            say: {
              en: 'It is not as bad as that: the ford adds a single point.',
              fr: 'C’est moins que cela : le gué n’ajoute qu’un seul point.',
            },
          },
        ],
      },
      show: 'C5 C3',
      done: { en: 'It can just do it.', fr: 'Elle y arrive tout juste.' },
      solution: ['say 2'],
    },
    {
      text: {
        en: 'Get two units over the river: the light infantry by the ford to C3, the heavy infantry by the bridge to E3.',
        fr: 'Faites passer la rivière à deux unités : l’infanterie légère par le gué en C3, l’infanterie lourde par le pont en E3.',
      },
      goal: {
        list: [
          { check: { piece: 'LI', army: 1, at: 'C3' }, text: { en: 'Light infantry on C3', fr: 'Infanterie légère en C3' } },
          { check: { piece: 'HI', army: 1, at: 'E3' }, text: { en: 'Heavy infantry on E3', fr: 'Infanterie lourde en E3' } },
        ],
      },
      show: 'C3 E3',
      wrong: [
        {
          when: { all: [{ order: 'C5*' }, { none: { piece: 'LI', army: 1, at: 'C3' } }] },
          say: {
            en: 'The light infantry has had its move and is not on C3. Take it back.',
            fr: 'L’infanterie légère a joué, et n’est pas en C3. Annulez.',
          },
          by: ['C5-C4/1'],
        },
        {
          when: { all: [{ order: 'E5*' }, { none: { piece: 'HI', army: 1, at: 'E3' } }] },
          say: {
            en: 'The heavy infantry has had its move and is not on E3. Take it back.',
            fr: 'L’infanterie lourde a joué, et n’est pas en E3. Annulez.',
          },
          by: ['E5-E4/1'],
        },
        {
          when: { piece: 'HC', army: 1, at: 'C3 E3' },
          say: {
            en: 'The cavalry stands where men on foot are to go. Take it back.',
            fr: 'La cavalerie occupe l’hex où doit aller l’infanterie. Annulez.',
          },
          by: ['G4-E3/2'],
        },
      ],
      done: {
        en: 'Slow troops love bridges: two points are enough for the heavy infantry, and at the ford they would not have been.',
        fr: 'Les troupes lentes aiment les ponts : deux points suffisent à l’infanterie lourde ; au gué, ils n’auraient pas suffi.',
      },
      solution: ['C5-C3/1', 'E5-E3/1'],
    },
    {
      setting: edge,
      text: {
        en: 'Enemy knights are after your light cavalry. It may {rule:6.g|leave the map}: from a hex on the edge, through one of its front hexes, for one point more. Take it off the map.',
        fr: 'Des chevaliers ennemis en veulent à votre cavalerie légère. Elle peut {rule:6.g|sortir de la carte} : d’un hex de bord, par un de ses hex de front, pour un point de plus. Faites-la sortir.',
      },
      goal: { event: 'exited', with: { unit: 'B4' } },
      show: 'B4',
      hint: {
        en: 'Choose it, and press the button on its card that leaves the map (on a phone, under *Now*), or press X. The table finds the way to the edge.',
        fr: 'Prenez-la en main et appuyez sur le bouton de sortie de sa fiche (sur un téléphone, sous *Action*), ou sur la touche X. La table trouve le chemin du bord.',
      },
      wrong: [
        {
          when: {
            any: [
              { event: 'moved', with: { unit: 'B4' } },
              { event: 'turned', with: { unit: 'B4' } },
            ],
          },
          say: {
            en: 'It is still on the map, and has had its move. Take it back.',
            fr: 'Elle est encore sur la carte, et elle a joué. Annulez.',
          },
          by: ['B4-A5/5'],
        },
      ],
      otherwise: { en: 'Take that back: save the light cavalry first.', fr: 'Annulez : sauvez d’abord la cavalerie légère.' },
      done: {
        en: 'It will not come back, but it does not count as lost either.',
        fr: 'Elle ne reviendra pas, mais elle ne compte pas non plus comme perdue.',
      },
      solution: ['B4-off'],
    },
  ],
  end: {
    en: 'Clear ground, villages and woods cost one point, hills and streams two; a ford adds one, a bridge nothing, a river stops everybody. A turn costs one. A unit that cannot pay cannot enter, and what is not spent is lost.',
    fr: 'Terrain clair, village et bois coûtent un point, colline et ruisseau deux ; un gué en ajoute un, un pont aucun, une rivière arrête tout le monde. Pivoter coûte un point. Qui ne peut pas payer n’entre pas ; ce qui n’est pas dépensé est perdu.',
  },
};
