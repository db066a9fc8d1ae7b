import type { RuleId } from '../../../../learn/rulebook/ids';
import type { RuleEntry } from '../../../../learn/rulebook/types';
import { PRICES } from './tables';

/** Batailles, armées et campagnes. */
export const further: Readonly<Record<Extract<RuleId, '15' | `15.${string}`>, RuleEntry>> = {
  '15': {
    title: 'Batailles, armées, campagnes',
    text: [
      'Deux armées quelconques du monde antique et médiéval peuvent se rencontrer sur ces cartes. Cette section vous aide à tirer une bataille de l’histoire, à acheter deux armées de même valeur et à enchaîner des batailles en une guerre. Ce sont des conseils plus que des lois : ce dont les deux joueurs conviennent est juste.',
    ],
    see: ['C', '13'],
  },
  '15.1': {
    title: 'Concevoir une bataille',
    text: [
      'Le meilleur chemin vers une bataille est de se documenter. Ce que vous trouverez entre dans le jeu sous ces rubriques :',
      {
        list: [
          '*Nationalité :* à qui appartient cette façon de combattre. Des peuples qui combattaient de même peuvent en partager une ; l’Égypte vaut aussi pour la Mésopotamie, les Hittites et la Syrie.',
          '*Période :* entre quelles dates l’armée combattait ainsi, et un peu au-delà. Aucune armée n’est restée longtemps la même.',
          '*Composition :* l’armée à son apogée, comme modèle. Le jour venu, des détachements manquaient, des alliés ou des mercenaires étaient arrivés. Une taille double n’avait rien de rare.',
          '*Chefs :* toute armée en a au moins un. Une armée bien entraînée et disciplinée en a un de plus, et de même celle que mène un général d’exception.',
          '*Camp :* toute armée en a un. Les armées qui vivent à cheval, comme les Mongols, peuvent s’en passer.',
          '*Panique :* à la moitié des points de force de l’armée, arrondie à l’entier supérieur, sans compter ni le camp ni les chefs.',
          '*Objectifs :* la partie la plus importante. Pourquoi se bat-on, que change une victoire, et qui doit attaquer ?',
        ],
      },
      'Des armées d’époques différentes peuvent se rencontrer, et c’est même souhaitable. Mais un même pion n’est pas les mêmes hommes : la cavalerie d’Alexandre n’aurait pas arrêté des chevaliers normands. Un chef de plus, un autre type d’unité ou une règle particulière y remédient.',
    ],
    ruling:
      'Les règles proposent la moitié de la force sans dire comment on l’arrondit ni ce que l’on compte ; arrondie à l’entier supérieur, sans camp ni chefs, elle donne six des sept seuils imprimés.',
    see: ['4.a', '12', 'C2'],
  },
  '15.2': {
    title: 'Acheter une armée',
    text: [
      'Chaque joueur dispose du même nombre de points pour acheter des unités : 100, sauf accord contraire.',
      {
        table: {
          caption: 'Prix des unités',
          head: ['Unité', 'Code', 'Points'],
          rows: [
            ['infanterie légère', 'LI', PRICES.LI],
            ['infanterie lourde', 'HI', PRICES.HI],
            ['phalange', 'PX', PRICES.PX],
            ['archers légers', 'LA', PRICES.LA],
            ['archers lourds', 'HA', PRICES.HA],
            ['tireurs mixtes', 'MM', PRICES.MM],
            ['cavalerie légère', 'LC', PRICES.LC],
            ['cavalerie lourde', 'HC', PRICES.HC],
            ['chevaliers', 'KT', PRICES.KT],
            ['chars', 'CH', PRICES.CH],
            ['éléphants', 'EL', PRICES.EL],
          ],
        },
      },
      'Les deux armées ont le même nombre de chefs, et chacune un camp. Une armée panique quand elle a perdu la moitié de ses points de force. Toutes deux se placent par le déploiement libre ({rule:13.3}).',
      'Pour savoir combien de pions avait une armée de l’histoire :',
      {
        table: {
          caption: 'Ce que représente un pion',
          head: ['Unité', 'Sur le terrain'],
          rows: [
            ['cavalerie', '2 000 hommes et leurs chevaux'],
            ['infanterie', '4 000 hommes'],
            ['troupes de tir', '2 000 hommes'],
            ['phalange', '6 000 hommes'],
            ['chars', '500 chars, soit 1 000 hommes et leurs chevaux'],
            ['éléphants', '25 bêtes, avec quelque 5 000 hommes d’infanterie légère'],
          ],
        },
      },
    ],
    see: ['13.3', 'C'],
  },
  '15.3': {
    title: 'Campagnes',
    text: [
      'Pour toute une guerre, les joueurs dessinent une carte de ses pays et conviennent de la marche des armées, du rôle des flottes et du produit des impôts. Ils décident aussi quelles unités chaque nation peut acheter, aux prix de {rule:15.2}. Là où deux armées se rencontrent, on joue une bataille de six tours.',
      {
        list: [
          'Après la bataille, le vainqueur récupère la moitié des points de force qu’il a perdus.',
          'Les deux camps récupèrent les unités sorties de la carte, à dessein ou par panique.',
          'Avec l’approvisionnement en flèches ({rule:13.6}), cent volées coûtent 1 point entre deux batailles.',
        ],
      },
      'Si tous en sont d’accord, chaque nation lance le dé pour un trait qui lui est propre :',
      {
        table: {
          caption: 'Traits nationaux',
          head: ['Dé', 'Trait', 'Effet'],
          rows: [
            [
              '1',
              'éléphants',
              'Les éléphants lui coûtent moitié prix. Les autres lui achètent les leurs, au prix qu’elle fixe. Ses chevaux y sont habitués : les éléphants ennemis ne sont pas doublés contre sa cavalerie.',
            ],
            [
              '2',
              'marine',
              'Les flottes lui coûtent moitié prix. Dans une bataille isolée, elle pille une côte étrangère et a 1 point de victoire de plus.',
            ],
            [
              '3',
              'barbares',
              'Le terrain ne désorganise pas son infanterie légère, qui triple en outre sa force d’attaque pendant une phase de mêlée.',
            ],
            ['4', 'archers à cheval', 'Toute sa cavalerie légère a la lettre de tir B.'],
            ['5', 'arbalètes', 'Ses archers légers coûtent le double et tirent trois fois par tour.'],
            ['6', 'entraînement', 'Un chef de plus à chaque bataille.'],
          ],
        },
      },
    ],
    see: ['15.2', '6.g'],
  },
};
