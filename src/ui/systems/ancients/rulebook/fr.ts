import type { RulebookOf } from '../../../learn/rulebook/types';
import { further } from './further/fr';
import { COST, COUNTERS, DUEL, FIRE_A, FIRE_B, MELEE, ODDS_COLUMNS } from './tables';

export const fr: RulebookOf<'land' | 'further' | 'appendix'> = {
  '1': {
    title: 'La carte, les pions et le dé',
    text: [
      'La carte est couverte de cases à six côtés, les *hex*. Un hex porte la lettre de sa colonne et le numéro de sa rangée : A1 est en haut à gauche. Les colonnes B, D, F… sont décalées d’un demi-hex vers le bas par rapport à leurs voisines A, C, E…',
      'De chaque hex partent six directions, numérotées dans le sens des aiguilles d’une montre : 1 nord, 2 nord-est, 3 sud-est, 4 sud, 5 sud-ouest, 6 nord-ouest.',
      'Un *pion* représente une troupe ou un chef ; un pion qui combat s’appelle une *unité*. Il se lit de gauche à droite : force au combat, signe, capacité de mouvement. Ainsi 4-2 a une force de 4 et dispose de 2 points de mouvement. Le signe est un tiret (rien de particulier), une étoile (force doublée contre la cavalerie) ou la lettre A ou B (l’unité tire, avec la table de cette lettre).',
      'Chaque unité a deux faces : pleine puissance, et *désorganisée* à demi-force. Une unité désorganisée qu’un résultat de combat désorganise de nouveau est éliminée.',
      'Tout le hasard tient dans un dé à six faces.',
      'Le programme le lance d’après un nombre, le tirage, qui figure dans l’enregistrement de la partie : chacun peut relancer tous les dés et comparer. «\u00a0Vérifier les dés\u00a0», sous le journal, le fait et dit ce que cela prouve. Une partie dont les dés n’en découlent pas porte partout la mention « Dés non vérifiés ».',
      'Qui préfère lancer de vrais dés choisit «\u00a0Nos propres dés\u00a0» en préparant une bataille, sous «\u00a0Plus\u00a0». La table demande alors chaque dé au moment voulu, ceux de l’ordinateur aussi, et la partie porte la mention «\u00a0Dés réels\u00a0»\u00a0: qu’ils soient tombés ainsi, seuls ceux qui les ont vus le savent.',
      'Deux joueurs qui s’envoient la partie par lien connaissent tous deux son tirage, et pourraient calculer les dés d’avance. Ils choisissent au même endroit, pour deux joueurs, «\u00a0Dés à deux, par lien\u00a0», et le camp de qui commence. Chaque appareil tire alors un secret et s’y engage\u00a0: l’enregistrement reçoit un nombre, tiré du secret par une fonction (SHA-256) que nul ne peut parcourir à rebours. Qui ouvre le lien prend l’autre camp sur son propre appareil, lequel s’engage de même.',
      'Un dé est fait de deux moitiés, une de chaque camp, et une moitié ne s’ouvre qu’une fois donné l’ordre auquel elle sert. Un ordre avec des dés attend donc\u00a0: il part avec le lien et la moitié de qui l’a donné\u00a0; l’autre appareil ajoute la sienne, le dé tombe là-bas, et le lien revient. Cela fait un aller et un retour pour chaque ordre avec des dés, quel que soit leur nombre. On ne peut faire moins\u00a0: une moitié que l’adversaire aurait déjà lui dirait le dé avant qu’il décide. Les mouvements et les autres ordres sans dé ne demandent aucun trajet à eux.',
      'Chaque moitié ouverte montre par la même fonction qu’elle est bien celle de l’engagement\u00a0: nul ne peut choisir une moitié selon le dé, ni en changer une après coup. «\u00a0Vérifier les dés\u00a0» refait chaque dé de ses moitiés et désigne celui qui n’y répond pas. Un appareil n’ouvre une moitié que pour un seul ordre, et refuse si un autre arrive à sa place. Ce qu’aucun calcul ne peut, c’est obliger l’autre camp à répondre\u00a0: celui à qui l’ordre parvient voit le dé le premier, et pourrait cesser d’écrire.',
      'Le secret reste sur son appareil et n’entre dans aucun lien ni fichier. S’il est perdu, la partie continue avec les dés du tirage ou avec les vôtres, ce que propose «\u00a0Les dés de cette partie\u00a0», et l’enregistrement dit à partir de quelle action. Les variantes, que l’on étudie sans les jouer, ont les dés du tirage. Une telle partie porte la mention «\u00a0Dés à deux\u00a0».',
    ],
    see: ['C', '2', '6.b'],
  },
  C: {
    title: 'Les pions',
    text: [
      {
        table: {
          caption: 'Pions : force à pleine puissance, force désorganisée, capacité de mouvement, lettre de tir',
          head: ['Unité', 'Code', 'Pion', 'Pleine puissance', 'Désorganisée', 'Mouvement', 'Tir', 'Classe'],
          rows: [
            ['infanterie légère', ...COUNTERS.LI, 'infanterie'],
            ['infanterie lourde', ...COUNTERS.HI, 'infanterie'],
            ['phalange', ...COUNTERS.PX, 'infanterie'],
            ['archers légers', ...COUNTERS.LA, 'infanterie'],
            ['archers lourds', ...COUNTERS.HA, 'infanterie'],
            ['tireurs mixtes', ...COUNTERS.MM, 'infanterie'],
            ['cavalerie légère', ...COUNTERS.LC, 'cavalerie'],
            ['cavalerie lourde', ...COUNTERS.HC, 'cavalerie'],
            ['chevaliers', ...COUNTERS.KT, 'cavalerie'],
            ['chars', ...COUNTERS.CH, 'cavalerie'],
            ['éléphants', ...COUNTERS.EL, 'autre'],
            ['camp', ...COUNTERS.CP, 'camp'],
            ['chef', ...COUNTERS.LDR, 'chef'],
          ],
        },
      },
      {
        list: [
          '*Phalange :* doublée contre la cavalerie, en attaque comme en défense, toujours ({rule:FAQ 18}). Tout terrain lui coûte 1 ({rule:6.f}). Son avance après combat est facultative ({rule:9.4}).',
          '*Infanterie lourde :* son avance après combat est facultative ({rule:9.4}).',
          '*Éléphants :* doublés contre la cavalerie, en attaque comme en défense, comme la phalange.',
          '*Camp :* son front est de tous côtés ; il ne se déplace jamais ({rule:6.j.1}).',
          '*Chef :* son front est de tous côtés ; il n’a pas de force propre, mais chaque chef double l’unité avec laquelle il est empilé ({rule:11.c}).',
        ],
      },
    ],
    see: ['C1', 'C2', 'C3'],
  },
  C1: {
    title: 'La face désorganisée',
    text: [
      'Une unité désorganisée a la moitié de sa force à pleine puissance, arrondie à l’entier inférieur. Des archers légers désorganisés valent donc 0, et une phalange désorganisée 3. La capacité de mouvement, l’étoile et la lettre de tir sont les mêmes sur les deux faces.',
    ],
    ruling:
      'Les règles ne donnent nulle part le verso des pions ; la moitié, arrondie à l’entier inférieur, est ce que la {rule:FAQ 16} donne pour les archers légers et ce qu’un seuil de panique imprimé confirme pour la phalange.',
    see: ['C', 'FAQ 16'],
  },
  C2: {
    title: 'Unités particulières d’une bataille',
    text: [
      'Une bataille peut changer toute valeur d’une unité qu’elle nomme : force, mouvement, lettre de tir, étoile, nombre de tirs par tour, liberté d’avancer ou non. Ce qu’elle ne change pas reste comme imprimé.',
      {
        example:
          'Un archer à cheval est une cavalerie légère avec la lettre de tir B. Un archer anglais tire trois fois par tour ({rule:FAQ 1}). Un cataphractaire est une cavalerie lourde sous un autre nom.',
      },
    ],
    see: ['C', '8.c'],
  },
  C3: {
    title: 'Ce qui compte comme infanterie ou cavalerie',
    text: [
      'Partout où les règles de terrain et de tir disent « infanterie », il s’agit des six unités de classe infanterie. Les chars sont de la cavalerie. Les éléphants et les camps ne sont ni infanterie ni cavalerie.',
    ],
    ruling:
      'Les règles rangent les chars avec la cavalerie et les éléphants à part, sans dire comment le terrain et le tir les traitent ; chacun garde la classe sous laquelle il est imprimé.',
    see: ['C', 'T', '8.d'],
  },
  '2': {
    title: 'Séquence de jeu',
    text: [
      'Une bataille compte un certain nombre de *tours de jeu* : six, sauf indication contraire de la bataille. Un tour de jeu comprend le tour de joueur du premier joueur, puis celui du second. Une bataille peut faire commencer le second joueur ; le premier n’a alors pas de tour de joueur au tour de jeu 1. Le joueur dont c’est le tour est le joueur *en phase*. Un tour de joueur comprend huit phases, toujours dans cet ordre :',
      {
        steps: [
          'Retrait des chefs ({rule:3})',
          'Test de panique ({rule:4})',
          'Renforts ({rule:5})',
          'Mouvement ({rule:6})',
          'Placement des chefs ({rule:7})',
          'Tir, par l’*autre* joueur ({rule:8})',
          'Mêlée ({rule:9})',
          'Ralliement ({rule:10})',
        ],
      },
      'Chaque chose se fait dans sa phase, par le joueur à qui elle revient. Le mouvement, le placement des chefs, le tir et la mêlée durent chacun jusqu’à ce que le joueur qui agit les termine, même s’il n’y a rien à y faire. Les quatre autres phases se déroulent d’elles-mêmes.',
      'La bataille s’achève après le ralliement du second joueur au dernier tour de jeu, et rien d’un tour suivant n’a lieu. Elle ne s’achève jamais plus tôt, mais un joueur peut abandonner la bataille.',
    ],
    ruling:
      'Les règles nomment les phases, mais ne disent ni qui en clôt une, ni quand la bataille finit au juste : le joueur qui agit décide quand il a terminé et, si le premier joueur commence, les deux ont le même nombre de tours de joueur complets.',
    see: ['12'],
  },
  '3': {
    title: 'Retrait des chefs',
    text: [
      'Au début de votre tour de joueur, tous vos chefs quittent la carte et attendent à côté. Vous les replacez après votre mouvement ({rule:7}). Vos chefs ne protègent donc personne lors de votre test de panique, et aucune de vos unités n’est menée par un chef pendant qu’elle se déplace.',
    ],
    see: ['4.c', '7', '11.a'],
  },
  '4': {
    title: 'Test de panique',
    text: [
      'Au début de votre tour de joueur, une fois vos chefs hors de la carte, votre armée est testée. Si elle a trop perdu, elle panique : toutes ses unités sont désorganisées et doivent fuir l’ennemi jusqu’à leur ralliement.',
    ],
    see: ['4.a', '4.c', '4.d', '12'],
  },
  '4.a': {
    title: 'Quand une armée panique',
    text: [
      'Lors de son propre test de panique, une armée panique si l’une de ces conditions est remplie :',
      {
        list: [
          'elle a perdu tous ses chefs ;',
          'elle a perdu au moins autant de points de force que son seuil de panique, donné par la bataille ({rule:4.f}).',
        ],
      },
      'Elle a perdu tous ses chefs quand au moins un a été tué ou capturé et qu’il n’en reste aucun sur la carte, en attente à côté, ou attendu avec une réserve.',
      'Une armée ne panique qu’une fois par bataille.',
    ],
    ruling:
      'Les règles ne disent pas si des chefs encore attendus avec une réserve soutiennent l’armée ; ils la soutiennent, car ils ne sont pas perdus.',
    see: ['4.b', '4.f', '11.d', '11.e'],
  },
  '4.b': {
    title: 'Une armée sans chefs',
    text: [
      'Une armée qui a commencé la bataille sans chefs ne peut pas paniquer faute de chefs tant qu’aucun n’est entré en jeu. Ses pertes peuvent toujours la faire paniquer.',
    ],
    see: ['4.a', 'FAQ 11'],
  },
  '4.c': {
    title: 'Ce que fait la panique',
    text: [
      'Toutes les unités de l’armée qui sont sur la carte sont désorganisées et marquées paniquées. Une unité déjà désorganisée est seulement marquée. Un camp debout est désorganisé, mais pas marqué.',
      'À ce moment, les chefs sont hors de la carte : aucun ne protège l’unité avec laquelle il se trouvait. Les renforts qui entrent plus tard entrent à pleine puissance et ne sont pas paniqués.',
    ],
    see: ['6.j.1', '4.d', '4.e', 'FAQ 6'],
  },
  '4.d': {
    title: 'Les unités paniquées fuient',
    text: [
      'Une unité paniquée doit s’éloigner de l’ennemi jusqu’à ce qu’elle soit ralliée ou disparue. Dans sa phase de mouvement :',
      {
        list: [
          'Si un chemin légal le permet, l’unité doit finir son déplacement plus loin de l’unité ennemie la plus proche qu’elle ne l’a commencé.',
          'Aucun hex où elle entre ne peut être plus près de l’unité ennemie la plus proche que l’hex qu’elle quitte.',
          'Sortir de la carte compte comme finir plus loin.',
          'Si aucun chemin ne l’éloigne, vous la déplacez à votre gré, mais jamais plus près, ou vous la laissez sur place.',
        ],
      },
      'Les distances se comptent en hex jusqu’aux unités ennemies présentes sur la carte, camps debout compris. S’il n’y a aucune unité ennemie sur la carte, une unité paniquée se déplace librement.',
      'Pour savoir si une unité peut fuir, on considère tous les déplacements qui s’offrent à elle : au moment où vous lui donnez un ordre, ou à la fin de la phase si vous ne lui en avez pas donné. Une unité au pillage ou sous un marqueur Volée ne peut pas fuir. Vous pouvez déplacer vos unités paniquées avant, après ou entre les autres, mais vous ne pouvez pas terminer la phase de mouvement tant qu’une unité qui peut fuir ne l’a pas fait.',
    ],
    ruling:
      'Les règles disent seulement « doivent s’éloigner » ; mesurer pas à pas depuis l’unité ennemie la plus proche rend clair ce qui est permis, et l’unité qui ne peut s’éloigner est laissée à son propriétaire, comme le veut la {rule:FAQ 7}.',
    see: ['6.k', '6.j.2', '6.g', 'FAQ 7', 'FAQ 8'],
  },
  '4.e': {
    title: 'Ce que peuvent les unités paniquées',
    text: [
      'Les unités paniquées n’attaquent jamais. Elles peuvent tirer, et se défendent comme d’habitude. Un ralliement met fin à la panique d’une unité ({rule:10}). Une unité au pillage est désorganisée et marquée avec les autres, mais reste où elle est.',
    ],
    ruling:
      'Les règles font seulement fuir les unités paniquées ; attaquer serait le contraire de fuir, tandis que tirer et se défendre ne demandent pas d’approcher.',
    see: ['4.d', '8.h', '10'],
  },
  '4.f': {
    title: 'Le compte des pertes',
    text: [
      'Les points de force perdus par une armée sont les valeurs à pleine puissance de ses unités éliminées, désorganisées ou non au moment de leur perte. Les camps, les chefs et les unités sorties de la carte ne comptent pas.',
    ],
    ruling:
      'Les règles ne disent pas quelle face du pion on compte ; c’est la pleine puissance, comme pour la victoire ({rule:12}), et ce qui n’y compte pas ne compte pas ici non plus.',
    see: ['4.a', '6.g', '12'],
  },
  '5': {
    title: 'Renforts',
    text: [
      'Certaines armées ont des *réserves* : des unités et des chefs absents de la carte au départ. La bataille indique à quel tour chaque réserve est attendue et par quels hex du bord de la carte elle peut venir. Lors de la phase de renforts, la réserve devient disponible ; ses unités entrent pendant la phase de mouvement.',
    ],
    see: ['5.a', '5.b', '6.h'],
  },
  '5.a': {
    title: 'Quand et où elles entrent',
    text: [
      'Les unités d’une réserve peuvent entrer au tour où elles sont attendues, à tout tour suivant, ou jamais. Elles entrent à pleine puissance, chacune par l’un des hex indiqués pour sa réserve.',
    ],
    see: ['6.h', '4.c'],
  },
  '5.b': {
    title: 'Hex d’entrée bloqués',
    text: [
      'Une unité ne peut pas entrer dans un hex tenu par une unité ennemie. Elle attend à côté de la carte, sur un hex imaginaire voisin de son hex d’entrée. De là :',
      {
        list: [
          'Dans la phase de mêlée, elle peut attaquer une unité ennemie qui se trouve dans cet hex d’entrée. Elle vient de la direction opposée à l’orientation qu’elle aurait en entrant ({rule:6.h}).',
          'Si elle doit avancer après combat, elle entre sur la carte avec cette orientation.',
          'Elle ne peut être ni attaquée ni prise pour cible d’un tir, et ne peut pas battre en retraite.',
        ],
      },
      'Une réserve peut entrer à travers une unité amie, ce qui désorganise les deux ({rule:6.c}), mais ne peut pas s’arrêter sur elle.',
    ],
    ruling:
      'Les règles permettent à une réserve bloquée d’attaquer, sans dire d’où, ni si l’on peut l’y atteindre ; elle se tient sur l’hex d’où elle entrerait, hors de portée de tous.',
    see: ['5.d', '6.h', '9'],
  },
  '5.c': {
    title: 'Les chefs d’une réserve',
    text: [
      'Lors de la phase de renforts du tour où la réserve est attendue, ses chefs rejoignent ceux qui attendent à côté de la carte. Vous les placez avec les autres dans la phase de placement des chefs ({rule:7}).',
    ],
    ruling: 'Les règles ne donnent aux chefs aucun mouvement pour entrer ; ils arrivent donc sur la carte comme tous les chefs.',
    see: ['7', '4.a'],
  },
  '5.d': {
    title: 'Attaquer d’à côté de la carte',
    text: [
      'Une réserve qui attaque alors qu’elle est à côté de la carte est soumise à ces limites :',
      {
        list: [
          'Elle n’a aucun modificateur de chef, de terrain ou de côté d’hex qui lui soit propre.',
          'La direction d’où elle vient décide si elle attaque de flanc.',
          'Si le défenseur bat en retraite avant combat, elle ne peut pas poursuivre l’attaque.',
          'Elle peut attaquer même si d’autres hex d’entrée sont libres.',
          'Si elle est désorganisée deux fois, elle est perdue.',
          'Si elle avance, elle est sur la carte.',
        ],
      },
    ],
    ruling:
      'Les règles permettent cette attaque en une phrase ; comme on ne sait rien du sol hors de la carte, il ne donne rien et ne retire rien.',
    see: ['5.b', '9.1', '9.2'],
  },
  '6': {
    title: 'Mouvement',
    text: [
      'Dans votre phase de mouvement, vous pouvez déplacer toutes vos unités, certaines, ou aucune. Chaque pas et chaque changement d’orientation coûte des points. Vos chefs sont hors de la carte pendant que vous vous déplacez ({rule:3}).',
    ],
    see: ['6.a', '6.d', '6.e', 'T'],
  },
  '6.a': {
    title: 'Une unité à la fois',
    text: [
      'Les unités se déplacent une par une, d’hex en hex. Chacune achève son déplacement avant que la suivante ne commence, et ne se déplace plus dans cette phase. Une unité ne dépense jamais plus de points que sa capacité de mouvement. Les points ne se gardent pas pour plus tard et ne se prêtent pas à une autre unité.',
    ],
    see: ['6.d', '6.m'],
  },
  '6.b': {
    title: 'Orientation, front et flanc',
    text: [
      'Une unité fait toujours face à l’un des six hex qui l’entourent. Cet hex et ceux qui se trouvent à sa gauche et à sa droite, les trois hex de devant, sont son *front* : front central, front gauche, front droit. Les trois autres sont son *flanc*. L’hex de flanc opposé au front central est l’*arrière central*.',
      'Les chefs et les camps ont leur front de tous côtés. Ils n’ont pas de flanc.',
    ],
    see: ['6.d', '8.a', '9.2', '9.c'],
  },
  '6.c': {
    title: 'Empilement et traversée',
    text: [
      'Un hex ne contient qu’une unité. Les chefs, les marqueurs Volée et les camps capturés ne comptent pas : un nombre quelconque peut s’y trouver, avec ou sans unité.',
      {
        list: [
          'Aucune unité n’entre dans un hex occupé par une unité ennemie. Elle peut entrer dans un hex qui ne contient que des chefs ennemis, et les capture ({rule:11.e}).',
          'Une unité peut traverser des unités amies. Elle est alors désorganisée, et chaque unité amie traversée aussi.',
          'Elle ne peut pas s’arrêter sur une unité amie.',
        ],
      },
      '*Être désorganisée* de cette manière ne fait rien à une unité qui l’est déjà. Il en va de même des bois, de la panique et d’une retraite avant combat. Seuls les résultats AD, DD et DE éliminent ({rule:9.3}).',
    ],
    ruling:
      'Les règles ne disent pas ce que la traversée fait à une unité déjà désorganisée ; seuls les résultats de combat y parlent d’élimination, rien d’autre n’élimine donc.',
    see: ['T2', '4.c', '9.1', 'FAQ 13'],
  },
  '6.d': {
    title: 'Faire un pas',
    text: [
      'Un pas mène l’unité dans l’un de ses trois hex de front. Elle paie le coût de l’hex, et celui du côté d’hex s’il y en a un ({rule:T}). Elle fait ensuite face au sens de sa marche, son arrière central vers l’hex qu’elle vient de quitter.',
      'Une unité qui ne peut pas payer ne peut pas entrer. Il n’y a pas de déplacement minimal.',
      {
        example:
          'Une cavalerie légère (6 points) fait un pas vers son front droit : 1. Elle monte sur une colline : 2. Elle pivote : 1. Elle fait un pas droit devant en terrain clair : 1. Elle a dépensé 5 points et il lui en reste 1.',
      },
    ],
    see: ['6.b', '6.e', '6.f'],
  },
  '6.e': {
    title: 'Changer d’orientation',
    text: [
      'Une unité peut pivoter sur place à tout moment de son déplacement. Cela coûte 1 point, quel que soit l’angle jusqu’à 180°, dans tout terrain.',
    ],
    see: ['6.m', 'FAQ 9'],
  },
  '6.f': {
    title: 'La phalange en marche',
    text: [
      'Pour une phalange, tout terrain et tout côté d’hex coûtent 1 : un pas lui coûte 1 point en tout, quel que soit l’hex et quel que soit le côté d’hex. Ce qui est interdit reste interdit, et les bois l’arrêtent et la désorganisent comme les autres.',
    ],
    see: ['T', 'T2'],
  },
  '6.g': {
    title: 'Sortir de la carte',
    text: [
      'Une unité placée dans un hex de bord peut sortir de la carte pour 1 point de plus, si l’un au moins de ses trois hex de front est hors de la carte. Elle ne revient jamais. Elle ne compte pas comme perte.',
    ],
    ruling: 'Les règles ne parlent pas ici d’orientation, mais une unité ne va que vers l’avant : elle ne sort donc que par son front.',
    see: ['4.d', '4.f', '12'],
  },
  '6.h': {
    title: 'Entrer sur la carte',
    text: [
      'Une unité qui entre paie le coût de l’hex de bord. Elle arrive comme si elle venait de faire un pas depuis un hex hors de la carte, et fait face au sens de sa marche. Une orientation lui est donc ouverte si l’hex voisin dans cette direction est sur la carte et celui de la direction opposée en dehors. Toute autre orientation coûte un pivotement ({rule:6.e}). Avec les points qui restent, elle continue normalement.',
      {
        table: {
          caption: 'Orientations ouvertes sur une carte de 18 colonnes et 12 rangées',
          head: ['Hex d’entrée', 'Orientations'],
          rows: [
            ['A1', '3, 4'],
            ['A9', '2, 3'],
            ['A12', '1, 2, 3'],
            ['B1', '4'],
            ['C1', '3, 4, 5'],
            ['C12', '1'],
          ],
        },
      },
    ],
    ruling: 'Les règles donnent le coût mais pas l’orientation ; entrer est un pas comme un autre et donne l’orientation d’un pas.',
    see: ['5.a', '5.b', '6.c'],
  },
  '6.i': {
    title: 'Pas de zones de contrôle',
    text: [
      'Les unités ne gênent pas le mouvement dans les hex qui les entourent. Vous pouvez longer une unité ennemie comme si elle n’était pas là, mais non traverser son hex. (La règle optionnelle {rule:13.1} change cela.)',
    ],
    see: ['6.c', 'FAQ 5'],
  },
  '6.j': {
    title: 'Les camps',
    text: [
      'Un camp abrite les bagages, le trésor et parfois les familles d’une armée. Il ne peut pas se déplacer, mais il tire et se défend. Le capturer rapporte un point de victoire ({rule:12}), et immobilise l’unité qui l’a fait.',
    ],
    see: ['6.j.1', '6.j.2', '6.j.3'],
  },
  '6.j.1': {
    title: 'Un camp debout',
    text: [
      'Un camp ne se déplace jamais, ne pivote jamais et n’attaque jamais. Il tire avec la table A dans toutes les directions et se défend avec 2, ou avec 1 s’il est désorganisé. Il n’a pas de flanc.',
      'Partout où ces règles disent « unité », un camp debout en est une, sauf là où elles l’exceptent : dans le compte des pertes ({rule:4.f}), pour attaquer ({rule:9}) et dans le troisième point de victoire ({rule:12}). Ainsi :',
      {
        list: [
          'La panique le désorganise, sans le marquer. Les ennemis paniqués le fuient.',
          'Les chefs le doublent, le rallient et partagent son sort.',
          'Les unités amies qui le traversent le désorganisent et sont désorganisées elles-mêmes.',
          'Aucun chef ennemi n’est placé sur lui.',
          'Un ruisseau le divise par deux. Il n’est pas de l’infanterie : village, colline et pont ne l’aident donc pas.',
        ],
      },
    ],
    ruling:
      'Les règles appellent le camp tantôt une unité, tantôt une exception ; il est traité comme une unité partout où il n’est pas nommé à part.',
    see: ['6.b', '8.g', '6.j.2', '6.j.3'],
  },
  '6.j.2': {
    title: 'Capture et pillage',
    text: [
      'Un camp est capturé quand une unité ennemie entre dans son hex après que le camp a été éliminé ou laissé sans défense, par une avance ou par un déplacement. L’unité qui l’a capturé y demeure jusqu’à la fin de la bataille, *au pillage* :',
      {
        list: [
          'Elle n’a pas de flanc.',
          'Elle se défend avec exactement 1, si forte soit-elle. Aucun modificateur propre ne s’applique à elle : ni chef, ni terrain, ni étoile. Ceux de l’attaquant comptent, le flanc non.',
          'On ne peut pas tirer sur elle.',
          'Elle ne se déplace plus, ne pivote plus, ne tire plus, n’attaque plus et ne bat plus en retraite avant combat.',
        ],
      },
      'La capture ne rapporte qu’une fois, même si le camp est repris plus tard ({rule:12}).',
    ],
    ruling:
      'Les règles donnent à l’unité qui pille une force de 1 « à chaque fois », ce qui laisse ouverte la question des modificateurs ; 1 exactement est ce que disent les mots.',
    see: ['6.j.1', '6.j.3', '8.h', '12'],
  },
  '6.j.3': {
    title: 'Un camp ouvert',
    text: [
      'Un camp éliminé où personne n’est entré reste sur la carte : c’est un *camp ouvert*. Il s’empile avec n’importe quoi. Toute unité ennemie qui entre dans son hex, par un déplacement, en entrant sur la carte, par une avance ou par une retraite, le capture et s’y arrête.',
      'Si l’unité qui l’a capturé est éliminée, elle laisse derrière elle un camp ouvert. Quand une unité du propriétaire du camp y entre, le camp est repris, et cette unité n’est pas tenue d’y rester.',
      'Un camp repris reste ouvert : il ne tire pas, ne se défend pas et ne bloque pas la vue, et le prendre de nouveau ne rapporte rien.',
    ],
    ruling:
      'Les règles ne disent pas ce qui reste d’un camp entre sa chute et sa capture, ni après la défaite de l’unité qui l’a capturé ; il reste sur le terrain, sans troupes, pour qui s’y rend.',
    see: ['6.j.2', '8.b', '12'],
  },
  '6.k': {
    title: 'Sous un marqueur Volée',
    text: [
      'Une unité sous un marqueur Volée ne se déplace pas, ne pivote pas et n’attaque pas. Elle peut encore battre en retraite avant combat.',
    ],
    see: ['8.f', '10'],
  },
  '6.l': {
    title: 'De colline en colline',
    text: ['Un pas d’une colline à une autre coûte 2, comme tout pas vers une colline. Le niveau des collines ne change pas le coût.'],
    see: ['T', 'T3', 'FAQ 10'],
  },
  '6.m': {
    title: 'Un seul déplacement, et assez de points',
    text: [
      'Chaque unité fait un déplacement par phase. Une unité qui a fini le sien ne se déplace plus ({rule:6.a}).',
      'Une unité doit avoir les points de tout ce qu’elle fait : d’un pas ({rule:6.d}), d’un pivotement ({rule:6.e}), d’une sortie de la carte ({rule:6.g}). Pivoter vers l’orientation que l’on a déjà n’est pas pivoter ({rule:6.e}).',
    ],
    ruling: 'Les règles ne disent jamais quand un déplacement est fini ; il l’est dès que vous le confirmez.',
    see: ['6.a', '6.d', '6.e', '6.g'],
  },
  T: {
    title: 'Effets du terrain',
    text: [
      {
        table: {
          caption: 'Effets du terrain',
          head: ['Terrain', 'Où', 'Coût de mouvement', 'En mêlée', 'Comme cible d’un tir'],
          rows: [
            ['clair', 'hex', COST.clear, '–', '–'],
            ['village', 'hex', COST.village, 'infanterie qui s’y trouve ×2 en défense', 'comme une phalange'],
            ['bois', 'hex', `${COST.woods}, doit s’arrêter, est désorganisée`, '–', 'comme une phalange'],
            ['colline', 'hex', COST.hill, 'infanterie qui s’y trouve ×2 en attaque et en défense', '–'],
            ['ruisseau', 'hex', COST.stream, 'toute unité qui s’y trouve ÷2 en attaque et en défense', '–'],
            ['rivière', 'côté d’hex', 'interdit', 'interdite', '–'],
            ['gué', 'côté d’hex', COST.ford, 'toute unité qui attaque à travers ÷2', '–'],
            ['pont', 'côté d’hex', COST.bridge, 'infanterie attaquée à travers ×2 en défense', '–'],
          ],
        },
      },
      'Le coût d’un côté d’hex s’ajoute à celui de l’hex où l’on entre. « Infanterie » signifie la classe infanterie ({rule:C3}). Bois, villages et collines bloquent aussi la vue ({rule:8.b}). Les chefs ignorent le terrain.',
    ],
    see: ['6.f', '8.g', '9.2', 'T1', 'T2', 'T3'],
  },
  T1: {
    title: 'Rivières, gués et ponts',
    text: [
      'Rivière, gué et pont sont des côtés d’hex, sur la ligne entre deux hex. Un ruisseau est un hex.',
      'Aucune unité ne franchit un côté d’hex de rivière : ni par un déplacement, ni par une attaque, ni par une retraite, ni par une avance. À travers un gué, un pas coûte 1 de plus, et une unité qui attaque est divisée par deux. À travers un pont, un pas ne coûte rien de plus, et l’infanterie attaquée est doublée en défense.',
    ],
    ruling:
      'La table du terrain divise par deux l’attaque et la défense au gué, le résumé dit que les attaques à travers un gué sont divisées par deux ; on joue le résumé, car lui seul dit qui est gêné sur un côté d’hex.',
    see: ['T', '9.2'],
  },
  T2: {
    title: 'Bois',
    text: [
      'Une unité qui entre dans un bois, que ce soit par un déplacement, une retraite ou une avance, est désorganisée, et son déplacement est fini : plus de pas ni de pivotement dans cette phase. Elle pourra quitter le bois dans une phase de mouvement ultérieure. Les chefs ignorent le terrain.',
    ],
    ruling:
      'Les règles ne parlent des bois que pour le mouvement ; le sol est le même de quelque façon qu’on y arrive, la retraite et l’avance y désorganisent donc aussi.',
    see: ['6.c', '9.1', '9.4', 'T'],
  },
  T3: {
    title: 'Niveaux des collines',
    text: [
      'Les collines peuvent avoir des niveaux. Un niveau ne change ni le coût d’un pas ni la mêlée. Il ne compte que pour la vue, avec la règle optionnelle {rule:13.5} ; sans elle, une colline est une colline ({rule:8.b}).',
    ],
    see: ['6.l', '8.b'],
  },
  '7': {
    title: 'Placement des chefs',
    text: [
      'Après votre mouvement, vous placez chacun de vos chefs en attente dans n’importe quel hex de la carte : avec une unité ou seul, aussi loin que vous voulez. Les chefs tués et capturés ne reviennent pas. Un nombre quelconque de chefs peut partager un hex.',
      'Un chef ne peut pas être placé dans un hex où se trouve une unité ennemie ou un chef ennemi. La phase ne peut pas se terminer tant que l’un de vos chefs attend et qu’un hex peut l’accueillir.',
    ],
    ruling:
      'Les règles disent « n’importe quel hex » ; amis et ennemis ne partagent un hex nulle part ailleurs, ils n’en partagent donc pas non plus ici.',
    see: ['3', '6.j.1', '11'],
  },
  '8': {
    title: 'Tir',
    text: [
      'Dans le tour de joueur de votre adversaire, après son mouvement, c’est *vous* qui tirez : vos unités qui ont la lettre de tir A ou B peuvent tirer, l’une après l’autre. Il faut une cible dans l’arc, en vue et à portée. Un tir réussi désorganise la cible, ou l’élimine si elle est déjà désorganisée.',
    ],
    see: ['8.a', '8.b', '8.c', '8.d', '8.e', '8.f'],
  },
  '8.a': {
    title: 'Arc de tir',
    text: [
      'Une unité tire dans un arc de 120° devant elle : tous les hex à 60° au plus de part et d’autre de son orientation. Les deux lignes d’hex qui bordent l’arc en font partie. Cela fait 3 hex à portée 1, 5 à portée 2 et 7 à portée 3. Un camp tire de tous côtés.',
    ],
    see: ['6.b', '8.d', '6.j.1'],
  },
  '8.b': {
    title: 'Ligne de vue',
    text: [
      'La ligne de vue va du centre de l’hex du tireur au centre de l’hex de la cible. Collines, villages, bois et unités des deux armées la bloquent s’ils occupent un hex entre les deux. L’hex du tireur et celui de la cible ne bloquent jamais.',
      'Là où la ligne ne fait que longer un côté d’hex, elle n’est bloquée que si les deux hex de part et d’autre bloquent.',
      {
        list: [
          'Ce qui est hors de la carte ne bloque pas.',
          'Un hex touché seulement à un coin n’est pas traversé.',
          'Les chefs seuls, les marqueurs Volée et les camps capturés ou ouverts ne bloquent pas. Les camps debout bloquent.',
        ],
      },
    ],
    ruling:
      'Les règles montrent la vue par une seule image ; les coins, le bord de la carte et les pions qui ne sont pas des unités restaient ouverts, et rien de tout cela ne cache personne.',
    see: ['T', 'T3', '8.h'],
  },
  '8.c': {
    title: 'Un tir par unité',
    text: [
      'Chaque unité tire seule, et une fois par phase ; certaines unités de certaines batailles tirent plus souvent ({rule:C2}). Chaque résultat est appliqué avant le tir suivant. Une cible peut essuyer un nombre quelconque de tirs.',
    ],
    see: ['8.e', 'FAQ 1'],
  },
  '8.d': {
    title: 'Tables de tir',
    text: [
      'La lettre du tireur donne la table, la cible donne la ligne, la portée en hex donne la colonne ; un hex adjacent est à portée 1. Lancez le dé : le chiffre de la table ou moins touche. Là où la table a un tiret, ou pas de colonne, il n’y a pas de tir.',
      {
        table: {
          caption: 'Table A : ce chiffre ou moins touche',
          head: ['Cible', 'Portée 1', 'Portée 2', 'Portée 3'],
          rows: [
            ['phalange', ...FIRE_A.phalanx],
            ['infanterie et autres', ...FIRE_A.others],
            ['cavalerie', ...FIRE_A.cavalry],
          ],
        },
      },
      {
        table: {
          caption: 'Table B : ce chiffre ou moins touche',
          head: ['Cible', 'Portée 1', 'Portée 2'],
          rows: [
            ['phalange', ...FIRE_B.phalanx],
            ['infanterie et autres', ...FIRE_B.others],
            ['cavalerie', ...FIRE_B.cavalry],
          ],
        },
      },
      { example: 'Des archers légers (A) tirent sur une infanterie légère à deux hex : un 1 ou un 2 touche.' },
    ],
    see: ['8.g', 'C3', 'C'],
  },
  '8.e': {
    title: 'Un tir réussi',
    text: [
      'Un tir qui touche est un résultat DD ({rule:9.3}) : la cible est désorganisée, ou éliminée si elle l’était déjà. Les chefs empilés avec elle sont alors en danger ({rule:11.d}).',
    ],
    see: ['9.3', '11.d'],
  },
  '8.f': {
    title: 'Le marqueur Volée',
    text: [
      'Une unité qui a tiré reçoit un marqueur Volée. Sous ce marqueur, elle ne peut pas se déplacer, pivoter ni attaquer. Elle peut encore battre en retraite avant combat.',
      'Le marqueur est retiré dans la phase de ralliement du propriétaire de l’unité. Il lie donc l’unité pendant tout le prochain tour de joueur de celui-ci.',
    ],
    ruling:
      'Le texte des règles retire tous les marqueurs Volée à chaque ralliement, le résumé seulement ceux des unités amies ; avec le texte, un marqueur disparaîtrait avant d’avoir lié quiconque, on joue donc le résumé.',
    see: ['6.k', '10'],
  },
  '8.g': {
    title: 'Cibles à couvert',
    text: [
      'Une cible dans un bois ou un village compte comme une phalange, quelle qu’elle soit. Un camp à découvert compte parmi les « autres ».',
    ],
    see: ['8.d', 'T'],
  },
  '8.h': {
    title: 'Qui peut tirer, et sur qui',
    text: [
      'Les unités désorganisées peuvent tirer. Des chefs seuls dans un hex ne sont pas une cible. Une unité au pillage n’est pas une cible.',
    ],
    see: ['FAQ 17', '6.j.2', '4.e'],
  },
  '9': {
    title: 'Mêlée',
    text: [
      'Dans votre phase de mêlée, vos unités peuvent attaquer les unités ennemies placées devant elles. Rien ne vous y oblige. Chaque attaque passe par ces étapes :',
      {
        steps: [
          'Vous déclarez l’attaque ({rule:9.e}).',
          'Les chefs du défenseur peuvent se retirer ({rule:11.b}).',
          'Le défenseur peut battre en retraite avant combat ({rule:9.1}).',
          'On établit le rapport de forces ({rule:9.2}).',
          'On lance le dé et on applique le résultat ({rule:9.3}).',
          'L’attaquant avance si l’hex est vide ({rule:9.4}).',
        ],
      },
    ],
    see: ['9.a', '9.c', '9.2'],
  },
  '9.a': {
    title: 'Une attaque par phase',
    text: ['Chaque unité attaque au plus une fois par phase. L’attaque compte même si la cible bat en retraite.'],
    see: ['9.1', '9.b'],
  },
  '9.b': {
    title: 'Attaquée encore et encore',
    text: ['Une unité peut être attaquée un nombre quelconque de fois dans une phase, chaque fois par une unité différente.'],
    see: ['9.a', '9.d'],
  },
  '9.c': {
    title: 'Seulement vers le front',
    text: ['Une unité n’attaque qu’une unité ennemie placée dans l’un de ses trois hex de front.'],
    see: ['6.b', 'T1'],
  },
  '9.d': {
    title: 'Chacune pour soi',
    text: ['Chaque unité attaque seule. Les forces ne s’additionnent jamais.'],
    see: ['9.b', '9.2'],
  },
  '9.e': {
    title: 'Une attaque après l’autre',
    text: ['Chaque attaque est déclarée et résolue avant que la suivante ne soit déclarée.'],
    see: ['9', '9.1'],
  },
  '9.1': {
    title: 'Retraite avant combat',
    text: [
      'Une unité attaquée peut battre en retraite d’un hex si sa capacité de mouvement est supérieure à celle de l’attaquant et si elle n’est pas désorganisée.',
      {
        list: [
          'Elle va dans n’importe quel hex adjacent vacant où elle pourrait entrer, quelle que soit son orientation. Vacant signifie : sans unité de l’une ou l’autre armée et sans camp debout. Des chefs ennemis qui s’y trouvent seuls sont capturés ({rule:11.e}).',
          'La retraite ne demande pas de points : tout terrain est permis, mais jamais à travers un côté d’hex de rivière, et jamais hors de la carte.',
          'L’unité est désorganisée et fait face au sens de sa marche.',
          'Les chefs qui ne se sont pas retirés l’accompagnent.',
        ],
      },
      'Si elle se trouve encore dans le front de l’attaquant, l’attaque peut y être menée. Rapport de forces, flanc et côté d’hex sont alors repris là où elle se trouve, et elle ne peut pas battre en retraite une seconde fois. Si le rapport de forces ne permet plus cette attaque, elle est terminée, et l’attaquant avance dans l’hex quitté ({rule:9.4}).',
      'Si vous attaquez l’unité là où elle se trouve maintenant, vous renoncez à l’hex qu’elle a quitté : vous n’avancez alors que dans l’hex où vous l’éliminez.',
    ],
    ruling:
      'Les règles ne disent ni ce qu’est un hex vacant, ni ce que coûte la retraite, ni quel hex prend l’attaquant ; la retraite est une dérobade et non une marche, et l’attaquant gagne un hex, pas deux.',
    see: ['9.2', '9.4', '11.b', 'T2', 'FAQ 5'],
  },
  '9.2': {
    title: 'Rapport de forces',
    text: [
      'Multipliez la force de l’attaquant par ses modificateurs, et celle du défenseur par les siens. Tous les modificateurs se cumulent :',
      {
        list: [
          '×2 pour chaque chef empilé avec l’unité, chez l’attaquant comme chez le défenseur ({rule:11.c}) ;',
          '×2 pour une attaque depuis un hex de flanc du défenseur ({rule:6.b}) ;',
          'terrain et côtés d’hex ({rule:T}) ;',
          '×2 pour une phalange ou des éléphants contre la cavalerie, en attaque comme en défense ({rule:FAQ 18}).',
        ],
      },
      'Comparez l’attaque à la défense, en fractions exactes, et arrondissez en faveur du défenseur : trois fois ou plus donne 3-1, deux fois ou plus 2-1, autant ou plus 1-1, la moitié ou plus 1-2. Au-dessous de la moitié, l’attaque n’est pas permise.',
      'Contre une défense de 0, le rapport est de 3-1. Une unité de force 0 ne peut pas attaquer ({rule:FAQ 16}, {rule:FAQ 17}). Une attaque doit être permise au rapport de forces de sa déclaration, les chefs du défenseur encore présents.',
      {
        example:
          'Des chevaliers avec deux chefs attaquent de flanc une phalange avec un chef, sur une colline. Attaque : 8 ×2 (flanc) ×2 ×2 (chefs) = 64. Défense : 6 ×2 (contre la cavalerie) ×2 (colline) ×2 (chef) = 48. C’est plus qu’autant et moins que le double : 1-1.',
      },
    ],
    ruling:
      'Les règles ne disent pas si l’on peut déclarer une attaque trop faible en espérant le départ d’un chef ; non, car une attaque est jugée telle qu’elle est annoncée.',
    see: ['9.3', 'T', '6.j.2', 'FAQ 16'],
  },
  '9.3': {
    title: 'Résultats du combat',
    text: [
      'Lancez le dé et lisez sa ligne sous la colonne du rapport de forces.',
      { table: { caption: 'Table de mêlée', head: ['Dé', ...ODDS_COLUMNS], rows: MELEE } },
      {
        list: [
          '*M*, mêlée : les deux unités sont désorganisées. Pour une unité déjà désorganisée, un M ne change rien.',
          '*AD*, attaquant désorganisé : l’attaquant est désorganisé, ou éliminé s’il l’était déjà.',
          '*DD*, défenseur désorganisé : le défenseur est désorganisé, ou éliminé s’il l’était déjà.',
          '*DE*, défenseur éliminé.',
        ],
      },
      {
        example:
          'Dans l’exemple de {rule:9.2}, le dé donne 4 : à 1-1, c’est M. Les deux unités sont désorganisées. On teste trois chefs, les deux des chevaliers et celui de la phalange. Il n’y a pas d’avance, car le défenseur tient toujours son hex.',
      },
    ],
    see: ['9.2', '9.4', '11.d'],
  },
  '9.4': {
    title: 'Avance après combat',
    text: [
      'Si l’hex du défenseur est laissé vide, par une retraite ou une élimination, l’attaquant doit y entrer et fait face au sens de sa marche. Une phalange et une infanterie lourde n’y sont pas obligées. Les chefs empilés avec l’attaquant peuvent le suivre ou rester ; ils n’avancent jamais sans leur unité.',
      'Une unité avance même dans un terrain dont le coût dépasse sa capacité de mouvement, mais jamais à travers un côté d’hex de rivière. Un bois la désorganise ({rule:T2}). Des chefs ennemis seuls dans l’hex sont capturés ({rule:11.e}), et un camp ennemi ouvert aussi ({rule:6.j.3}).',
    ],
    ruling:
      'Les règles ne comparent pas l’avance à la capacité de mouvement ; une avance est obligatoire et ne coûte rien, seul un côté d’hex interdit l’arrête donc.',
    see: ['9.1', '6.j.2', 'T2'],
  },
  '10': {
    title: 'Ralliement',
    text: [
      'À la fin de votre tour de joueur, vos marqueurs Volée sont retirés. Puis chacune de vos unités désorganisées qui est empilée avec l’un de vos chefs revient à pleine puissance. Si elle était paniquée, sa panique est finie.',
    ],
    see: ['8.f', '4.e', '11'],
  },
  '11': {
    title: 'Chefs',
    text: [
      'Les chefs ne sont pas des troupes. Ils n’ont pas de force propre, mais ils doublent l’unité avec laquelle ils se trouvent, et la rallient. Ils peuvent être tués ou capturés.',
    ],
    see: ['7', '10', '11.c', '11.d', '11.e'],
  },
  '11.a': {
    title: 'Comment se déplacent les chefs',
    text: [
      'Les chefs n’ont pas de capacité de mouvement. Ils quittent la carte au début de votre tour de joueur ({rule:3}) et reviennent après votre mouvement ({rule:7}).',
    ],
    see: ['3', '7'],
  },
  '11.b': {
    title: 'Un chef se retire avant combat',
    text: [
      'Quand l’hex d’un chef est lui-même attaqué en mêlée, le chef peut toujours battre en retraite avant combat : après la déclaration de l’attaque et avant l’établissement du rapport de forces, il quitte la carte. Il attend à côté jusqu’au prochain placement des chefs de son propriétaire.',
      'L’unité qu’il quitte doit battre en retraite aussi ({rule:9.1}). Si elle ne le peut ou ne le veut pas, elle subit un DD avant l’attaque. Si ce DD l’élimine, l’attaque est terminée et l’attaquant avance ({rule:9.4}).',
    ],
    ruling:
      'Les règles disent « toujours », mais ni devant quoi ni quand ; c’est une réponse à une attaque de mêlée contre l’hex même du chef, et elle précède le rapport de forces qu’elle modifie.',
    see: ['9', '9.1', '11.d'],
  },
  '11.c': {
    title: 'Les chefs au combat',
    text: [
      'Chaque chef double la force de l’unité avec laquelle il est empilé, en attaque comme en défense. Deux chefs la rendent quatre fois plus forte.',
    ],
    see: ['9.2', '6.j.2'],
  },
  '11.d': {
    title: 'Chefs tués',
    text: [
      'Quand une unité est désorganisée ou éliminée par un tir ou une mêlée, lancez le dé pour chaque chef empilé avec elle. Un 1 tue le chef. Le DD subi par une unité parce qu’un chef l’a quittée ({rule:11.b}) compte aussi : les chefs restés sont testés.',
      'On ne lance pas de dé pour une unité déjà désorganisée qui subit un M, ni pour une désorganisation due à une retraite avant combat, à la panique, à un bois ou à une traversée.',
    ],
    see: ['9.3', '8.e', '4.a'],
  },
  '11.e': {
    title: 'Chefs capturés',
    text: [
      'Une unité ennemie qui entre dans un hex où se trouvent des chefs les capture, que ce soit par un déplacement, une avance, une retraite ou en entrant sur la carte. Les chefs capturés ou tués sont perdus pour de bon.',
    ],
    ruling:
      'Les règles ne nomment que le déplacement et l’avance ; une unité qui bat en retraite ou arrive dans l’hex s’y trouve tout autant.',
    see: ['6.c', '9.1', '4.a'],
  },
  '12': {
    title: 'Victoire',
    text: [
      'Chacun de ces exploits vaut un point de victoire :',
      {
        list: [
          'vous avez capturé le camp ennemi, même s’il a été repris ({rule:6.j.2}) ;',
          'vous avez fait paniquer l’armée ennemie ({rule:4.a}) ;',
          'à la fin, vous avez sur la carte au moins deux fois les points de force de l’ennemi.',
        ],
      },
      'Pour le troisième point, les unités comptent à pleine puissance, désorganisées ou non. Les camps et les unités paniquées ne comptent pas, ni les réserves à côté de la carte, ni les unités sorties de la carte. Une unité au pillage compte pour sa pleine valeur. Si une armée a une force et l’autre aucune, la première marque le point ; si aucune n’en a, personne ne le marque.',
      'Le plus grand total l’emporte ; l’égalité est un match nul. Une bataille peut remplacer ces conditions ou en ajouter. Le point de la panique reste acquis même si l’armée est ralliée.',
    ],
    ruling:
      'Les règles ne disent pas ce que valent les unités au pillage, les réserves et un champ vide ; ce qui est sur la carte compte en entier, et une force quelconque est au moins le double d’une force nulle.',
    see: ['2', '4.f', '6.g'],
  },
  '13': {
    title: 'Règles optionnelles',
    text: [
      'Chacune s’active ou non pour les deux camps quand on prépare la bataille, et toutes se combinent à volonté. Aucune n’est en vigueur si vous ne l’avez pas choisie ; le jeu est complet sans elles.',
    ],
  },
  '13.1': {
    title: 'Zones de contrôle',
    text: [
      'Les trois hex de front d’une unité sont sa zone de contrôle. Celle d’un camp comprend tous les hex qui l’entourent.',
      'On entre librement dans une zone ennemie. Mais une unité qui en quitte une, à quelque moment de son déplacement que ce soit, n’attaque pas dans la phase de mêlée qui vient.',
      'Une unité ne peut donc pas se dégager, contourner un flanc et frapper avant que l’adversaire ait pu réagir.',
    ],
    ruling:
      'Les règles ne disent pas ce qu’est quitter une zone ; pivoter sur place n’est pas la quitter, ni passer d’un hex de la zone d’une unité à un autre hex de la même zone.',
    see: ['6.b', '6.i', '9'],
  },
  '13.2': {
    title: 'Combat sans hasard',
    text: [
      'En mêlée, le rapport de forces décide seul, sans dé. Les résultats sont ceux de {rule:9.3}.',
      {
        table: {
          caption: 'La mêlée sans hasard',
          head: ['Rapport de forces', ...ODDS_COLUMNS],
          rows: [['Résultat', 'AD', 'M', 'DD', 'DE']],
        },
      },
      'Les tirs sont d’abord tous annoncés. À la fin de la phase de tir, on additionne les nombres que chaque tireur aurait dû obtenir au plus, puis on divise par six ; un reste de quatre ou cinq compte pour un de plus. C’est le nombre d’unités touchées parmi celles qui sont visées, aucune deux fois, et leur propriétaire dit lesquelles. Ce qui dépasse le nombre de cibles est perdu.',
      'Les tests de chefs ({rule:11.d}) et les jets des autres règles optionnelles gardent le dé. Il n’en reste aucun que {rule:13.13} puisse décaler : ces deux règles s’excluent.',
      { example: 'Deux tirs demandent un 3 et un autre un 4 : 3 + 3 + 4 = 10, soit un et un reste de 4, donc deux unités touchées.' },
    ],
    ruling:
      'Les règles laissent choisir « le propriétaire » sans dire lequel ; c’est celui des cibles, puisqu’il répartit ainsi ses pertes, et on ne lui demande rien quand toutes sont touchées.',
    see: ['8.d', '8.e', '9.3'],
  },
  '13.3': {
    title: 'Déploiement libre',
    text: [
      'Rien n’est placé comme dans l’histoire ; même les réserves se placent avant la bataille. Le joueur 1 lance un dé : de 1 à 3, il joue le premier à chaque tour ; de 4 à 6, c’est l’autre.',
      {
        list: [
          'Le premier joueur place son camp dans un hex quelconque de la carte, puis ses unités, chacune dans un hex à elle, à trois hex du camp au plus, orientées comme il veut, et ses chefs, avec une unité ou seuls, à trois hex du camp au plus eux aussi.',
          'Il place le camp adverse dans l’hex libre de son choix.',
          'Le second joueur peut déplacer ce camp de trois hex au plus, puis place ses unités et ses chefs à trois hex du camp au plus.',
          'La bataille commence par le mouvement du premier joueur.',
        ],
      },
      'Tant que vous placez vos unités, vous pouvez reprendre celles qui sont déjà placées pour les tourner ou les mettre ailleurs. Aucune unité ne se place dans l’hex d’un camp debout. Les chefs se placent comme dans {rule:7}, ceux des réserves aussi : dans l’hex d’une de leurs unités ou de leur camp, ou seuls, mais jamais avec une unité ni un chef ennemis. Personne n’a fini de placer tant qu’une de ses unités ou un de ses chefs attend.',
      'Au premier tour du premier joueur, rien ne se passe avant son mouvement : aucun chef n’est retiré, aucune panique n’est vérifiée, et ses chefs restent où ils ont été placés jusqu’à la fin de ce tour. Dès le premier tour du second joueur, tout reprend son cours ordinaire ({rule:3}, {rule:7}).',
      'Une armée sans camp nomme à la place un hex, le milieu de son déploiement, où rien ne se trouve. Si tous les hex à trois hex au plus sont pris, les hex libres les plus proches font l’affaire.',
    ],
    ruling:
      'Les règles désignent le premier joueur par un dé ou d’un commun accord, placent « toutes les unités » et ne disent rien des armées sans camp ni du manque de place ; on lance le dé, les chefs se placent avec les unités puisque la page des unités les compte parmi elles, et personne ne reste en arrière ; avec les points de commandement aussi ({rule:V1}), les chefs du premier joueur restent en place après son premier mouvement.',
    see: ['3', '5', '6.j', '7'],
  },
  '13.4': {
    title: 'Jeu étendu',
    text: [
      'Le dernier tour de la bataille, d’ordinaire le sixième, est celui de la tombée de la nuit. Les joueurs peuvent convenir que la bataille commence plus tôt dans la journée, de sorte que la nuit tombe à un tour ultérieur, et qu’elle se poursuit dans l’obscurité. Elle ne dépasse en aucun cas le tour 12, où tous sont épuisés.',
      'Après le tour de la tombée de la nuit :',
      {
        list: [
          'Les unités ne se déplacent que vers un camp ami ou hors de la carte : chaque pas doit rapprocher du camp ou du bord. Pivoter sur place reste permis, dans n’importe quelle direction, pour 1 point ({rule:6.e}). Les réserves restent à côté de la carte : elles n’entrent pas et n’attaquent pas.',
          'Personne ne tire au-delà de l’hex voisin, et ces tirs se résolvent comme à une portée de deux.',
          'Aucune armée ne panique, et les unités paniquées ne sont plus forcées de fuir ({rule:4.d}).',
        ],
      },
      'Mêlées, retraites et avances se font comme de jour.',
    ],
    ruling:
      'Les règles disent « vers » et « camp ami » sans plus ; on l’entend pas à pas et en hex, pour que cela se voie d’un coup d’œil, et un camp est ami si c’est le sien et qu’aucun ennemi ne le tient, même ouvert ; et de nuit rien ne pousse plus vers l’ennemi, pas même barbares et chevaliers ; pour les réserves, nous nous écartons de la lettre, selon laquelle elles peuvent entrer à n’importe quel tour ultérieur ({rule:5.a}), donc aussi dans le noir, car entrer ne mène ni à un camp ni hors de la carte, et nul ne rejoint une bataille qui s’interrompt.',
    see: ['2', '4.d', '6.g', '6.j', '8.d'],
  },
  '13.5': {
    title: 'Élévation',
    text: [
      'Une unité sur une colline voit par-dessus les obstacles les unités placées plus bas, et celles-ci la voient. L’obstacle bloque quand même s’il est lui-même sur une colline, ou s’il est plus proche de l’unité la plus basse.',
      'Entre collines de même niveau, seuls les obstacles situés sur une colline bloquent.',
      'Quand les collines ont des niveaux, un obstacle ne compte comme étant sur une colline que s’il est au moins aussi haut que la plus haute des deux unités, et entre collines de niveaux différents l’unité sur la moins haute est la plus basse, si bien qu’un obstacle plus proche d’elle bloque, où qu’il se trouve.',
      'Si aucune des deux n’est sur une colline, tout bloque comme en {rule:8.b}.',
    ],
    ruling:
      'Les cartes impriment des collines à plusieurs niveaux et la règle ne parle que de collines ; avec des niveaux, nous nous écartons donc de sa lettre, selon laquelle un obstacle bloque sur n’importe quelle colline et, de colline à colline, rien d’autre ne bloque : à la lettre, une butte cacherait au sommet ce qui se trouve derrière elle, un versant ne cacherait rien à son pied, et le second niveau ne vaudrait rien ; sur des collines d’un seul niveau, c’est la lettre qui est jouée.',
    see: ['8.b', 'T3'],
  },
  '13.6': {
    title: 'Approvisionnement en flèches',
    text: [
      'Chaque unité de tir commence avec six volées et n’en porte jamais davantage. À chaque phase de tir où elle tire, elle en dépense une ; une unité qui tire deux ou trois fois en dépense deux. Les camps ont toutes les flèches qu’ils veulent.',
      'Une unité sans volée ne tire pas. S’il ne lui en reste qu’une, elle tire une seule fois, même si elle pourrait le faire plus souvent.',
      'Les flèches resservent. Les volées restent à terre dans l’hex sur lequel elles ont été tirées, quel que soit le tireur et quoi que soit devenue la cible, jusqu’à ce qu’on les ramasse ; la carte montre combien il y en a dans chaque hex.',
      'Dans la phase de tir, une unité de tir du camp qui tire peut ramasser ce qui se trouve dans son hex, à la place de ses tirs : elle en prend la moitié, arrondie à l’entier inférieur, jusqu’à six volées en main, et le reste est perdu. Elle compte comme ayant tiré, marqueur Volée compris ({rule:8.f}). Il faut deux volées pour en ramasser une ; qui a déjà tiré, pille un camp ou porte six volées n’en ramasse pas, et les camps jamais.',
    ],
    ruling:
      'Les règles font noter ce qui est tiré dans chaque hex et n’en disent pas plus : on compte les volées dépensées, de sorte que de trois tirs les deux premiers tombent là où ils ont été tirés et que le troisième ne laisse rien ; ce qui est à terre est à qui le ramasse, car les flèches ne disent pas qui les a tirées ; qui ramasse ne fait rien d’autre et renonce donc à tous ses tirs s’il en a plusieurs ; là où les unités de tir se passent de marqueur ({rule:13.14}), elles n’en reçoivent pas non plus ainsi ; et avec le mouvement caché ({rule:13.7}) un joueur ne sait ce qui est à terre que dans les hex qu’il voit.',
    see: ['8.c', '8.f', 'C2'],
  },
  '13.7': {
    title: 'Mouvement caché',
    text: [
      'Une unité qu’aucune unité ennemie ne peut voir est cachée à l’autre joueur. Le programme est l’arbitre : à qui décide, il montre sa propre armée et ce qu’elle voit de l’ennemi, rien d’autre ; entre deux joueurs, un message invite à passer l’écran.',
      'Une unité voit tout autour d’elle et à toute distance, le long de toute ligne qui serait libre pour un archer ({rule:8.b}), et toujours dans les hex voisins. On voit un chef si l’on voit son hex. Les camps sont toujours visibles.',
      'Un déplacement se décide d’après ce que voit le joueur. Si l’unité se heurte à un ennemi qu’il ne voyait pas, elle s’arrête dans le dernier hex, avant lui, où elle peut se tenir, et son déplacement est fini. Un chef placé là où des ennemis se tiennent sans être vus est capturé.',
      'Les unités paniquées fuient les ennemis qui sont vus, et qui doit marcher sur l’ennemi le plus proche marche sur le plus proche de ceux qui sont vus. On ne tire et on ne se bat que contre des unités vues.',
    ],
    ruling:
      'Les règles s’en remettent à un arbitre neutre : les camps sont montrés parce qu’ils ne bougent jamais et que la bataille dit où ils sont, et le déploiement ({rule:13.3}) aussi, puisque personne n’a encore bougé ; les pertes, et les unités qu’une armée a sur la carte et à côté, sont connues des deux ; un camp et des renforts prêts à entrer surveillent leurs hex, si bien que personne n’y attend sans être vu ; une unité arrêtée juste devant ce qu’elle a rencontré lui fait face ; un tir n’est pas gâché par des ennemis invisibles sur sa ligne, dont personne ne pouvait rien savoir ; et le déplacement va jusqu’au bout même si de nouveaux ennemis apparaissent en chemin.',
    see: ['8.b', '4.d', '11.e', '13.9'],
  },
  '13.8': {
    title: 'Duels',
    text: [
      'Les chefs sont notés de 1, que n’importe qui bat, à 5, ceux dont on fait les légendes. Dans la phase de mêlée, chaque chef du joueur en phase qui a un chef ennemi dans un hex adjacent doit en défier un, celui qu’il veut, une fois dans la phase : avec une unité ou seul, quelle que soit l’orientation des unités. La phase ne peut pas finir tant qu’un tel défi reste à lancer. Nul n’est défié deux fois dans une phase, et nul ne défie par-dessus une rivière.',
      'Un défi est un ordre à part, donné quand le joueur le veut ; ou bien il vient avec une attaque de l’unité du chef contre l’hex de l’autre, avant le rapport de forces, tant que l’un n’a pas encore défié et que l’autre n’a pas encore été défié. Une attaque n’apporte qu’un défi.',
      'Celui qu’on défie accepte, ou refuse et se retire avant le combat. Avec une unité, il quitte la carte comme avant une attaque ({rule:11.b}), et l’unité doit battre en retraite elle aussi ({rule:9.1}) ou subit un DD ; seul, il va dans un hex adjacent où il pourrait être placé ({rule:7}), sans franchir de rivière. Un chef seul qui n’a nulle part où aller accepte. Un refus clôt l’affaire : l’un a été défié, l’autre a défié.',
      'Chacun des deux choisit une tactique en secret : offensive, prudente ou défensive. Puis on montre les deux. Là où la table a un tiret, tous deux sont trop circonspects pour qu’il se passe quelque chose.',
      {
        table: {
          caption: 'Duels : la tactique de celui qui défie contre celle de l’autre',
          head: ['Celui qui défie', 'offensive', 'prudente', 'défensive'],
          rows: [
            ['offensive', ...DUEL.offensive],
            ['prudente', ...DUEL.prudent],
            ['défensive', ...DUEL.defensive],
          ],
        },
      },
      'On ajoute à ce nombre la note de celui qui défie, on en retranche celle de l’autre, et l’on ajoute le tout à un dé. À 1 ou moins, celui qui défie meurt ; à 6 ou plus, l’autre. L’attaque qui a apporté le défi continue avec ceux qui restent.',
      {
        example:
          'Un chef noté 4 attaque un chef noté 2, tactique offensive contre tactique défensive : 1 + 4 − 2 font +3 au dé. Un 2 donne 5, et tous deux survivent.',
      },
    ],
    ruling:
      'Les en-têtes de la table contredisent l’exemple, on joue donc l’exemple ; rien ne dit combien de fois on défie, ni qui quand ils sont plusieurs, donc chacun défie une fois et n’est défié qu’une fois par phase, et comme les chefs n’ont pas de nom, c’est le meilleur de l’hex parmi ceux qui n’ont encore rencontré personne ; un défi à lui seul n’attaque aucun hex, donc seul part celui qu’on défie et personne n’avance ; un chef n’a pas de capacité de mouvement ({rule:11.a}), donc devant un chef seul toute unité qui se déplace peut battre en retraite ; les meilleurs entrent les premiers dans un hex, les moins bons quittent la carte ou tombent autrement les premiers, et celui que la bataille ne note pas vaut 3 ; et quand le mouvement est caché ({rule:13.7}), nul n’est tenu de défier un chef qu’il ne voit pas, et celui qui défie se montre jusqu’à la fin de l’affaire.',
    see: ['7', '9.1', '11.b', '11.d'],
  },
  '13.9': {
    title: 'Barbares et chevaliers',
    text: [
      'Les guerriers farouches sont difficiles à tenir. Avant son mouvement, un joueur qui a des chevaliers ou des barbares sur la carte lance un dé. Si le résultat dépasse le double du nombre de ses chefs, ils échappent à son contrôle pour ce tour de joueur. Avec trois chefs ou plus ils obéissent toujours, et l’on ne lance rien.',
      'Les unités hors de contrôle se déplacent avant toutes les autres. Chacune doit aller vers l’unité ennemie la plus proche : aucun hex où elle entre n’est plus loin de l’ennemi le plus proche que l’hex quitté, et elle finit aussi près de lui qu’un chemin le permet. Elle traverse les unités amies sur sa route, et toutes deux sont désorganisées ({rule:6.c}) ; elle ne finit jamais sur l’une d’elles.',
      'Pendant la mêlée elles doivent attaquer si elles le peuvent, et la phase ne se termine pas avant. Leurs attaques ne se résolvent jamais à moins de 1-2.',
    ],
    ruling:
      'La lettre demande seulement qu’aucun hex n’éloigne davantage de l’ennemi que le précédent et qu’ils tentent de l’engager, et nous nous en écartons en choisissant pour le joueur entre des hex d’arrivée également proches : passent d’abord ceux d’où un ennemi se trouve dans un hex de front, et parmi eux ceux qu’on atteint le plus tôt, en points, parce que des guerriers qui chargent « sans considération pour le terrain ou les tactiques » ne contournent ni une unité amie ni un flanc ; l’unité qui ne peut s’approcher davantage reste et ne pivote que pour faire face à un ennemi qui la touche ; la panique passe avant, les pillards et les unités sous marqueur Volée restent, et les réserves entrent librement après le départ des autres, car seules les unités de la carte ont quelqu’un à rejoindre.',
    see: ['FAQ 2', 'FAQ 3', '4.d', '9.2'],
  },
  '13.10': {
    title: 'Charge barbare',
    text: [
      'Celtes, Germains, Vikings et autres mettaient toute leur force dans le premier choc. Une fois par partie, le joueur barbare peut déclarer la charge pendant sa phase de commandement ou de mouvement, ou pendant sa phase de mêlée avant que l’une de ses unités y ait attaqué : jusqu’à la fin de ce tour de joueur, toute son infanterie légère barbare attaque avec une force triplée. Cela se multiplie avec tout le reste ({rule:9.2}).',
      'Avec {rule:13.9} il ne choisit pas : la charge part d’elle-même au tour où il perd le contrôle, s’il a alors de l’infanterie légère barbare et n’a pas encore chargé.',
      'Une nation barbare ({rule:15.3.e}) a une autre charge par son trait. Les deux ne viennent jamais au même tour.',
    ],
    ruling:
      'Les règles parlent de toute son infanterie légère mais veulent donner une chance aux barbares, on ne triple donc que les unités que la bataille dit barbares ; et « un tour » est son propre tour de joueur, puisqu’il n’attaque que dans celui-là, et avec toutes ses attaques, si bien que la charge se déclare avant la première.',
    see: ['13.9', '15.3.e', '9.2'],
  },
  '13.11': {
    title: 'Éléphants',
    text: [
      'Les éléphants sont des bêtes capricieuses, et l’on a tout essayé pour les effrayer. Avant son mouvement, un joueur peut mettre un chef de côté : on ne le place pas pendant ce tour de joueur et il ne compte pas pour {rule:13.9}. Le joueur lance alors un dé pour chaque unité d’éléphants ennemie sur la carte, dans l’ordre de leurs hex.',
      {
        list: [
          '1 à 3 : sans effet.',
          '4 ou 5 : elle rechigne. Elle ne se déplace ni n’attaque pendant le prochain tour de joueur de son propriétaire. Elle se défend toujours et peut battre en retraite avant combat.',
          '6 : elle panique. Le joueur qui a lancé le dé la commande pendant un tour de jeu entier : pendant ce tour de joueur et le suivant de son propriétaire. Puis elle lui revient.',
        ],
      },
      'Une unité retournée reste à son propriétaire : si elle est perdue, c’est lui qui a perdu sa force, et à la fin c’est pour lui que sa force compte.',
    ],
    ruling:
      'Les règles ne disent pas ce qu’est « ce tour » pour des éléphants dont le propriétaire ne joue pas en ce moment, c’est donc celui où ils auraient bougé ; les chefs empilés avec une unité qui passe à l’ennemi quittent la carte jusqu’à leur prochain placement, puisque aucune unité n’est entrée dans leur hex ; les éléphants qui pillent ou se trouvent dans l’hex de leur propre camp sont laissés en paix, et ceux qui reviennent sont traités comme s’ils entraient dans leur hex, si bien qu’aucun camp n’est pillé par les siens.',
    see: ['7', '13.9'],
  },
  '13.12': {
    title: 'Combat à pied',
    text: [
      'Avant la bataille, chaque joueur, le premier d’abord, peut faire combattre de la cavalerie à pied jusqu’à la fin. Le pion monté est remplacé :',
      {
        table: {
          caption: 'Ce que devient la cavalerie à pied',
          head: ['À cheval', 'À pied'],
          rows: [
            ['une cavalerie légère', 'une unité de tireurs mixtes'],
            ['deux cavaleries lourdes', 'une infanterie lourde'],
            ['une unité de chevaliers', 'une infanterie lourde'],
            ['une unité d’archers à cheval', 'une unité d’archers légers'],
            ['une unité de cataphractaires', 'une infanterie lourde'],
          ],
        },
      },
      'La bataille dit lesquelles de ses unités sont des archers à cheval ou des cataphractaires. À pied, chevaliers et barbares restent aussi difficiles à tenir, là où l’on peut en perdre la maîtrise.',
      'La nouvelle unité garde l’hex, l’orientation et les marques de l’ancienne et prend les valeurs du pion imprimé. De deux cavaleries lourdes, la première donne l’hex et la seconde disparaît sans compter comme perte ; la nouvelle unité est désorganisée si l’une des deux l’était.',
      'Les réserves peuvent mettre pied à terre pendant qu’elles attendent. Un archer à cheval peut aussi devenir ce que donne son pion ({rule:FAQ 15}). Les seuils de panique ne changent pas.',
    ],
    ruling:
      'Les règles ne disent pas quelles unités vont par deux ni ce qui compte comme cavalerie ; deux cavaleries lourdes quelconques vont ensemble, toutes deux sur la carte ou dans la même réserve, et ni les chars ni les éléphants ne mettent pied à terre.',
    see: ['C', 'FAQ 15'],
  },
  '13.13': {
    title: 'Survie des chefs',
    text: [
      'Si un camp a plus de chefs que l’autre dans un combat, le dé est décalé de un en sa faveur : vers le haut pour l’attaquant, vers le bas pour le défenseur. Le dé ne compte jamais moins de 1 ni plus de 6.',
      'Cela s’ajoute au doublement ({rule:11.c}). On compte les chefs présents quand le dé est lancé ; ceux qui se sont retirés avant le combat ne comptent pas.',
    ],
    ruling:
      'Les règles donnent un point de dé au camp qui a le plus de chefs sans dire dans quel sens il joue pour un défenseur ; pour lui on le retranche, puisque ce sont les grands résultats qui lui nuisent.',
    see: ['9.3', '11.b', '11.c'],
  },
  '13.14': {
    title: 'Tirs sans marqueur',
    text: [
      'On ne place pas de marqueur Volée. Une unité qui a tiré se déplace, pivote et attaque librement à son tour suivant.',
      'Les archers y gagnent en valeur, et certaines batailles y perdent un peu de leur équilibre.',
    ],
    see: ['8.f', '6.k'],
  },
  '13V': {
    title: 'Points de commandement',
    text: [
      'Une variante de Stéphane Martin, inspirée des jeux de figurines. Avant chaque mouvement, vos chefs et un dé vous donnent des points, et ne se déplace que ce qui est payé : une unité, ou tout un groupe d’un coup. Ce qui ne sert pas aux mouvements retient les impétueux ou rallie les désorganisés.',
      'Les chefs restent sur la carte pendant vos mouvements ({rule:V1}). La variante remplace {rule:13.9} par une règle qui lui est propre ({rule:V4}).',
    ],
    see: ['3', '7', '10'],
  },
  V1: {
    title: 'Points d’activation',
    text: [
      'Avant votre mouvement, lancez un dé et ajoutez vos chefs présents sur la carte qui ne sont pas au contact d’une unité ennemie. Dès que votre armée a atteint son seuil de panique, le total est divisé par deux, arrondi à l’entier supérieur. Ce sont vos points d’activation pour ce tour ; ceux qui restent à la fin sont perdus.',
      'Le dé est ordinaire ou, au choix avant la bataille, un dé de moyenne (2, 3, 3, 4, 4, 5), ou encore, pour de petites batailles, un dé à quatre ou cinq faces.',
    ],
    ruling:
      'Puisque les chefs doivent être sur la carte pour compter, ils y restent pendant le mouvement et ne sont retirés et replacés qu’après, à moins qu’ils ne marchent ({rule:V5}) ; est au contact qui a une unité ou un camp ennemis dans un hex adjacent, quelles que soient les orientations et ce qui passe entre les deux ; une armée paniquée faute de chefs voit aussi son total divisé par deux ; et les chefs présents ne protègent personne de la panique, comme partout ailleurs dans les règles ({rule:FAQ 6}).',
    see: ['3', '4.a', '7', 'V2'],
  },
  V2: {
    title: 'Ce que paient les points',
    text: [
      'Un point permet à une unité ou à un groupe de se déplacer, ou retient des impétueux ({rule:V4}). Après la mêlée, ce qui reste rallie au même prix des unités désorganisées, une par une, si elles ne sont pas au contact de l’ennemi ; les chefs rallient comme toujours ({rule:10}).',
      {
        list: [
          'Un point de plus si l’unité ou le groupe est à plus de 3 hex de tout chef de son armée qui n’est pas au contact, ou s’il n’y en a aucun.',
          'Un point de plus s’il s’y trouve des éléphants.',
        ],
      },
    ],
    ruling:
      'Une unité qui se déplace sans avoir été activée l’est par là même, seule ; un groupe est aussi loin d’un chef que son unité la plus proche, là où se tiennent les unités quand l’ordre est donné ; les unités paniquées fuient gratuitement, puisque personne ne les commande ; une réserve à côté de la carte entre comme un seul groupe, sans égard aux chefs, payé par la première unité qui entre ; et une unité qu’un chef ralliera de toute façon ne se rallie pas avec des points, pour n’en gaspiller aucun.',
    see: ['V1', 'V3', '4.d', '5'],
  },
  V3: {
    title: 'Groupes',
    text: [
      'Un groupe réunit des unités qui ne sont pas désorganisées, sont toutes orientées dans la même direction et touchent chacune une autre unité du groupe. Les unités au contact de l’ennemi n’en font pas partie. Rien n’oblige à prendre toutes celles qui pourraient en être.',
      'Une fois le groupe activé, chacune de ses unités se déplace comme elle veut, avec ses propres points et dans n’importe quelle direction.',
    ],
    ruling:
      'Un groupe est d’un seul tenant, car à la lettre deux paires aux deux bouts de la carte en feraient un ; une unité ne reçoit qu’un ordre par tour, celle qui a été activée ou retenue n’entre donc dans aucun autre groupe ; et un marqueur Volée ne coupe pas un groupe, même si l’unité qui le porte reste sur place.',
    see: ['V2', '6.a'],
  },
  V4: {
    title: 'Retenir chevaliers et barbares',
    text: [
      'Une unité de chevaliers ou de barbares qui n’est ni activée ni retenue, et n’est pas au contact de l’ennemi, va vers l’ennemi le plus proche comme dans {rule:13.9}, et cela ne coûte rien. Elle part à n’importe quel moment de votre mouvement, et d’autres peuvent se déplacer avant elle. Retenir une unité, ou un groupe qui en contient une, coûte autant que l’activer.',
    ],
    ruling:
      'La variante les envoie en avant comme dans {rule:13.9}, ce qui veut dire à la lettre avant toutes les autres, et ici nous nous en écartons, car jusqu’à la fin du mouvement chacune peut encore être activée ou retenue, et nul ne sait lesquelles sont livrées à elles-mêmes avant que les points soient dépensés ; une fois parties, elles attaquent si elles le peuvent, jamais à pire que 1-2, comme dans {rule:13.9} ; et dans un groupe seuls sont retenus les chevaliers et les barbares, les autres ne font que le lier et peuvent encore recevoir un ordre.',
    see: ['13.9', 'V2', '9.2'],
  },
  V5: {
    title: 'Chefs en marche',
    text: [
      'C’est une option à part, à joindre à {rule:13V}. Pendant la phase de placement des chefs, chacun de vos chefs présents sur la carte peut parcourir jusqu’à 5 hex. Les pivots et le terrain ne lui coûtent rien, mais il ne franchit aucune rivière et ne passe par aucun hex où se trouve une unité ou un chef ennemis.',
    ],
    ruling:
      'Les chefs qui attendent à côté de la carte, parce qu’ils ont quitté un combat, accompagnent une réserve ou ont été déployés librement, se placent à cette phase selon {rule:7}, puisqu’ils ne sont nulle part d’où ils pourraient marcher.',
    see: ['7', '11.b', 'V1'],
  },
  ...further,
  FAQ: {
    title: 'Questions et réponses',
    text: [
      'Réponses aux questions que des joueurs ont posées à l’éditeur et au concepteur du jeu d’origine. Certaines concernent une bataille précise ou une règle optionnelle.',
    ],
  },
  'FAQ 1': {
    title: 'Combien de fois tirent les archers anglais ?',
    text: ['À Bannockburn et à Azincourt, chaque unité d’archers anglais tire trois fois par tour.'],
    see: ['C2', '8.c'],
  },
  'FAQ 2': {
    title: 'Quel ennemi attaquent les barbares et les chevaliers hors de contrôle ?',
    text: ['Le plus proche. Cela relève de la règle optionnelle {rule:13.9}.'],
  },
  'FAQ 3': {
    title: 'Contournent-ils les unités amies sur leur chemin ?',
    text: [
      'Non, ils les traversent et tous sont désorganisés, pourvu qu’ils ne finissent pas empilés. Cela relève de la règle optionnelle {rule:13.9}.',
    ],
    see: ['6.c'],
  },
  'FAQ 4': {
    title: 'Dans quelles batailles joue-t-on le contrôle du commandement ?',
    text: ['Seulement dans celles qui le recommandent. Cela relève de la règle optionnelle {rule:13.9}.'],
  },
  'FAQ 5': {
    title: 'Une unité peut-elle battre en retraite avant combat vers le front d’un ennemi ?',
    text: ['Oui. Les zones de l’ennemi n’ont pas d’effet sur une retraite avant combat.'],
    see: ['9.1', '6.i'],
  },
  'FAQ 6': {
    title: 'Les unités empilées avec des chefs paniquent-elles ?',
    text: ['Oui. Les chefs sont retirés avant le test de panique, aucun n’est donc sur la carte pour protéger une unité.'],
    see: ['3', '4.c'],
  },
  'FAQ 7': {
    title: 'Que fait une unité paniquée qui ne peut pas s’éloigner ?',
    text: ['Son propriétaire décide de son déplacement, mais elle ne peut toujours pas s’approcher de l’ennemi.'],
    see: ['4.d'],
  },
  'FAQ 8': {
    title: 'Les unités paniquées se déplacent-elles en premier ?',
    text: ['L’ordre n’a pas d’importance. Elles se déplacent avant, après ou entre les autres.'],
    see: ['4.d', '6.a'],
  },
  'FAQ 9': {
    title: 'Que coûte un changement d’orientation sur une colline ?',
    text: ['Un point. Pivoter coûte un point dans tout terrain.'],
    see: ['6.e'],
  },
  'FAQ 10': {
    title: 'Que coûte un pas de colline en colline ?',
    text: ['Deux points, comme le pas vers la première colline. L’élévation ne change pas le coût.'],
    see: ['6.l'],
  },
  'FAQ 11': {
    title: 'Une armée qui commence sans chefs panique-t-elle faute de chefs ?',
    text: ['Pas avant que l’un de ses chefs au moins ne soit apparu. C’est le cas à Bannockburn et à Legnano, par exemple.'],
    see: ['4.b'],
  },
  'FAQ 12': {
    title: 'Comment l’armée est-elle orientée à Legnano ?',
    text: ['L’armée que le livret oriente vers 2 doit être orientée vers 5.'],
  },
  'FAQ 13': {
    title: 'Une unité peut-elle commencer dans l’hex de son propre camp ?',
    text: [
      'À Argentoratum et dans Boudicca, oui. L’unité commence empilée avec le camp : c’est la seule exception à {rule:6.c}. Une fois partie, elle ne peut pas y revenir.',
      'Les tirs et les attaques atteignent d’abord l’unité, ensuite le camp. L’attaquant n’avance pas tant que le camp tient.',
    ],
    ruling:
      'La réponse permet ce placement, sans dire ce qui s’ensuit ; l’unité garde le camp et reçoit les premiers coups, et l’exception prend fin quand elle part.',
    see: ['6.c', '6.j.1', '9.4'],
  },
  'FAQ 14': {
    title: 'Sur quelle carte se joue Azincourt ?',
    text: ['Sur la carte C de l’original\u00a0; ici, la bataille a sa propre carte.'],
  },
  'FAQ 15': {
    title: 'Comment les Mongols mettent-ils pied à terre à l’Indus ?',
    text: [
      'La cavalerie légère mongole peut mettre pied à terre et devenir des archers légers, ou des tireurs mixtes si vous préférez. Cela relève de la règle optionnelle {rule:13.12}.',
    ],
    see: ['C'],
  },
  'FAQ 16': {
    title: 'Comment attaque-t-on des archers légers désorganisés ?',
    text: [
      'Leur force est de 0 : toute attaque contre eux se fait donc à 3-1, si faible que soit l’attaquant. Seule une unité de force 0 ne peut pas les attaquer.',
    ],
    see: ['9.2', 'C1'],
  },
  'FAQ 17': {
    title: 'Des archers légers désorganisés peuvent-ils attaquer ?',
    text: ['Non, leur force est de 0. Ils peuvent toujours tirer.'],
    see: ['9.2', '8.h'],
  },
  'FAQ 18': {
    title: 'Une phalange est-elle toujours doublée contre la cavalerie ?',
    text: ['Oui : en attaque comme en défense, désorganisée ou non, attaquée de front ou de flanc.'],
    see: ['9.2', 'C'],
  },
  tables: {
    title: 'Toutes les tables',
    text: [
      'Où se trouve chaque table, dans l’ordre où l’on en a besoin.',
      {
        list: [
          '{rule:C|Les pions} : force, mouvement, tir',
          '{rule:T|Les effets du terrain} : mouvement, mêlée, tir',
          '{rule:8.d|Les tables de tir A et B}',
          '{rule:9.3|La table de mêlée}',
          '{rule:13.2|La mêlée sans hasard}',
          '{rule:6.h|Les orientations ouvertes} des unités qui entrent sur la carte',
          '{rule:13.8|Les duels} : tactique contre tactique',
          '{rule:13.12|Le combat à pied} : ce que devient la cavalerie',
          '{rule:14.1|La qualité de l’équipage}',
          '{rule:14.6|L’éperonnage}',
          '{rule:14.8.f|Le combat naval} : abordage, tir d’archers, baliste',
          '{rule:14.10.a|La réparation navale}',
          '{rule:B1.b|Types d’unités} du monde antique',
          '{rule:B2|Son terrain}\u00a0: mouvement et combat',
          '{rule:B7.5|Ses résultats de combat}',
          '{rule:B8.b|Ses armes} et {rule:B8.g|son tir}',
          '{rule:B12.b|Ses seuils}\u00a0: ralliement, démoralisation, désintégration',
          '{rule:15.1.b|Les listes d’armée}',
          '{rule:15.2.b|Les prix} des unités et {rule:15.2.i|des types nommés}',
          '{rule:15.2.f|L’échelle}\u00a0: ce que représente un pion',
          '{rule:15.3.e|Les traits nationaux}',
          'Les ordres à taper\u00a0: {rule:notation|sur terre et sur mer}, {rule:B17|dans le monde antique}',
          '{rule:words|Le lexique} français et anglais',
          '{rule:from-ancients|Ce qui diffère} entre les deux jeux sur terre',
        ],
      },
    ],
  },
  notation: {
    title: 'Comment taper les ordres',
    text: [
      'Tout ordre peut se taper. Un hex est une lettre et un nombre (B9), une direction est un chiffre de 1 à 6 après une barre oblique (B9/3). Les mots sont anglais dans toutes les langues.',
      {
        table: {
          caption: 'Ordres',
          head: ['Ordre', 'Quand', 'Sens'],
          langs: ['en', undefined, undefined],
          rows: [
            [
              'B9-C8',
              'mouvement',
              'l’unité en B9 se déplace en C8, par le chemin qui fait le moins de mal : le moins d’unités amies nouvellement désorganisées, puis sans se désorganiser elle-même, puis le moins de points',
            ],
            [
              'B9-C8/3',
              'mouvement',
              'de même, et elle finit orientée vers 3 ; le pivotement est payé, sauf si le dernier pas l’oriente déjà ainsi',
            ],
            ['B9-C9-D8/3', 'mouvement', 'de même, en passant par C9'],
            ['B9/4', 'mouvement', 'pivote sur place vers 4'],
            ['B9-off', 'mouvement', 'sort de la carte par le chemin le moins cher'],
            ['LI+A9/2', 'mouvement', 'la première infanterie légère d’une réserve qui peut y entrer entre en A9 et finit orientée vers 2'],
            ['LI+A9/2-A8/5', 'mouvement', 'de même, et elle continue jusqu’en A8, orientée à la fin vers 5'],
            ['*C11', 'placement des chefs', 'place en C11 un chef en attente'],
            ['K5:D4', 'tir', 'l’unité en K5 tire sur D4'],
            ['B9xC9', 'mêlée', 'l’unité en B9 attaque C9'],
            [
              'LIxA9/2',
              'mêlée',
              'une infanterie légère en attente à côté de la carte attaque A9, de là d’où elle entrerait orientée vers 2',
            ],
            ['away 1', 'réponse du défenseur', 'un chef se retire avant le combat ; away 0 : aucun'],
            ['retreat A8', 'réponse du défenseur', 'l’unité bat en retraite avant combat vers A8'],
            ['stand', 'réponse du défenseur', 'l’unité tient et accepte le combat'],
            ['press', 'réponse de l’attaquant', 'attaque l’unité là où elle s’est retirée'],
            ['halt', 'réponse de l’attaquant', 'la laisse partir'],
            ['advance', 'réponse de l’attaquant', 'l’unité avance avec tous ses chefs ; advance 1 : avec un seul'],
            ['hold', 'réponse de l’attaquant', 'l’unité n’avance pas'],
            ['end', 'quand c’est à vous d’agir', 'termine la phase'],
          ],
        },
      },
      {
        table: {
          caption: 'Ordres en mer ({rule:14})',
          head: ['Ordre', 'Quand', 'Sens'],
          langs: ['en', undefined, undefined],
          rows: [
            ['C5-D3', 'mouvement des navires', 'le navire en C5 se déplace en D3, au moindre coût'],
            ['C5-D3/2', 'mouvement des navires', 'de même, et il finit la proue vers 2'],
            ['C5/2', 'mouvement des navires', 'pivote sur place, la proue vers 2'],
            ['C5xD5', 'mouvement des navires', 'éperonne le navire en D5 et reste de ce côté ; C5-C6xD6 passe d’abord en C6'],
            ['C5xD5-E5', 'mouvement des navires', 'de même, et il ressort de l’autre côté, en E5'],
            [
              'C5-off',
              'mouvement des navires',
              'sort de la carte, de son propre hex s’il le peut, sinon au moindre coût ; C5-A4-off depuis A4',
            ],
            ['scuttle C5', 'à tout moment de son propre tour', 'les marins à bord sabordent le navire'],
            ['K5-K6', 'mouvement des marins', 'un marin va de K5 en K6'],
            ['K5>K6', 'attaques des marins', 'déclare l’attaque d’un marin en K5 contre le navire en K6'],
            ['K5xK6', 'attaques des marins', 'la fait, par abordage'],
            ['K4:K6', 'attaques des marins', 'la fait, par tir d’archers'],
            ['K5:K8', 'attaques des balistes', 'la baliste en K5 tire sur K8'],
            ['capture', 'réponse de l’attaquant', 'le marin prend le navire ; scuttle : il le saborde ; spare : ni l’un ni l’autre'],
            ['marine', 'réponse de qui commande le navire', 'un marin est sacrifié ; hull : la coque subit l’avarie'],
          ],
        },
      },
      'Les règles optionnelles ({rule:13}) apportent leurs propres ordres, comme *rally B3* ou *challenge E5 E4* : dans une bataille où elles sont en vigueur, la liste des touches, à la table, les montre.',
      'Une question n’est posée que s’il y a un choix. Ce qui n’a aucune de ces formes n’est pas un ordre et ne change rien.',
    ],
    see: ['1', '2', '14.4', 'B17'],
  },
  changes: {
    title: 'Ce qui a changé dans les règles',
    text: [
      'Quand le programme ne jouait pas une règle comme il faut, il a été corrigé. L’enregistrement d’une partie dit selon quelle version des règles elle a été jouée en dernier\u00a0; sans numéro, c’est la version 1. Une partie que les règles d’aujourd’hui admettent continue selon elles. Si une règle corrigée refuse un de ses ordres, la partie est montrée jusque-là, avec les règles qui ont changé depuis.',
      'Sur terre, version 2 (2026-11-23)\u00a0:',
      {
        list: [
          '{rule:13.3}\u00a0: les chefs se déploient avec leurs unités, et s’y trouvent déjà au premier tour du premier joueur.',
          '{rule:13.6}\u00a0: les flèches restent où elles ont été tirées jusqu’à ce qu’on les ramasse, dans une phase de tir.',
          '{rule:13.8}\u00a0: un chef à côté d’un chef ennemi doit le défier\u00a0; le chef défié accepte ou se retire.',
        ],
      },
      'Sur terre, version 3 (2026-11-29)\u00a0:',
      {
        list: [
          '{rule:2}\u00a0: là où une bataille dit que le second joueur commence, il commence aussi avec des règles optionnelles.',
          '{rule:13.11}\u00a0: un éléphant qui s’était retourné et qui est perdu compte pour sa propre armée.',
          '{rule:V2}\u00a0: aucun point ne se dépense pour des éléphants qui rechignent.',
          '{rule:V5}\u00a0: avec {rule:13.8}, le chef qui marche est le meilleur de l’hex parmi ceux qui n’ont pas encore marché.',
        ],
      },
      'Sur terre, version 4 (2026-11-30)\u00a0:',
      {
        list: [
          '{rule:4.a}\u00a0: aucune armée ne panique quand une bataille commence ou s’ouvre, même avec des règles optionnelles.',
          '{rule:13.10}\u00a0: la charge se déclare avant que l’une de ses unités ait attaqué dans la phase de mêlée.',
          '{rule:15.3.e}\u00a0: la charge d’une nation barbare est la sienne, à côté de {rule:13.10}\u00a0: toute son infanterie légère pendant une phase de mêlée, déclarée au début de celle-ci. Son infanterie légère n’est barbare que là où sa liste le dit. La cavalerie aguerrie face aux éléphants n’est pas non plus attaquée au double par ceux de sa propre armée qui se sont retournés.',
        ],
      },
      'En mer, version 2 (2026-11-23)\u00a0:',
      {
        list: [
          '{rule:14.2}\u00a0: la bataille continue tant qu’un navire ou un marin peut encore marquer, couler, être réparé, quitter la carte ou tenir une place.',
        ],
      },
      'En mer, version 3 (2026-11-26)\u00a0:',
      {
        list: [
          '{rule:14.2}\u00a0: même si les deux camps sont encore là, la bataille s’achève dès qu’aucune condition de victoire ne concerne un des navires restants.',
        ],
      },
      'En mer, version 4 (2026-11-30)\u00a0:',
      {
        list: [
          '{rule:14.2}\u00a0: un navire encore en train de couler à la fin de la bataille ne tient aucun hex pour celui qui le commande.',
        ],
      },
    ],
    see: ['notation'],
  },
};
