import type { Lesson, Setting } from '../../../learn/lessons/types';

const map = { columns: 7, rows: 5 };

/** Knights and light infantry before heavy infantry; another stands on the knights' flank. */
const front: Setting = {
  position: {
    system: 'ancients',
    map,
    phase: 'melee',
    armies: [{ units: ['KT D4/1', 'LI C4/2'] }, { units: ['HI D3/4', 'HI E5/6'] }],
  },
  rolls: { D4xD3: [4], C4xD3: [6] },
  foe: [],
};

const choice: Setting = {
  position: {
    system: 'ancients',
    map,
    phase: 'melee',
    armies: [{ units: ['HI D4/1'] }, { units: ['HI D3/4', 'HI E4/5 disordered'] }],
  },
  rolls: { D4xE4: [2], D4xD3: [1] },
  foe: [],
};

/** One of two stands on the flank of the phalanx. */
const flank: Setting = {
  position: {
    system: 'ancients',
    map,
    phase: 'melee',
    armies: [{ units: ['HI C4/1', 'HI D2/5'] }, { units: ['PX C3/4'] }],
  },
  rolls: { D2xC3: [6], C4xC3: [3] },
  foe: [],
};

const ground: Setting = {
  position: {
    system: 'ancients',
    map: { ...map, village: 'C3', hill: 'D2 D1', stream: 'E3 E2 F3 G4' },
    phase: 'melee',
    armies: [{ units: ['LI D3/1'] }, { units: ['LI C3/4', 'LI D2/4', 'LI E3/4'] }],
  },
  rolls: { D3xE3: [4], D3xD2: [3], D3xC3: [3] },
  foe: [],
};

/** Three against one: behind the river, at the ford, on the hill. */
const crossing: Setting = {
  position: {
    system: 'ancients',
    map: { ...map, hill: 'D3 E4', river: 'A3/4 A3/3 B2/4 C3/5 C4/2 C4/3 C5/2 C5/3', ford: 'C3/4' },
    phase: 'melee',
    armies: [{ units: ['HI B3/2', 'HI C4/1', 'HI D3/6'] }, { units: ['HI C3/4'] }],
  },
  rolls: { D3xC3: [4], C4xC3: [2] },
  foe: [],
};

const riders: Setting = {
  position: {
    system: 'ancients',
    map,
    phase: 'melee',
    armies: [{ units: ['KT D3/1'] }, { units: ['PX C3/4', 'EL D2/4', 'HI E3/4'] }],
  },
  rolls: { D3xE3: [4], D3xC3: [3], D3xD2: [2] },
  foe: [],
};

const weak: Setting = {
  position: {
    system: 'ancients',
    map,
    phase: 'melee',
    armies: [{ units: ['LC D3/1'] }, { units: ['PX C3/4', 'LA D2/4 disordered', 'HI E3/4'] }],
  },
  rolls: { D3xD2: [4], D3xE3: [2] },
  foe: [],
};

