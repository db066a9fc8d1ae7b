import type { Lesson, Scene } from './types';

const map = { columns: 9, rows: 8 };

/** Archers and mixed missiles, three enemies: in the arc, on its edge, beside it. */
const arc: Scene = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'fire',
    armies: [{ units: ['LA E6/1', 'MM F5/1', 'HI D6/1'] }, { units: ['LI E4/4', 'LI C5/4', 'LC G7/5'] }],
  },
  rolls: { 'E6:E4': [2], 'F5:E4': [1], 'E6:C5': [5] },
  foe: [],
};

const table: Scene = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'fire',
    armies: [{ units: ['LA E6/1'] }, { units: ['PX E5/4', 'LI F5/4', 'LC D4/4'] }],
  },
  rolls: { 'E6:F5': [3], 'E6:E5': [4], 'E6:D4': [4] },
  foe: [],
};

/** The hill hides E4; D4 lies behind two hexes that both block, F4 behind one of two. */
const sight: Scene = {
  position: {
    system: 'ancients',
    map: { ...map, hill: 'E5' },
    player: 2,
    phase: 'fire',
    armies: [{ units: ['HA E6/1', 'HI D5/1'] }, { units: ['LI E4/4', 'LI D4/4', 'LI F4/4'] }],
  },
  rolls: { 'E6:F4': [1] },
  foe: [],
};

const cover: Scene = {
  position: {
    system: 'ancients',
    map: { ...map, woods: 'D5 C5 C4', village: 'E4' },
    player: 2,
    phase: 'fire',
    armies: [{ units: ['LA E6/1'] }, { units: ['LC D5/4', 'HI E4/4', 'LI F5/4'] }],
  },
  rolls: { 'E6:F5': [2], 'E6:D5': [4], 'E6:E4': [3] },
  foe: [],
};

const alone: Scene = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'fire',
    armies: [{ units: ['LA E6/1 disordered'] }, { units: ['MM D4/4'], leaders: ['E4'] }],
  },
  rolls: { 'E6:D4': [2] },
  foe: [],
};

