import type { RuleEntry } from '../../../learn/rulebook/types';
import type { BawRuleId } from './ids';
import { COMBAT, COMBAT_COLUMNS, COST, COUNTERS, LEVELS, RANGE } from './tables';

/** Battles of the Ancient World. */
export const baw: Readonly<Record<BawRuleId, RuleEntry>> = {
  B: {
    title: 'Battles of the Ancient World',
    text: [
      'Un jeu à part, sur les mêmes hex, avec les mêmes directions et le même dé ({rule:1}). De longues lignes se rencontrent, se tiennent par leurs zones de contrôle et doivent combattre\u00a0; plusieurs unités en attaquent plusieurs\u00a0; et l’armée dont les pertes atteignent le seuil se rompt.',
      'Il n’en est resté qu’une carte d’aide au joueur\u00a0: les tables de combat, de tir et de terrain, les armes, et les nombres de ralliement, de démoralisation et de désintégration de quatorze batailles. Ces chiffres sont joués à la lettre. Le livret qui allait avec est perdu. Là où il a fallu le reconstituer, une ligne marquée comme arbitrage le dit, et dit d’où elle vient\u00a0: de ce que l’on sait de la série, des habitudes des jeux de sa famille, ou de notre propre jugement. Ce qui ne porte pas cette marque est imprimé, ou en découle.',
      'Si vous connaissez *Ancients*, lisez {rule:from-ancients|ce qui est différent ici} avant votre première bataille.',
    ],
    see: ['from-ancients', 'B4', 'B18'],
  },
  'from-ancients': {
    title: 'Venir d’Ancients, et y retourner',
    text: [
      'Les deux jeux sur terre partagent une table et la plupart de leurs mots. Voici où le lecteur d’un livret attend de l’autre ce qui ne s’y trouve pas.',
      {
        table: {
          caption: 'Ce qui diffère',
          head: ['Sujet', 'Ancients', 'Battles of the Ancient World'],
          rows: [
            [
              'Orientation',
              'Une unité a un front et des flancs, et pivoter coûte des points ({rule:6.b}).',
              'Aucune. Une unité contrôle et combat tout autour d’elle ({rule:B1.a}).',
            ],
            [
              'Force',
              'Deux faces\u00a0; une unité désorganisée vaut la moitié, arrondie en dessous ({rule:C1}).',
              'Un seul nombre. Une unité désorganisée est divisée par deux exactement, fractions gardées ({rule:B7.3}).',
            ],
            [
              'Eau',
              'Un ruisseau est un hex\u00a0; rivière et gué sont des côtés d’hex, et nul ne franchit une rivière ({rule:T1}).',
              'Un ruisseau est un côté d’hex et divise par deux une attaque à travers lui ({rule:B2.4})\u00a0; rivière et gué sont des hex où l’on entre, et divisent par deux qui en part pour attaquer ({rule:B2.5}, {rule:B2.6}).',
            ],
            [
              'Bois, forêt',
              'Ils arrêtent une unité et la désorganisent ({rule:T2}).',
              'Elle coûte 3, sans arrêter ni désorganiser ({rule:B2.2}).',
            ],
            [
              'Désorganisation',
              'Elle a bien des causes, et une unité désorganisée peut tirer ({rule:8.h}).',
              'Elle vient du tir seul ({rule:B11.a})\u00a0; une unité désorganisée ne tire, n’esquive ni n’avance ({rule:B11.b}).',
            ],
            ['Vue', 'Les unités la bloquent ({rule:8.b}).', 'Les unités ne la bloquent pas ({rule:B8.f}).'],
            ['Traverser des amis', 'Les deux se désorganisent ({rule:6.c}).', 'C’est gratuit et sans mal ({rule:B3.c}).'],
            [
              'Zones de contrôle',
              'Seulement en option ({rule:13.1}).',
              'Toujours\u00a0: qui entre dans une zone s’y arrête ({rule:B6.b}), et presque tous ceux qui y commencent ne bougent pas ({rule:B6.c}).',
            ],
            [
              'Ordre du tour',
              'Mouvement, puis tir de l’*autre* joueur, puis mêlée ({rule:2}).',
              'Tir, mouvement, mêlée, ralliement, tous du même joueur ({rule:B4.a}). On tire de là où l’on a commencé.',
            ],
            [
              'Tir',
              'Des arcs, une table par lettre\u00a0; un tir réussi désorganise, et élimine une unité déjà désorganisée ({rule:8.e}).',
              'Pas d’arc, une seule table\u00a0; un tir réussi désorganise seulement ({rule:B8.g}), et seul tire le joueur dont c’est le tour ({rule:B4.a}).',
            ],
            [
              'Attaquer',
              'On peut, on n’y est pas obligé ({rule:9}).',
              'On doit\u00a0: une unité à côté d’un ennemi est engagée, sauf légère, désorganisée ou de défense seule ({rule:B7.1.a}), et la mêlée ne finit pas tant qu’il en reste une ({rule:B7.1.b}).',
            ],
            [
              'Qui attaque qui',
              'Chacun seul, un contre un ({rule:9.d})\u00a0; la même cible autant de fois que l’on veut ({rule:9.b}).',
              'Plusieurs contre plusieurs, forces additionnées ({rule:B7.2.a})\u00a0; chacun attaque une fois et est attaqué une fois ({rule:B7.2.b}).',
            ],
            [
              'Rapport de forces',
              'De 1-2 à 3-1\u00a0; une attaque plus faible n’est pas permise ({rule:9.2}).',
              'De 1-4 à 5-1, et au-delà la perte certaine de l’un des deux, sans dé ({rule:B7.4.b}).',
            ],
            ['Le dé en mêlée', 'Un grand dé est bon pour l’attaquant ({rule:9.3}).', 'Un petit dé est bon pour l’attaquant ({rule:B7.5}).'],
            [
              'Retraite, recul',
              'Avant le combat, au choix d’une unité plus rapide et en bon ordre ({rule:9.1}).',
              'Un résultat du combat\u00a0; au besoin les amis font place ({rule:B7.8}), et une unité sans issue est éliminée ({rule:B7.7.b}). Avant le combat, seules esquivent les unités légères plus rapides que chaque attaquant ({rule:B10.b}).',
            ],
            ['Avance', 'Obligatoire pour la plupart ({rule:9.4}).', 'Toujours au choix ({rule:B7.7.d}).'],
            [
              'Chefs',
              'Retirés et replacés à chaque tour ({rule:7})\u00a0; chacun double son unité ({rule:11.c}).',
              'Ils se déplacent comme les unités ({rule:B9.a})\u00a0; le bonus du meilleur s’ajoute à la force de son unité ({rule:B9.c}). Personne n’a besoin d’un chef pour bouger ou combattre ({rule:B9.e}).',
            ],
            [
              'Ralliement',
              'Pour les unités avec un chef, sans dé ({rule:10}).',
              'Par un dé contre le nombre de ralliement de l’armée, sans ennemi adjacent ({rule:B11.d}).',
            ],
            [
              'Moral',
              'Une armée panique une fois, fuit et peut être ralliée ({rule:4}).',
              'Elle est démoralisée pour de bon et combat moins bien ({rule:B12.c})\u00a0; quand elle se désintègre, la bataille est perdue ({rule:B12.d}).',
            ],
            [
              'Camps',
              'Ils tirent, se défendent et se pillent ({rule:6.j}).',
              'Un terrain comme un autre, qu’il vaut la peine de tenir ({rule:B2.9}).',
            ],
            [
              'Victoire',
              'Des points après le dernier tour ({rule:12}).',
              'Les pertes, aussitôt à un seuil ou comparées après le dernier tour, ou ce que demande la bataille elle-même ({rule:B14}).',
            ],
          ],
        },
      },
    ],
    see: ['B', '2', 'B4'],
  },
  B1: { title: 'Les pions', text: ['Unités et chefs. Ce que peut une unité se lit sur son pion.'], see: ['B9'] },
  'B1.a': {
    title: 'Force et mouvement',
    text: [
      'Une unité a une force et une capacité de mouvement, imprimées ainsi\u00a0: 6-3. Elle n’a ni front ni flancs, et pas de seconde force. Un pion représente de 100 à 1\u202f000 hommes, un tour de jeu de 30 à 90 minutes.',
    ],
    see: ['B7.3', 'B5.b'],
  },
  'B1.b': {
    title: 'Les types',
    text: [
      {
        table: {
          caption: 'Types d’unités\u00a0: force et capacité de mouvement, arme, traits',
          head: ['Unité', 'Code', 'Valeur', 'Arme', 'Traits'],
          rows: [
            ['légion de vétérans', ...COUNTERS.VLEG, 'javelot, une fois', '–'],
            ['légion', ...COUNTERS.LEG, 'javelot, une fois', '–'],
            ['légion novice', ...COUNTERS.RLEG, 'javelot, une fois', '–'],
            ['phalange', ...COUNTERS.PHX, '–', '–'],
            ['infanterie de vétérans', ...COUNTERS.VET, '–', '–'],
            ['hoplites', ...COUNTERS.HOP, '–', '–'],
            ['bande guerrière', ...COUNTERS.MF, '–', '–'],
            ['auxiliaires', ...COUNTERS.AUX, '–', '–'],
            ['infanterie légère', ...COUNTERS.LI, '–', 'légère'],
            ['levée', ...COUNTERS.LEVY, '–', '–'],
            ['archers', ...COUNTERS.ARC, 'arc', 'légère, défense seule'],
            ['archers d’élite', ...COUNTERS.CRE, 'arc', 'légère, défense seule'],
            ['frondeurs', ...COUNTERS.SLG, 'fronde', 'légère, défense seule'],
            ['Compagnons', ...COUNTERS.COMP, '–', '–'],
            ['cataphractaires', ...COUNTERS.CAT, '–', '–'],
            ['cavalerie lourde', ...COUNTERS.HC, '–', '–'],
            ['cavalerie', ...COUNTERS.MC, '–', '–'],
            ['cavalerie mède', ...COUNTERS.MED, '–', '–'],
            ['cavalerie légère', ...COUNTERS.LH, '–', 'légère'],
            ['Numides', ...COUNTERS.NUM, 'javelots', 'légère'],
            ['archers à cheval', ...COUNTERS.HA, 'arc', 'légère'],
            ['chars lourds', ...COUNTERS.HCH, '–', '–'],
            ['chars', ...COUNTERS.CH, '–', '–'],
            ['chars à faux', ...COUNTERS.SCY, '–', 'à usage unique'],
            ['éléphants', ...COUNTERS.EL, '–', '–'],
          ],
        },
      },
    ],
    ruling:
      'Aucune liste complète des pions n’est connue\u00a0; VLEG, LEG, VET, HOP, ARC, CRE, SLG, MC et MED sont attestés, et les autres sont placés entre eux.',
    see: ['B1.c', 'B1.d', 'B8.b'],
  },
  'B1.c': {
    title: 'Défense seule',
    text: [
      'Une unité dont la force est entre parenthèses n’attaque jamais en mêlée. Elle se défend avec cette force, qui compte en entier quand l’unité est perdue.',
    ],
    ruling: 'L’aide n’explique pas les parenthèses\u00a0; c’est leur sens habituel, et il garde les archers derrière la ligne.',
    see: ['B7.1.a', 'B12.a'],
  },
  'B1.d': {
    title: 'Légère, et à usage unique',
    text: [
      'Un point marque une unité *légère* ({rule:B10}). Une unité *à usage unique* attaque une fois\u00a0: quand une attaque qu’elle a menée, seule ou avec d’autres, est terminée, et si elle est encore là, elle est retirée de la carte après les avances, même si tous ont esquivé. Être attaquée ne l’use pas. Ce n’est pas une perte.',
      'Un chef qui était avec elle reste seul dans son hex.',
    ],
    ruling:
      'Le point est connu, ce qu’il fait ne l’est pas\u00a0; et des chars à faux qui chargeraient tour après tour seraient autre chose.',
    see: ['B10.a', 'B12.a'],
  },
  'B1.e': {
    title: 'Sans tir',
    text: [
      'Qui n’est pas nommé dans la table des armes ({rule:B8.b}) ne tire pas. Ce que lancent l’infanterie légère, les chars et les éléphants est compris dans leur force. Les archers à cheval comptent comme des archers.',
    ],
    ruling: 'L’aide nomme quatre sortes d’armes et pas davantage, personne d’autre n’en reçoit donc.',
  },
  'B1.f': {
    title: 'Les types d’une bataille',
    text: [
      'Une bataille peut avoir ses propres types\u00a0: l’un de ceux-ci sous un autre nom, avec d’autres valeurs. Ils sont montrés avec la bataille et suivent les mêmes règles.',
    ],
    see: ['B15'],
  },
  B2: {
    title: 'Carte et terrain',
    text: [
      'Le terrain d’un hex, son niveau, et les ruisseaux et pentes de ses côtés.',
      {
        table: {
          caption: 'Terrain\u00a0: coût d’un pas, et effet en combat',
          head: ['Terrain', 'Coût', 'En mêlée', 'Règle'],
          rows: [
            ['clair', COST.clear, '–', '{rule:B2.1}'],
            ['forêt', COST.forest, '–', '{rule:B2.2}'],
            ['côté de pente', COST.slope, 'défenseur ×2', '{rule:B2.3}'],
            ['côté de ruisseau', COST.stream, 'attaquant ÷2', '{rule:B2.4}'],
            ['rivière', COST.river, 'attaquant ÷2', '{rule:B2.5}'],
            ['gué', COST.ford, 'attaquant ÷2', '{rule:B2.6}'],
            ['mer', 'interdit', 'pas de recul', '{rule:B2.7}'],
            ['rempart', 'interdit', 'pas de recul', '{rule:B2.8}'],
            ['camp', COST.camp, '–', '{rule:B2.9}'],
            ['retranchements', COST.works, 'défenseur ×2', '{rule:B2.10}'],
          ],
        },
      },
    ],
    see: ['B5.b', 'B7.3'],
  },
  'B2.a': {
    title: 'Hex, niveaux, côtés d’hex',
    text: [
      'Un hex a un seul terrain et un seul niveau. Tout côté d’hex entre des hex de niveaux différents est un côté de pente, quel que soit l’écart\u00a0; il n’y en a pas d’autres. Un ruisseau suit des côtés d’hex.',
    ],
    ruling: 'L’aide parle de côtés de pente sans dire où ils sont\u00a0; les niveaux montrent clairement où est le haut.',
    see: ['B2.3', 'B2.4'],
  },
  'B2.b': {
    title: 'Ce que coûte un pas',
    text: [
      'Un pas coûte ce que coûte le terrain de l’hex où l’on entre, 1 de plus pour un côté de pente franchi et 1 de plus pour un côté de ruisseau franchi.',
      { example: 'Monter une pente et entrer en forêt\u00a0: 3 + 1 = 4 points, qu’une légion n’a pas.' },
    ],
    ruling: 'L’aide imprime chaque coût à part\u00a0; ici, ils s’ajoutent.',
    see: ['B5.b'],
  },
  'B2.1': { title: 'Terrain clair', text: ['Le terrain clair coûte 1 et n’a pas d’effet en combat.'] },
  'B2.2': {
    title: 'Forêt',
    text: [
      'La forêt coûte 3 et n’a pas d’effet en combat. Elle bloque la vue ({rule:B8.f}). À Kadesh, elle coûte 2. Là où Boudicca s’est battue, elle est fermée\u00a0: personne n’y entre, n’y recule ni n’y avance.',
    ],
    see: ['B2.d'],
  },
  'B2.3': {
    title: 'Pentes',
    text: [
      'Franchir une pente coûte 1 de plus, vers le haut ou vers le bas. Un défenseur est doublé quand *tous* ceux qui l’attaquent sont à un niveau supérieur, comme il est imprimé\u00a0; avec l’option {rule:B16.1}, quand tous sont à un niveau inférieur.',
      'À Munda, c’est le rapport de forces qui se décale d’une colonne vers la gauche, quand tous les attaquants sont plus haut que tous les défenseurs ou, avec cette option, plus bas, et franchir une pente ne coûte rien de plus.',
    ],
    ruling: 'Pour Munda, l’aide imprime un tiret sous le mouvement, lu comme l’absence de surcoût.',
    see: ['B2.c', 'B7.4.c'],
  },
  'B2.4': {
    title: 'Ruisseaux',
    text: ['Franchir un ruisseau coûte 1 de plus. Une unité qui attaque à travers lui est divisée par deux.'],
    ruling:
      'La carte d’aide divise par deux l’unité qui attaque depuis un hex de ruisseau, mais son ruisseau est un côté d’hex\u00a0: c’est donc l’attaque à travers lui qui compte.',
    see: ['B2.e'],
  },
  'B2.5': {
    title: 'Rivières',
    text: [
      'Un hex de rivière coûte 3. Une unité qui attaque depuis un tel hex est divisée par deux. Qui s’y défend ne l’est pas. Là où la bataille le dit, un marais est un terrain de rivière.',
    ],
    see: ['B2.e', 'B2.6'],
  },
  'B2.6': {
    title: 'Gués',
    text: ['Un hex de gué coûte 2. Une unité qui attaque depuis un tel hex est divisée par deux.'],
    see: ['B2.e', 'B2.5'],
  },
  'B2.7': {
    title: 'Mer',
    text: ['Personne n’entre dans la mer. Une unité qui ne pourrait reculer que là est éliminée.'],
    see: ['B2.d', 'B7.7.b'],
  },
  'B2.8': {
    title: 'Remparts',
    text: [
      'Personne n’entre dans un hex de rempart, et il bloque la vue ({rule:B8.f}). Une unité qui ne pourrait reculer que là est éliminée. Là où la bataille le dit, un cercle de chariots est un rempart.',
    ],
    see: ['B2.d', 'B7.7.b'],
  },
  'B2.9': {
    title: 'Camps',
    text: ['Un hex de camp coûte 1 et n’a pas d’effet en combat. La bataille peut en faire un lieu à tenir ({rule:B14.c}).'],
    ruling: 'L’aide ne donne que son coût\u00a0; ce à quoi sert un camp est laissé aux conditions de la bataille.',
    see: ['B14.b'],
  },
  'B2.10': {
    title: 'Retranchements',
    text: ['Des retranchements coûtent 2. Une unité qui s’y défend est doublée. Le camp égyptien de Kadesh en est un exemple.'],
    see: ['B7.3'],
  },
  'B2.c': {
    title: 'Dans quel sens aide la pente',
    text: [
      'Telle qu’imprimée, la règle favorise le défenseur attaqué *d’en haut*. Nos règles gardent la lettre\u00a0; l’option {rule:B16.1} en inverse le sens, et toutes nos batailles à niveaux la prennent.',
    ],
    ruling:
      'Tous les jeux parents favorisent le défenseur attaqué d’en bas\u00a0; «\u00a0supérieur\u00a0» est donc très probablement une coquille pour «\u00a0inférieur\u00a0»\u00a0; mais la lettre reste tant qu’une bataille ou un joueur n’en décide autrement.',
    see: ['B2.3'],
  },
  'B2.d': {
    title: 'Terrain interdit',
    text: [
      'Un terrain interdit l’est aux unités comme aux chefs, de quelque façon qu’ils y viennent\u00a0: mouvement, entrée, recul, refoulement, avance.',
    ],
    ruling:
      'L’aide imprime le mot pour le mouvement et pour le combat\u00a0; il ne voudrait pas dire grand-chose si une avance passait outre.',
    see: ['B2.2', 'B2.7', 'B2.8'],
  },
  'B2.e': {
    title: 'Une seule division par le terrain',
    text: [
      'Le terrain ne divise un attaquant par deux qu’une fois, si nombreux que soient les obstacles\u00a0: depuis une rivière et à travers un ruisseau à la fois, c’est toujours ÷2. Un ruisseau compte s’il suit l’un des côtés d’hex entre l’unité et celles qu’elle attaque. Rivière et gué ne donnent rien à qui se défend.',
    ],
    ruling: 'L’aide ne dit pas si les divisions s’ajoutent\u00a0; un obstacle suffit à une unité.',
    see: ['B2.4', 'B2.5', 'B2.6'],
  },
  'B2.f': {
    title: 'Le bord de la carte',
    text: ['Personne ne quitte la carte, sinon par une sortie que la bataille donne ({rule:B13.c}).'],
    see: ['B5.e', 'B7.7.b'],
  },
  B3: { title: 'Empilement', text: ['Qui peut se tenir dans un même hex, et qui peut passer.'], see: ['B5'] },
  'B3.a': {
    title: 'Une unité par hex',
    text: ['Jamais plus d’une unité dans un hex à la fin d’un mouvement, d’un recul, d’un refoulement ou d’une avance.'],
    ruling: 'L’aide n’en dit rien\u00a0; les jeux de sa famille jouent une unité par hex.',
    see: ['B7.8'],
  },
  'B3.b': {
    title: 'Les chefs',
    text: ['Un hex admet autant de chefs que l’on veut, avec une unité ou seuls.'],
    ruling: 'L’aide ne parle pas du tout de chefs\u00a0; ils ne prennent pas de place.',
    see: ['B9'],
  },
  'B3.c': {
    title: 'Traverser',
    text: [
      'Les unités traversent leurs amis sans coût et sans mal pour personne, et jamais des unités ennemies. Des chefs seuls ne barrent le chemin à personne.',
    ],
    ruling: 'L’aide n’en dit rien\u00a0; les jeux de sa famille laissent passer les amis.',
    see: ['B5.c', 'B5.f'],
  },
  B4: {
    title: 'Séquence de jeu',
    text: [
      'Chaque chose se fait dans sa phase, par le joueur à qui elle revient. Un ordre de la mauvaise phase ou du mauvais joueur est refusé par cette règle, comme tout ce qui n’est pas une réponse tant qu’une question est posée.',
    ],
    see: ['B4.a', 'B4.b'],
  },
  'B4.a': {
    title: 'Le tour de joueur',
    text: [
      'Un tour de jeu est le tour du premier joueur, puis celui du second. Un tour de joueur a quatre phases, toutes du joueur *en phase*, dont c’est le tour\u00a0:',
      { steps: ['Tir ({rule:B8})', 'Mouvement ({rule:B5})', 'Mêlée ({rule:B7})', 'Ralliement ({rule:B11.d})'] },
      'Une unité tire donc de là où elle a commencé son tour.',
    ],
    see: ['B4.b'],
  },
  'B4.b': {
    title: 'Quand une phase se termine',
    text: [
      'Tir, mouvement et mêlée durent chacun jusqu’à ce que le joueur en phase les termine, même s’il n’y a rien à faire. Le ralliement se fait de lui-même à la fin de la mêlée\u00a0; il n’est une phase avec des ordres qu’avec l’option {rule:B16.4}.',
    ],
    ruling: 'L’ordre des phases est connu, pas qui en termine une\u00a0; le joueur qui agit décide quand s’arrêter.',
    see: ['B7.1.b'],
  },
  'B4.c': {
    title: 'Quand la bataille se termine',
    text: ['Après le ralliement du second joueur au dernier tour de jeu, ou aussitôt par {rule:B14.a} ou {rule:B14.b}.'],
    ruling: 'L’aide n’a pas de piste des tours\u00a0; les deux joueurs ont donc le même nombre de tours.',
    see: ['B15'],
  },
  B5: {
    title: 'Mouvement',
    text: ['Dans votre phase de mouvement, vous déplacez vos unités et vos chefs, autant que vous voulez, un à la fois.'],
    see: ['B6'],
  },
  'B5.a': {
    title: 'L’une après l’autre',
    text: ['Chacune de vos unités peut se déplacer, aucune n’y est obligée. Vous déplacez une de vos propres unités à la fois.'],
    see: ['B5.d'],
  },
  'B5.b': {
    title: 'Points de mouvement',
    text: [
      'Une unité ne dépense jamais plus de points que sa capacité de mouvement. Il n’y a pas de déplacement minimal\u00a0: elle n’entre pas où elle ne peut pas payer. Les points ne s’économisent ni ne se prêtent. Seul compte l’hex où une unité finit, pas le chemin qu’elle a pris.',
    ],
    see: ['B2.b'],
  },
  'B5.c': {
    title: 'Des ennemis en travers',
    text: ['Aucune unité n’entre dans un hex où se trouve une unité ennemie.'],
    see: ['B3.c', 'B5.f'],
  },
  'B5.d': { title: 'Un seul déplacement', text: ['Une unité ou un chef se déplace une fois par phase.'], see: ['B5.a'] },
  'B5.e': { title: 'Sur la carte', text: ['Un mouvement finit sur la carte.'], see: ['B2.f', 'B13.c'] },
  'B5.f': {
    title: 'Capturer des chefs',
    text: [
      'Une unité qui finit un mouvement, une entrée, un recul, un refoulement ou une avance dans un hex où des chefs ennemis sont seuls les capture\u00a0: ils sont perdus. Passer dessus ne fait rien.',
    ],
    ruling: 'L’aide ne parle pas de chefs\u00a0; laissés seuls parmi les ennemis, ils sont pris.',
    see: ['B9', 'B9.d'],
  },
  B6: {
    title: 'Zones de contrôle',
    text: ['Les hex autour d’une unité sont sa zone de contrôle. Les zones de l’ennemi retiennent qui y vient.'],
    see: ['B5', 'B7.1.a'],
  },
  'B6.a': {
    title: 'Quels hex',
    text: [
      'Une unité contrôle les six hex autour d’elle, quels que soient le terrain, le niveau et qui s’y trouve. Une unité désorganisée aussi. Les chefs ne contrôlent rien.',
    ],
    ruling: 'L’aide n’en dit rien\u00a0; les jeux de sa famille le jouent ainsi.',
  },
  'B6.b': {
    title: 'Y entrer arrête',
    text: [
      'Une unité qui vient dans une zone ennemie, en se déplaçant ou en entrant sur la carte, s’y arrête. Cela ne coûte rien de plus.',
    ],
    ruling: 'L’aide n’en dit rien\u00a0; des zones qui arrêtent sont la marque de sa famille.',
    see: ['B6.d', 'B13.b'],
  },
  'B6.c': {
    title: 'Y commencer retient',
    text: [
      'Une unité qui commence sa phase de mouvement dans une zone ennemie ne se déplace pas. Seules le peuvent les unités légères ({rule:B10.a}) et désorganisées ({rule:B11.c})\u00a0: leur premier pas mène dans un hex hors de toute zone ennemie, et de là les légères continuent comme les autres, tandis que les désorganisées n’entrent dans aucune zone ennemie.',
    ],
    ruling: 'Dans les jeux de sa famille, qui est au contact y reste jusqu’à ce que le combat les sépare.',
    see: ['B7.1.a'],
  },
  'B6.d': {
    title: 'Un ami n’y change rien',
    text: ['Un ami dans l’hex n’y lève pas la zone de l’ennemi, ni pour le mouvement ni pour le recul.'],
    see: ['B7.7.a'],
  },
  'B6.e': {
    title: 'Chefs et zones',
    text: ['Les zones ne touchent pas les chefs\u00a0: ils les traversent et en sortent.'],
    ruling: 'L’aide ne parle pas de chefs\u00a0; un homme à cheval se glisse partout.',
    see: ['B9.a'],
  },
  B7: {
    title: 'Mêlée',
    text: [
      'Dans votre phase de mêlée, vos unités attaquent les ennemis à côté d’elles. Chaque attaque se déroule ainsi\u00a0:',
      {
        steps: [
          'Vous dites qui attaque qui ({rule:B7.2}).',
          'Les unités légères attaquées peuvent esquiver ({rule:B10.b}).',
          'Les forces sont additionnées et comparées ({rule:B7.3}, {rule:B7.4}).',
          'Le dé est lancé ({rule:B7.5}).',
          'Le résultat est appliqué ({rule:B7.6.R}).',
          'On peut avancer ({rule:B7.7.d}).',
        ],
      },
    ],
    see: ['B7.1', 'B7.2'],
  },
  'B7.1': {
    title: 'Qui attaque',
    text: ['Attaquer est obligatoire pour la plupart de ceux qui sont à côté d’un ennemi.'],
    see: ['B16.2'],
  },
  'B7.1.a': {
    title: 'Engagée, et à attaquer',
    text: [
      'Une de vos unités est *engagée* tant qu’elle n’a pas attaqué dans cette phase et qu’il y a à côté d’elle une unité ennemie qui n’y a pas été attaquée. Les unités légères, désorganisées ou de défense seule ne sont jamais engagées.',
      'Une unité ennemie est *à attaquer* tant qu’elle n’a pas été attaquée dans cette phase et qu’il y a à côté d’elle une de vos unités engagées.',
      'Les unités qui ne sont pas engagées peuvent attaquer si elles en sont capables, mais n’y sont pas obligées.',
    ],
    ruling: 'L’aide n’en dit rien\u00a0; dans les jeux de sa famille, le contact veut dire le combat.',
    see: ['B10.c', 'B11.b', 'B1.c'],
  },
  'B7.1.b': {
    title: 'Pas de fin tant qu’une unité est engagée',
    text: ['Vous ne pouvez pas terminer la phase de mêlée tant qu’une de vos unités est engagée.'],
    see: ['B4.b'],
  },
  'B7.1.c': {
    title: 'Personne sans adversaire',
    text: [
      'Une attaque est refusée si elle laisse une autre unité engagée sans ennemi non encore attaqué à côté d’elle, ou un autre ennemi à attaquer sans unité engagée à côté de lui. Une attaque forte se paie donc par des faibles à côté, et ce qui est commencé peut toujours être fini.',
      'On en juge sur la position d’avant l’attaque. Ce que son résultat fait aux autres les libère, et ne se vérifie pas.',
    ],
    ruling:
      'Dans sa famille, tous les engagés combattent et tous ceux qui sont à attaquer le sont, ce qu’une attaque isolée pourrait rendre impossible\u00a0; ceci est le moins qu’il faut pour que cela reste possible.',
    see: ['B18'],
  },
  'B7.1.d': {
    title: 'Lu à tout moment',
    text: [
      'Qui est engagé ou à attaquer se lit sur la carte à tout moment. Un recul n’amène jamais une unité à côté d’un ennemi, et qui avance a déjà combattu.',
    ],
    ruling:
      'Les règles de la famille ne disent pas quand le contact se lit\u00a0; relu après chaque attaque, il ne demande pas de mémoire.',
    see: ['B7.7.a', 'B7.7.d'],
  },
  'B7.2': {
    title: 'Attaques',
    text: ['Une attaque est menée par une ou plusieurs unités contre une ou plusieurs unités ennemies.'],
    see: ['B7.3'],
  },
  'B7.2.a': {
    title: 'Plusieurs contre plusieurs',
    text: [
      'Vous déclarez et menez vos attaques une à une, dans l’ordre de votre choix. Une ou plusieurs de vos unités en attaquent une ou plusieurs de l’ennemi\u00a0; leurs forces s’additionnent, et chaque unité compte avec toute la sienne.',
    ],
    see: ['B7.4.a'],
  },
  'B7.2.b': {
    title: 'Une fois chacun',
    text: ['Une unité attaque une fois par phase, et est attaquée une fois par phase.'],
    see: ['B7.1.a'],
  },
  'B7.2.c': { title: 'Des unités seulement', text: ['On n’attaque que des unités, jamais des chefs seuls.'], see: ['B5.f'] },
  'B7.2.d': {
    title: 'Tous à côté de tous',
    text: ['Chaque attaquant doit être à côté de chaque défenseur.'],
    ruling: 'L’aide n’en dit rien\u00a0; c’est la règle de sa famille.',
    see: ['B18'],
  },
  'B7.3': {
    title: 'La force dans une attaque',
    text: [
      'Pour chaque attaquant\u00a0: sa force et le bonus de son chef ({rule:B9.c}), divisés par deux s’il est désorganisé ({rule:B11.a}), divisés par deux par le terrain ({rule:B2.e}).',
      'Pour chaque défenseur\u00a0: sa force et le bonus de son chef, divisés par deux s’il est désorganisé, doublés par une pente si tous les attaquants sont plus haut que *ce* défenseur ou, avec {rule:B16.1}, plus bas ({rule:B2.3}\u00a0; jamais à Munda), doublés dans des retranchements ({rule:B2.10}).',
      'Tout se multiplie, et les fractions sont gardées jusqu’au bout.',
    ],
    see: ['B7.4', 'B18'],
  },
  'B7.4': {
    title: 'Rapport de forces',
    text: ['La somme de l’attaque contre celle de la défense, comme colonne de la table.'],
    see: ['B7.5'],
  },
  'B7.4.a': {
    title: 'La division',
    text: [
      'Divisez l’attaque par la défense, et arrondissez en faveur du défenseur. Si l’attaque est au moins égale, laissez tomber la fraction\u00a0: c’est n-1. Si elle est plus faible, divisez la défense par l’attaque et arrondissez au-dessus\u00a0: c’est 1-n.',
      {
        example:
          '11 contre 6 donne 1-1, 12 contre 6 donne 2-1. 5 contre 9 donne 1-2, 4 contre 9 donne 1-3, 2 contre 8 donne 1-4, 2 contre 9 donne 1-5.',
      },
    ],
    ruling: 'L’aide nomme le rapport, pas la façon de l’arrondir\u00a0; sa famille arrondit pour le défenseur.',
    see: ['B7.4.b'],
  },
  'B7.4.b': {
    title: 'Les bouts de l’échelle',
    text: [
      'L’échelle va ainsi\u00a0: AE, 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, DE. À 6-1 ou mieux, le résultat est DE, à 1-5 ou pire il est AE, et aucun dé n’est lancé.',
      'Les décalages suivent cette échelle, une fois le rapport connu. Un rapport au-delà de ses bouts se place d’abord au bout\u00a0: 9-1 décalé d’une colonne donne 5-1.',
    ],
    ruling:
      'Les bouts sont imprimés\u00a0; d’où part un décalage qui vient d’au-delà ne l’est pas, et une colonne est ce que vaut un décalage.',
    see: ['B7.4.c', 'B7.6'],
  },
  'B7.4.c': {
    title: 'Décalages',
    text: [
      'Une colonne vers la gauche si l’armée qui attaque est démoralisée ({rule:B12.c}), et une pour une pente à Munda ({rule:B2.3}). Les deux ensemble font deux.',
    ],
    see: ['B7.4.b'],
  },
  'B7.5': {
    title: 'La table de combat',
    text: [
      'Lancez le dé et lisez sa ligne sous la colonne du rapport de forces. Un petit dé est bon pour l’attaquant.',
      { table: { caption: 'Résultats de combat', head: ['Dé', ...COMBAT_COLUMNS], rows: COMBAT } },
    ],
    ruling:
      'La ligne du 3 ne s’accorde pas avec les autres dans trois colonnes\u00a0; elle est jouée comme imprimée, car l’ordre des lignes ne change aucune probabilité.',
    see: ['B7.6', 'B7.4.b'],
  },
  'B7.6': {
    title: 'Les résultats',
    text: [
      {
        list: [
          '*AE*\u00a0: une des unités attaquantes est éliminée.',
          '*DE*\u00a0: une des unités en défense est éliminée.',
          '*EC*, échange\u00a0: chaque joueur élimine une de ses unités qui ont pris part au combat.',
          '*AR*\u00a0: toutes les unités attaquantes reculent d’un hex ({rule:B7.7}).',
          '*DR*\u00a0: toutes les unités en défense reculent d’un hex.',
          '*SE*\u00a0: sans effet.',
        ],
      },
      'S’il y a plusieurs unités, leur propriétaire choisit laquelle est éliminée.',
    ],
    ruling:
      'Dans un échange, quelqu’un doit choisir le premier, et il n’est pas imprimé qui\u00a0; c’est l’attaquant, qui a voulu le combat.',
    see: ['B7.6.R', 'B7.5'],
  },
  'B7.6.R': {
    title: 'Dans quel ordre',
    text: [
      {
        steps: [
          'Les unités sont éliminées ou reculent.',
          'On lance les dés des chefs des éliminées ({rule:B9.d}).',
          'On compte les pertes, et on lit le moral ({rule:B12}).',
          'On avance ({rule:B7.7.d}).',
          'Les unités à usage unique sont retirées ({rule:B1.d}).',
        ],
      },
    ],
    ruling: 'L’aide donne des résultats sans ordre\u00a0; avec celui-ci, une armée qui se rompt se rompt avant de gagner du terrain.',
    see: ['B14.a'],
  },
  'B7.7': {
    title: 'Recul et avance',
    text: ['Qui doit reculer, et qui peut avancer, quand une attaque est terminée.'],
    see: ['B7.8'],
  },
  'B7.7.a': {
    title: 'Où recule une unité',
    text: [
      'Son propriétaire déplace chaque unité qui recule d’un hex, dans l’ordre de son choix, sans dépenser de points. L’hex doit être sur la carte, non interdit, sans unité, et hors de toute zone ennemie\u00a0; un ami n’y lève pas la zone ({rule:B6.d}).',
    ],
    ruling:
      'L’aide dit un hex et renvoie à une règle perdue\u00a0; sa famille laisse le choix au propriétaire et lui ferme les zones de l’ennemi.',
    see: ['B7.7.b', 'B2.d'],
  },
  'B7.7.b': {
    title: 'Nulle part où aller',
    text: [
      'Une unité qui n’a aucun hex de cette sorte refoule des amis ({rule:B7.8}). Si elle ne le peut pas non plus, elle est éliminée, et c’est une perte\u00a0: au bord de la carte aussi, et devant la mer ou des remparts.',
      'Tant qu’une des unités qui doivent encore reculer le peut, l’une d’elles le doit. Quand aucune ne le peut, toutes celles qui restent sont éliminées. Une unité qui attend son tour garde son hex et sa zone.',
    ],
    ruling:
      'Que mer et remparts tuent est imprimé, le reste est l’habitude de la famille\u00a0; et l’on recule tant que l’on peut, pour que personne ne meure de l’ordre choisi.',
    see: ['B12.a', 'B18'],
  },
  'B7.7.c': {
    title: 'Rien d’autre',
    text: ['Les chefs vont avec leur unité. Les unités qui ont reculé ou ont été refoulées n’en souffrent pas autrement.'],
    see: ['B9'],
  },
  'B7.7.d': {
    title: 'Avance après combat',
    text: [
      'Après DE, DR et EC, et après une esquive ({rule:B10.b}) si ni AE ni AR ne suit, chaque hex que les défenseurs ont laissé vide peut être occupé par un des attaquants qui sont à côté. Après AE et AR, chaque hex que les attaquants ont laissé vide peut l’être par un des défenseurs.',
      'C’est un hex, aussitôt, sans égard aux zones ni au coût, et une avance par unité. C’est toujours un choix. Les unités désorganisées n’avancent pas, ni celles d’une armée démoralisée ({rule:B12.c}). Les chefs vont avec leur unité.',
    ],
    ruling:
      'Dans sa famille, seuls les attaquants avancent\u00a0; que les défenseurs vainqueurs le puissent aussi, et que des hommes ébranlés ne le fassent pas, est de nous.',
    see: ['B5.f', 'B2.d'],
  },
  'B7.8': {
    title: 'Refoulement',
    text: ['Une unité qui n’a pas d’autre issue pousse un ami hors de son hex.'],
    see: ['B7.7.b'],
  },
  'B7.8.a': {
    title: 'Les amis font place',
    text: [
      'Une unité qui n’a pas d’hex selon {rule:B7.7.a} peut reculer sur un ami dans un hex permis par ailleurs. L’ami est refoulé d’un hex aux mêmes conditions\u00a0: dans un hex vide, ou sur un autre ami qui est refoulé à son tour.',
    ],
    ruling: 'L’aide n’en dit rien\u00a0; le refoulement est l’habitude de sa famille.',
    see: ['B18'],
  },
  'B7.8.b': {
    title: 'Au plus court',
    text: [
      'Seules sont permises les chaînes qui refoulent le moins d’unités, et aucune n’est refoulée deux fois. Une unité qui doit encore reculer elle-même n’est pas refoulée. Un refoulement n’élimine personne\u00a0: une chaîne qui ne finit pas dans un hex vide et permis n’en est pas une.',
    ],
    ruling: 'Sa famille ne limite pas la longueur d’une poussée\u00a0; la plus courte dérange le moins.',
    see: ['B7.7.b'],
  },
  B8: {
    title: 'Tir',
    text: ['Dans votre phase de tir, avant de vous déplacer, vos unités qui ont une arme peuvent tirer. Une touche désorganise la cible.'],
    see: ['B4.a', 'B11'],
  },
  'B8.a': {
    title: 'Un tir chacune',
    text: [
      'Chacune de vos unités qui ont une arme peut tirer une fois dans votre phase de tir, seule, et chaque tir est réglé avant le suivant. On peut tirer sur une unité autant de fois que l’on veut.',
      'Qui a tiré se déplace et combat comme d’habitude.',
    ],
    ruling: 'Rien d’imprimé ne dit que le tir empêche quoi que ce soit, il n’empêche donc rien.',
    see: ['B8.b'],
  },
  'B8.b': {
    title: 'Les armes',
    text: [
      {
        table: {
          caption: 'Les armes et leur portée',
          head: ['Qui', 'Arme', 'Portée'],
          rows: [
            ['légions (VLEG, LEG, RLEG)', 'javelot, une fois dans la bataille', RANGE.javelin],
            ['Numides (NUM)', 'javelots', RANGE.javelins],
            ['frondeurs (SLG)', 'frondes', RANGE.sling],
            ['archers (ARC, CRE, HA)', 'arcs', RANGE.bow],
          ],
        },
      },
      'Une légion a un seul tir dans toute la bataille, touché ou manqué\u00a0; puis son pion est retourné\u00a0: *lancé*. Sa force reste.',
    ],
    ruling:
      'Que les archers à cheval soient des archers, et qu’une légion retournée ne perde pas de force, n’est pas imprimé\u00a0; le contraire non plus.',
    see: ['B8.d', 'B1.e'],
  },
  'B8.c': { title: 'La cible', text: ['La cible est une unité ennemie. Des chefs seuls n’en sont pas une.'], see: ['B8.d'] },
  'B8.d': {
    title: 'Portée',
    text: ['La cible doit être à portée de l’arme, comptée en hex\u00a0; un hex à côté du tireur est à la portée 1.'],
    see: ['B8.b'],
  },
  'B8.e': {
    title: 'D’abord le plus proche',
    text: ['Une unité qui a une unité ennemie à côté d’elle tire sur l’une de celles-là, ou ne tire pas.'],
    ruling: 'L’aide n’en dit rien\u00a0; c’est l’habitude de sa famille.',
    see: ['B8.c'],
  },
  'B8.f': {
    title: 'Ligne de vue',
    text: [
      'À la portée 2, la ligne de centre à centre doit être libre. Forêts, remparts et hex d’un niveau supérieur aux deux bouts la bloquent\u00a0; les unités, non. Si la ligne suit un côté d’hex, il faut que les deux hex de part et d’autre la bloquent. Les deux bouts ne bloquent jamais.',
    ],
    ruling:
      'L’aide ne connaît pas de vue\u00a0; arcs et frondes tirent haut, par-dessus les unités, sinon une ligne de bataille ne leur laisserait personne à viser.',
    see: ['B2.2', 'B2.8'],
  },
  'B8.g': {
    title: 'La table de tir',
    text: [
      'Lancez le dé. Rien ne le modifie.',
      {
        table: {
          caption: 'Tir',
          head: ['Dé', 'Résultat'],
          rows: [
            ['1–2', 'la cible est désorganisée'],
            ['3–6', 'sans effet'],
          ],
        },
      },
      'Un coup sur une unité déjà désorganisée ne change rien. Le tir n’élimine personne.',
    ],
    ruling:
      'La table est imprimée sans modificateurs, forêt, retranchements et niveaux n’en donnent donc pas\u00a0; et que le tir ne tue jamais, on le dit de la série.',
    see: ['B11.a'],
  },
  B9: { title: 'Chefs', text: ['Un chef a un nom et un bonus. Ce n’est pas une unité.'], see: ['B3.b', 'B6.e'] },
  'B9.a': {
    title: 'Déplacer un chef',
    text: [
      'Un chef a un bonus de 1 à 3, une capacité de mouvement de 8, pas de force et pas de zone de contrôle. Il se déplace dans votre phase de mouvement comme les unités, et paie le terrain.',
    ],
    ruling: 'L’aide ne parle pas de chefs\u00a0; on sait que la série en avait, les chiffres sont de nous.',
    see: ['B6.e', 'B5.d'],
  },
  'B9.b': {
    title: 'Pas parmi les ennemis',
    text: ['Un chef ne se déplace jamais sur une unité ennemie ni à travers elle.'],
    see: ['B5.f'],
  },
  'B9.c': {
    title: 'En combat',
    text: [
      'Il ajoute son bonus à la force de l’unité de son hex, en attaque et en défense. De plusieurs chefs avec une unité, seul le meilleur compte.',
    ],
    ruling: 'On sait que les chefs ajoutent à la force\u00a0; le bonus est divisé et doublé avec l’unité, puisqu’il en fait partie.',
    see: ['B7.3'],
  },
  'B9.d': {
    title: 'Quand son unité est éliminée',
    text: [
      'Lancez le dé pour chaque chef qui est avec elle. Sur un 1, il est perdu. Sinon il va à l’unité de son camp la plus proche sur la carte, à égalité à la première rangée par rangée\u00a0; s’il n’y en a pas, il est perdu. Un chef perdu n’est pas une perte de force ({rule:B12.a}).',
    ],
    ruling: 'L’aide ne parle pas de chefs\u00a0; un sur six est ce que leur donne l’autre jeu sur terre.',
    see: ['B7.6.R'],
  },
  'B9.e': {
    title: 'Pas de commandement',
    text: [
      'Il aide à rallier ({rule:B11.e}). Il n’y a pas de règle de commandement\u00a0: toute unité peut toujours se déplacer et combattre.',
    ],
    see: ['B9.c'],
  },
  B10: {
    title: 'Unités légères',
    text: ['Les unités légères, marquées d’un point, vont et viennent là où les autres sont retenues.'],
    ruling:
      'Les points sont connus, et deux titres du livret perdu, le désengagement et la retraite avant combat\u00a0; ce qui s’y trouvait est perdu, ce qui est ici est de nous\u00a0: sans cela les zones cloueraient les archers à cheval au premier contact.',
    see: ['B1.d'],
  },
  'B10.a': {
    title: 'Sortir d’une zone',
    text: [
      'Une unité légère peut sortir d’une zone ennemie en se déplaçant. Son premier pas doit mener dans un hex hors de toute zone ennemie.',
    ],
    ruling: 'Cela découle de {rule:B10}\u00a0: c’est ainsi que nous lisons le désengagement.',
    see: ['B6.c'],
  },
  'B10.b': {
    title: 'Esquive',
    text: [
      'Une unité légère attaquée peut esquiver avant le calcul du rapport de forces, si elle n’est pas désorganisée et si sa capacité de mouvement dépasse celle de *chaque* attaquant. Elle se déplace d’un hex, aux conditions de {rule:B7.7.a}, et ne refoule personne.',
      'Elle compte comme attaquée, et les attaquants comme ayant attaqué. Contre les défenseurs qui restent, l’attaque continue\u00a0; s’il n’en reste pas, elle est terminée, et les attaquants peuvent avancer ({rule:B7.7.d}). Qui a esquivé n’y est plus.',
    ],
    ruling: 'Cela découle de {rule:B10}\u00a0: c’est ainsi que nous lisons la retraite avant combat.',
    see: ['B11.b'],
  },
  'B10.c': {
    title: 'Jamais engagée',
    text: ['Une unité légère n’est jamais engagée ({rule:B7.1.a}). Elle peut attaquer, sauf en défense seule.'],
    ruling: 'Cela découle de {rule:B10}\u00a0: qui peut s’esquiver n’est pas forcé de rester combattre.',
    see: ['B1.c'],
  },
  B11: {
    title: 'Désorganisation et ralliement',
    text: ['Ce qu’un tir réussi fait à une unité, et comment elle s’en remet.'],
    see: ['B8.g', 'B16.3'],
  },
  'B11.a': {
    title: 'Divisée par deux',
    text: ['Seul le tir désorganise. Une unité désorganisée est divisée par deux, en défense et en attaque.'],
    ruling:
      'Que seul le tir le fasse est imprimé, et la division en défense est connue\u00a0; qu’elle affaiblisse aussi une attaque est de nous.',
    see: ['B7.3'],
  },
  'B11.b': {
    title: 'Ce qu’elle ne peut pas',
    text: ['Une unité désorganisée ne tire pas, n’esquive pas et n’avance pas. Elle n’est pas engagée, mais peut attaquer.'],
    ruling: 'L’aide n’en dit rien\u00a0; une unité désorganisée fait ce qui ne demande pas d’ordre.',
    see: ['B7.1.a', 'B10.b', 'B7.7.d'],
  },
  'B11.c': {
    title: 'Hors des zones, et pas dedans',
    text: [
      'Une unité désorganisée peut sortir d’une zone ennemie comme une unité légère ({rule:B10.a}). Elle n’entre dans aucune zone ennemie en se déplaçant.',
    ],
    ruling: 'Sans cela elle ne s’éloignerait jamais pour se rallier\u00a0; et qui est désorganisé ne cherche pas l’ennemi.',
    see: ['B6.c', 'B11.d'],
  },
  'B11.d': {
    title: 'Ralliement',
    text: [
      'Quand votre mêlée se termine, le dé est lancé pour chacune de vos unités désorganisées qui n’a pas d’unité ennemie à côté d’elle, rangée par rangée. Au nombre de ralliement de votre armée ou en dessous, l’unité est de nouveau entière.',
      { example: 'Nombre de ralliement 2, et un chef d’un bonus de 1 à côté de l’unité\u00a0: un 1, un 2 ou un 3 la rallie.' },
    ],
    ruling: 'Les nombres sont imprimés, «\u00a01-2\u00a0» étant lu comme 2\u00a0; qu’aucun ennemi ne doive être proche est de nous.',
    see: ['B11.e', 'B12.b'],
  },
  'B11.e': {
    title: 'Les chefs aident',
    text: [
      'Dans l’hex d’un chef ou à côté, son bonus s’ajoute au nombre de ralliement\u00a0; de plusieurs, celui du meilleur, et 5 au plus. Une armée dont le nombre de ralliement est 0 ne se rallie jamais, avec un chef ou sans, et ne lance pas de dé.',
    ],
    ruling: 'L’aide n’a pas de chefs\u00a0; leur bonus compte ici comme en combat, et un 6 échoue toujours.',
    see: ['B9.c'],
  },
  B12: {
    title: 'Moral de l’armée',
    text: [
      'Les pertes s’additionnent pendant toute la bataille. À un premier seuil l’armée est démoralisée, à un second elle se désintègre.',
    ],
    see: ['B14'],
  },
  'B12.a': {
    title: 'Pertes',
    text: [
      'Les pertes d’une armée sont les forces imprimées de ses unités éliminées, en entier même si elles étaient divisées par deux quand elles sont tombées. Les chefs, les unités retirées après leur unique attaque ({rule:B1.d}) et celles qui ont quitté la carte ne comptent pas\u00a0; une unité à usage unique éliminée compte.',
      'Les pertes se comptent quand les éliminations et les reculs d’une attaque sont terminés, quel que soit le joueur en phase.',
    ],
    ruling: 'L’aide donne des seuils, mais pas ce qui se compte contre eux\u00a0; c’est la force, comme dans tous les jeux parents.',
    see: ['B7.6.R', 'B1.d'],
  },
  'B12.b': {
    title: 'Les seuils',
    text: [
      'Une armée dont les pertes atteignent le seuil de démoralisation est démoralisée, pour de bon. Une armée dont les pertes atteignent le seuil de désintégration se désintègre. Les deux armées peuvent être démoralisées.',
      {
        table: {
          caption: 'Ralliement, démoralisation, désintégration',
          head: ['Bataille et armée', 'Ralliement', 'Démoralisée', 'Désintégrée'],
          rows: [
            ['Teutobourg, Romains', ...LEVELS.teutoburg[0]],
            ['Teutobourg, Germains', ...LEVELS.teutoburg[1]],
            ['Pharsale, César', ...LEVELS.pharsalus[0]],
            ['Pharsale, Pompée', ...LEVELS.pharsalus[1]],
            ['Cannes, Romains', ...LEVELS.cannae[0]],
            ['Cannes, Carthaginois', ...LEVELS.cannae[1]],
            ['Arbèles, Macédoniens', ...LEVELS.arbela[0]],
            ['Arbèles, Perses', ...LEVELS.arbela[1]],
            ['Issos, Macédoniens', ...LEVELS.issus[0]],
            ['Issos, Perses', ...LEVELS.issus[1]],
            ['Carrhes, Parthes', ...LEVELS.carrhae[0]],
            ['Carrhes, Romains', ...LEVELS.carrhae[1]],
            ['Métaure, Romains', ...LEVELS.metaurus[0]],
            ['Métaure, Carthaginois', ...LEVELS.metaurus[1]],
            ['Idistaviso, Germains', ...LEVELS.idistaviso[0]],
            ['Idistaviso, Romains', ...LEVELS.idistaviso[1]],
            ['Megiddo, Égypte', ...LEVELS.megiddo[0]],
            ['Megiddo, Canaan', ...LEVELS.megiddo[1]],
            ['Kadesh, Égyptiens', ...LEVELS.kadesh[0]],
            ['Kadesh, Hittites', ...LEVELS.kadesh[1]],
            ['Trasimène, Romains', ...LEVELS.trasimene[0]],
            ['Trasimène, Carthaginois', ...LEVELS.trasimene[1]],
            ['Munda, César', ...LEVELS.munda[0]],
            ['Munda, Labiénus', ...LEVELS.munda[1]],
            ['Boudicca, Bretons', ...LEVELS.boudicca[0]],
            ['Boudicca, Romains', ...LEVELS.boudicca[1]],
            ['Andrinople, Goths', ...LEVELS.adrianople[0]],
            ['Andrinople, Romains', ...LEVELS.adrianople[1]],
          ],
        },
      },
    ],
    see: ['B11.d', 'B15'],
  },
  'B12.c': {
    title: 'Une armée démoralisée',
    text: ['Elle n’avance pas après combat, et ses attaques sont décalées d’une colonne vers la gauche ({rule:B7.4.c}).'],
    ruling: 'L’aide donne le seuil et non ce qu’il fait\u00a0; c’est l’habitude de la famille.',
    see: ['B7.7.d'],
  },
  'B12.d': {
    title: 'Une armée qui se désintègre',
    text: ['Elle a perdu, aussitôt ({rule:B14.a}).'],
    ruling: 'L’aide donne le seuil et non ce qu’il fait\u00a0; une armée qui n’est plus ne combat plus.',
    see: ['B12.b'],
  },
  B13: {
    title: 'Réserves et sorties',
    text: ['Qui vient sur la carte pendant la bataille, et qui peut la quitter.'],
    see: ['B15'],
  },
  'B13.a': {
    title: 'Réserves',
    text: [
      'Une réserve peut entrer dans la phase de mouvement de son tour ou d’un tour suivant, sur un des hex que la bataille lui donne, ou jamais. Chaque unité paie l’hex d’entrée comme un pas depuis un terrain clair du même niveau, et peut continuer de là. Ses chefs entrent comme les unités.',
      'De plusieurs unités qu’un ordre peut désigner, les entières entrent avant les désorganisées, puis celles qui ont encore leur javelot.',
    ],
    ruling: 'Les renforts étaient un titre de la série\u00a0; ce qui s’y trouvait est perdu, ce qui est ici est de nous.',
    see: ['B13.b', 'B5'],
  },
  'B13.b': {
    title: 'Où sont des ennemis',
    text: [
      'Une unité n’entre ni sur un hex où se trouve une unité ennemie, ni sur un ami, qu’elle peut pourtant traverser. Une zone ennemie sur son hex d’entrée l’y arrête.',
    ],
    ruling: 'Entrer, c’est se déplacer, les règles du mouvement valent donc.',
    see: ['B6.b', 'B3.a'],
  },
  'B13.c': {
    title: 'Sorties',
    text: [
      'Si la bataille donne des sorties à une armée, une de ses unités quitte la carte depuis un de ces hex pour 1 point de plus, si l’hex n’est dans aucune zone ennemie\u00a0; un chef, depuis n’importe lequel. Qui est sorti ne revient pas et n’est pas une perte. La force sortie compte là où la bataille le dit ({rule:B14.b}).',
    ],
    ruling: 'L’aide n’a pas de sorties\u00a0; dans certaines de nos batailles, il s’agit d’en réchapper.',
    see: ['B2.f', 'B12.a'],
  },
  B14: {
    title: 'Victoire',
    text: ['Comment se gagne une bataille\u00a0: aussitôt, par ses conditions, ou par les pertes après le dernier tour.'],
    see: ['B12', 'B15'],
  },
  'B14.a': {
    title: 'Par désintégration',
    text: ['Une armée qui se désintègre perd aussitôt. Si les deux le font par la même attaque, c’est un match nul.'],
    see: ['B12.d', 'B14.d'],
  },
  'B14.b': {
    title: 'Les conditions de la bataille',
    text: [
      'Une bataille peut avoir ses propres conditions\u00a0:',
      {
        list: [
          '*Détruire*\u00a0: ce camp gagne aussitôt quand les pertes de l’ennemi atteignent la force que fixe la bataille.',
          '*Sortir*\u00a0: il gagne aussitôt quand des unités de la force que fixe la bataille sont parties par ses sorties ({rule:B13.c}).',
          '*Survivre* et *tenir* se lisent après le dernier tour ({rule:B14.c}).',
        ],
      },
      'Les deux premières se lisent chaque fois que l’on compte des pertes et après chaque unité qui sort, dans l’ordre où la bataille les donne.',
    ],
    ruling: 'Les conditions d’origine sont perdues\u00a0; celles-ci disent pourquoi chaque bataille s’est livrée.',
    see: ['B15'],
  },
  'B14.c': {
    title: 'Après le dernier tour',
    text: [
      'Là où un camp doit *survivre*, il gagne si ses pertes sont au-dessous de la force que fixe la bataille, et sinon l’ennemi gagne.',
      'Autrement, la part de chaque camp, ce sont ses pertes divisées par son seuil de désintégration ou, sans seuil, par la force à laquelle l’ennemi l’aurait détruit. La plus petite part gagne, des parts égales font un match nul. *Tenir* ajoute dans ce compte des points aux pertes de l’ennemi pour chaque lieu où se trouve une unité de ce camp, ou dont la dernière unité entrée est des siennes, celles qui y sont placées au début y étant entrées\u00a0; cela ne touche pas le moral. Là où un camp n’a ni seuil ni telle condition, les pertes se comparent telles quelles.',
    ],
    ruling: 'Les conditions d’origine sont perdues\u00a0; des parts rendent comparables les pertes d’armées de tailles différentes.',
    see: ['B14.d'],
  },
  'B14.d': {
    title: 'Score et matchs nuls',
    text: [
      'Le score d’un camp, ce sont les pertes de l’ennemi, plus ses points pour les lieux tenus. Une bataille peut dire qu’un match nul est la victoire de l’un des camps.',
    ],
    see: ['B14.c'],
  },
  B15: {
    title: 'Ce que dit une bataille',
    text: [
      'Une bataille donne le nom des armées, dont la première nommée joue en premier, leurs nombres de ralliement et leurs seuils, les unités et les chefs avec leurs hex, les réserves, les sorties, le terrain, le nombre de tours de jeu (12 si elle n’en dit rien), les options et les conditions de victoire.',
    ],
    ruling:
      'Des originaux ne sont connus que les chiffres de {rule:B12.b} et les changements de terrain\u00a0; la plupart de nos armées sont faites pour se désintégrer après la perte d’un peu plus de la moitié de leur force sur la carte, quelques-unes, pour l’équilibre, bien plus tard ou plus tôt.',
    see: ['B16', 'B1.f'],
  },
  B16: {
    title: 'Options',
    text: [
      'Chacune est un choix à faire quand on prépare une bataille, dans toute combinaison. Une bataille recommande celles qui lui conviennent.',
    ],
    see: ['B15'],
  },
  'B16.1': {
    title: 'En montant',
    text: [
      'Partout où {rule:B2.3} dit supérieur, lisez inférieur\u00a0: qui n’est attaqué que d’en bas est doublé, et à Munda le décalage se fait contre ceux qui attaquent en montant. Nos batailles à niveaux se jouent avec cette option.',
    ],
    see: ['B2.c'],
  },
  'B16.2': {
    title: 'Mêlée libre',
    text: ['Personne n’est engagé\u00a0: {rule:B7.1.b} et {rule:B7.1.c} ne s’appliquent plus, et toute attaque est un choix.'],
    see: ['B7.1.a'],
  },
  'B16.3': {
    title: 'Désorganisation brève',
    text: [
      'Une unité désorganisée n’est divisée par deux qu’en défense. Elle est de nouveau entière quand une attaque contre elle est terminée, après les avances, et au plus tard quand la phase de mêlée se termine. Elle est engagée comme les autres. {rule:B11.c}, {rule:B11.d} et {rule:B11.e} ne s’appliquent plus, et aucun dé de ralliement n’est lancé.',
    ],
    ruling: 'La série le jouait ainsi en 1992, à ce que l’on en dit.',
    see: ['B11'],
  },
  'B16.4': {
    title: 'Le retour des éliminés',
    text: [
      'Le ralliement devient une phase avec des ordres, après ses dés ({rule:B11.d}). Chacun de vos chefs qui n’a pas d’unité ennemie à côté de lui peut tenter une fois dans la phase de rappeler une de vos unités éliminées. Si le dé ne dépasse pas le nombre de ralliement et son bonus réunis, 5 au plus, l’unité reparaît sur l’hex du chef ou, si une unité s’y trouve, sur le premier hex vide à côté de lui qui n’est ni interdit ni dans une zone ennemie, en partant du nord dans le sens des aiguilles d’une montre. Sans un tel hex il ne peut pas essayer, ni dans une armée dont le nombre de ralliement est 0.',
      'Elle revient désorganisée, avec son javelot. Sa force sort des pertes\u00a0; une armée démoralisée le reste.',
    ],
    see: ['B9.c', 'B12.b'],
  },
  B17: {
    title: 'Comment taper les ordres ici',
    text: [
      'Tout ordre peut se taper, comme dans les autres jeux ({rule:notation}). Les mots sont anglais dans toutes les langues.',
      {
        table: {
          caption: 'Ordres',
          head: ['Ordre', 'Quand', 'Sens'],
          langs: ['en', undefined, undefined],
          rows: [
            ['F8:G9', 'tir', 'l’unité en F8 tire sur G9'],
            ['F8-H10', 'mouvement', 'l’unité en F8 se déplace en H10'],
            ['Caesar-H10', 'mouvement', 'un chef se déplace'],
            ['F8-off', 'mouvement', 'sort par une sortie, à sa portée ou là où elle se trouve\u00a0; Caesar-off\u00a0: un chef'],
            [
              'LEG+A9',
              'mouvement',
              'une légion d’une réserve entre en A9\u00a0; LEG+A9-C9 continue jusqu’en C9\u00a0; Antony+A9-C9\u00a0: un chef',
            ],
            ['F8+F9xG8', 'mêlée', 'les unités en F8 et F9 attaquent G8'],
            ['F8xG8+G9', 'mêlée', 'l’unité en F8 attaque G8 et G9'],
            ['evade G8-H9', 'réponse du défenseur', 'l’unité légère en G8 esquive vers H9'],
            ['stand', 'réponse du défenseur', 'plus personne n’esquive'],
            ['lose F8', 'réponse du propriétaire', 'l’unité en F8 est éliminée'],
            ['retreat G8-H8', 'réponse du propriétaire', 'l’unité en G8 recule en H8'],
            ['retreat G8-H8-I8', 'réponse du propriétaire', 'de même, en refoulant vers I8 l’unité en H8'],
            ['advance F8-G8', 'réponse du vainqueur', 'l’unité en F8 avance en G8'],
            ['hold', 'réponse du vainqueur', 'plus personne n’avance'],
            ['recall Caesar LEG', 'ralliement, avec l’option B16.4', 'un chef rappelle une légion'],
            ['end', 'dans chaque phase', 'termine la phase'],
          ],
        },
      },
      'Une question n’est posée que s’il y a un choix\u00a0: un recul ou une victime unique se fait de lui-même\u00a0; esquives et avances sont toujours demandées.',
    ],
    see: ['B4', 'notation'],
  },
  B18: {
    title: 'Exemples',
    text: [
      'Les exemples de ces règles, chacun sur une carte qui le joue.',
      {
        list: [
          '*La force*\u00a0: un chef, un ruisseau, et un échange ({rule:B7.3}).',
          '*Tout à la fois*\u00a0: divisé, doublé et décalé ({rule:B7.4.c}).',
          '*Comme il est imprimé*\u00a0: attaqué d’en haut ({rule:B2.c}).',
          '*Les bouts de l’échelle* ({rule:B7.4.b}).',
          '*Engagées*\u00a0: qui doit combattre qui ({rule:B7.1.c}).',
          '*Pas d’issue*\u00a0: des zones, et un ami qui n’y change rien ({rule:B7.7.b}).',
          '*Un ralliement* avec un chef à côté ({rule:B11.d}).',
        ],
      },
    ],
    see: ['B7', 'B17'],
  },
};
