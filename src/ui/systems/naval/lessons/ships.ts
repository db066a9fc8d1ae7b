import type { Lesson, Setting } from '../../../learn/lessons/types';

const TYPES = { 'trireme-drilled': { as: 'small', crew: 4 }, trireme: { as: 'small', crew: 3 } };

/** Open water: ahead, astern, turning, and a damaged ship. */
const rowing: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 6, land: 'F1 G1' },
    types: TYPES,
    turns: 12,
    die: 3,
    fleets: [
      { ships: ['trireme-drilled B5/1', 'trireme-drilled E2/2', 'trireme-drilled D5/1', 'trireme-drilled F5/1 damaged'] },
      { ships: ['trireme A1/4'] },
    ],
  },
};

const flank: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5 },
    types: TYPES,
    turn: 2,
    turns: 12,
    die: 3,
    fleets: [{ ships: ['trireme-drilled C4/2'] }, { ships: ['trireme E3/4', 'trireme G1/4'] }],
  },
  rolls: { 'C4-D3xE3': [3] },
};

const rudder: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5 },
    types: TYPES,
    turn: 2,
    turns: 12,
    die: 3,
    fleets: [{ ships: ['trireme-drilled D5/1'] }, { ships: ['trireme D3/1', 'trireme G1/4'] }],
  },
  rolls: { 'D5-D4xD3': [2], 'D5-D4xD3-D2': [2] },
};

/** Through the oars of the first ship, which then shows its flank to the second. */
const rake: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5 },
    types: TYPES,
    turn: 3,
    turns: 12,
    die: 2,
    fleets: [{ ships: ['trireme-drilled D5/1', 'trireme-drilled B2/3'] }, { ships: ['trireme D3/4', 'trireme G1/4'] }],
  },
  rolls: { 'D5-D4xD3': [3, 2], 'D5-D4xD3-D2': [3, 2], 'B2-C3xD3': [1], end: [4] },
};

const rock: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5, land: 'C2 D2 E2' },
    types: TYPES,
    turn: 4,
    turns: 12,
    die: 3,
    fleets: [{ ships: ['trireme-drilled D5/1'] }, { ships: ['trireme D3/1', 'trireme G1/4'] }],
  },
};

const oneMove = {
  when: { order: 'D5*' },
  say: {
    en: 'A ship moves once in a turn: the ram and the way out must be part of that move. Take it back and go for the enemy himself.',
    fr: 'Un navire ne se déplace qu’une fois par tour : l’éperonnage et la sortie doivent en faire partie. Annulez, et visez l’ennemi lui-même.',
  },
} as const;

const roundHim = {
  when: { did: 'refused 14.5 tooFar D5' },
  say: {
    en: 'That is too far, and the way round him is far too dear. Go through him: tap the enemy on D3, then D2.',
    fr: 'C’est trop loin, et le contourner coûte beaucoup trop cher. Passez au travers : touchez l’ennemi en D3, puis D2.',
  },
  by: ['D5-D2/1'],
} as const;

