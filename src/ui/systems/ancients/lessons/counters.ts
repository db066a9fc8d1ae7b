import type { Lesson, Setting } from '../../../learn/lessons/types';

const field: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 6 },
    armies: [{ units: ['LI C4/1', 'LC B5/1', 'LA D5/1', 'PX F5/1'] }, { units: ['HI D2/4', 'LI F2/4 disordered'] }],
  },
  foe: [],
};

/** What is printed on a counter, its front and its flank, a first move, a turn, and both at once. */
export const counters: Lesson = {
  id: 'counters',
  system: 'ancients',
  teaches: ['C', 'C1', '6', '6.b', '6.d', '6.e'],
  steps: [
    {
      setting: field,
      text: {
        en: 'You lead Red. Each square is a {rule:C|counter}, one unit of your army. The figure on the left is its strength, the one on the right is how far it {rule:6|moves}. Tap your strongest unit.',
        fr: 'Vous menez les Rouges. Chaque carré est un {rule:C|pion}, une unité de votre armée. Le chiffre de gauche est sa force, celui de droite son {rule:6|mouvement}. Touchez votre unité la plus forte.',
      },
      goal: { tap: 'F5' },
      hint: { en: 'Compare the figures on the left: 2, 2, 1 and 6.', fr: 'Comparez les chiffres de gauche : 2, 2, 1 et 6.' },
      wrong: [
        {
          when: { did: 'tap B5' },
          say: {
            en: 'That is the cavalry: 2-6. It is fast, but its strength, the first figure, is only 2.',
            fr: 'C’est la cavalerie : 2-6. Elle est rapide, mais sa force, le premier chiffre, n’est que de 2.',
          },
          by: ['tap B5'],
        },
      ],
      otherwise: {
        en: 'One of your own units has a higher figure on the left.',
        fr: 'L’une de vos unités porte un chiffre plus élevé à gauche.',
      },
      done: {
        en: 'The phalanx: strength 6, but it moves only one hex. Its star says that it is doubled against cavalry.',
        fr: 'La phalange : force 6, mais elle n’avance que d’un hex. Son étoile dit qu’elle compte double contre la cavalerie.',
      },
      solution: ['tap F5'],
    },
    {
      text: {
        en: 'Some units shoot: a letter, A or B, stands between their two figures. Tap your archers.',
        fr: 'Certaines unités tirent : une lettre, A ou B, se lit entre leurs deux chiffres. Touchez vos archers.',
      },
      goal: { tap: 'D5' },
      otherwise: { en: 'There is no letter there. Look for 1A3.', fr: 'Pas de lettre ici. Cherchez 1A3.' },
      done: {
        en: '1A3: strength 1, shooting by table A, three movement points.',
        fr: '1A3 : force 1, tir par la table A, trois points de mouvement.',
      },
      solution: ['tap D5'],
    },
    {
      text: {
        en: 'A counter has two faces. The hatched one, with a dashed edge, is *disordered*: {rule:C1|half the strength}, rounded down, and the next blow may be the last. Tap the disordered enemy.',
        fr: 'Un pion a deux faces. La face hachurée, au bord en tirets, est *désorganisée* : {rule:C1|moitié de la force}, arrondie en dessous, et le coup suivant peut être le dernier. Touchez l’ennemi désorganisé.',
      },
      goal: { tap: 'F2' },
      otherwise: {
        en: 'Nobody is disordered there. Look for a hatched counter with a dashed edge.',
        fr: 'Personne n’est désorganisé ici. Cherchez un pion hachuré, au bord en tirets.',
      },
      done: {
        en: 'Light infantry like yours, but with strength 1 instead of 2. Its movement stays the same.',
        fr: 'Une infanterie légère comme la vôtre, mais de force 1 au lieu de 2. Son mouvement reste le même.',
      },
      solution: ['tap F2'],
    },
    {
      text: {
        en: 'A unit always faces one of its six neighbouring hexes: the point on its counter shows which. That hex and the two beside it are its {rule:6.b|front}, the hexes it can move into and attack. Tap the three front hexes of your light infantry on C4.',
        fr: 'Une unité regarde toujours l’un de ses six voisins : la pointe du pion montre lequel. Cet hex et les deux qui l’encadrent forment son {rule:6.b|front}, les hex où elle peut avancer et attaquer. Touchez les trois hex de front de votre infanterie légère en C4.',
      },
      goal: { tap: 'B3 C3 D3' },
      show: 'C4',
      hint: { en: 'B3, C3 and D3: straight ahead and on either side of it.', fr: 'B3, C3 et D3 : droit devant, et de chaque côté.' },
      wrong: [
        {
          when: { did: 'tap C5' },
          say: { en: 'That is its back. The point is on the other side.', fr: 'C’est son dos. La pointe est de l’autre côté.' },
          by: ['tap C5'],
        },
      ],
      otherwise: { en: 'This hex is not in its front.', fr: 'Cet hex n’est pas dans son front.' },
      done: {
        en: 'These three are all it sees. The other three are its flank.',
        fr: 'Elle ne voit que ces trois-là. Les trois autres sont son flanc.',
      },
      solution: ['tap C3', 'tap B3', 'tap D3'],
    },
    {
      text: {
        en: 'Whoever attacks from the *flank* counts double, so flanks are what battles are about. Tap the three flank hexes of the enemy heavy infantry on D2.',
        fr: 'Qui attaque par le *flanc* compte double : toute la bataille se joue sur les flancs. Touchez les trois hex de flanc de l’infanterie lourde ennemie en D2.',
      },
      goal: { tap: 'C2 D1 E2' },
      show: 'D2',
      hint: {
        en: 'It faces south. Behind it lie C2, D1 and E2.',
        fr: 'Elle regarde vers le sud. Son flanc est derrière elle : C2, D1 et E2.',
      },
      wrong: [
        {
          when: { did: 'tap D3' },
          say: {
            en: 'That is straight in front of it, where its pikes are. The flank is on the far side.',
            fr: 'C’est droit devant elle, là où sont ses piques. Le flanc est de l’autre côté.',
          },
          by: ['tap D3'],
        },
      ],
      otherwise: { en: 'That is not one of its flank hexes.', fr: 'Ce n’est pas un de ses hex de flanc.' },
      done: { en: 'In a moment you will be there. First, learn to move.', fr: 'Vous y serez bientôt. Apprenez d’abord à vous déplacer.' },
      solution: ['tap C2', 'tap D1', 'tap E2'],
    },
    {
      text: {
        en: 'Choose the light cavalry on B5: tap it. The marked hexes are within its reach; the figures say how many points it would have left.',
        fr: 'Prenez en main la cavalerie légère en B5 : touchez-la. Les hex marqués sont à sa portée ; les chiffres disent combien de points il lui resterait.',
      },
      goal: { did: 'take B5' },
      show: 'B5',
      otherwise: { en: 'Take that back: only choose the cavalry on B5.', fr: 'Annulez : prenez seulement en main la cavalerie en B5.' },
      solution: ['take B5'],
    },
    {
      text: {
        en: 'Now send it two hexes straight ahead, to B3. Every step goes into a {rule:6.d|front hex} and costs a point; the unit then faces the way it went.',
        fr: 'Envoyez-la maintenant deux hex droit devant, en B3. Chaque pas entre dans un {rule:6.d|hex de front} et coûte un point ; l’unité regarde ensuite dans la direction de sa marche.',
      },
      goal: { piece: 'LC', army: 1, at: 'B3', facing: '1' },
      show: 'B3',
      hint: {
        en: 'Tap the cavalry, then B3. By touch, confirm with the big button.',
        fr: 'Touchez la cavalerie, puis B3. Au doigt, confirmez avec le bouton principal.',
      },
      wrong: [
        {
          when: { piece: 'LC', army: 1, at: 'B3' },
          say: {
            en: 'You are there, but you have turned it too, and that cost points. Take it back: two steps straight ahead are enough.',
            fr: 'Vous y êtes, mais vous l’avez aussi fait pivoter, ce qui coûte. Annulez : deux pas droit devant suffisent.',
          },
          by: ['B5-B3/2'],
        },
        {
          when: { event: 'turned', with: { unit: 'B5' } },
          say: {
            en: 'It has only turned. Take it back and send it to B3.',
            fr: 'Elle a seulement pivoté. Annulez et envoyez-la en B3.',
          },
          by: ['B5/2'],
        },
        {
          when: { order: 'B5*' },
          say: {
            en: 'It has gone elsewhere. Take it back and send it to B3.',
            fr: 'Elle est partie ailleurs. Annulez et envoyez-la en B3.',
          },
          by: ['B5-B2/1'],
        },
      ],
      otherwise: { en: 'Take that back: the cavalry on B5 is to move.', fr: 'Annulez : c’est la cavalerie en B5 qui doit bouger.' },
      done: {
        en: 'Two of its six points are spent. The others are lost: a unit moves once a phase.',
        fr: 'Deux de ses six points sont dépensés. Les autres sont perdus : une unité ne bouge qu’une fois par phase.',
      },
      solution: ['B5-B3/1'],
    },
    {
      text: {
        en: 'Nobody walks backwards. Try it all the same: send the phalanx from F5 back to F6. The table will tell you why not.',
        fr: 'Personne ne marche à reculons. Essayez quand même : envoyez la phalange de F5 en arrière, en F6. La table vous dira pourquoi c’est impossible.',
      },
      goal: { did: 'refused 6.d tooFar F5' },
      show: 'F5 F6',
      hint: {
        en: 'Tap the phalanx, then F6, although it is not marked. The answer appears below the map.',
        fr: 'Touchez la phalange, puis F6, bien que cet hex ne soit pas marqué. La réponse apparaît sous la carte.',
      },
      otherwise: {
        en: 'Take that back: the phalanx is to try the way from F5 to F6.',
        fr: 'Annulez : c’est de F5 en F6 que la phalange doit essayer d’aller.',
      },
      done: {
        en: 'To go back it would have to turn and then step: two points, and it has one. A refusal costs nothing; try whatever you like.',
        fr: 'Pour reculer, il lui faudrait pivoter, puis faire un pas : deux points, et elle n’en a qu’un. Un refus ne coûte rien : essayez tout ce que vous voulez.',
      },
      solution: ['F5-F6'],
    },
    {
      text: {
        en: '{rule:6.e|Turning} in place costs one point, however far. Turn the phalanx on F5 to the north-west, towards E5.',
        fr: '{rule:6.e|Pivoter} sur place coûte un point, quel que soit l’angle. Tournez la phalange en F5 vers le nord-ouest, vers E5.',
      },
      goal: { piece: 'PX', army: 1, at: 'F5', facing: '6' },
      show: 'F5',
      hint: {
        en: 'Press on the phalanx and drag towards E5. By touch, tap it twice, then tap the arrow and confirm. By keyboard, [ and ] turn it.',
        fr: 'Appuyez sur la phalange et tirez vers E5. Au doigt, touchez-la deux fois, puis la flèche, et confirmez. Au clavier, [ et ] la tournent.',
      },
      wrong: [
        {
          when: { event: 'turned', with: { unit: 'F5' } },
          say: { en: 'It has turned, but not towards E5. Take it back.', fr: 'Elle a pivoté, mais pas vers E5. Annulez.' },
          by: ['F5/2'],
        },
        {
          when: { event: 'moved', with: { unit: 'F5' } },
          say: { en: 'It has moved. This time it only has to turn.', fr: 'Elle a avancé. Cette fois, il faut seulement la faire pivoter.' },
          by: ['F5-F4/1'],
        },
      ],
      otherwise: { en: 'Take that back: the phalanx is to turn.', fr: 'Annulez : c’est la phalange qui doit pivoter.' },
      done: {
        en: 'Its one point is spent. A phalanx either steps or turns.',
        fr: 'Son unique point est dépensé. Une phalange fait un pas ou pivote, jamais les deux.',
      },
      solution: ['F5/6'],
    },
    {
      text: {
        en: 'Now both at once. Bring the light infantry from C4 to C2, on the enemy’s flank, and have it end facing south-east, towards D2: two steps and a turn, three points.',
        fr: 'Les deux à la fois, maintenant. Amenez l’infanterie légère de C4 en C2, sur le flanc ennemi, et faites-la finir tournée vers le sud-est, face à D2 : deux pas et un pivotement, trois points.',
      },
      goal: { piece: 'LI', army: 1, at: 'C2', facing: '3' },
      show: 'C2',
      hint: {
        en: 'Tap the light infantry, then press on C2 and drag towards D2. By touch, tap C2, tap the arrow towards D2, and confirm.',
        fr: 'Touchez l’infanterie légère, puis appuyez sur C2 et tirez vers D2. Au doigt, touchez C2, puis la flèche vers D2, et confirmez.',
      },
      wrong: [
        {
          when: { piece: 'LI', army: 1, at: 'C2' },
          say: {
            en: 'You are there, but facing elsewhere: from C2 it could not attack D2. Take it back and choose the facing too.',
            fr: 'Vous y êtes, mais tourné ailleurs : depuis C2, elle ne pourrait pas attaquer D2. Annulez et choisissez aussi l’orientation.',
          },
          by: ['C4-C2/1'],
        },
        {
          when: { event: 'moved', with: { unit: 'C4' } },
          say: {
            en: 'That is not the flank hex C2. Take it back: a unit moves only once.',
            fr: 'Ce n’est pas l’hex de flanc C2. Annulez : une unité ne bouge qu’une fois.',
          },
          by: ['C4-C3/1'],
        },
        {
          when: { event: 'turned', with: { unit: 'C4' } },
          say: {
            en: 'It has only turned where it stands, and a unit moves only once. Take it back.',
            fr: 'Elle a seulement pivoté sur place, et une unité ne bouge qu’une fois. Annulez.',
          },
          by: ['C4/3'],
        },
        {
          when: { event: 'exited', with: { unit: 'C4' } },
          say: {
            en: 'It has left the map, and will not come back. Take that back.',
            fr: 'Elle est sortie de la carte, et ne reviendra pas. Annulez.',
          },
          by: ['C4-off'],
        },
      ],
      otherwise: { en: 'Take that back: it is the light infantry’s turn.', fr: 'Annulez : c’est à l’infanterie légère.' },
      done: {
        en: 'It stands where the heavy infantry does not look, and faces it: from here an attack is doubled.',
        fr: 'La voilà là où l’infanterie lourde ne regarde pas, et tournée vers elle : d’ici, une attaque compte double.',
      },
      solution: ['C4-C2/3'],
    },
  ],
  end: {
    en: 'You can read a counter: strength, movement, a letter for those who shoot, a hatched face for those in disorder. You know front and flank, and you can move, turn, and do both in one go.',
    fr: 'Vous savez lire un pion : force, mouvement, lettre pour qui tire, face hachurée pour qui est désorganisé. Vous distinguez le front du flanc ; vous savez avancer, pivoter et faire les deux d’un seul geste.',
  },
};
