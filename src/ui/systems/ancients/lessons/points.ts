import type { Lesson, Setting } from '../../../learn/lessons/types';

/** The last player turn of a battle: Red has panicked and still holds the village. */
const lastTurn: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 5, village: 'C3 C2', woods: 'A3 A4', stream: 'E1' },
    types: { 'horse-archers': { as: 'LC', missile: 'B' } },
    turn: 6,
    player: 2,
    victory: [
      { term: 'hold', points: 2, at: 'C3' },
      { term: 'camp', points: 1 },
      { term: 'panic', points: 1 },
      { term: 'double', points: 1 },
    ],
    armies: [
      {
        panic: 12,
        lost: 14,
        panicked: true,
        units: ['LI C3/2 disordered panicked', 'PX B4/2', 'MM A2/5 disordered panicked', 'LC G4/5 disordered panicked'],
        camp: 'A5 disordered',
      },
      {
        panic: 14,
        lost: 4,
        units: ['HI D3/5', 'HI D5/6', 'horse-archers E2/5'],
        camp: 'G1',
        reserves: [
          { turn: 5, at: 'G2 G3', units: ['LC'] },
          { turn: 6, at: 'G4', units: ['HI'], leaders: 1 },
        ],
      },
    ],
  },
  you: 2,
  rolls: { 'HIxG4/5': [4], 'HIxG4/6': [4], D3xC3: [4] },
  foe: ['stand', 'end'],
};

const needed = {
  when: {
    any: [
      { event: 'moved', with: { unit: 'D3' } },
      { event: 'turned', with: { unit: 'D3' } },
    ],
  },
  say: {
    en: 'Leave this unit as it stands: it has the village in front of it, and you will need it there.',
    fr: 'Laissez cette unité comme elle est : elle a le village devant elle, et vous en aurez besoin là.',
  },
} as const;

const gone = {
  when: { event: 'exited' },
  say: {
    en: 'It has left the battle and will not come back, and off the map its strength does not count. Take that back.',
    fr: 'Elle a quitté la bataille et ne reviendra pas, et hors de la carte sa force ne compte pas. Annulez.',
  },
} as const;

