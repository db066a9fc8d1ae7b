import { FIRST_DIE } from '../../../../../rules/armies/model/data';
import type { RuleId } from '../../../../learn/rulebook/ids';
import type { RuleEntry } from '../../../../learn/rulebook/types';
import { armyWords } from '../../../../words/armies/fr';
import { listTable, namedTable, priceTable, scaleTable, traitTable } from './tables';

const number = new Intl.NumberFormat('fr');

/** Drafting a battle. */
const drafting = {
  '15.1': {
    title: 'Concevoir une bataille',
    text: ['Ce que l’histoire dit d’une bataille entre dans le jeu sous quelques rubriques.'],
    see: ['4.a', '12', 'C2'],
  },
  '15.1.a': {
    title: 'Se documenter',
    text: [
      'Le meilleur chemin vers une bataille est de se documenter soi-même. Une bataille nomme la nationalité de ses armées (des peuples qui combattaient de même peuvent en partager une\u00a0; l’Égypte vaut aussi pour les Hittites et la Syrie), la période où elles combattaient ainsi, leur composition, leurs chefs, leurs camps, leurs seuils de panique et leurs objectifs.',
    ],
  },
  '15.1.b': {
    title: 'Listes d’armée',
    text: [
      'Une liste montre l’armée *classique* d’une nation, à son apogée. Le jour venu, des détachements manquaient, des alliés ou des mercenaires étaient arrivés. Une taille double n’avait rien de rare.',
      {
        table: listTable(armyWords, {
          caption: 'Listes d’armée',
          head: ['Nation', 'Années', 'Armée classique', 'Chefs', 'Points', 'Force / panique', 'En outre'],
        }),
      },
      'Les points comptent la cavalerie légère à son prix imprimé\u00a0; les arcs se paient selon {rule:15.2.i}. Les barbares sont ceux de {rule:13.9}, de {rule:13.10} et de {rule:13.12}, là où ces règles sont en vigueur. Un général d’exception ajoute encore un chef.',
    ],
    ruling: 'Les règles expliquent un tel tableau, mais il est perdu\u00a0: les chiffres suivent donc des ordres de bataille connus.',
    see: ['15.2.h.3'],
  },
  '15.1.c': {
    title: 'Chefs',
    text: [
      'Toute armée a un chef. Une armée particulièrement entraînée et disciplinée en a un de plus, et de même celle dont le général, s’il est présent, est d’exception.',
    ],
    see: ['11', '15.2.c'],
  },
  '15.1.d': {
    title: 'Camp',
    text: [
      'Toute armée a un camp. Les peuples qui vivent à cheval, comme les Mongols, peut-être aussi les Parthes, les Sarrasins et les Magyars, peuvent s’en passer.',
    ],
    see: ['6.j'],
  },
  '15.1.e': {
    title: 'Seuil de panique',
    text: [
      'Une armée panique quand elle a perdu la moitié de ses points de force. La moitié est arrondie à l’entier supérieur, sans compter ni le camp ni les chefs.',
    ],
    ruling:
      'Les règles proposent la moitié de la force sans dire comment on l’arrondit ni ce que l’on compte\u00a0; arrondie à l’entier supérieur, sans camp ni chefs, elle donne six des sept seuils imprimés.',
    see: ['4.a'],
  },
  '15.1.f': {
    title: 'Objectifs',
    text: [
      'Tout part de là\u00a0: pourquoi se bat-on, que change une victoire, et qui doit attaquer\u00a0? Une bataille le dit par ses conditions de victoire, et par celui qui gagne un match nul.',
    ],
    ruling:
      'Les règles s’en tiennent aux mots\u00a0; ici les conditions font partie du fichier de la bataille, pour que le programme les compte.',
    see: ['12'],
  },
  '15.1.g': {
    title: 'Armées d’époques différentes',
    text: [
      'Elles peuvent se rencontrer, et c’est même souhaitable. Mais un même pion n’est pas les mêmes hommes\u00a0: la cavalerie d’Alexandre n’aurait pas arrêté des chevaliers normands. Un chef de plus, d’autres types d’unité ou une règle particulière y remédient.',
    ],
    see: ['C2'],
  },
  '15.1.h': {
    title: 'Taille',
    text: [
      'L’échelle de {rule:15.2.f} donne les pions d’une armée de l’histoire. Si elle en a plus de 24 ou moins de 8, multipliez les deux camps par un même facteur\u00a0: les demis s’arrondissent à l’entier supérieur, et il reste au moins un pion de chaque type.',
    ],
    ruling:
      'Les règles ne fixent pas de taille\u00a0; un camp et ce qui l’entoure à trois hex font 37 hex, qu’une armée de plus de 24 pions encombre.',
    see: ['13.3'],
  },
  '15.1.i': {
    title: 'Terrain',
    text: [
      'Une bataille imaginée se livre sur un champ choisi selon le pays\u00a0: plaine, collines, montagnes, bois, rivière, désert ou ville.',
    ],
    ruling: 'Les cartes de l’original sont perdues, et ces champs sont donc les nôtres.',
    see: ['T'],
  },
  '15.1.j': {
    title: 'Ce qu’il faut revoir',
    text: [
      {
        list: [
          'Une armée sans chef ({rule:15.1.c}).',
          'Une armée sans camp ({rule:15.1.d}).',
          'Un seuil de panique autre que la moitié de la force ({rule:15.1.e}).',
          'Plus de 36 unités ({rule:15.2.h.1}).',
        ],
      },
    ],
    ruling: 'Les règles font confiance à qui conçoit la bataille\u00a0; un programme peut compter à sa place.',
  },
} as const satisfies Partial<Record<RuleId, RuleEntry>>;

