import type { Lesson, Setting } from '../../../learn/lessons/types';

const map = { columns: 7, rows: 5 };

/** Archers and mixed missiles, three enemies: in the arc, on its edge, beside it. */
const arc: Setting = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'fire',
    armies: [{ units: ['LA D4/1', 'MM E4/1', 'HI C5/1'] }, { units: ['LI D2/4', 'LI B3/4', 'LC F5/5'] }],
  },
  rolls: { 'D4:D2': [2], 'E4:D2': [1], 'D4:B3': [5] },
  foe: [],
};

const table: Setting = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'fire',
    armies: [{ units: ['LA D4/1'] }, { units: ['PX D3/4', 'LI E4/4', 'LC C3/4'] }],
  },
  rolls: { 'D4:E4': [3], 'D4:D3': [4], 'D4:C3': [4] },
  foe: [],
};

/** The hill hides D2; C3 lies behind two hexes that both block, E3 behind one of two. */
const sight: Setting = {
  position: {
    system: 'ancients',
    map: { ...map, hill: 'D3' },
    player: 2,
    phase: 'fire',
    armies: [{ units: ['HA D4/1', 'HI C4/1'] }, { units: ['LI D2/4', 'LI C3/4', 'LI E3/4'] }],
  },
  rolls: { 'D4:E3': [1] },
  foe: [],
};

const cover: Setting = {
  position: {
    system: 'ancients',
    map: { ...map, woods: 'C4 B3 B2', village: 'D2' },
    player: 2,
    phase: 'fire',
    armies: [{ units: ['LA D4/1'] }, { units: ['LC C4/4', 'HI D2/4', 'LI E4/4'] }],
  },
  rolls: { 'D4:E4': [2], 'D4:C4': [4], 'D4:D2': [3] },
  foe: [],
};

const alone: Setting = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'fire',
    armies: [{ units: ['LA D4/1 disordered'] }, { units: ['MM C3/4'], leaders: ['D2'] }],
  },
  rolls: { 'D4:C3': [2] },
  foe: [],
};

