import type { Lesson, Scene } from './types';

const TYPES = { 'trireme-drilled': { as: 'small', crew: 4 }, trireme: { as: 'small', crew: 3 } };

/** Open water: ahead, astern, turning, and a damaged ship. */
const rowing: Scene = {
  position: {
    system: 'naval',
    map: { columns: 9, rows: 8, land: 'G1 H1 H2 I2' },
    types: TYPES,
    turns: 12,
    die: 3,
    fleets: [
      { ships: ['trireme-drilled D6/1', 'trireme-drilled G3/2', 'trireme-drilled B6/1', 'trireme-drilled H6/6 damaged'] },
      { ships: ['trireme D1/4'] },
    ],
  },
};

const flank: Scene = {
  position: {
    system: 'naval',
    map: { columns: 9, rows: 8 },
    types: TYPES,
    turn: 2,
    turns: 12,
    die: 3,
    fleets: [{ ships: ['trireme-drilled C5/2'] }, { ships: ['trireme E4/4', 'trireme H2/4'] }],
  },
  rolls: { 'C5-D4xE4': [3] },
};

const rudder: Scene = {
  position: {
    system: 'naval',
    map: { columns: 9, rows: 8 },
    types: TYPES,
    turn: 2,
    turns: 12,
    die: 3,
    fleets: [{ ships: ['trireme-drilled D6/1'] }, { ships: ['trireme D4/1', 'trireme H2/4'] }],
  },
  rolls: { 'D6-D5xD4': [2], 'D6-D5xD4-D3': [2] },
};

/** Through the oars of the first ship, which then shows its flank to the second. */
const rake: Scene = {
  position: {
    system: 'naval',
    map: { columns: 9, rows: 8 },
    types: TYPES,
    turn: 3,
    turns: 12,
    die: 2,
    fleets: [{ ships: ['trireme-drilled D6/1', 'trireme-drilled B3/3'] }, { ships: ['trireme D4/4', 'trireme H2/4'] }],
  },
  rolls: { 'D6-D5xD4': [3, 2], 'D6-D5xD4-D3': [3, 2], 'B3-C4xD4': [1], end: [4] },
};

const rock: Scene = {
  position: {
    system: 'naval',
    map: { columns: 9, rows: 8, land: 'C3 D3 E3' },
    types: TYPES,
    turn: 4,
    turns: 12,
    die: 3,
    fleets: [{ ships: ['trireme-drilled D6/1'] }, { ships: ['trireme D4/1', 'trireme H2/4'] }],
  },
};