/** Limits of an army that is bought. */
const limits = {
  '15.2.h': {
    title: 'Ce que peut compter une armée',
    text: [
      'Une armée qui enfreint une de ces limites est refusée, et chaque limite enfreinte est nommée.',
      {
        example:
          'Trois phalanges, trois cavaleries lourdes, quatre infanteries légères, six tireurs mixtes et un éléphant coûtent 36 + 18 + 12 + 12 + 15 = 93 points sur 100. Leur force est de 18 + 12 + 8 + 12 + 6 = 56, et le seuil de panique de 28. L’armée a deux chefs et un camp. Elle compte 17 unités, et les six tireurs mixtes ne dépassent pas les onze autres.',
      },
    ],
    ruling: 'Les règles ne fixent aucune limite, et certaines armées ne feraient pas un jeu.',
  },
  '15.2.h.1': {
    title: 'Unités',
    text: ['Une unité au moins, 36 au plus\u00a0: il n’y a pas place pour davantage autour d’un camp.'],
    see: ['13.3'],
  },
  '15.2.h.2': {
    title: 'Tireurs mixtes',
    text: ['Quand on n’utilise pas de liste, pas plus de tireurs mixtes que de toutes les autres unités ensemble.'],
    ruling:
      'À 2 points, c’est sûrement une coquille, car ils ne sont en rien plus faibles que l’infanterie légère à 3, et cinquante d’entre eux seraient la seule armée possible.',
    see: ['15.2.j'],
  },
  '15.2.h.3': {
    title: 'Avec une liste',
    text: [
      'De chaque type de la liste, au plus le double du nombre classique pour 100 points, et à proportion pour d’autres points, arrondi à l’entier supérieur. Les autres types sont des alliés et des mercenaires\u00a0: au plus le cinquième des points, arrondi à l’entier inférieur, peut y passer.',
    ],
    see: ['15.1.b'],
  },
  '15.2.h.4': {
    title: 'Types nommés d’une liste',
    text: [
      'Un type nommé d’une liste remplace le pion qu’il est et compte avec lui. Là où une partie seulement des pions d’un type peut être nommée, la même part de la limite vaut, arrondie à l’entier supérieur.',
      'Là où un trait national fait de tous les pions d’un type ce qu’est un type nommé, les deux s’achètent comme ce pion, dans sa limite\u00a0: la cavalerie légère avec les archers à cheval, les archers légers avec les arbalètes.',
    ],
    see: ['15.2.i', '15.3.e'],
  },
  '15.2.h.5': { title: 'Prix', text: ['Le prix ne doit pas dépasser les points.'], see: ['15.2.a'] },
} as const satisfies Partial<Record<RuleId, RuleEntry>>;

