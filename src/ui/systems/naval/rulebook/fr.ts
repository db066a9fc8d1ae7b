import type { RuleEntry } from '../../../learn/rulebook/types';
import type { NavalRuleId } from './ids';
import { COMBAT, CREW, RAMMING } from './tables';

/** The naval game. */
export const naval: Readonly<Record<NavalRuleId, RuleEntry>> = {
  '14': {
    title: 'Le jeu en mer',
    text: [
      'Une bataille navale est un jeu à part, sur les mêmes hex, avec les mêmes directions et le même dé ({rule:1}). Ses navires, son tour et ses combats sont décrits ici, et rien de la bataille sur terre ne s’y applique.',
      'Les navires se coulent en s’éperonnant. Les marins embarqués abordent les navires ennemis ou tirent sur eux, et certains navires portent des balistes.',
    ],
  },
  '14.1': {
    title: 'Navires, marins et marqueurs',
    text: [
      {
        list: [
          'Les *navires* sont petits ou grands. Un navire a une proue, qui pointe vers l’une des six directions, et une poupe à l’opposé. Son pion a deux faces : intact, et *endommagé*.',
          'Les *marins* sont les soldats embarqués. Chacun vaut un point, combat seul, et peut changer de navire ou débarquer ({rule:14.7}).',
          'Les *flammes* marquent un navire *en train de couler*. Il reste sur place jusqu’à ce qu’une réparation le sauve ou qu’il sombre ({rule:14.10}).',
        ],
      },
      'La bataille donne à chaque type de navire la qualité de son équipage, ses marins, et s’il porte une baliste ({rule:14.9}) ou un corvus ({rule:14.8.h}). La qualité s’ajoute au dé quand les navires se déplacent et quand ils éperonnent :',
      {
        table: {
          caption: 'Qualité de l’équipage',
          head: ['Équipage', 'Qualité'],
          rows: [
            ['navire endommagé', CREW.damaged],
            ['esclaves', CREW.slave],
            ['faible', CREW.poor],
            ['moyen', CREW.average],
            ['excellent', CREW.excellent],
          ],
        },
      },
    ],
    see: ['14.5', '14.6', '14.7'],
  },
  '14.2': {
    title: 'Les batailles, leur fin, la victoire',
    text: [
      'Une bataille navale dure vingt tours de jeu, sauf indication contraire, et dit elle-même ce qui rapporte des points de victoire : navires coulés, navires capturés, navires sortis de la carte à un certain endroit, hex tenus à la fin. Qui a le plus de points à la fin l’emporte.',
      'Un navire encore en train de couler à la fin de la bataille compte comme coulé, et rien d’autre\u00a0: il n’est plus une prise et ne tient aucun hex. Un navire sorti de la carte compte comme perdu, à moins que la bataille ne l’y ait envoyé.',
      'La bataille ne s’achève avant l’heure que si rien de ce qui peut encore arriver ne change les points. Après un tour de joueur, elle continue tant que l’un de ces cas se présente :',
      {
        list: [
          'Un navire est en train de couler : il peut sombrer ou être réparé ({rule:14.10}).',
          'Un camp commande un navire, l’autre en commande un aussi ou a des marins à terre, et une condition de victoire concerne un des navires présents : à couler ou à prendre par l’ennemi, à faire sortir par son propre camp, ou à garder sur un hex par l’un ou l’autre.',
          'Un navire peut encore sortir de la carte là où cela rapporte, ou se trouver à la fin sur un hex que celui qui le commande doit tenir.',
          'Un navire capturé rapporterait davantage à son vainqueur s’il coulait : il peut le saborder ({rule:14.7.e}).',
        ],
      },
      'Un camp qui ne commande plus rien ne met pas fin à la bataille pour autant : il garde ses tours de joueur, et ne peut qu’en terminer les phases. On ne la prolonge pas non plus pour que quelqu’un puisse céder des points, en sortant ailleurs ou en sabordant ses propres navires.',
    ],
    ruling:
      'Les règles donnent vingt tours à toute bataille et ne connaissent pas de fin anticipée ; une bataille peut avoir un autre nombre de tours, on ne s’épargne la suite que si elle ne pouvait plus rien changer, et un navire en flammes après le dernier tour n’est plus à sauver.',
    see: ['14.5', '14.8.j', '14.10'],
  },
  '14.3': {
    title: 'Mise en place',
    text: [
      'Navires et marins commencent là où la bataille les place, et les deux camps voient les équipages, les tailles et l’équipement des deux flottes. Le premier joueur nommé joue le premier. La bataille donne d’ordinaire le dé de mouvement du premier tour.',
      'Pour une première partie, jouez Diekplus.',
    ],
    see: ['14.1', '14.4'],
  },
  '14.4': {
    title: 'Le tour de joueur en mer',
    text: [
      'Dans un tour de jeu, chaque joueur a un tour de joueur, le premier joueur avant le second. Un tour de joueur comprend six phases :',
      {
        steps: [
          'Dé de mouvement ({rule:14.5})',
          'Mouvement des navires et éperonnage ({rule:14.6})',
          'Mouvement des marins ({rule:14.7})',
          'Attaques des marins ({rule:14.8})',
          'Attaques des balistes ({rule:14.9})',
          'Réparations ({rule:14.10})',
        ],
      },
      'Le dé et les réparations se font d’eux-mêmes. Chacune des autres phases dure jusqu’à ce que le joueur dont c’est le tour la termine. Une bataille sans marins se passe des phases 3 et 4, une bataille sans balistes de la phase 5.',
    ],
    see: ['14.2', '14.3'],
  },
  '14.5': {
    title: 'Mouvement des navires',
    text: [
      'Au début d’un tour de joueur, un seul dé est lancé pour toute la flotte. Chacun de ses navires a autant de points de mouvement que le dé et la qualité de son équipage réunis. Un navire *endommagé* a une qualité d’équipage de 0 : il n’a que le dé. Un navire *en train de couler* ne bouge pas.',
      {
        list: [
          'Un pas en avant, dans l’hex devant la proue, coûte 2.',
          'Un pas en arrière, dans l’hex derrière la poupe, coûte 3 ; la proue garde sa direction.',
          'Un pivotement d’un côté d’hex, 60°, coûte 5.',
        ],
      },
      'Pas en avant, pas en arrière et pivotements s’enchaînent à volonté, autant que les points le permettent. Chaque navire se déplace au plus une fois par tour, et aucun n’y est obligé.',
      'Les navires n’entrent jamais dans un hex de terre. Un navire traverse librement ceux que commande son propre camp, en avant comme en arrière, mais deux navires ne finissent jamais dans le même hex, ni à la fin de la phase, ni après le moindre déplacement. Il n’entre dans l’hex d’un navire ennemi qu’en l’éperonnant ({rule:14.6}), donc jamais en arrière.',
      'Un navire peut sortir de la carte par un pas en avant ou en arrière au-delà du bord, au coût habituel. Il ne revient pas, ni les marins à bord, et il compte comme perdu ({rule:14.2}).',
      {
        example:
          'Le dé donne 3. Un navire dont l’équipage a une qualité de 4 dispose de 7 points : trois pas en avant, ou deux en arrière, ou un pivotement et un pas en avant. Un navire endommagé de la même flotte a 3 points : un pas en avant ou un en arrière.',
      },
    ],
    ruling:
      'Les règles parlent de traverser librement les hex des ennemis, puis ne le permettent qu’en éperonnant, cette liberté est donc celle de traverser ses amis ; elles ne veulent un seul navire par hex qu’à la fin de la phase, et nous nous en écartons ici en le voulant après chaque déplacement, car un éperonnage se règle aussitôt et doit trouver un seul navire dans son hex ; sortir de la carte coûte le pas qui en franchit le bord.',
    see: ['14.6', '14.1'],
  },
  '14.6': {
    title: 'Éperonnage',
    text: [
      'Un navire qui se déplace *en avant* dans l’hex d’un navire que l’ennemi commande éperonne celui-ci, quelle que soit sa couleur et même s’il est en train de couler. Le pas coûte 2 comme toujours. Bris de rames, attaque au gouvernail ou éperonnage de flanc, cela dépend du côté par lequel il entre :',
      {
        list: [
          'par la proue : bris de rames ({rule:14.6.a})',
          'par la poupe : attaque au gouvernail ({rule:14.6.b})',
          'par l’un des quatre côtés entre les deux : éperonnage de flanc ({rule:14.6.c})',
        ],
      },
      'Lancez le dé, ajoutez la qualité de l’équipage qui éperonne, et lisez la colonne de l’attaque. Les navires endommagés et en train de couler ajoutent 0.',
      {
        table: {
          caption: 'Éperonnage : dé et qualité de l’équipage',
          head: ['Dé + équipage', 'Bris de rames', 'Gouvernail', 'Flanc'],
          rows: [
            ['3 ou moins', ...RAMMING.upTo3],
            ['4', ...RAMMING['4']],
            ['5', ...RAMMING['5']],
            ['6', ...RAMMING['6']],
            ['7 ou plus', ...RAMMING.from7],
          ],
        },
      },
      {
        list: [
          '*E*, avarie : la cible est endommagée ; si elle l’était déjà, elle est en train de couler.',
          '*C*, voie d’eau : la cible est en train de couler.',
          'Un tiret : il ne se passe rien.',
        ],
      },
      {
        example:
          'Un navire a une qualité d’équipage de 3 et 6 points, et un ennemi se trouve deux hex devant lui. Le pas qui y mène coûte 2, et l’éperonnage 2 de plus. S’il rencontre la proue ou la poupe, ses 2 derniers points le font ressortir de l’autre côté. S’il rencontre un flanc, il reste là d’où il a éperonné, et un dé de 3 avec l’équipage 3 fait 6 : c’est une voie d’eau. S’il avait dû pivoter d’abord, il lui serait resté 1 point, et pas d’éperonnage.',
      },
    ],
    ruling:
      'Les règles ne disent ni ce que coûte l’entrée dans l’hex du navire éperonné, ni qui est un ennemi une fois que des navires ont été capturés ; ce pas coûte ce que coûte tout pas en avant, et un navire combat pour qui le commande.',
    see: ['14.8.j'],
  },
  '14.6.a': {
    title: 'Bris de rames',
    text: [
      'En entrant par la proue ennemie, un navire cherche à briser les rames. S’il lui reste 2 points, il peut traverser et ressortir de l’autre côté, où il doit s’arrêter.',
      'Les deux navires pivotent ensuite de 60° dans le sens des aiguilles d’une montre là où ils sont, même celui qui est en train de couler. Tous deux lancent le dé en même temps : chacun ajoute la qualité de son propre équipage et lit la colonne du bris de rames pour ce qu’il inflige à l’autre.',
    ],
    ruling:
      'Les règles ne disent pas si les navires pivotent avant les dés, ni si un navire en train de couler pivote aussi ; les places et les orientations viennent d’abord, car les dés disent seulement ce qu’a fait la rencontre, et le choc fait virer toute coque.',
    see: ['14.6.R'],
  },
  '14.6.b': {
    title: 'Attaque au gouvernail',
    text: [
      'En entrant par la poupe ennemie, un navire s’en prend au gouvernail. S’il lui reste 2 points, il peut traverser et ressortir de l’autre côté, où il doit s’arrêter. Seul l’éperonneur lance le dé. Personne ne pivote.',
    ],
    see: ['14.6.R'],
  },
  '14.6.c': {
    title: 'Éperonnage de flanc',
    text: [
      'En entrant par l’un des quatre côtés entre la proue et la poupe, un navire enfonce son éperon dans la coque. Il finit son déplacement dans l’hex devant la cible et ne passe jamais au travers. Seul l’éperonneur lance le dé.',
    ],
    see: ['14.6.R'],
  },
  '14.6.d': {
    title: 'Un navire après l’autre',
    text: [
      'Un éperonnage fait partie du mouvement et met fin à celui du navire. Une fois son résultat appliqué, le navire suivant peut se déplacer. Tous les navires d’un camp, ou une partie seulement, peuvent se déplacer et éperonner dans un tour.',
    ],
    see: ['14.5'],
  },
  '14.6.R': {
    title: 'Où finit l’éperonneur',
    text: [
      'Un navire qui ne peut pas ou ne veut pas ressortir de l’autre côté finit dans l’hex d’où il a éperonné. Aucun autre navire ne doit s’y trouver.',
      'L’autre côté est l’hex droit devant, derrière la cible. Il doit être sur la carte, en mer et sans navire. Le navire qui y ressort peut avoir éperonné depuis l’hex d’un ami qu’il traversait.',
    ],
    ruling:
      'Les règles laissent dans l’hex de sa cible un éperonneur qui n’a pas les points pour continuer ; comme deux navires ne finissent jamais dans le même hex, il revient là d’où il venait, ainsi que le fait un éperonnage de flanc.',
    see: ['14.5', '14.6.a', '14.6.b'],
  },
  '14.7': {
    title: 'Mouvement des marins',
    text: [
      'Après les navires, les marins du même camp peuvent se déplacer, de navire en navire et entre navire et terre. Qui a des marins à bord commande un navire ({rule:14.8.j}) : où ils vont compte donc autant que leur façon de combattre.',
    ],
  },
  '14.7.a': {
    title: 'Chaque marin pour soi',
    text: [
      'Chaque point de marins est une unité à lui seul. Ceux qui partagent un navire ou une côte peuvent se séparer et se réunir à tout moment.',
    ],
    see: ['14.1', '14.8.a'],
  },
  '14.7.b': {
    title: 'Un hex',
    text: ['Chaque marin peut se déplacer d’un hex dans cette phase.'],
    see: ['14.7.c'],
  },
  '14.7.c': {
    title: 'Où vont les marins',
    text: [
      'Un marin passe à bord d’un navire que commande son propre camp, ou va à terre. Il ne passe jamais à bord d’un navire que l’ennemi commande, même sans marin à bord ; il y faut un abordage ({rule:14.8.i}). Il ne débarque pas non plus là où se trouvent des marins ennemis.',
    ],
    ruling:
      'Les règles n’interdisent que les navires ennemis ; des marins des deux camps dans un même hex de terre ne pourraient pas se combattre, car ils n’attaquent que des navires, ils restent donc à part.',
    see: ['14.8.i', '14.8.j'],
  },
  '14.7.d': {
    title: 'Combien à un endroit',
    text: [
      'À la fin d’un tour de joueur, un petit navire peut porter un marin et un grand navire deux. La terre en porte autant qu’on veut. À tout autre moment, il peut y en avoir davantage.',
      'Les marins en trop sont perdus à la fin du tour de joueur, après les réparations.',
    ],
    ruling:
      'Les règles fixent la limite sans dire ce que deviennent ceux qui la dépassent ; ce qu’un navire ne peut pas porter passe par-dessus bord, une fois que les réparations ont montré quels navires restent.',
    see: ['14.7.f', '14.10'],
  },
  '14.7.e': {
    title: 'Sabordage',
    text: [
      'À tout moment du tour de joueur de son camp, un marin peut saborder le navire sur lequel il se trouve : dès lors, le navire est en train de couler. Cela ne coûte aucun mouvement. Mieux vaut le faire *avant* que le marin ne parte.',
    ],
    see: ['14.8.j', '14.10'],
  },
  '14.7.f': {
    title: 'Un exemple de mouvement des marins',
    text: [
      {
        example:
          'Un grand navire porte deux marins. Un petit navire voisin, capturé plus tôt, en porte un. L’un des deux passe à bord du navire capturé, qui en porte deux un instant ; puis celui qui s’y trouvait débarque sur un hex de terre voisin. Le navire capturé n’est ainsi jamais resté sans marin, et à la fin du tour chaque navire en a un, ce qui est permis.',
      },
    ],
    see: ['14.7.a', '14.7.d', '14.8.j'],
  },
  '14.8': {
    title: 'Attaques des marins',
    text: [
      'Les marins attaquent les navires que l’ennemi commande : par *abordage* d’un navire adjacent, ou par *tir d’archers* à deux hex. Les marins à terre ne sont pas une cible.',
      {
        list: [
          '*B*, abordage réussi : la cible perd un marin. Si elle n’en avait pas, l’attaquant peut capturer le navire, le saborder, ou ne faire ni l’un ni l’autre ({rule:14.8.i}).',
          '*A*, touché : celui qui commande la cible choisit de sacrifier un marin ou de laisser la coque subir l’avarie. Sans marin à bord, c’est la coque qui la subit. Celle d’un navire en train de couler ne peut plus rien subir : c’est alors un marin qui est perdu.',
        ],
      },
      'Une avarie fait descendre d’un degré : un navire intact est endommagé, un navire endommagé est en train de couler.',
    ],
    ruling:
      'La table dit qu’un coup dans la coque suffit à faire couler un navire, même intact, alors que dans l’exemple même des règles un coup use le navire et ne le fait couler que parce qu’il était déjà endommagé ; nous nous écartons ici de la table et suivons l’exemple, un degré à la fois, ce qui laisse le feu et les flèches plus faibles que l’éperon.',
  },
  '14.8.a': {
    title: 'Chaque marin attaque seul',
    text: ['Chaque point de marins attaque de son côté, et une fois dans cette phase.'],
    see: ['14.7.a'],
  },
  '14.8.b': {
    title: 'Abordage ou tir d’archers',
    text: [
      'Depuis un navire, un marin aborde un navire adjacent ou tire sur un navire à deux hex. Il fait l’un ou l’autre dans un tour, jamais les deux.',
    ],
    ruling:
      'Les règles donnent à chaque sorte d’attaque une distance ; depuis un navire, on aborde donc un navire adjacent sans jamais tirer sur lui, et l’on tire sur un navire à deux hex.',
    see: ['14.8.c', '14.8.g'],
  },
  '14.8.c': {
    title: 'Depuis la terre',
    text: ['Les marins à terre n’attaquent que par tir d’archers, et seulement des navires adjacents.'],
    see: ['14.8.b'],
  },
  '14.8.d': {
    title: 'Cible après cible',
    text: [
      'Toutes les attaques contre un navire sont déclarées avant que le premier de leurs dés ne tombe, et toutes sont faites avant que celles contre le navire suivant ne soient déclarées. Personne n’a à déclarer d’avance ce qu’il fera ailleurs.',
      'Un navire n’est une cible qu’une fois dans cette phase. Un marin déclaré a eu son attaque, et la phase ne peut pas se terminer tant que des attaques déclarées restent à faire.',
    ],
    ruling:
      'Les règles veulent qu’une cible soit finie avant la suivante, sans dire si l’on peut y revenir ; on ne le peut pas, sinon la finir ne voudrait rien dire.',
    see: ['14.8.e', '14.8.k'],
  },
  '14.8.e': {
    title: 'Dans n’importe quel ordre',
    text: ['Les attaques déclarées contre un navire sont faites une par une, dans l’ordre que veut l’attaquant.'],
    see: ['14.8.d', '14.8.k'],
  },
  '14.8.f': {
    title: 'La table de combat',
    text: [
      'Pour chaque attaque, lancez le dé et lisez sa colonne.',
      {
        table: {
          caption: 'Combat naval',
          head: ['Dé', 'Abordage (portée 1)', 'Tir d’archers (portée 2, à terre 1)', 'Baliste (jusqu’à 3)'],
          rows: [
            ['4 ou moins', ...COMBAT.upTo4],
            ['5', ...COMBAT['5']],
            ['6 ou plus', ...COMBAT.from6],
          ],
        },
      },
    ],
    see: ['14.8.h', '14.9'],
  },
  '14.8.g': {
    title: 'Ligne de vue en mer',
    text: [
      'Un tir d’archers à deux hex, et tout tir de baliste, demande une ligne de vue du centre d’un hex au centre de l’autre. Les navires et la terre d’un hex qu’elle traverse la bloquent. Là où elle ne fait que longer un côté d’hex, elle n’est bloquée que si les deux hex de part et d’autre bloquent.',
    ],
    see: ['14.8.b', '14.9.a'],
  },
  '14.8.h': {
    title: 'Le corvus',
    text: ['Un corvus est un pont d’abordage armé d’une pointe à son extrémité. Qui aborde depuis un navire qui en a un ajoute 1 au dé.'],
    see: ['14.8.f', '14.8.i'],
  },
  '14.8.i': {
    title: 'Capturer un navire',
    text: [
      'L’abordage réussi d’un navire *sans* marins laisse le choix à l’attaquant :',
      {
        list: [
          '*Capturer :* le marin monte à bord et commande le navire, désormais endommagé.',
          '*Saborder :* le navire est en train de couler, et le marin reste où il était.',
          '*Laisser :* il ne se passe rien.',
        ],
      },
      'C’est la seule façon de prendre un navire à la couleur de l’ennemi ; un navire à votre couleur vous revient dès qu’aucun marin ennemi n’est à bord ({rule:14.8.j}). Un abordage qui tue le dernier marin ne capture pas : il en faut un de plus. Un navire en train de couler peut être capturé et continue de couler, mais ne peut pas être sabordé.',
    ],
    ruling:
      'Les règles parlent d’un navire qui n’a plus de marins ; il doit n’en avoir eu aucun au jet de l’abordage, comme le montre leur exemple, sinon le dernier défenseur ne compterait pour rien.',
    see: ['14.8.j', '14.8.k', '14.7.e'],
  },
  '14.8.j': {
    title: 'Qui commande un navire',
    text: [
      'Un navire est commandé par le camp qui a des marins à bord. Si personne n’en a, sa couleur décide. Qui quitte un navire capturé le rend donc à l’ennemi ; mieux vaut le saborder d’abord.',
      'Celui qui commande un navire le déplace, éperonne avec lui et le répare, et l’autre camp le tient pour ennemi. Un navire capturé est endommagé : la qualité de son équipage est de 0.',
    ],
    ruling:
      'Les règles ne disent pas si un navire capturé le reste quand ses vainqueurs le quittent ; sa couleur décide de nouveau aussitôt, et c’est pourquoi elles conseillent de le saborder.',
    see: ['14.7.e', '14.8.i'],
  },
  '14.8.k': {
    title: 'Attaques gaspillées, et un exemple',
    text: [
      'Ce qui ne peut plus rien faire est gaspillé : le tir sur un navire en train de couler et sans marins, et toute attaque contre un navire désormais à vous. Une telle attaque ne se déclare pas, et si elle était déclarée, elle est annulée.',
      {
        example:
          'Un navire ennemi endommagé a un marin à bord. Vous déclarez un abordage et deux tirs. Vous abordez d’abord et faites 6 : le marin n’est plus. Puis vous tirez et faites 6 : le navire n’a pas de marin à sacrifier, c’est la coque qui est touchée, et comme il était endommagé, il est maintenant en train de couler. Le second tir est gaspillé. Si vous aviez tiré d’abord, et si l’ennemi avait alors sacrifié le marin, l’abordage aurait trouvé le navire vide et aurait pu le capturer.',
      },
    ],
    ruling: 'Les règles disent une telle attaque gaspillée ; comme aucun dé n’y pourrait rien changer, aucun n’est lancé.',
    see: ['14.8.d', '14.8.e', '14.8.i'],
  },
  '14.9': {
    title: 'Balistes',
    text: [
      'Certains navires portent une baliste, une arbalète géante pour les traits et le feu. Chacune tire une fois dans la phase des balistes, sur un navire que l’ennemi commande.',
    ],
  },
  '14.9.a': {
    title: 'Portée',
    text: [
      'Une baliste tire jusqu’à trois hex, et donc aussi sur un navire adjacent. La cible doit être dans la ligne de vue ({rule:14.8.g}).',
    ],
    ruling:
      'La table écrit portée 3 au-dessus de la colonne, ce qui pourrait vouloir dire trois exactement ; une arme qui atteint trois hex atteint aussi ce qui est plus près.',
    see: ['14.8.g'],
  },
  '14.9.b': {
    title: 'Balistes perdues',
    text: ['Un navire endommagé a perdu sa baliste. De même un navire en train de couler, et un navire capturé, puisqu’il est endommagé.'],
    ruling:
      'Les règles ne nomment que les navires endommagés ; un navire en train de couler est plus mal en point encore, même sans avarie auparavant.',
    see: ['14.8.i'],
  },
  '14.9.c': {
    title: 'Le tir',
    text: [
      'Lancez le dé et lisez la colonne de la baliste dans la table de combat ({rule:14.8.f}) : sur un 6, la cible est touchée, comme par un tir d’archers.',
    ],
    see: ['14.8', '14.8.f'],
  },
  '14.10': {
    title: 'Réparations',
    text: ['À la fin d’un tour de joueur, chaque navire en train de couler que ce joueur commande a une chance.'],
    see: ['14.7.d'],
  },
  '14.10.a': {
    title: 'Le dé de réparation',
    text: [
      'Lancez le dé pour chaque navire en train de couler, dans l’ordre des hex, rangée par rangée ; pour un grand navire, ajoutez 1.',
      {
        table: {
          caption: 'Réparation navale',
          head: ['Dé', 'Résultat'],
          rows: [
            ['4 ou moins', 'le navire sombre'],
            ['5', 'il est toujours en train de couler'],
            ['6 ou plus', 'il est sauvé : à flot et endommagé'],
          ],
        },
      },
    ],
    ruling:
      'Les règles laissent l’ordre au joueur, mais le dé d’un navire n’en touche aucun autre ; un ordre fixe permet au programme de les lancer.',
    see: ['14.10.b', '14.1'],
  },
  '14.10.b': {
    title: 'Un navire sombre',
    text: ['Un navire qui sombre quitte la carte avec tous les marins à bord.'],
    see: ['14.2', '14.10.a'],
  },
};