/** Who shoots and when, the arc, the tables, sight, cover, the volley marker. */
export const fire: Lesson = {
  id: 'fire',
  system: 'ancients',
  teaches: ['8', '8.a', '8.b', '8.c', '8.d', '8.e', '8.f', '8.g', '8.h'],
  steps: [
    {
      setting: arc,
      text: {
        en: 'The Blues have just marched up to you. Before they can strike, *you* shoot: {rule:8|fire} belongs to the player whose turn it is *not*. A unit shoots if there is a letter, A or B, between the two numbers of its counter: tap your two.',
        fr: 'Les Bleus viennent de s’avancer. Avant qu’ils ne frappent, c’est *vous* qui tirez : le {rule:8|tir} revient au joueur dont ce n’est *pas* le tour. Une unité tire si son pion porte une lettre, A ou B, entre ses deux chiffres : touchez vos deux tireurs.',
      },
      goal: { tap: 'D4 E4' },
      hint: {
        en: 'Look between the two numbers: 1A3 are light archers, 2B3 mixed missiles, 4-2 heavy infantry.',
        fr: 'Regardez entre les deux chiffres : 1A3, ce sont des archers légers ; 2B3, des tireurs mixtes ; 4-2, une infanterie lourde.',
      },
      wrong: [
        {
          when: { did: 'tap C5' },
          say: {
            en: 'Its counter reads 4-2: a dash instead of a letter. Heavy infantry has nothing to shoot with.',
            fr: 'Son pion porte 4-2 : un tiret au lieu d’une lettre. L’infanterie lourde n’a rien pour tirer.',
          },
          by: ['tap C5'],
        },
      ],
      otherwise: { en: 'Yours are the dark red counters.', fr: 'Vos pions sont les rouges, plus foncés.' },
      done: {
        en: 'The archers have the letter A, the mixed missiles the letter B. The letter says which table of numbers they shoot with.',
        fr: 'Les archers ont la lettre A, les tireurs mixtes la lettre B. La lettre dit avec quelle table de chiffres ils tirent.',
      },
      solution: ['tap D4', 'tap E4'],
    },
    {
      text: {
        en: 'Archers only shoot at what lies ahead of them. The marked hexes are the {rule:8.a|arc of fire} of the archers on D4: a fan that opens the way they face, with the two slanting lines of hexes at its edges. Tap the blue unit that they cannot shoot at.',
        fr: 'Des archers ne tirent que devant eux. Les hex marqués forment l’{rule:8.a|arc de tir} des archers en D4 : un éventail qui s’ouvre du côté où ils regardent, y compris les deux lignes obliques d’hex qui le bordent. Touchez l’unité bleue sur laquelle ils ne peuvent pas tirer.',
      },
      goal: { tap: 'F5' },
      show: 'D3 C4 E4 D2 C3 E3 B3 F3 D1 C2 E2 B2 F2 A3 G3',
      wrong: [
        {
          when: { did: 'tap B3' },
          say: {
            en: 'B3 lies on the slanting line at the left edge, and that line still belongs to the arc.',
            fr: 'B3 se trouve sur la ligne oblique du bord gauche, et cette ligne fait encore partie de l’arc.',
          },
          by: ['tap B3'],
        },
        {
          when: { did: 'tap D2' },
          say: { en: 'D2 is straight ahead of them.', fr: 'D2 est droit devant eux.' },
          by: ['tap D2'],
        },
      ],
      otherwise: { en: 'There is no blue unit there.', fr: 'Il n’y a pas d’unité bleue à cet endroit.' },
      done: {
        en: 'The light cavalry has come round their side, where they are not looking. (A camp is the exception: it shoots all round.)',
        fr: 'La cavalerie légère est arrivée par le côté, là où ils ne regardent pas. (Le camp fait exception : il tire de tous côtés.)',
      },
      solution: ['tap F5'],
    },
    {
      text: {
        en: 'Now shoot: choose the archers on D4, then the light infantry on D2. It is two hexes away, and at that range table A hits infantry if the die shows a 1 or a 2 ({rule:8.d|fire tables}).',
        fr: 'Tirez, maintenant : prenez les archers en D4, puis choisissez l’infanterie légère en D2. Elle est à deux hex ; à cette portée, la table A touche l’infanterie si le dé donne 1 ou 2 ({rule:8.d|tables de tir}).',
      },
      goal: { event: 'shot', with: { unit: 'D4', at: 'D2' } },
      show: 'D4 D2',
      wrong: [
        {
          when: { event: 'shot', with: { unit: 'D4', at: 'B3' } },
          say: {
            en: 'A fair shot, and just as likely to hit. But together your two units can bring down the one on D2: put both shots there. Take it back and shoot at D2.',
            fr: 'Un tir permis, et qui avait autant de chances. Mais à elles deux, vos unités peuvent abattre celle en D2 : concentrez vos tirs. Annulez et tirez sur D2.',
          },
          by: ['D4:B3'],
        },
        {
          when: { event: 'shot', with: { unit: 'E4' } },
          say: {
            en: 'The mixed missiles will have their turn. Let the better shots begin: take it back and shoot with the archers.',
            fr: 'Les tireurs mixtes auront leur tour. Laissez commencer les meilleurs : annulez et tirez avec les archers.',
          },
          by: ['E4:D2'],
        },
      ],
      done: {
        en: 'A 2: {rule:8.e|a hit}! The target is turned over to its hatched side. It is now *disordered*: it fights with half its strength. One more hit and it is gone.',
        fr: 'Un 2 : {rule:8.e|touché} ! Le pion visé passe sur sa face hachurée. L’unité est *désorganisée* : elle combat à demi-force. Encore un tir réussi, et elle disparaît.',
      },
      solution: ['D4:D2'],
    },
    {
      text: {
        en: 'Your units shoot one after the other, each {rule:8.c|once in a phase}, and every result counts at once; but many may shoot at one target. Finish it: shoot at D2 with the mixed missiles on E4. With table B they hit at that range on a 1 only.',
        fr: 'Vos unités tirent l’une après l’autre, chacune {rule:8.c|une fois par phase}, et chaque résultat compte aussitôt ; mais plusieurs peuvent viser la même cible. Achevez-la : tirez sur D2 avec les tireurs mixtes en E4. Avec la table B, à cette portée, seul un 1 touche.',
      },
      goal: { event: 'shot', with: { unit: 'E4', at: 'D2' } },
      show: 'E4 D2',
      hint: {
        en: 'Choose the unit on E4, then D2.',
        fr: 'Prenez l’unité en E4, puis choisissez D2.',
      },
      wrong: [
        {
          when: { did: 'refused 8.c shotsSpent' },
          say: {
            en: 'The archers have had their one shot of this phase. The arrow on their counter shows it.',
            fr: 'Les archers ont déjà fait leur seul tir de la phase. La flèche sur leur pion le rappelle.',
          },
          by: ['D4:B3'],
        },
      ],
      done: {
        en: 'A 1! The disordered unit is hit again, so it is eliminated and leaves the map for good.',
        fr: 'Un 1 ! L’unité déjà désorganisée est touchée de nouveau : elle est éliminée et quitte la carte pour de bon.',
      },
      solution: ['E4:D2'],
    },
    {
      setting: table,
      text: {
        en: 'Three enemies ahead. At one, two and three hexes table A ({rule:8.d}) hits cavalry on 4, 2, 1 *or less*, infantry with 3, 2, 1, and a phalanx behind its shields with 2, 1, never. Shoot at the enemy who is easiest to hit.',
        fr: 'Trois ennemis en face. À un, deux et trois hex, la table A ({rule:8.d}) touche la cavalerie avec 4, 2, 1 *ou moins*, l’infanterie avec 3, 2, 1, et une phalange derrière ses boucliers avec 2, 1, jamais. Tirez sur l’ennemi le plus facile à toucher.',
      },
      goal: { event: 'shot', with: { unit: 'D4', at: 'E4' } },
      hint: {
        en: 'When you choose the archers, each target shows its number.',
        fr: 'Quand vous prenez les archers, chaque cible porte son chiffre.',
      },
      wrong: [
        {
          when: { event: 'shot', with: { at: 'D3' } },
          say: {
            en: 'That is a phalanx. Even this close only a 1 or a 2 gets past its shields; the light infantry beside it is hit by a 1, 2 or 3.',
            fr: 'C’est une phalange. Même de si près, seuls un 1 ou un 2 passent ses boucliers ; l’infanterie légère à côté est touchée par 1, 2 ou 3.',
          },
          by: ['D4:D3'],
        },
        {
          when: { event: 'shot', with: { at: 'C3' } },
          say: {
            en: 'Horses are big targets, but these are two hexes away: 1 or 2. The light infantry next to you is hit by a 1, 2 or 3.',
            fr: 'Les chevaux font de grosses cibles, mais ceux-ci sont à deux hex : 1 ou 2. L’infanterie légère à côté de vous est touchée par 1, 2 ou 3.',
          },
          by: ['D4:C3'],
        },
      ],
      done: {
        en: 'Three numbers in six, and the die shows a 3. Whoever is near and unshielded suffers most.',
        fr: 'Trois chiffres sur six, et le dé donne 3. Qui est proche et sans bouclier souffre le plus.',
      },
      solution: ['D4:E4'],
    },
    {
      setting: sight,
      text: {
        en: 'Archers must also *see* their target. The {rule:8.b|line of sight} runs straight from the middle of their hex to the middle of the other, and a hill, a village, woods or any unit, friend or enemy, in a hex on the way hides what is behind. Tap the hex that hides D2 from your heavy archers on D4.',
        fr: 'Encore faut-il *voir* la cible. La {rule:8.b|ligne de vue} va droit du centre de l’hex du tireur au centre de l’autre, et une colline, un village, un bois ou une unité, amie ou ennemie, dans un hex traversé cache ce qui est derrière. Touchez l’hex qui cache D2 à vos archers lourds en D4.',
      },
      goal: { tap: 'D3' },
      show: 'D4 D2',
      wrong: [
        {
          when: { did: 'tap C4' },
          say: {
            en: 'Your heavy infantry would hide somebody too, but the line from D4 to D2 does not go through C4.',
            fr: 'Votre infanterie lourde cacherait aussi quelqu’un, mais la ligne de D4 à D2 ne passe pas par C4.',
          },
          by: ['tap C4'],
        },
      ],
      otherwise: {
        en: 'Follow the line from D4 straight up to D2: which hex does it cross?',
        fr: 'Suivez la ligne de D4 tout droit jusqu’à D2 : quel hex traverse-t-elle ?',
      },
      done: {
        en: 'The hill on D3 stands in the way. The hexes at the two ends of the line never hide anybody.',
        fr: 'La colline en D3 fait écran. Les hex aux deux bouts de la ligne, eux, ne cachent jamais personne.',
      },
      solution: ['tap D3'],
    },
    {
      text: {
        en: 'Sometimes the line runs exactly between two hexes. Then it is blocked only if *both* of them hide ({rule:8.b}). That is so for one of the enemies on C3 and E3. Shoot at the other.',
        fr: 'Parfois la ligne passe juste entre deux hex. Elle n’est alors bloquée que si *les deux* font écran ({rule:8.b}). C’est le cas pour l’un des ennemis en C3 et E3. Tirez sur l’autre.',
      },
      goal: { event: 'shot', with: { unit: 'D4', at: 'E3' } },
      show: 'C3 E3',
      hint: {
        en: 'To C3 the line runs between D3 and C4, to E3 between D3 and E4.',
        fr: 'Vers C3, la ligne passe entre D3 et C4 ; vers E3, entre D3 et E4.',
      },
      wrong: [
        {
          when: { did: 'refused 8.b noSight' },
          say: {
            en: 'Hidden. On the line to C3 the hill stands on one side and your own heavy infantry on the other.',
            fr: 'Caché. Sur la ligne vers C3, il y a la colline d’un côté et votre propre infanterie lourde de l’autre.',
          },
          by: ['D4:C3'],
        },
      ],
      done: {
        en: 'Only the hill is beside the line to E3; E4 is open, so the archers look past it. A leader on his own, a marker or an abandoned camp hides nobody.',
        fr: 'Vers E3, seule la colline borde la ligne ; E4 est dégagé, et les archers voient par là. Un chef seul, un marqueur ou un camp abandonné ne cachent personne.',
      },
      solution: ['D4:E3'],
    },
    {
      setting: cover,
      text: {
        en: 'Trees and walls protect: a target in woods or in a village counts as a phalanx, {rule:8.g|whatever it is}. Shoot at the easiest of the three: cavalry in the woods, heavy infantry in the village, light infantry in the open.',
        fr: 'Les arbres et les murs protègent : une cible dans un bois ou un village compte comme une phalange, {rule:8.g|quelle qu’elle soit}. Tirez sur la plus facile des trois : de la cavalerie dans le bois, de l’infanterie lourde dans le village, de l’infanterie légère à découvert.',
      },
      goal: { event: 'shot', with: { unit: 'D4', at: 'E4' } },
      wrong: [
        {
          when: { event: 'shot', with: { at: 'C4' } },
          say: {
            en: 'In the open you would hit cavalry next to you on a 4 or less. Among the trees it counts as a phalanx: 1 or 2.',
            fr: 'À découvert, vous toucheriez cette cavalerie voisine avec 4 ou moins. Parmi les arbres, elle compte comme une phalange : 1 ou 2.',
          },
          by: ['D4:C4'],
        },
        {
          when: { event: 'shot', with: { at: 'D2' } },
          say: {
            en: 'Behind the walls of the village it counts as a phalanx: two hexes away only a 1 hits.',
            fr: 'Derrière les murs du village, elle compte comme une phalange : à deux hex, seul un 1 touche.',
          },
          by: ['D4:D2'],
        },
      ],
      done: {
        en: 'In the open, one hex away: 1, 2 or 3. And the die shows a 2.',
        fr: 'À découvert, à un hex : 1, 2 ou 3. Et le dé donne 2.',
      },
      solution: ['D4:E4'],
    },
    {
      setting: alone,
      text: {
        en: 'Your archers have been disordered: hand to hand they are now worth nothing, but they {rule:8.h|still shoot} as well as ever. Two hexes away stand a blue leader (the star, without any troops) and mixed missiles. Shoot at whoever you can.',
        fr: 'Vos archers ont été désorganisés : au corps à corps, ils ne valent plus rien, mais ils {rule:8.h|tirent encore} aussi bien qu’avant. À deux hex se trouvent un chef bleu (l’étoile, sans troupes) et des tireurs mixtes. Tirez sur qui vous pouvez.',
      },
      goal: { event: 'shot', with: { unit: 'D4', at: 'C3' } },
      wrong: [
        {
          when: { did: 'refused 8.h loneLeader' },
          say: {
            en: 'One man alone on the field is no target. To catch him, a unit must ride or march into his hex.',
            fr: 'Un homme seul sur le champ de bataille n’est pas une cible. Pour le prendre, il faut qu’une unité entre dans son hex.',
          },
          by: ['D4:D2'],
        },
      ],
      done: {
        en: 'Hit. Besides leaders on their own, one other counter cannot be shot at: a unit that is plundering a camp.',
        fr: 'Touché. Outre un chef seul, une autre cible est interdite aux tireurs : une unité qui pille un camp.',
      },
      solution: ['D4:C3'],
    },
    {
      text: {
        en: 'Shooting has its price: the arrow on the counter is a {rule:8.f|volley marker}. Until the end of *your own* next turn it keeps your archers from moving, turning and attacking. Nobody is left to shoot: end the fire phase with the main button.',
        fr: 'Tirer a son prix : la flèche sur le pion est un {rule:8.f|marqueur Volée}. Jusqu’à la fin de *votre propre* prochain tour, il empêche vos archers de se déplacer, de pivoter et d’attaquer. Plus personne ne peut tirer : terminez le tir avec le bouton principal.',
      },
      goal: { phase: 'melee', player: 2 },
      solution: ['end'],
    },
  ],
  end: {
    en: 'You shoot in the other player’s turn: ahead, in sight, one shot each, and the nearer the better. Now it would be Blue’s turn to attack, hand to hand: that is the next lesson.',
    fr: 'Vous tirez pendant le tour de l’autre : devant vous, à vue, un tir par unité, et le plus près est le mieux. Ce serait maintenant aux Bleus d’attaquer au corps à corps : c’est la leçon suivante.',
  },
};