/** Reading a battle: counters of its own, what scores, reinforcements, and winning in the last turn. */
export const points: Lesson = {
  id: 'points',
  system: 'ancients',
  teaches: ['12', 'C2', '5', '5.a', '5.b', '5.c', '5.d', '6.h'],
  steps: [
    {
      setting: lastTurn,
      text: {
        en: 'You lead Blue, the light counters, in the last turn of a battle. One of your units is special to this battle ({rule:C2}): it rides like light cavalry, with 6 movement points, but it also shoots, with table B. Read the counters and tap it.',
        fr: 'Vous menez les Bleus, les pions clairs, au dernier tour d’une bataille. L’une de vos unités est propre à cette bataille ({rule:C2}) : elle chevauche comme la cavalerie légère, avec 6 points de mouvement, mais elle tire aussi, avec la table B. Lisez les pions et touchez-la.',
      },
      goal: { tap: 'E2' },
      hint: { en: 'Look for 2B6: strength 2, table B, 6 movement points.', fr: 'Cherchez 2B6 : force 2, table B, 6 points de mouvement.' },
      wrong: [
        {
          when: { any: [{ did: 'tap D3' }, { did: 'tap D5' }] },
          say: {
            en: 'That is 4-2, heavy infantry: the dash says that there is nothing special about it.',
            fr: 'C’est un 4-2, de l’infanterie lourde : le tiret dit qu’elle n’a rien de particulier.',
          },
          by: ['tap D5'],
        },
      ],
      otherwise: { en: 'Not there. Look for a light counter with 2B6.', fr: 'Pas ici. Cherchez un pion clair avec 2B6.' },
      done: {
        en: 'Horse archers. Before every battle, look what its counters say.',
        fr: 'Des archers à cheval. Avant chaque bataille, regardez ce que disent ses pions.',
      },
      solution: ['tap E2'],
    },
    {
      text: {
        en: 'A battle says what brings *victory points* ({rule:12}): usually the enemy’s camp captured, his army panicked, twice his strength on the map at the end. This one adds 2 for whoever holds the village C3 at the end. Open the panel with the armies and see how it stands.',
        fr: 'Une bataille dit ce qui rapporte des *points de victoire* ({rule:12}) : d’ordinaire le camp ennemi capturé, son armée mise en panique, le double de sa force sur la carte à la fin. Celle-ci en ajoute 2 à qui tient le village C3 à la fin. Ouvrez le volet des armées et voyez où l’on en est.',
      },
      goal: { did: 'panel armies' },
      show: 'C3',
      done: {
        en: 'The panel shows how each army stands: its points, its strength on the map, its losses. Compare the two, then come back to the lesson.',
        fr: 'Le volet montre où en est chaque armée : ses points, sa force sur la carte, ses pertes. Comparez les deux, puis revenez à la leçon.',
      },
      solution: ['panel armies'],
    },
    {
      text: {
        en: 'Red’s army panicked earlier, and its light infantry stands in the village. Who would win if the battle ended now?',
        fr: 'L’armée des Rouges a paniqué plus tôt, et son infanterie légère est dans le village. Qui gagnerait si la bataille finissait maintenant ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'Blue', fr: 'Les Bleus' },
            say: {
              en: 'Blue has 1 point, for the panic. But the village is worth 2, and a panicked unit holds it as well as any.',
              fr: 'Les Bleus ont 1 point, pour la panique. Mais le village en vaut 2, et une unité paniquée le tient aussi bien qu’une autre.',
            },
          },
          {
            text: { en: 'Red', fr: 'Les Rouges' },
            right: true,
            say: {
              en: 'Yes: 2 points for the village against 1 for the panic. You have one turn left to change that.',
              fr: 'Oui : 2 points pour le village contre 1 pour la panique. Il vous reste un tour pour y remédier.',
            },
          },
          {
            text: { en: 'Nobody: it is a draw', fr: 'Personne : match nul' },
            say: {
              en: 'The points are not equal. Look again: 2 for the village, 1 for the panic.',
              fr: 'Les points ne sont pas égaux. Regardez encore : 2 pour le village, 1 pour la panique.',
            },
          },
        ],
      },
      show: 'C3',
      solution: ['say 2'],
    },
    {
      text: {
        en: 'Now *twice the strength*: full strengths count, disordered or not, but neither camps, nor panicked units, nor anybody off the map. You have 4, 4 and 2, which makes 10. Tap the only red unit that counts.',
        fr: 'Maintenant le *double de la force* : comptent les forces à pleine puissance, même des unités désorganisées, mais ni les camps, ni les unités paniquées, ni ce qui est hors de la carte. Vous avez 4, 4 et 2, soit 10. Touchez la seule unité rouge qui compte.',
      },
      goal: { tap: 'B4' },
      hint: { en: 'Panicked units bear a white flag.', fr: 'Les unités paniquées portent un drapeau blanc.' },
      wrong: [
        {
          when: { any: [{ did: 'tap A5' }, { did: 'tap G1' }] },
          say: { en: 'Camps do not count.', fr: 'Les camps ne comptent pas.' },
          by: ['tap A5'],
        },
        {
          when: { any: [{ did: 'tap C3' }, { did: 'tap A2' }, { did: 'tap G4' }] },
          say: {
            en: 'It bears a white flag: panicked, so it does not count.',
            fr: 'Elle porte un drapeau blanc : paniquée, elle ne compte pas.',
          },
          by: ['tap G4'],
        },
      ],
      otherwise: { en: 'Tap one of Red’s units.', fr: 'Touchez une unité des Rouges.' },
      done: {
        en: 'The phalanx: 6. It has been rallied, so it counts again. Twice 6 is 12, and you have 10. Two are missing.',
        fr: 'La phalange : 6. Elle a été ralliée, elle compte donc de nouveau. Le double de 6 est 12, et vous avez 10. Il en manque 2.',
      },
      solution: ['tap B4'],
    },
    {
      text: {
        en: 'Your *reserves* wait beside the map, and there they do not count ({rule:5}). One may enter in the turn in which it is due, later or never ({rule:5.a}), by the hexes named for it: the light cavalry by G2 or G3. Bring it in.',
        fr: 'Vos *réserves* attendent à côté de la carte, et là elles ne comptent pas ({rule:5}). Une réserve peut entrer au tour où elle est attendue, plus tard ou jamais ({rule:5.a}), par les hex indiqués pour elle : la cavalerie légère par G2 ou G3. Faites-la entrer.',
      },
      goal: { piece: 'LC', army: 2 },
      show: 'G2 G3',
      hint: {
        en: 'Tap the light cavalry among the reserves, beside the map or, on a phone, under *Now*; then G2 or G3.',
        fr: 'Touchez la cavalerie légère parmi les réserves, à côté de la carte ou, sur un téléphone, sous *Action* ; puis G2 ou G3.',
      },
      wrong: [
        { ...needed, by: ['D3/3'] },
        { ...gone, by: ['D5-off'] },
      ],
      done: {
        en: 'It came in at full strength and paid for its first hex, as if it had stepped there from beside the map ({rule:6.h}). Now it is 12 against 6: the third point is yours.',
        fr: 'Elle est entrée à pleine puissance et a payé son premier hex, comme si elle y avançait d’à côté de la carte ({rule:6.h}). C’est maintenant 12 contre 6 : le troisième point est à vous.',
      },
      solution: ['LC+G2/5'],
    },
    {
      text: {
        en: 'Enemy horsemen stand on G4, the only way in for your other reserve: it waits beside the map ({rule:5.b}). But its leader has already joined you ({rule:5.c}). End the movement, and place him with the heavy infantry before the village, on D3.',
        fr: 'Des cavaliers ennemis sont en G4, le seul accès de votre autre réserve : elle attend à côté de la carte ({rule:5.b}). Mais son chef vous a déjà rejoint ({rule:5.c}). Terminez le mouvement, et placez-le avec l’infanterie lourde devant le village, en D3.',
      },
      goal: { leader: 'D3', army: 2 },
      show: 'D3 G4',
      hint: { en: 'Press the main button, then tap D3.', fr: 'Appuyez sur le bouton principal, puis touchez D3.' },
      wrong: [
        { ...needed, by: ['D3-D2'] },
        { ...gone, by: ['D5-off'] },
        {
          when: { event: 'leaderPlaced', with: { side: 2 } },
          say: {
            en: 'He would be of little use there. Before the village he doubles the attack that matters.',
            fr: 'Il y serait peu utile. Devant le village, il double l’attaque qui compte.',
          },
          by: ['end', '*D5'],
        },
      ],
      solution: ['end', '*D3'],
    },
    {
      text: {
        en: 'From *beside the map* a reserve may attack whoever blocks its way ({rule:5.d}). End the placement, attack G4 with the heavy infantry of the reserve, and go in.',
        fr: '*D’à côté de la carte*, une réserve peut attaquer qui lui barre l’entrée ({rule:5.d}). Terminez le placement, attaquez G4 avec l’infanterie lourde de la réserve, et entrez.',
      },
      goal: { piece: 'HI', army: 2, at: 'G4' },
      show: 'G4',
      hint: {
        en: 'Press the main button. Then tap the heavy infantry among the reserves (on a phone under *Now*), tap G4, and choose to advance.',
        fr: 'Appuyez sur le bouton principal. Touchez ensuite l’infanterie lourde parmi les réserves (sur un téléphone, sous *Action*), puis G4, et choisissez d’avancer.',
      },
      wrong: [
        {
          when: { event: 'fought', with: { at: 'C3' } },
          say: {
            en: 'The village is for later. Take that back: first the reserve.',
            fr: 'Le village viendra plus tard. Annulez : d’abord la réserve.',
          },
          by: ['end', 'D3xC3'],
        },
        {
          when: { event: 'fought', with: { unit: 'F3 F4 G3 G5', at: 'G4' } },
          say: {
            en: 'That is for the reserve to do, from beside the map. Take that back.',
            fr: 'C’est à la réserve de le faire, d’à côté de la carte. Annulez.',
          },
          from: 5,
          by: ['LC+G3/4', 'end', '*D3', 'end', 'G3xG4'],
        },
        {
          when: { event: 'held' },
          say: {
            en: 'Won, but the heavy infantry is still beside the map, where it counts for nothing. Take that back and go in.',
            fr: 'Gagné, mais l’infanterie lourde est toujours à côté de la carte, où elle ne compte pour rien. Annulez et entrez.',
          },
          by: ['end', 'HIxG4/6', 'hold'],
        },
      ],
      done: {
        en: 'The horsemen, disordered, were worth 1. In such an attack neither leader nor ground helps, the side you come from decides about the flank, and you could not have followed a retreat; but nobody could have reached you either. Now your reserve is on the map.',
        fr: 'Les cavaliers, désorganisés, ne valaient que 1. Dans une telle attaque, ni chef ni terrain n’aide, la direction d’où l’on vient décide du flanc, et vous n’auriez pas pu suivre une retraite ; mais personne n’aurait pu vous atteindre non plus. Votre réserve est maintenant sur la carte.',
      },
      solution: ['end', 'HIxG4/6', 'advance'],
    },
    {
      text: {
        en: 'Now the village. With its leader your heavy infantry has 8; the disordered light infantry has 1, doubled by the houses: 2. That is the best column there is. Attack C3 from D3, and hold the village.',
        fr: 'Maintenant le village. Avec son chef, votre infanterie lourde a 8 ; l’infanterie légère désorganisée a 1, doublé par les maisons : 2. C’est la meilleure colonne qui soit. Attaquez C3 depuis D3, et tenez le village.',
      },
      goal: { piece: 'HI', army: 2, at: 'C3' },
      show: 'D3 C3',
      hint: {
        en: 'Tap D3, then C3. After the fight choose to advance.',
        fr: 'Touchez D3, puis C3. Après le combat, choisissez d’avancer.',
      },
      wrong: [
        {
          when: { event: 'held', with: { unit: 'D3' } },
          say: {
            en: 'The village is empty now, and nobody scores for an empty village. Take that back and go in.',
            fr: 'Le village est maintenant vide, et un village vide ne rapporte à personne. Annulez et entrez.',
          },
          by: ['D3xC3', 'hold'],
        },
        {
          when: { event: 'fought', with: { unit: 'B2 B3 C2 C4 D2', at: 'C3' } },
          say: {
            en: 'That is another unit, without a leader. Take it back and attack from D3.',
            fr: 'C’est une autre unité, sans chef. Annulez, et attaquez depuis D3.',
          },
          from: 5,
          by: ['LC+G2/5-D2/5', 'end', '*D3', 'end', 'HIxG4/6', 'advance', 'D2xC3'],
        },
      ],
      solution: ['D3xC3', 'advance'],
    },
    {
      text: {
        en: 'You are the second player, this is the last turn, and nothing comes after it. Count for yourself once more, then end the melee.',
        fr: 'Vous êtes le second joueur, c’est le dernier tour, et rien ne vient après. Comptez encore une fois vous-même, puis terminez la mêlée.',
      },
      goal: { phase: 'over' },
      hint: { en: 'Press the main button.', fr: 'Appuyez sur le bouton principal.' },
      done: {
        en: 'Blue wins, 4 to 0: the panic 1, twice the strength 1, the village 2. Equal points would have been a draw.',
        fr: 'Les Bleus gagnent, 4 à 0 : la panique 1, le double de la force 1, le village 2. À égalité de points, la bataille aurait été nulle.',
      },
      solution: ['end'],
    },
  ],
  end: {
    en: 'Before a battle, read three things: what scores, who comes late and where, and which counters are special. Then you know what to fight for.',
    fr: 'Avant une bataille, lisez trois choses : ce qui rapporte, qui arrive plus tard et par où, et quels pions sont particuliers. Vous saurez alors pour quoi vous battre.',
  },
};