/** Who shoots and when, the arc, the tables, sight, cover, the volley marker. */
export const fire: Lesson = {
  id: 'fire',
  system: 'ancients',
  teaches: ['8', '8.a', '8.b', '8.c', '8.d', '8.e', '8.f', '8.g', '8.h'],
  steps: [
    {
      scene: arc,
      text: {
        en: 'The Blues have just marched up to you. Before they can strike, *you* shoot: {rule:8|fire} belongs to the player whose turn it is *not*. A unit shoots if there is a letter, A or B, between the two numbers of its counter: tap your two.',
        fr: 'Les Bleus viennent de s’avancer. Avant qu’ils ne frappent, c’est *vous* qui tirez : le {rule:8|tir} revient au joueur dont ce n’est *pas* le tour. Une unité tire si son pion porte une lettre, A ou B, entre ses deux chiffres : touchez vos deux tireurs.',
      },
      goal: { tap: 'E6 F5' },
      hint: {
        en: 'Look between the two numbers: 1A3 are light archers, 2B3 mixed missiles, 4-2 heavy infantry.',
        fr: 'Regardez entre les deux chiffres : 1A3, ce sont des archers légers ; 2B3, des tireurs mixtes ; 4-2, une infanterie lourde.',
      },
      wrong: [
        {
          when: { did: 'tap D6' },
          say: {
            en: 'Its counter reads 4-2: a dash instead of a letter. Heavy infantry has nothing to shoot with.',
            fr: 'Son pion porte 4-2 : un tiret au lieu d’une lettre. L’infanterie lourde n’a rien pour tirer.',
          },
          by: ['tap D6'],
        },
      ],
      otherwise: { en: 'Yours are the dark red counters.', fr: 'Vos pions sont les rouges, plus foncés.' },
      done: {
        en: 'The archers have the letter A, the mixed missiles the letter B. The letter says which table of numbers they shoot with.',
        fr: 'Les archers ont la lettre A, les tireurs mixtes la lettre B. La lettre dit avec quelle table de chiffres ils tirent.',
      },
      solution: ['tap E6', 'tap F5'],
    },
    {
      text: {
        en: 'Archers only shoot at what lies ahead of them. The marked hexes are the {rule:8.a|arc of fire} of the archers on E6: a fan that opens the way they face, with the two slanting lines of hexes at its edges. Tap the blue unit that they cannot shoot at.',
        fr: 'Des archers ne tirent que devant eux. Les hex marqués forment l’{rule:8.a|arc de tir} des archers en E6 : un éventail qui s’ouvre du côté où ils regardent, y compris les deux lignes obliques d’hex qui le bordent. Touchez l’unité bleue sur laquelle ils ne peuvent pas tirer.',
      },
      goal: { tap: 'G7' },
      show: 'E5 D5 F5 E4 D4 F4 C5 G5 E3 D3 F3 C4 G4 B4 H4',
      wrong: [
        {
          when: { did: 'tap C5' },
          say: {
            en: 'C5 lies on the slanting line at the left edge, and that line still belongs to the arc.',
            fr: 'C5 se trouve sur la ligne oblique du bord gauche, et cette ligne fait encore partie de l’arc.',
          },
          by: ['tap C5'],
        },
        {
          when: { did: 'tap E4' },
          say: { en: 'E4 is straight ahead of them.', fr: 'E4 est droit devant eux.' },
          by: ['tap E4'],
        },
      ],
      otherwise: { en: 'There is no blue unit there.', fr: 'Il n’y a pas d’unité bleue à cet endroit.' },
      done: {
        en: 'The light cavalry has come round their side, where they are not looking. (A camp is the exception: it shoots all round.)',
        fr: 'La cavalerie légère est arrivée par le côté, là où ils ne regardent pas. (Le camp fait exception : il tire de tous côtés.)',
      },
      solution: ['tap G7'],
    },
    {
      text: {
        en: 'Now shoot: take the archers on E6, choose the light infantry on E4 and confirm. E4 is two hexes away, and at that range table A hits infantry if the die shows a 1 or a 2 ({rule:8.d|fire tables}).',
        fr: 'Tirez, maintenant : prenez les archers en E6, choisissez l’infanterie légère en E4 et confirmez. E4 est à deux hex ; à cette portée, la table A touche l’infanterie si le dé donne 1 ou 2 ({rule:8.d|tables de tir}).',
      },
      goal: { event: 'shot', with: { unit: 'E6', at: 'E4' } },
      show: 'E6 E4',
      wrong: [
        {
          when: { event: 'shot', with: { unit: 'E6', at: 'C5' } },
          say: {
            en: 'A fair shot, and just as likely to hit. But together your two units can bring down the one on E4: put both shots there. Take it back and shoot at E4.',
            fr: 'Un tir permis, et qui avait autant de chances. Mais à elles deux, vos unités peuvent abattre celle en E4 : concentrez vos tirs. Annulez et tirez sur E4.',
          },
          by: ['E6:C5'],
        },
        {
          when: { event: 'shot', with: { unit: 'F5' } },
          say: {
            en: 'The mixed missiles will have their turn. Let the better shots begin: take it back and shoot with the archers.',
            fr: 'Les tireurs mixtes auront leur tour. Laissez commencer les meilleurs : annulez et tirez avec les archers.',
          },
          by: ['F5:E4'],
        },
      ],
      done: {
        en: 'A 2: {rule:8.e|a hit}! The target is turned over to its pale side. It is now *disordered*: it fights with half its strength. One more hit and it is gone.',
        fr: 'Un 2 : {rule:8.e|touché} ! Le pion visé passe sur sa face pâle. L’unité est *désorganisée* : elle combat à demi-force. Encore un tir réussi, et elle disparaît.',
      },
      solution: ['E6:E4'],
    },
    {
      text: {
        en: 'Your units shoot one after the other, each {rule:8.c|once in a phase}, and every result counts at once; but many may shoot at one target. Finish it: shoot at E4 with the mixed missiles on F5. With table B they hit at that range with a 1 only.',
        fr: 'Vos unités tirent l’une après l’autre, chacune {rule:8.c|une fois par phase}, et chaque résultat compte aussitôt ; mais plusieurs peuvent viser la même cible. Achevez-la : tirez sur E4 avec les tireurs mixtes en F5. Avec la table B, à cette portée, seul un 1 touche.',
      },
      goal: { event: 'shot', with: { unit: 'F5', at: 'E4' } },
      show: 'F5 E4',
      hint: {
        en: 'Take the unit on F5, choose E4, confirm.',
        fr: 'Prenez l’unité en F5, choisissez E4, confirmez.',
      },
      wrong: [
        {
          when: { did: 'refused 8.c' },
          say: {
            en: 'The archers have had their one shot of this phase. The arrow on their counter shows it.',
            fr: 'Les archers ont déjà fait leur seul tir de la phase. La flèche sur leur pion le rappelle.',
          },
          by: ['E6:C5'],
        },
      ],
      done: {
        en: 'A 1! The disordered unit is hit again, so it is eliminated and leaves the map for good.',
        fr: 'Un 1 ! L’unité déjà désorganisée est touchée de nouveau : elle est éliminée et quitte la carte pour de bon.',
      },
      solution: ['F5:E4'],
    },
    {
      scene: table,
      text: {
        en: 'Three enemies ahead. At one, two and three hexes table A ({rule:8.d}) hits cavalry with 4, 2, 1 *or less*, infantry with 3, 2, 1, and a phalanx behind its shields with 2, 1, never. Shoot at the enemy who is easiest to hit.',
        fr: 'Trois ennemis en face. À un, deux et trois hex, la table A ({rule:8.d}) touche la cavalerie avec 4, 2, 1 *ou moins*, l’infanterie avec 3, 2, 1, et une phalange derrière ses boucliers avec 2, 1, jamais. Tirez sur l’ennemi le plus facile à toucher.',
      },
      goal: { event: 'shot', with: { unit: 'E6', at: 'F5' } },
      hint: {
        en: 'When you take the archers, each target shows its number.',
        fr: 'Quand vous prenez les archers, chaque cible porte son chiffre.',
      },
      wrong: [
        {
          when: { event: 'shot', with: { at: 'E5' } },
          say: {
            en: 'That is a phalanx. Even this close only a 1 or a 2 gets past its shields; the light infantry beside it is hit by a 1, 2 or 3.',
            fr: 'C’est une phalange. Même de si près, seuls un 1 ou un 2 passent ses boucliers ; l’infanterie légère à côté est touchée par 1, 2 ou 3.',
          },
          by: ['E6:E5'],
        },
        {
          when: { event: 'shot', with: { at: 'D4' } },
          say: {
            en: 'Horses are big targets, but these are two hexes away: 1 or 2. The light infantry next to you is hit by a 1, 2 or 3.',
            fr: 'Les chevaux font de grosses cibles, mais ceux-ci sont à deux hex : 1 ou 2. L’infanterie légère à côté de vous est touchée par 1, 2 ou 3.',
          },
          by: ['E6:D4'],
        },
      ],
      done: {
        en: 'Three numbers in six, and the die shows a 3. Whoever is near and unshielded suffers most.',
        fr: 'Trois chiffres sur six, et le dé donne 3. Qui est proche et sans bouclier souffre le plus.',
      },
      solution: ['E6:F5'],
    },
    {
      scene: sight,
      text: {
        en: 'Archers must also *see* their target. The {rule:8.b|line of sight} runs straight from the middle of their hex to the middle of the other, and a hill, a village, woods or any unit, friend or enemy, in a hex on the way hides what is behind. Tap the hex that hides E4 from your heavy archers on E6.',
        fr: 'Encore faut-il *voir* la cible. La {rule:8.b|ligne de vue} va droit du centre de l’hex du tireur au centre de l’autre, et une colline, un village, un bois ou une unité, amie ou ennemie, dans un hex traversé cache ce qui est derrière. Touchez l’hex qui cache E4 à vos archers lourds en E6.',
      },
      goal: { tap: 'E5' },
      show: 'E6 E4',
      wrong: [
        {
          when: { did: 'tap D5' },
          say: {
            en: 'Your heavy infantry would hide somebody too, but the line from E6 to E4 does not go through D5.',
            fr: 'Votre infanterie lourde cacherait aussi quelqu’un, mais la ligne de E6 à E4 ne passe pas par D5.',
          },
          by: ['tap D5'],
        },
      ],
      otherwise: {
        en: 'Follow the line from E6 straight up to E4: which hex does it cross?',
        fr: 'Suivez la ligne de E6 tout droit jusqu’à E4 : quel hex traverse-t-elle ?',
      },
      done: {
        en: 'The hill on E5 stands in the way. The hexes at the two ends of the line never hide anybody.',
        fr: 'La colline en E5 fait écran. Les hex aux deux bouts de la ligne, eux, ne cachent jamais personne.',
      },
      solution: ['tap E5'],
    },
    {
      text: {
        en: 'Sometimes the line runs exactly between two hexes. Then it is blocked only if *both* of them hide ({rule:8.b}). That is so for one of the enemies on D4 and F4. Shoot at the other.',
        fr: 'Parfois la ligne passe juste entre deux hex. Elle n’est alors bloquée que si *les deux* font écran ({rule:8.b}). C’est le cas pour l’un des ennemis en D4 et F4. Tirez sur l’autre.',
      },
      goal: { event: 'shot', with: { unit: 'E6', at: 'F4' } },
      show: 'D4 F4',
      hint: {
        en: 'To D4 the line runs between E5 and D5, to F4 between E5 and F5.',
        fr: 'Vers D4, la ligne passe entre E5 et D5 ; vers F4, entre E5 et F5.',
      },
      wrong: [
        {
          when: { did: 'refused 8.b' },
          say: {
            en: 'Hidden. On the line to D4 the hill stands on one side and your own heavy infantry on the other.',
            fr: 'Caché. Sur la ligne vers D4, il y a la colline d’un côté et votre propre infanterie lourde de l’autre.',
          },
          by: ['E6:D4'],
        },
      ],
      done: {
        en: 'Only the hill is beside the line to F4; F5 is open, so the archers look past it. A leader on his own, a marker or an abandoned camp hides nobody.',
        fr: 'Vers F4, seule la colline borde la ligne ; F5 est dégagé, et les archers voient par là. Un chef seul, un marqueur ou un camp abandonné ne cachent personne.',
      },
      solution: ['E6:F4'],
    },
    {
      scene: cover,
      text: {
        en: 'Trees and walls protect: a target in woods or in a village counts as a phalanx, {rule:8.g|whatever it is}. Shoot at the easiest of the three: cavalry in the woods, heavy infantry in the village, light infantry in the open.',
        fr: 'Les arbres et les murs protègent : une cible dans un bois ou un village compte comme une phalange, {rule:8.g|quelle qu’elle soit}. Tirez sur la plus facile des trois : de la cavalerie dans le bois, de l’infanterie lourde dans le village, de l’infanterie légère à découvert.',
      },
      goal: { event: 'shot', with: { unit: 'E6', at: 'F5' } },
      wrong: [
        {
          when: { event: 'shot', with: { at: 'D5' } },
          say: {
            en: 'In the open you would hit cavalry next to you with a 4 or less. Among the trees it counts as a phalanx: 1 or 2.',
            fr: 'À découvert, vous toucheriez cette cavalerie voisine avec 4 ou moins. Parmi les arbres, elle compte comme une phalange : 1 ou 2.',
          },
          by: ['E6:D5'],
        },
        {
          when: { event: 'shot', with: { at: 'E4' } },
          say: {
            en: 'Behind the walls of the village it counts as a phalanx: two hexes away only a 1 hits.',
            fr: 'Derrière les murs du village, elle compte comme une phalange : à deux hex, seul un 1 touche.',
          },
          by: ['E6:E4'],
        },
      ],
      done: {
        en: 'In the open, one hex away: 1, 2 or 3. And the die shows a 2.',
        fr: 'À découvert, à un hex : 1, 2 ou 3. Et le dé donne 2.',
      },
      solution: ['E6:F5'],
    },
    {
      scene: alone,
      text: {
        en: 'Your archers have been disordered: hand to hand they are now worth nothing, but they {rule:8.h|still shoot} as well as ever. Two hexes away stand a blue leader (the star, without any troops) and mixed missiles. Shoot at whoever you can.',
        fr: 'Vos archers ont été désorganisés : au corps à corps, ils ne valent plus rien, mais ils {rule:8.h|tirent encore} aussi bien qu’avant. À deux hex se trouvent un chef bleu (l’étoile, sans troupes) et des tireurs mixtes. Tirez sur qui vous pouvez.',
      },
      goal: { event: 'shot', with: { unit: 'E6', at: 'D4' } },
      wrong: [
        {
          when: { did: 'refused 8.h' },
          say: {
            en: 'One man alone on the field is no target. To catch him, a unit must ride or march into his hex.',
            fr: 'Un homme seul sur le champ de bataille n’est pas une cible. Pour le prendre, il faut qu’une unité entre dans son hex.',
          },
          by: ['E6:E4'],
        },
      ],
      done: {
        en: 'Hit. Besides leaders on their own, one other counter cannot be shot at: a unit that is plundering a camp.',
        fr: 'Touché. Outre un chef seul, une autre cible est interdite aux tireurs : une unité qui pille un camp.',
      },
      solution: ['E6:D4'],
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
    en: 'You shoot in the other player’s turn: ahead, in sight, one shot each, and the nearer the better. Now it would be for Blue to attack, hand to hand: that is the next lesson.',
    fr: 'Vous tirez pendant le tour de l’autre : devant vous, à vue, un tir par unité, et le plus près est le mieux. Ce serait maintenant aux Bleus d’attaquer au corps à corps : c’est la leçon suivante.',
  },
};