/** Ships at sea: bow and stern, the fleet's die, the three ways of ramming, and the turn. */
export const ships: Lesson = {
  id: 'ships',
  system: 'naval',
  teaches: ['14', '14.1', '14.2', '14.3', '14.4', '14.5', '14.6', '14.6.a', '14.6.b', '14.6.c', '14.6.d', '14.6.R'],
  steps: [
    {
      setting: rowing,
      text: {
        en: 'At sea another game is played on the same hexes ({rule:14}). You lead Red’s *triremes*: each has a pointed bow, which looks at one neighbouring hex, and a stern opposite. Tap the hex before the bow of the ship on B5.',
        fr: 'En mer, on joue un autre jeu sur les mêmes hex ({rule:14}). Vous menez les *trières* des Rouges : chacune a une proue pointue, qui regarde un hex voisin, et une poupe à l’opposé. Touchez l’hex devant la proue du navire en B5.',
      },
      goal: { tap: 'B4' },
      show: 'B5',
      wrong: [
        {
          when: { did: 'tap B6' },
          say: { en: 'That is behind its stern.', fr: 'Celui-là est derrière sa poupe.' },
          by: ['tap B6'],
        },
      ],
      otherwise: { en: 'The bow does not point there.', fr: 'La proue ne pointe pas par là.' },
      solution: ['tap B4'],
    },
    {
      text: {
        en: 'One die is rolled for the whole fleet: 3. Your crews are excellent, which adds 4 ({rule:14.1}), so every ship has *7 points*; a step ahead costs 2 ({rule:14.5}). Row the ship on B5 as far ahead as it can go.',
        fr: 'Un seul dé est lancé pour toute la flotte : 3. Vos équipages sont excellents, ce qui ajoute 4 ({rule:14.1}) : chaque navire a *7 points*, et un pas en avant coûte 2 ({rule:14.5}). Faites avancer le navire en B5 aussi loin qu’il peut.',
      },
      goal: { piece: 'trireme-drilled', army: 1, at: 'B2' },
      show: 'B5',
      hint: { en: 'Three steps are 6 points; the seventh is lost.', fr: 'Trois pas font 6 points ; le septième est perdu.' },
      wrong: [
        {
          when: { event: 'moved', with: { ship: 'B5' } },
          say: {
            en: 'It could go farther straight ahead. A ship moves only once in a turn, so take that back.',
            fr: 'Il pouvait aller plus loin tout droit. Un navire ne se déplace qu’une fois par tour : annulez.',
          },
          by: ['B5-B3/1'],
        },
        {
          when: { event: 'turned', with: { ship: 'B5' } },
          say: { en: 'It has only turned. Take that back.', fr: 'Il a seulement pivoté. Annulez.' },
          by: ['B5/2'],
        },
        {
          when: { order: 'B5*' },
          say: { en: 'It has left the map. Take that back.', fr: 'Il est sorti de la carte. Annulez.' },
          by: ['B5-B6-off'],
        },
      ],
      otherwise: {
        en: 'Take that back: the ship on B5 is to row straight ahead, as far as it can.',
        fr: 'Annulez : c’est le navire en B5 qui doit avancer, aussi loin qu’il peut.',
      },
      solution: ['B5-B2/1'],
    },
    {
      text: {
        en: 'The ship on E2 has land before its bow, and ships never enter land. *Astern*, backwards, a step costs 3, and the bow keeps its direction. Take it two steps astern.',
        fr: 'Le navire en E2 a la terre devant sa proue, et un navire n’entre jamais dans un hex de terre. *En arrière*, un pas coûte 3, et la proue garde sa direction. Reculez-le de deux pas.',
      },
      goal: { piece: 'trireme-drilled', army: 1, at: 'C3', facing: '2' },
      show: 'E2',
      hint: { en: 'Behind its stern lie D2 and then C3.', fr: 'Derrière sa poupe se trouvent D2, puis C3.' },
      wrong: [
        {
          when: { event: 'turned', with: { ship: 'E2' } },
          say: {
            en: 'Turning is dear: 5 points of 7, and land is still near. Take that back and row astern.',
            fr: 'Pivoter coûte cher : 5 points sur 7, et la terre est toujours proche. Annulez, et reculez.',
          },
          by: ['E2/1'],
        },
        {
          when: { event: 'moved', with: { ship: 'E2' } },
          say: { en: 'Not there: two steps astern, to C3.', fr: 'Pas là : deux pas en arrière, jusqu’en C3.' },
          by: ['E2-D2/2'],
        },
      ],
      otherwise: {
        en: 'Take that back: the ship on E2 is to go two steps astern.',
        fr: 'Annulez : c’est le navire en E2 qui doit reculer de deux pas.',
      },
      solution: ['E2-C3/2'],
    },
    {
      text: {
        en: 'A turn by one hexside costs 5: a ship is long and heavy. 7 points are enough for one turn and one step ahead, in either order. Let the ship on D5 turn first and then go ahead, to E5.',
        fr: 'Un pivotement d’un côté d’hex coûte 5 : un navire est long et lourd. Avec 7 points, on peut pivoter une fois et avancer d’un pas, dans l’ordre qu’on veut. Faites d’abord pivoter le navire en D5, puis avancer, en E5.',
      },
      goal: { piece: 'trireme-drilled', army: 1, at: 'E5', facing: '2' },
      show: 'D5 E5',
      hint: {
        en: 'Tap the ship on D5, then E5: the turn is included in the move.',
        fr: 'Touchez le navire en D5, puis E5 : le pivotement est compris.',
      },
      wrong: [
        {
          when: {
            any: [
              { event: 'moved', with: { ship: 'D5' } },
              { event: 'turned', with: { ship: 'D5' } },
            ],
          },
          say: {
            en: 'There is a turn in it, or a step, but not the turn first and then the step to E5. Take that back.',
            fr: 'Il y a là un pivotement ou un pas, mais pas l’un puis l’autre jusqu’en E5. Annulez.',
          },
          by: ['D5-D4/2'],
        },
        {
          when: { order: 'D5*' },
          say: { en: 'It has left the map. Take that back.', fr: 'Il est sorti de la carte. Annulez.' },
          by: ['D5-D6-off'],
        },
      ],
      otherwise: {
        en: 'Take that back: the ship on D5 is to turn and then go ahead, to E5.',
        fr: 'Annulez : c’est le navire en D5 qui doit pivoter, puis avancer, en E5.',
      },
      solution: ['D5-E5/2'],
    },
    {
      text: {
        en: 'The ship on F5 is *damaged*: its crew counts 0, so it has only the 3 of the die. A ship in flames, *sinking*, would not move at all. Which two hexes can the damaged ship reach? Tap both.',
        fr: 'Le navire en F5 est *endommagé* : son équipage compte 0, il n’a donc que les 3 du dé. Un navire en flammes, *en train de couler*, ne bougerait pas du tout. Quels sont les deux hex que le navire endommagé peut atteindre ? Touchez-les.',
      },
      goal: { tap: 'F4 F6' },
      show: 'F5',
      hint: { en: 'One step ahead costs 2, one astern 3.', fr: 'Un pas en avant coûte 2, un en arrière 3.' },
      wrong: [
        {
          when: { did: 'tap G5' },
          say: {
            en: 'For that it would have to turn, and a turn costs 5.',
            fr: 'Il lui faudrait pour cela pivoter, et un pivotement coûte 5.',
          },
          by: ['tap G5'],
        },
      ],
      otherwise: { en: 'Three points do not take it there.', fr: 'Trois points n’y mènent pas.' },
      done: {
        en: 'Ahead for 2 or astern for 3. Keep the map’s edge in mind: a ship that leaves the map is lost, unless the battle sends it there.',
        fr: 'En avant pour 2 ou en arrière pour 3. Gardez le bord de la carte à l’esprit : un navire qui en sort est perdu, à moins que la bataille ne l’y envoie.',
      },
      solution: ['tap F4', 'tap F6'],
    },
    {
      setting: flank,
      text: {
        en: 'A ship’s weapon is its ram. Whoever moves *ahead* into the hex of an enemy rams him ({rule:14.6}); that step costs 2 like any other. The blue trireme on E3 shows you its *flank*: the blow goes into the hull ({rule:14.6.c}). Ram it.',
        fr: 'L’arme d’un navire est son éperon. Qui entre *en avant* dans l’hex d’un ennemi l’éperonne ({rule:14.6}) ; ce pas coûte 2 comme un autre. La trière bleue en E3 vous montre son *flanc* : le coup va dans la coque ({rule:14.6.c}). Éperonnez-la.',
      },
      goal: { event: 'rammed', with: { ram: 'flank' } },
      show: 'C4 E3',
      hint: {
        en: 'Tap your ship on C4, then the enemy on E3, and confirm.',
        fr: 'Touchez votre navire en C4, puis l’ennemi en E3, et confirmez.',
      },
      wrong: [
        {
          when: { event: 'moved', with: { ship: 'C4' } },
          say: {
            en: 'A ship moves once: the ram must be part of that move. Take it back and go for the enemy himself.',
            fr: 'Un navire ne se déplace qu’une fois : l’éperonnage doit en faire partie. Annulez, et visez l’ennemi lui-même.',
          },
          by: ['C4-D3/2'],
        },
        {
          when: { event: 'turned', with: { ship: 'C4' } },
          say: { en: 'No turn is needed: the enemy lies straight ahead.', fr: 'Pas besoin de pivoter : l’ennemi est droit devant.' },
          by: ['C4/3'],
        },
      ],
      done: {
        en: 'The die and the crew: 3 and 4 make 7. In the flank a 4 or 5 damages, a 6 or more holes the hull: it is *sinking*. You lie before it, for a flank is never passed through.',
        fr: 'Le dé et l’équipage : 3 et 4 font 7. Dans le flanc, 4 et 5 endommagent, 6 et plus ouvrent une voie d’eau : elle est *en train de couler*. Vous restez devant elle, car on ne passe jamais au travers d’un flanc.',
      },
      solution: ['C4-D3xE3'],
    },
    {
      setting: rudder,
      text: {
        en: 'This one shows you its stern: a blow at the *rudder* ({rule:14.6.b}). Now you may go on through and come out on the far side, for 2 points more: a step to D4, the ram, and out to D2, 6 points in all. Tap your ship, then the enemy, then D2.',
        fr: 'Celle-ci vous montre sa poupe : une attaque au *gouvernail* ({rule:14.6.b}). Vous pouvez alors passer au travers et ressortir de l’autre côté, pour 2 points de plus : un pas en D4, l’éperonnage, et la sortie en D2, 6 points en tout. Touchez votre navire, puis l’ennemi, puis D2.',
      },
      goal: { piece: 'trireme-drilled', army: 1, at: 'D2' },
      show: 'D5 D3 D2',
      hint: {
        en: 'Tap D5, then D3, choose to come out on D2, and confirm.',
        fr: 'Touchez D5, puis D3, choisissez de ressortir en D2, et confirmez.',
      },
      wrong: [
        {
          when: { order: 'D5-D4xD3' },
          say: {
            en: 'The blow was the same, but you did not go through. Take it back and come out on the far side.',
            fr: 'Le coup est le même, mais vous n’êtes pas passé. Annulez, et ressortez de l’autre côté.',
          },
          by: ['D5-D4xD3'],
        },
        roundHim,
        { ...oneMove, by: ['D5-D4/1'] },
      ],
      done: {
        en: 'Only the ramming ship rolls. Die 2 and crew 4 make 6: at the rudder that *damages*. A ship damaged twice is sinking.',
        fr: 'Seul l’éperonneur lance le dé. Dé 2 et équipage 4 font 6 : au gouvernail, cela *endommage*. Un navire endommagé deux fois est en train de couler.',
      },
      solution: ['D5-D4xD3-D2'],
    },
    {
      setting: rake,
      text: {
        en: 'Bow against bow: you break his oars in passing, an *oar rake* ({rule:14.6.a}). Both ships roll, and both are swung round, 60° clockwise. You have 6 points this time: go through with the ship on D5, and come out on D2.',
        fr: 'Proue contre proue : vous brisez ses rames en passant, c’est le *bris de rames* ({rule:14.6.a}). Les deux navires lancent le dé, et tous deux virent de 60° dans le sens des aiguilles d’une montre. Vous avez 6 points cette fois : passez avec le navire en D5, et ressortez en D2.',
      },
      goal: {
        all: [
          { event: 'rammed', with: { ram: 'oarRake' } },
          { piece: 'trireme-drilled', army: 1, at: 'D2' },
        ],
      },
      hint: {
        en: 'Tap D5, then D3, choose to come out on D2, and confirm.',
        fr: 'Touchez D5, puis D3, choisissez de ressortir en D2, et confirmez.',
      },
      show: 'D5 D3 D2',
      wrong: [
        {
          when: { order: 'D5-D4xD3' },
          say: {
            en: 'You broke his oars, but you lie before him now. Take it back and go through to D2.',
            fr: 'Vous avez brisé ses rames, mais vous voilà devant lui. Annulez, et passez jusqu’en D2.',
          },
          by: ['D5-D4xD3'],
        },
        roundHim,
        { ...oneMove, by: ['D5/2'] },
        {
          when: { order: 'B2*' },
          say: {
            en: 'That is the other ship; its turn comes next.',
            fr: 'C’est l’autre navire ; son tour vient ensuite.',
          },
          by: ['B2-C3/3'],
        },
      ],
      done: {
        en: 'Your 3 and 4 make 7: he is damaged. His 2 and 3 make 5: nothing. And see how he lies now: his flank is towards your second ship.',
        fr: 'Vos 3 et 4 font 7 : il est endommagé. Ses 2 et 3 font 5 : rien. Et voyez comme il est tourné : son flanc est face à votre second navire.',
      },
      solution: ['D5-D4xD3-D2'],
    },
    {
      text: {
        en: 'One ship after the other: when a ram is over, the next ship may move, and as many may ram as you like ({rule:14.6.d}). Finish him with the ship on B2.',
        fr: 'Un navire après l’autre : un éperonnage fini, le suivant peut se déplacer, et autant peuvent éperonner que vous voulez ({rule:14.6.d}). Achevez-le avec le navire en B2.',
      },
      goal: { event: 'beganSinking', with: { ship: 'D3' } },
      hint: { en: 'Tap B2, then D3, and confirm.', fr: 'Touchez B2, puis D3, et confirmez.' },
      show: 'B2 D3',
      wrong: [
        {
          when: { order: 'B2*' },
          say: {
            en: 'Not like that: he lies two hexes ahead of your bow. Go straight for him.',
            fr: 'Pas ainsi : il est deux hex devant votre proue. Allez droit sur lui.',
          },
          by: ['B2-C3/3'],
        },
      ],
      done: {
        en: 'A die of only 1: with the crew 5, which damages in the flank. He was damaged already, so now he is sinking.',
        fr: 'Le dé ne fait que 1 : avec l’équipage 5, ce qui endommage dans le flanc. Il l’était déjà : il est donc en train de couler.',
      },
      solution: ['B2-C3xD3'],
    },
    {
      text: {
        en: 'A turn at sea has six phases ({rule:14.4}): the die, ships, marines’ moves, marines’ attacks, ballistae, repairs. The die and the repairs go by themselves, and nobody here has marines or ballistae. So end your movement.',
        fr: 'Un tour en mer a six phases ({rule:14.4}) : le dé, les navires, le mouvement des marins, leurs attaques, les balistes, les réparations. Le dé et les réparations se font d’eux-mêmes, et personne ici n’a ni marins ni balistes. Terminez donc votre mouvement.',
      },
      goal: { event: 'turnBegan', with: { side: 2 } },
      hint: { en: 'Press the main button.', fr: 'Appuyez sur le bouton principal.' },
      done: {
        en: 'Blue’s turn has begun, and its own die is rolled. At the start of a battle the first die is usually given, and the side named first moves first ({rule:14.3}).',
        fr: 'Le tour des Bleus a commencé, et leur dé est lancé. Au début d’une bataille, le premier dé est d’ordinaire donné, et le camp nommé en premier joue d’abord ({rule:14.3}).',
      },
      solution: ['end'],
    },
    {
      setting: rock,
      text: {
        en: 'Behind this enemy are rocks, so there is no coming out on the far side. If you ram him by the rudder all the same, in which hex does your ship end ({rule:14.6.R})? Tap it.',
        fr: 'Derrière cet ennemi, il y a des rochers : impossible de ressortir de l’autre côté. Si vous l’éperonnez tout de même au gouvernail, dans quel hex votre navire finit-il ({rule:14.6.R}) ? Touchez-le.',
      },
      goal: { tap: 'D4' },
      show: 'D5 D3',
      wrong: [
        {
          when: { did: 'tap D3' },
          say: { en: 'Two ships never end in one hex.', fr: 'Deux navires ne finissent jamais dans le même hex.' },
          by: ['tap D3'],
        },
        {
          when: { did: 'tap D2' },
          say: { en: 'That is land: the way out is blocked.', fr: 'C’est la terre : la sortie est fermée.' },
          by: ['tap D2'],
        },
        {
          when: { did: 'tap D5' },
          say: {
            en: 'It falls back only to the hex from which it rammed, not to where it began.',
            fr: 'Il ne revient que dans l’hex d’où il a éperonné, pas là où il a commencé.',
          },
          by: ['tap D5'],
        },
      ],
      otherwise: { en: 'It does not come there.', fr: 'Il n’arrive pas là.' },
      done: {
        en: 'Yes: in the hex from which it rammed. A ship that cannot or will not come out falls back there, so no other ship may be in it.',
        fr: 'Oui : dans l’hex d’où il a éperonné. Qui ne peut ou ne veut pas ressortir y revient ; aucun autre navire ne doit donc s’y trouver.',
      },
      solution: ['tap D4'],
    },
    {
      text: {
        en: 'A battle at sea lasts twenty turns, or by a ruling of ours as many as it says, and each battle says for itself what scores ({rule:14.2}): ships sunk, captured, brought off at a certain edge. The last turn ends, and a blue ship is still in flames but afloat. What does it count as?',
        fr: 'Une bataille navale dure vingt tours ou, par un arbitrage de notre part, le nombre qu’elle indique, et elle dit elle-même ce qui rapporte ({rule:14.2}) : navires coulés, capturés, sortis par un certain bord. Le dernier tour s’achève, et un navire bleu est toujours en flammes, mais à flot. Comment compte-t-il ?',
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
              en: 'Yes. Before its time a battle ends only once nothing can change the points any more: a side without ships does not end it while the other has one to repair, to bring off or to keep on a hex.',
              fr: 'Oui. Une bataille ne s’achève avant l’heure que lorsque plus rien ne peut changer les points : un camp sans navires n’y met pas fin tant que l’autre en a un à réparer, à faire sortir ou à garder sur un hex.',
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