/** Buying an army. */
const buying = {
  '15.2': {
    title: 'Acheter une armée',
    text: ['Deux armées de même valeur s’achètent avec le même nombre de points.'],
    see: ['13.3', 'C'],
  },
  '15.2.a': {
    title: 'Points',
    text: [
      'Chaque joueur dispose du même nombre de points, disons 100\u00a0: un nombre entier de 30 à 300, le même pour les deux, sauf handicap convenu. Les points non dépensés sont perdus.',
    ],
    ruling: 'Les règles donnent cent pour exemple\u00a0; au-dessous de 30 il n’y a pas de bataille, au-dessus de 300 pas de place.',
  },
  '15.2.b': {
    title: 'Prix',
    text: [{ table: priceTable(armyWords, { caption: 'Prix des unités', head: ['Unité', 'Code', 'Points'] }) }],
    see: ['C'],
  },
  '15.2.c': {
    title: 'Chefs et camps',
    text: [
      'Les deux armées ont le même nombre de chefs, et chacune un camp\u00a0; rien de cela ne se paie. Il y a un chef par tranche de 50 points commencée, donc deux pour 100. Avec un handicap, les deux en ont autant que le plus grand nombre de points en donne.',
    ],
    ruling: 'Les règles ne donnent pas de nombre\u00a0; les chefs des listes ne s’appliquent pas, car égal veut dire égal.',
    see: ['15.1.c'],
  },
  '15.2.d': {
    title: 'Panique',
    text: ['Une armée panique quand elle a perdu la moitié de la force achetée, arrondie à l’entier supérieur.'],
    see: ['15.1.e'],
  },
  '15.2.e': { title: 'Mise en place', text: ['Les deux armées se placent par le déploiement libre ({rule:13.3}).'] },
  '15.2.f': {
    title: 'Échelle',
    text: [
      'Pour savoir combien de pions avait une armée de l’histoire\u00a0:',
      {
        table: scaleTable(
          { caption: 'Ce que représente un pion', head: ['Unité', 'Sur le terrain'] },
          [
            ['cavalry', 'cavalerie', '{n} hommes et leurs chevaux'],
            ['infantry', 'infanterie', '{n} hommes'],
            ['missile', 'troupes de tir\u00a0: archers légers et lourds, tireurs mixtes', '{n} hommes'],
            ['phalanx', 'phalange', '{n} hommes'],
            ['chariots', 'chars', '{n} chars, soit 1\u202f000 hommes et leurs chevaux'],
            ['elephants', 'éléphants', '{n} bêtes, avec quelque 5\u202f000 hommes d’infanterie légère'],
          ],
          number,
        ),
      },
    ],
    see: ['15.1.h'],
  },
  '15.2.g': {
    title: 'Flèches',
    text: [
      'Avec l’approvisionnement en flèches ({rule:13.6}), on en achète entre deux batailles\u00a0: cent volées coûtent 1 point, et toute centaine commencée est due. Aucune unité n’en porte plus de six, les camps exceptés.',
    ],
    ruling: 'Les règles ne disent pas ce que coûte une partie de centaine.',
  },
  ...limits,
  '15.2.i': {
    title: 'Types nommés',
    text: [
      {
        table: namedTable(armyWords, { caption: 'Prix des types nommés', head: ['Unité', 'Ce que c’est', 'Points'] }, [
          'archers légers à 3 tirs',
          'cavalerie légère à lettre de tir B',
          'cavalerie lourde sous un autre nom',
        ]),
      },
      'Une unité d’autres valeurs coûte le prix de son pion multiplié par sa force et divisé par celle du pion, arrondi à l’entier supérieur, et 1 au moins.',
    ],
    ruling:
      'Les règles ne donnent de prix qu’aux pions imprimés\u00a0; l’arc long se paie comme les arbalètes de {rule:15.3.e}, l’archer à cheval comme une cavalerie légère et une moitié d’archer.',
    see: ['C2'],
  },
  '15.2.j': {
    title: 'Prix corrigé',
    text: ['Si les deux en conviennent, les tireurs mixtes coûtent 4, et {rule:15.2.h.2} ne s’applique plus.'],
    ruling: 'On ne l’applique que sur demande, car c’est 2 qui est imprimé.',
  },
  '15.2.k': {
    title: 'Flottes',
    text: [
      'Un petit navire coûte 2 points, un grand 4\u00a0; ajoutez la qualité de l’équipage, de 1 à 4, puis 1 par point de marins, 2 pour une baliste, 1 pour un corvus. Un petit navire moyen avec un point de marins en fait 6, un grand avec deux points de marins 9.',
      'Une bataille navale par points\u00a0: 60 chacun, 14 navires au plus, ni camp ni chefs, chaque camp dans sa moitié d’une mer ouverte de 22 hex sur 14.',
      `Le premier dé de mouvement est donné avec la position. Quand les joueurs lancent eux-mêmes les dés, ou que leurs deux appareils les font, c’est un ${FIRST_DIE}.`,
    ],
    ruling:
      'Les règles parlent du prix des flottes sans en donner\u00a0; un petit navire moyen coûte donc autant qu’un char\u00a0; et aucun des deux camps ne doit choisir le premier dé de mouvement.',
    see: ['14.1'],
  },
} as const satisfies Partial<Record<RuleId, RuleEntry>>;