/** Ships at sea: bow and stern, the fleet's die, the three ways of ramming, and the turn. */
export const ships: Lesson = {
  id: 'ships',
  system: 'naval',
  teaches: ['14', '14.1', '14.2', '14.3', '14.4', '14.5', '14.6', '14.6.a', '14.6.b', '14.6.c', '14.6.d', '14.6.R'],
  steps: [
    {
      scene: rowing,
      text: {
        en: 'At sea another game is played on the same hexes ({rule:14}). You lead Red’s *triremes*: each has a pointed bow, which looks at one neighbouring hex, and a stern opposite. Tap the hex before the bow of the ship on D6.',
        fr: 'En mer, on joue un autre jeu sur les mêmes hex ({rule:14}). Vous menez les *trières* des Rouges : chacune a une proue pointue, qui regarde un hex voisin, et une poupe à l’opposé. Touchez l’hex devant la proue du navire en D6.',
      },
      goal: { tap: 'D5' },
      show: 'D6',
      wrong: [
        {
          when: { did: 'tap D7' },
          say: { en: 'That is behind its stern.', fr: 'Celui-là est derrière sa poupe.' },
          by: ['tap D7'],
        },
      ],
      otherwise: { en: 'The bow does not point there.', fr: 'La proue ne pointe pas par là.' },
      solution: ['tap D5'],
    },
    {
      text: {
        en: 'One die is rolled for the whole fleet: 3. Your crews are excellent, which adds 4 ({rule:14.1}), so every ship has *7 points*; a step ahead costs 2 ({rule:14.5}). Row the ship on D6 as far ahead as it can go.',
        fr: 'Un seul dé est lancé pour toute la flotte : 3. Vos équipages sont excellents, ce qui ajoute 4 ({rule:14.1}) : chaque navire a *7 points*, et un pas en avant coûte 2 ({rule:14.5}). Faites avancer le navire en D6 aussi loin qu’il peut.',
      },
      goal: { piece: 'trireme-drilled', army: 1, at: 'D3' },
      show: 'D6',
      hint: { en: 'Three steps are 6 points; the seventh is lost.', fr: 'Trois pas font 6 points ; le septième est perdu.' },
      wrong: [
        {
          when: { event: 'moved', with: { ship: 'D6' } },
          say: {
            en: 'It could go farther straight ahead. A ship moves only once in a turn, so take that back.',
            fr: 'Il pouvait aller plus loin tout droit. Un navire ne se déplace qu’une fois par tour : annulez.',
          },
          by: ['D6-D4/1'],
        },
        {
          when: { event: 'turned', with: { ship: 'D6' } },
          say: { en: 'It has only turned. Take that back.', fr: 'Il a seulement pivoté. Annulez.' },
          by: ['D6/2'],
        },
      ],
      solution: ['D6-D3/1'],
    },
    {
      text: {
        en: 'The ship on G3 has land before its bow, and ships never enter land. *Astern*, backwards, a step costs 3, and the bow keeps its direction. Take it two steps astern.',
        fr: 'Le navire en G3 a la terre devant sa proue, et un navire n’entre jamais à terre. *En arrière*, un pas coûte 3, et la proue garde sa direction. Reculez-le de deux pas.',
      },
      goal: { piece: 'trireme-drilled', army: 1, at: 'E4', facing: '2' },
      show: 'G3',
      hint: { en: 'Behind its stern lie F3 and then E4.', fr: 'Derrière sa poupe se trouvent F3, puis E4.' },
      wrong: [
        {
          when: { event: 'turned', with: { ship: 'G3' } },
          say: {
            en: 'Turning is dear: 5 points of 7, and land is still near. Take that back and row astern.',
            fr: 'Pivoter coûte cher : 5 points sur 7, et la terre est toujours proche. Annulez, et reculez.',
          },
          by: ['G3/1'],
        },
        {
          when: { event: 'moved', with: { ship: 'G3' } },
          say: { en: 'Not there: two steps astern, to E4.', fr: 'Pas là : deux pas en arrière, jusqu’en E4.' },
          by: ['G3-F3/2'],
        },
      ],
      solution: ['G3-E4/2'],
    },
    {
      text: {
        en: 'A turn by one hexside costs 5: a ship is long and heavy. With 7 points one turn and one step ahead can be had, in whichever order. Let the ship on B6 turn first and then go ahead, to C6.',
        fr: 'Un pivotement d’un côté d’hex coûte 5 : un navire est long et lourd. Avec 7 points, on peut pivoter une fois et avancer d’un pas, dans l’ordre qu’on veut. Faites d’abord pivoter le navire en B6, puis avancer, en C6.',
      },
      goal: { piece: 'trireme-drilled', army: 1, at: 'C6', facing: '2' },
      show: 'B6 C6',
      hint: {
        en: 'Tap the ship on B6, then C6: the turn is reckoned with it.',
        fr: 'Touchez le navire en B6, puis C6 : le pivotement est compris.',
      },
      wrong: [
        {
          when: {
            any: [
              { event: 'moved', with: { ship: 'B6' } },
              { event: 'turned', with: { ship: 'B6' } },
            ],
          },
          say: {
            en: 'A turn is in it or a step, but not first the one and then the other to C6. Take that back.',
            fr: 'Il y a là un pivotement ou un pas, mais pas l’un puis l’autre jusqu’en C6. Annulez.',
          },
          by: ['B6-B5/2'],
        },
      ],
      solution: ['B6-C6/2'],
    },
    {
      text: {
        en: 'The ship on H6 is *damaged*: its crew counts 0, so it has only the 3 of the die. A ship in flames, *sinking*, would not move at all. Which two hexes can the damaged ship reach? Tap both.',
        fr: 'Le navire en H6 est *endommagé* : son équipage compte 0, il n’a donc que les 3 du dé. Un navire en flammes, *en train de couler*, ne bougerait pas du tout. Quels sont les deux hex que le navire endommagé peut atteindre ? Touchez-les.',
      },
      goal: { tap: 'G6 I7' },
      show: 'H6',
      hint: { en: 'One step ahead costs 2, one astern 3.', fr: 'Un pas en avant coûte 2, un en arrière 3.' },
      wrong: [
        {
          when: { did: 'tap H5' },
          say: {
            en: 'For that it would have to turn, and a turn costs 5.',
            fr: 'Il lui faudrait pour cela pivoter, et un pivotement coûte 5.',
          },
          by: ['tap H5'],
        },
      ],
      otherwise: { en: 'Three points do not take it there.', fr: 'Trois points n’y mènent pas.' },
      done: {
        en: 'Ahead for 2 or astern for 3. Keep the map’s edge in mind: a ship that leaves the map is lost, unless the battle sends it there.',
        fr: 'En avant pour 2 ou en arrière pour 3. Gardez le bord de la carte à l’esprit : un navire qui en sort est perdu, à moins que la bataille ne l’y envoie.',
      },
      solution: ['tap G6', 'tap I7'],
    },
    {
      scene: flank,
      text: {
        en: 'A ship’s weapon is its ram. Whoever moves *ahead* into the hex of an enemy rams him ({rule:14.6}); that step costs 2 like any other. The blue trireme on E4 shows you its *flank*: the blow goes into the hull ({rule:14.6.c}). Ram it.',
        fr: 'L’arme d’un navire est son éperon. Qui entre *en avant* dans l’hex d’un ennemi l’éperonne ({rule:14.6}) ; ce pas coûte 2 comme un autre. La trière bleue en E4 vous montre son *flanc* : le coup va dans la coque ({rule:14.6.c}). Éperonnez-la.',
      },
      goal: { event: 'rammed', with: { ram: 'flank' } },
      show: 'C5 E4',
      hint: {
        en: 'Tap your ship on C5, then the enemy on E4, and confirm.',
        fr: 'Touchez votre navire en C5, puis l’ennemi en E4, et validez.',
      },
      wrong: [
        {
          when: { event: 'moved', with: { ship: 'C5' } },
          say: {
            en: 'A ship moves once: the ram must be part of that move. Take it back and go for the enemy himself.',
            fr: 'Un navire ne se déplace qu’une fois : l’éperonnage doit en faire partie. Annulez, et visez l’ennemi lui-même.',
          },
          by: ['C5-D4/2'],
        },
        {
          when: { event: 'turned', with: { ship: 'C5' } },
          say: { en: 'No turn is needed: the enemy lies straight ahead.', fr: 'Pas besoin de pivoter : l’ennemi est droit devant.' },
          by: ['C5/3'],
        },
      ],
      done: {
        en: 'The die and the crew: 3 and 4 make 7. In a flank 4 and 5 damage, 6 and more hole the hull: it is *sinking*. You lie before it, for a flank is never passed through.',
        fr: 'Le dé et l’équipage : 3 et 4 font 7. Dans le flanc, 4 et 5 endommagent, 6 et plus ouvrent une voie d’eau : elle est *en train de couler*. Vous restez devant elle, car on ne passe jamais au travers d’un flanc.',
      },
      solution: ['C5-D4xE4'],
    },
    {
      scene: rudder,
      text: {
        en: 'This one shows you its stern: a blow at the *rudder* ({rule:14.6.b}). Now you may go on through and come out on the far side, for 2 points more: a step to D5, the ram, and out to D3, 6 points in all. Do that.',
        fr: 'Celle-ci vous montre sa poupe : une attaque au *gouvernail* ({rule:14.6.b}). Vous pouvez alors passer au travers et ressortir de l’autre côté, pour 2 points de plus : un pas en D5, l’éperonnage, et la sortie en D3, 6 points en tout. Faites-le.',
      },
      goal: { piece: 'trireme-drilled', army: 1, at: 'D3' },
      show: 'D6 D4 D3',
      hint: {
        en: 'Tap D6, then D4, choose to come out on D3, and confirm.',
        fr: 'Touchez D6, puis D4, choisissez de ressortir en D3, et validez.',
      },
      wrong: [
        {
          when: { order: 'D6-D5xD4' },
          say: {
            en: 'The blow was the same, but you did not go through. Take it back and come out on the far side.',
            fr: 'Le coup est le même, mais vous n’êtes pas passé. Annulez, et ressortez de l’autre côté.',
          },
          by: ['D6-D5xD4'],
        },
      ],
      done: {
        en: 'Only the ramming ship rolls. Die 2 and crew 4 make 6: at the rudder that *damages*. A ship damaged twice is sinking.',
        fr: 'Seul l’éperonneur lance le dé. Dé 2 et équipage 4 font 6 : au gouvernail, cela *endommage*. Un navire endommagé deux fois est en train de couler.',
      },
      solution: ['D6-D5xD4-D3'],
    },
    {
      scene: rake,
      text: {
        en: 'Bow against bow: you break his oars in passing, an *oar rake* ({rule:14.6.a}). Both ships roll, and both are swung round, 60° clockwise. You have 6 points this time: go through with the ship on D6, and come out on D3.',
        fr: 'Proue contre proue : vous brisez ses rames en passant, c’est le *bris de rames* ({rule:14.6.a}). Les deux navires lancent le dé, et tous deux virent de 60° dans le sens des aiguilles d’une montre. Vous avez 6 points cette fois : passez avec le navire en D6, et ressortez en D3.',
      },
      goal: {
        all: [
          { event: 'rammed', with: { ram: 'oarRake' } },
          { piece: 'trireme-drilled', army: 1, at: 'D3' },
        ],
      },
      show: 'D6 D4 D3',
      wrong: [
        {
          when: { order: 'D6-D5xD4' },
          say: {
            en: 'You broke his oars, but you lie before him now. Take it back and go through to D3.',
            fr: 'Vous avez brisé ses rames, mais vous voilà devant lui. Annulez, et passez jusqu’en D3.',
          },
          by: ['D6-D5xD4'],
        },
        {
          when: { event: 'moved', with: { ship: 'B3' } },
          say: {
            en: 'That is the other ship; its turn comes next.',
            fr: 'C’est l’autre navire ; son tour vient ensuite.',
          },
          by: ['B3-C4/3'],
        },
      ],
      done: {
        en: 'You: 3 and 4 make 7, damaged. He: 2 and 3 make 5, nothing. And see how he lies now: his flank is towards your second ship.',
        fr: 'Vous : 3 et 4 font 7, il est endommagé. Lui : 2 et 3 font 5, rien. Et voyez comme il est tourné : son flanc est face à votre second navire.',
      },
      solution: ['D6-D5xD4-D3'],
    },
    {
      text: {
        en: 'One ship after the other: when a ram is over, the next ship may move, and as many may ram as you like ({rule:14.6.d}). Finish him with the ship on B3.',
        fr: 'Un navire après l’autre : un éperonnage fini, le suivant peut se déplacer, et autant peuvent éperonner que vous voulez ({rule:14.6.d}). Achevez-le avec le navire en B3.',
      },
      goal: { event: 'beganSinking', with: { ship: 'D4' } },
      show: 'B3 D4',
      wrong: [
        {
          when: {
            any: [
              { event: 'moved', with: { ship: 'B3' } },
              { event: 'turned', with: { ship: 'B3' } },
            ],
          },
          say: {
            en: 'Not like that: he lies two hexes ahead of your bow. Go straight for him.',
            fr: 'Pas ainsi : il est deux hex devant votre proue. Allez droit sur lui.',
          },
          by: ['B3-C4/3'],
        },
      ],
      done: {
        en: 'A die of only 1: with the crew 5, which damages in the flank. He was damaged already, so now he is sinking.',
        fr: 'Le dé ne fait que 1 : avec l’équipage 5, ce qui endommage dans le flanc. Il l’était déjà : il est donc en train de couler.',
      },
      solution: ['B3-C4xD4'],
    },
    {
      text: {
        en: 'A turn at sea has six steps ({rule:14.4}): the die, ships, marines’ moves, marines’ attacks, ballistae, repairs. The die and the repairs go by themselves, and nobody here has marines or ballistae. So end your movement.',
        fr: 'Un tour en mer a six phases ({rule:14.4}) : le dé, les navires, le mouvement des marins, leurs attaques, les balistes, les réparations. Le dé et les réparations se font d’eux-mêmes, et personne ici n’a ni marins ni balistes. Terminez donc votre mouvement.',
      },
      goal: { event: 'turnBegan', with: { side: 2 } },
      hint: { en: 'Press the main button.', fr: 'Appuyez sur le bouton principal.' },
      done: {
        en: 'Blue’s turn has begun, and its own die is rolled. At the start of a battle the first die is usually given, and the side named first moves first ({rule:14.3}).',
        fr: 'Le tour des Bleus a commencé, et leur dé est lancé. Au début d’une bataille, le premier dé est d’ordinaire donné, et le côté nommé en premier joue d’abord ({rule:14.3}).',
      },
      solution: ['end'],
    },
    {
      scene: rock,
      text: {
        en: 'Behind this enemy are rocks, so there is no coming out on the far side. If you ram him by the rudder all the same, in which hex does your ship end ({rule:14.6.R})? Tap it.',
        fr: 'Derrière cet ennemi, il y a des rochers : impossible de ressortir de l’autre côté. Si vous l’éperonnez tout de même au gouvernail, dans quel hex votre navire finit-il ({rule:14.6.R}) ? Touchez-le.',
      },
      goal: { tap: 'D5' },
      show: 'D6 D4',
      wrong: [
        {
          when: { did: 'tap D4' },
          say: { en: 'Two ships never end in one hex.', fr: 'Deux navires ne finissent jamais dans le même hex.' },
          by: ['tap D4'],
        },
        {
          when: { did: 'tap D3' },
          say: { en: 'That is land: the way out is shut.', fr: 'C’est la terre : la sortie est fermée.' },
          by: ['tap D3'],
        },
        {
          when: { did: 'tap D6' },
          say: {
            en: 'It falls back only to the hex from which it rammed, not to where it began.',
            fr: 'Il ne revient que dans l’hex d’où il a éperonné, pas là où il a commencé.',
          },
          by: ['tap D6'],
        },
      ],
      otherwise: { en: 'It does not come there.', fr: 'Il n’arrive pas là.' },
      done: {
        en: 'Yes: in the hex from which it rammed. Who cannot or will not come out falls back there, so no other ship may be in it.',
        fr: 'Oui : dans l’hex d’où il a éperonné. Qui ne peut ou ne veut pas ressortir y revient ; aucun autre navire ne doit donc s’y trouver.',
      },
      solution: ['tap D5'],
    },
    {
      text: {
        en: 'A battle at sea lasts twenty turns, unless it says otherwise, and says itself what scores ({rule:14.2}): ships sunk, captured, brought off at a certain edge. The last turn ends, and a blue ship is still in flames but afloat. What does it count as?',
        fr: 'Une bataille navale dure vingt tours, sauf indication contraire, et dit elle-même ce qui rapporte ({rule:14.2}) : navires coulés, capturés, sortis par un certain bord. Le dernier tour s’achève, et un navire bleu est toujours en flammes, mais à flot. Comment compte-t-il ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'As afloat', fr: 'Comme à flot' },
            say: {
              en: 'It is past saving: no repair comes after the end.',
              fr: 'Il n’est plus à sauver : après la fin, plus de réparation.',
            },
          },
          {
            text: { en: 'As sunk', fr: 'Comme coulé' },
            right: true,
            say: {
              en: 'Yes. And a battle ends early once a side has neither ship nor marine left.',
              fr: 'Oui. Et une bataille s’achève plus tôt dès qu’un côté n’a plus ni navire ni marin.',
            },
          },
        ],
      },
      solution: ['say 2'],
    },
  ],
  end: {
    en: 'Show your bow, never your flank; and know before you ram where you will come out. Marines and their boarding wait in the next lesson.',
    fr: 'Montrez votre proue, jamais votre flanc ; et sachez, avant d’éperonner, où vous ressortirez. Les marins et l’abordage vous attendent dans la leçon suivante.',
  },
};