/** Who may attack whom, the odds, the results, flanks, ground, cavalry against spears. */
export const melee: Lesson = {
  id: 'melee',
  system: 'ancients',
  teaches: ['9', '9.a', '9.b', '9.c', '9.d', '9.e', '9.2', '9.3', 'T', 'T1'],
  steps: [
    {
      setting: front,
      text: {
        en: 'At the end of your turn comes the {rule:9|melee}, the fight hand to hand: any of your units may attack, none has to. But a unit only attacks an enemy in one of its {rule:9.c|three front hexes}, where it is looking. Tap the enemy that your knights on D4 can attack.',
        fr: 'À la fin de votre tour vient la {rule:9|mêlée}, le combat au corps à corps : chacune de vos unités peut attaquer, aucune n’y est obligée. Mais une unité n’attaque qu’un ennemi placé dans l’un de ses {rule:9.c|trois hex de front}, là où elle regarde. Touchez l’ennemi que vos chevaliers en D4 peuvent attaquer.',
      },
      goal: { tap: 'D3' },
      show: 'D4',
      hint: {
        en: 'The point on the knights’ counter is towards D3: their front is C4, D3 and E4.',
        fr: 'La pointe du pion des chevaliers est tournée vers D3 : leur front, ce sont C4, D3 et E4.',
      },
      wrong: [
        {
          when: { did: 'tap E5' },
          say: {
            en: 'That one faces the knights, so it could attack them in its own turn. But it stands on their flank: they do not see it.',
            fr: 'Celle-là regarde les chevaliers : elle pourra les attaquer à son tour. Mais elle est sur leur flanc, ils ne la voient pas.',
          },
          by: ['tap E5'],
        },
      ],
      otherwise: { en: 'There is no enemy there.', fr: 'Il n’y a pas d’ennemi à cet endroit.' },
      solution: ['tap D3'],
    },
    {
      text: {
        en: 'What counts is how much stronger you are, the {rule:9.2|odds}: knights of strength 8 against heavy infantry of strength 4 are twice as strong, 2-1. Attack D3 with the knights. When you choose the target, the panel shows what each roll of the die would bring.',
        fr: 'Ce qui compte, c’est d’être le plus fort, et de combien : c’est le {rule:9.2|rapport de forces}. Des chevaliers de force 8 contre une infanterie lourde de force 4 sont deux fois plus forts : 2-1. Attaquez D3 avec les chevaliers ; quand vous choisissez la cible, le volet montre ce que donnerait chaque chiffre du dé.',
      },
      goal: { event: 'fought', with: { unit: 'D4', at: 'D3' } },
      show: 'D4 D3',
      wrong: [
        {
          when: { event: 'fought', with: { unit: 'C4' } },
          say: {
            en: 'The light infantry has 2 against 4: 1-2, a bad bet. Take it back and let the knights go first.',
            fr: 'L’infanterie légère n’a que 2 contre 4 : 1-2, un mauvais pari. Annulez, et laissez d’abord charger les chevaliers.',
          },
          by: ['C4xD3'],
        },
      ],
      done: {
        en: 'A 4 at 2-1 is *DD*, defender disordered: turned over to its hatched side, half as strong. The other {rule:9.3|results}: *AD*, the attacker is disordered; *M*, both are; *DE*, the defender is eliminated.',
        fr: 'Un 4 à 2-1 donne *DD*, défenseur désorganisé : le pion passe sur sa face hachurée, moitié moins fort. Les autres {rule:9.3|résultats} : *AD*, l’attaquant est désorganisé ; *M*, les deux le sont ; *DE*, le défenseur est éliminé.',
      },
      solution: ['D4xD3'],
    },
    {
      text: {
        en: 'The knights are done: {rule:9.a|one attack each} in a phase. But a target may be attacked {rule:9.b|again and again}, each time by another unit. Attack the enemy on D3, down to strength 2, with the light infantry on C4.',
        fr: 'Les chevaliers ont fini : {rule:9.a|une attaque par unité} et par phase. Mais une cible peut être attaquée {rule:9.b|encore et encore}, chaque fois par une autre unité. Attaquez l’ennemi en D3, qui n’a plus que 2 de force, avec l’infanterie légère en C4.',
      },
      goal: { event: 'fought', with: { unit: 'C4', at: 'D3' } },
      show: 'C4 D3',
      wrong: [
        {
          when: { did: 'refused 9.a attackedAlready' },
          say: {
            en: 'The knights have had their attack. Somebody else must finish this.',
            fr: 'Les chevaliers ont déjà attaqué. À quelqu’un d’autre d’achever le travail.',
          },
          by: ['D4xD3'],
        },
      ],
      done: {
        en: '2 against 2 is 1-1, and the die shows a 6: DD again. A disordered unit that is disordered once more by an AD or a DD is *eliminated*. Your light infantry has moved into the empty hex at once; why, the lesson on retreat and advance tells.',
        fr: '2 contre 2, c’est 1-1, et le dé donne 6 : encore DD. Une unité déjà désorganisée qu’un AD ou un DD frappe de nouveau est *éliminée*. Votre infanterie légère est entrée aussitôt dans l’hex vide ; la leçon sur la retraite et l’avance dit pourquoi.',
      },
      solution: ['C4xD3'],
    },
    {
      text: {
        en: 'Two units of yours, of strength 4 each, stand before an enemy of strength 6. May they attack it together, 8 against 6?',
        fr: 'Deux de vos unités, de force 4 chacune, se trouvent devant un ennemi de force 6. Peuvent-elles l’attaquer ensemble, 8 contre 6 ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'Yes, strengths are added', fr: 'Oui, les forces s’additionnent' },
            say: {
              en: 'Never. {rule:9.d|Each unit attacks alone}: once 4 against 6, and then again 4 against 6.',
              fr: 'Jamais. {rule:9.d|Chaque unité attaque seule} : une fois 4 contre 6, puis encore 4 contre 6.',
            },
          },
          {
            text: { en: 'No, one after the other', fr: 'Non, l’une après l’autre' },
            right: true,
            say: {
              en: 'Right: {rule:9.d|each alone}, and {rule:9.e|one fight is over} before the next is declared. So let the first one soften it for the second.',
              fr: 'Exact : {rule:9.d|chacune pour soi}, et {rule:9.e|un combat se termine} avant que le suivant ne soit déclaré. La première ouvre donc la voie à la seconde.',
            },
          },
          {
            text: { en: 'Only one of them may attack', fr: 'Une seule peut attaquer' },
            say: {
              en: 'Both may, for a target can be attacked {rule:9.b|again and again}.',
              fr: 'Les deux le peuvent, car une cible peut être attaquée {rule:9.b|encore et encore}.',
            },
          },
        ],
      },
      solution: ['say 2'],
    },
    {
      text: {
        en: 'Numbers rarely come out even. There are four columns, 1-2, 1-1, 2-1 and 3-1, and what lies between two of them is rounded {rule:9.2|in the defender’s favour}. Knights of strength 8 attack a unit of strength 3: a little less than three times as strong. What are the odds?',
        fr: 'Les chiffres tombent rarement si juste. Il y a quatre colonnes, 1-2, 1-1, 2-1 et 3-1, et ce qui se trouve entre deux s’arrondit {rule:9.2|en faveur du défenseur}. Des chevaliers de force 8 attaquent une unité de force 3 : un peu moins de trois fois plus forts. Quel est le rapport de forces ?',
      },
      goal: {
        choose: [
          {
            text: { en: '3-1, that is nearest', fr: '3-1, c’est le plus proche' },
            say: {
              en: 'Nearest, but not reached: 3-1 needs three times 3, so 9. It is always rounded down, for the defender.',
              fr: 'Le plus proche, mais pas atteint : pour 3-1, il faut trois fois 3, donc 9. On arrondit toujours vers le bas, pour le défenseur.',
            },
          },
          {
            text: { en: '2-1', fr: '2-1' },
            right: true,
            say: {
              en: 'Right: at least twice as strong, but not three times.',
              fr: 'Exact : au moins deux fois plus fort, mais pas trois.',
            },
          },
          {
            text: { en: '1-1', fr: '1-1' },
            say: {
              en: 'That is for at least equal, but not twice as strong. 8 is more than twice 3.',
              fr: 'C’est pour au moins autant, mais moins du double. Or 8 fait plus que deux fois 3.',
            },
          },
        ],
      },
      solution: ['say 2'],
    },
    {
      setting: choice,
      text: {
        en: 'Your heavy infantry on D4, strength 4, has two enemies ahead. Look at the odds of both and attack where they are better.',
        fr: 'Votre infanterie lourde en D4, de force 4, a deux ennemis devant elle. Comparez les deux rapports de forces et attaquez là où il est le meilleur.',
      },
      goal: { event: 'fought', with: { unit: 'D4', at: 'E4' } },
      hint: {
        en: 'One of them shows its hatched side: it is disordered, with strength 2.',
        fr: 'L’un d’eux montre sa face hachurée : il est désorganisé, avec une force de 2.',
      },
      wrong: [
        {
          when: { event: 'fought', with: { at: 'D3' } },
          say: {
            en: '4 against 4 is 1-1, and a 1 has disordered you. Against the hatched one on E4 you have 4 against 2: 2-1. Take it back.',
            fr: '4 contre 4 donne 1-1, et un 1 vous a désorganisé. Contre l’unité hachurée en E4, c’est 4 contre 2 : 2-1. Annulez.',
          },
          by: ['D4xD3'],
        },
      ],
      done: {
        en: 'Well chosen, poorly rolled: a 2 at 2-1 is *M*, and you are disordered too. The enemy already was, and an M does nothing more to it ({rule:9.3}). Only AD, DD and DE eliminate.',
        fr: 'Bien choisi, mal tiré : un 2 à 2-1 donne *M*, et vous voilà désorganisé aussi. L’ennemi l’était déjà, et un M ne lui fait rien de plus ({rule:9.3}). Seuls AD, DD et DE éliminent.',
      },
      solution: ['D4xE4'],
    },
    {
      setting: flank,
      text: {
        en: 'From the front your heavy infantry has 4 against the 6 of this phalanx, only 1-2. But whoever attacks from one of the three hexes to its sides and back, its *flank*, counts {rule:9.2|double}. Attack with the unit that stands on its flank.',
        fr: 'De front, votre infanterie lourde a 4 contre les 6 de cette phalange : seulement 1-2. Mais qui attaque depuis l’un des trois hex situés sur ses côtés et derrière elle, son *flanc*, compte {rule:9.2|double}. Attaquez avec l’unité qui se trouve sur son flanc.',
      },
      goal: { event: 'fought', with: { unit: 'D2', at: 'C3' } },
      hint: {
        en: 'The phalanx faces down the map. Which of your two units is not in its front?',
        fr: 'La phalange regarde vers le bas. Laquelle de vos deux unités n’est pas dans son front ?',
      },
      wrong: [
        {
          when: { event: 'fought', with: { unit: 'C4' } },
          say: {
            en: 'C4 lies right before its spears. At 1-2 five rolls in six disorder you, and only a 6 harms the phalanx alone. Take it back.',
            fr: 'C4 est juste devant ses piques. À 1-2, cinq chiffres sur six vous désorganisent, et seul un 6 ne fait mal qu’à la phalange. Annulez.',
          },
          by: ['C4xC3'],
        },
      ],
      done: {
        en: '4, doubled: 8 against 6, that is 1-1, and the 6 disorders the phalanx. Getting round a flank is worth as much as a second unit.',
        fr: '4 doublé : 8 contre 6, donc 1-1, et le 6 désorganise la phalange. Prendre l’ennemi de flanc, c’est combattre comme deux.',
      },
      solution: ['D2xC3'],
    },
    {
      setting: ground,
      text: {
        en: 'The {rule:T|ground} fights too: infantry on a hill, or defending a village, is doubled, and any unit standing in a stream is halved. All three enemies are light infantry, of strength 2 like yours. Attack the one that the ground makes weakest.',
        fr: 'Le {rule:T|terrain} se bat aussi : l’infanterie sur une colline, ou qui défend un village, est doublée, et toute unité dans un ruisseau est divisée par deux. Les trois ennemis sont des infanteries légères, de force 2 comme la vôtre. Attaquez celle que le terrain affaiblit.',
      },
      goal: { event: 'fought', with: { unit: 'D3', at: 'E3' } },
      wrong: [
        {
          when: { event: 'fought', with: { at: 'D2' } },
          say: {
            en: 'Up the hill it is 2 against 4: 1-2, and you are disordered. Take it back.',
            fr: 'À l’assaut de la colline, c’est 2 contre 4 : 1-2, et vous voilà désorganisé. Annulez.',
          },
          by: ['D3xD2'],
        },
        {
          when: { event: 'fought', with: { at: 'C3' } },
          say: {
            en: 'Behind walls it defends with 4 against your 2: 1-2. Take it back.',
            fr: 'Derrière les murs, elle se défend à 4 contre vos 2 : 1-2. Annulez.',
          },
          by: ['D3xC3'],
        },
      ],
      done: {
        en: 'Up to its knees in water: 2 against 1, so 2-1. On a hill *your* infantry would be doubled in attack as well.',
        fr: 'Les pieds dans l’eau : 2 contre 1, donc 2-1. Sur une colline, *votre* infanterie serait doublée en attaque aussi.',
      },
      solution: ['D3xE3'],
    },
    {
      setting: crossing,
      text: {
        en: 'What lies *between* two hexes counts as well: nobody fights across a {rule:T1|river}, whoever attacks across a ford is halved, and infantry attacked across a bridge is doubled. Three of your heavy infantry units stand round an enemy. Attack with the one that is best placed.',
        fr: 'Ce qui passe *entre* deux hex compte aussi : on ne combat pas à travers une {rule:T1|rivière}, qui attaque à travers un gué est divisé par deux, et l’infanterie attaquée par un pont est doublée. Trois de vos infanteries lourdes entourent un ennemi. Attaquez avec la mieux placée.',
      },
      goal: { event: 'fought', with: { unit: 'D3', at: 'C3' } },
      hint: {
        en: 'B3 is behind the river, C4 at the ford, D3 on a hill.',
        fr: 'B3 est derrière la rivière, C4 au gué, D3 sur une colline.',
      },
      wrong: [
        {
          when: { event: 'fought', with: { unit: 'C4' } },
          say: {
            en: 'Wading through the ford it has 2 against 4: 1-2. Take it back.',
            fr: 'En pataugeant dans le gué, elle n’a que 2 contre 4 : 1-2. Annulez.',
          },
          by: ['C4xC3'],
        },
        {
          when: { did: 'refused T1 riverBetween' },
          say: {
            en: 'The river runs between B3 and C3. Nobody gets across.',
            fr: 'La rivière coule entre B3 et C3. Personne ne passe.',
          },
          by: ['B3xC3'],
        },
      ],
      done: {
        en: 'Down from the hill: 4 doubled is 8 against 4, so 2-1. All that doubles and halves is {rule:9.2|multiplied together}.',
        fr: 'Du haut de la colline : 4 doublé, 8 contre 4, donc 2-1. Tout ce qui double ou divise {rule:9.2|se cumule}.',
      },
      solution: ['D3xC3'],
    },
    {
      setting: riders,
      text: {
        en: 'Horses shy from a hedge of spears and from elephants. A counter with a star, {rule:FAQ 18|phalanx} or elephants, is doubled against cavalry, whether it attacks or defends. Attack with your knights where it pays.',
        fr: 'Les chevaux craignent les piques serrées et les éléphants. Un pion à étoile, {rule:FAQ 18|phalange} ou éléphants, est doublé contre la cavalerie, en attaque comme en défense. Attaquez avec vos chevaliers là où cela en vaut la peine.',
      },
      goal: { event: 'fought', with: { unit: 'D3', at: 'E3' } },
      wrong: [
        {
          when: { event: 'fought', with: { at: 'C3' } },
          say: {
            en: 'Onto the spears: 8 against 6 doubled, 12. That is 1-2. Take it back.',
            fr: 'Droit sur les piques : 8 contre 6 doublé, soit 12. C’est 1-2. Annulez.',
          },
          by: ['D3xC3'],
        },
        {
          when: { event: 'fought', with: { at: 'D2' } },
          say: {
            en: 'The horses shy: 8 against 6 doubled, 12. That is 1-2. Take it back.',
            fr: 'Les chevaux se dérobent : 8 contre 6 doublé, soit 12. C’est 1-2. Annulez.',
          },
          by: ['D3xD2'],
        },
      ],
      done: {
        en: 'Heavy infantry has no star: 8 against 4, a clean 2-1.',
        fr: 'L’infanterie lourde n’a pas d’étoile : 8 contre 4, un franc 2-1.',
      },
      solution: ['D3xE3'],
    },
    {
      setting: weak,
      text: {
        en: 'Last, the two extremes. With less than half the strength of the defender an attack is {rule:9.2|not allowed}; and against a defence of 0 it is always 3-1. Attack with your light cavalry, strength 2, where it can hardly fail.',
        fr: 'Enfin, les deux extrêmes. Avec moins de la moitié de la force du défenseur, une attaque n’est {rule:9.2|pas permise} ; contre une défense de 0, c’est toujours 3-1. Attaquez avec votre cavalerie légère, de force 2, là où elle ne risque presque rien.',
      },
      goal: { event: 'fought', with: { unit: 'D3', at: 'D2' } },
      hint: {
        en: 'Light archers have strength 1; disordered, half of it rounded down: nothing.',
        fr: 'Les archers légers ont une force de 1 ; désorganisés, la moitié arrondie vers le bas : rien.',
      },
      wrong: [
        {
          when: { did: 'refused 9.2 tooWeak' },
          say: {
            en: '2 against a phalanx doubled to 12: far less than half, so not even a desperate attack is allowed.',
            fr: '2 contre une phalange doublée à 12 : bien moins de la moitié. Même une attaque désespérée n’est pas permise.',
          },
          by: ['D3xC3'],
        },
        {
          when: { event: 'fought', with: { at: 'E3' } },
          say: {
            en: '2 against 4 is just half, 1-2: allowed, but four rolls in six go against you. Take it back.',
            fr: '2 contre 4, tout juste la moitié, 1-2 : permis, mais quatre chiffres sur six vous sont contraires. Annulez.',
          },
          by: ['D3xE3'],
        },
      ],
      done: {
        en: 'Disordered light archers are worth 0: 3-1, and with a 4 they are gone. Such a unit cannot attack anybody itself.',
        fr: 'Des archers légers désorganisés valent 0 : 3-1, et avec un 4 ils disparaissent. Une telle unité ne peut elle-même attaquer personne.',
      },
      solution: ['D3xD2'],
    },
  ],
  end: {
    en: 'Compare strengths, look for flanks and good ground, and count before you charge. But what if the enemy does not wait for you? The next lesson is about that.',
    fr: 'Comparez les forces, cherchez le flanc et le bon terrain, et comptez avant de charger. Mais si l’ennemi ne vous attend pas ? C’est la leçon suivante.',
  },
};