/** Campaigns and traits. */
const campaigns = {
  '15.3': {
    title: 'Campagnes et nations',
    text: ['Des batailles peuvent s’enchaîner en une guerre.'],
    see: ['15.2'],
  },
  '15.3.a': {
    title: 'La guerre',
    text: [
      'Les joueurs dessinent une carte de ses pays et conviennent de la marche des armées, du rôle des flottes et du produit des impôts. Ils décident aussi quelles unités chaque nation peut acheter, aux prix de {rule:15.2}.',
    ],
  },
  '15.3.b': { title: 'Ses batailles', text: ['Là où deux armées se rencontrent, on joue une bataille de six tours.'] },
  '15.3.c': {
    title: 'Ce que récupère le vainqueur',
    text: [
      'Le vainqueur récupère la moitié des pertes subies dans la bataille, en points de force\u00a0: la moitié de la pleine puissance de ses unités éliminées, arrondie à l’entier inférieur. Il choisit des unités éliminées dont la somme ne dépasse pas ce nombre. Ni les camps ni les chefs ne sont de la force. Après un match nul, personne ne récupère rien.',
      {
        example:
          'Deux infanteries lourdes, une infanterie légère et un tireur mixte sont perdus, 12 en tout\u00a0: 6 reviennent, soit l’infanterie lourde et la légère, soit l’infanterie lourde et le tireur mixte, soit l’infanterie légère et le tireur mixte, mais non les deux infanteries lourdes.',
      },
    ],
    ruling: 'Les règles disent la moitié sans dire de quoi, ni qui choisit.',
    see: ['12'],
  },
  '15.3.d': {
    title: 'Ceux qui sont sortis',
    text: ['Les deux camps récupèrent toutes les unités sorties de la carte, à dessein ou par panique.'],
    see: ['6.g'],
  },
  '15.3.e': {
    title: 'Traits nationaux',
    text: [
      'Si tous en sont d’accord, chaque nation lance un dé pour un trait qui lui est propre, avant l’achat des armées. Les deux peuvent avoir le même.',
      { table: traitTable(armyWords, { caption: 'Traits nationaux', head: ['Dé', 'Trait', 'Effet'] }) },
      'Dans une bataille isolée, tous les autres paient 15 points un éléphant.',
    ],
    ruling:
      'Les règles parlent des traits dans les campagnes\u00a0; ils servent aussi dans les batailles isolées par points\u00a0; et «\u00a0une phase de mêlée\u00a0» des barbares se dit à son début, pour que personne n’attende de voir comment tournent ses premières attaques.',
    see: ['13.10', '13.11', 'T2'],
  },
} as const satisfies Partial<Record<RuleId, RuleEntry>>;

/** Batailles, armées et campagnes. */
export const further: Readonly<Record<Extract<RuleId, '15' | `15.${string}`>, RuleEntry>> = {
  '15': {
    title: 'Batailles, armées, campagnes',
    text: [
      'Deux armées quelconques du monde antique et médiéval peuvent se rencontrer sur ces cartes. Cette section vous aide à tirer une bataille de l’histoire, à acheter deux armées de même valeur et à enchaîner des batailles en une guerre. Ce sont des conseils plus que des lois\u00a0: ce dont les deux joueurs conviennent est juste.',
    ],
    see: ['C', '13'],
  },
  ...drafting,
  ...buying,
  ...campaigns,
};
