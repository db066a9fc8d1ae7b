import type { Lesson, Setting } from '../../../learn/lessons/types';

const map = { columns: 7, rows: 5 };

/** One whole turn of the learner, the next of the other side. */
const round: Setting = {
  position: {
    system: 'ancients',
    map,
    turn: 2,
    armies: [{ units: ['LA D4/1 volley', 'HI C5/1'], waiting: 1 }, { units: ['HI C2/4', 'LA D1/4', 'HI E3/4'] }],
  },
  rolls: { 'D1:C3': [6], C3xC2: [2, 4], 'D4:E4': [5], E4xD4: [4] },
  foe: ['D1:C3', 'end'],
};

/** A reserve is due by two hexes, one of them blocked. */
const reserves: Setting = {
  position: {
    system: 'ancients',
    map,
    turn: 3,
    armies: [
      { units: ['HI D4/1'], reserves: [{ turn: 3, at: 'A3 A4', units: ['LC', 'HC'], leaders: 1 }] },
      { units: ['LI A4/3', 'HI D2/4'] },
    ],
  },
  rolls: { 'HCxA4/2': [4], 'HCxA4/3': [4] },
  foe: ['stand', 'end'],
};

/** Whose turn it is, phase by phase; what a shot costs; reserves; the end. */
export const volleys: Lesson = {
  id: 'volleys',
  system: 'ancients',
  teaches: ['2', '3', '5', '5.a', '5.b', '5.c', '5.d', '6.k', '7', '8', '8.f', '10'],
  steps: [
    {
      setting: round,
      text: {
        en: 'A battle is played in {rule:2|turns}: yours, then Blue’s, and the two make one game turn. Each turn has eight phases, always in the same order; the strip of phases shows where you are. In this turn of yours three have passed by themselves: your leaders have left the map ({rule:3}), your army has been checked for panic, reserves have been called. Now it is your movement.',
        fr: 'Une bataille se joue par {rule:2|tours} : le vôtre, puis celui des Bleus, et les deux font un tour de jeu. Chaque tour a huit phases, toujours dans le même ordre ; la bande des phases montre où vous en êtes. Dans ce tour, trois se sont déroulées d’elles-mêmes : vos chefs ont quitté la carte ({rule:3}), votre armée a passé le test de panique, les réserves ont été appelées. Vient maintenant votre mouvement.',
      },
      goal: { read: true },
      solution: ['next'],
    },
    {
      text: {
        en: 'In every turn, yours or Blue’s, there is one fire phase. Who shoots in *yours*?',
        fr: 'Dans chaque tour, le vôtre ou celui des Bleus, il y a une phase de tir. Qui tire pendant *le vôtre* ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'I do', fr: 'Moi' },
            say: {
              en: 'No: you are the one who has just moved, into the arrows of the other. You shoot when Blue moves.',
              fr: 'Non : vous venez de vous déplacer, sous les flèches de l’autre. Vous tirez quand les Bleus se sont déplacés.',
            },
          },
          {
            text: { en: 'Blue does', fr: 'Les Bleus' },
            right: true,
            say: {
              en: 'Right. Whoever moves is shot at ({rule:8}), and attacks afterwards with what is left.',
              fr: 'Exact. Celui qui se déplace essuie le tir ({rule:8}), puis attaque avec ce qui lui reste.',
            },
          },
          {
            text: { en: 'Both do', fr: 'Les deux' },
            say: {
              en: 'Only one of you, the one whose turn it is not.',
              fr: 'Un seul des deux : celui dont ce n’est pas le tour.',
            },
          },
        ],
      },
      solution: ['say 2'],
    },
    {
      text: {
        en: 'Your archers on D4 have an arrow on their counter, a {rule:8.f|volley marker}: they shot in Blue’s last turn. See what it does: try to move them one hex ahead, to D3.',
        fr: 'Vos archers en D4 portent une flèche sur leur pion, un {rule:8.f|marqueur Volée} : ils ont tiré pendant le dernier tour des Bleus. Voyez ce qu’il fait : essayez de les avancer d’un hex, en D3.',
      },
      goal: { did: 'refused 6.k volleyMoves' },
      show: 'D4 D3',
      wrong: [
        {
          when: { order: 'C5*' },
          say: {
            en: 'Your heavy infantry may move, and will. But first try it with the archers: take it back.',
            fr: 'Votre infanterie lourde peut se déplacer, et le fera. Mais essayez d’abord avec les archers : annulez.',
          },
          by: ['C5-C3/1'],
        },
      ],
      hint: { en: 'Choose the archers on D4, then D3.', fr: 'Choisissez les archers en D4, puis D3.' },
      done: {
        en: 'Refused. Under the marker a unit {rule:6.k|neither moves, turns nor attacks}: its men are filling their quivers again. It can only stay, or retreat when it is attacked.',
        fr: 'Refusé. Sous ce marqueur, une unité {rule:6.k|ne se déplace pas, ne pivote pas et n’attaque pas} : ses hommes regarnissent leurs carquois. Elle ne peut que rester, ou battre en retraite si on l’attaque.',
      },
      solution: ['D4-D3/1'],
    },
    {
      text: {
        en: 'The others are free. Move your heavy infantry from C5 to C3, face to face with the enemy. Then end the movement with the main button: a phase lasts until the one who acts in it says so.',
        fr: 'Les autres sont libres. Amenez votre infanterie lourde de C5 en C3, face à l’ennemi. Terminez ensuite le mouvement avec le bouton principal : une phase dure jusqu’à ce que celui qui agit le dise.',
      },
      goal: {
        list: [
          { check: { piece: 'HI', army: 1, at: 'C3', facing: '1' }, text: { en: 'Heavy infantry on C3', fr: 'Infanterie lourde en C3' } },
          { check: { phase: 'leaders', player: 1 }, text: { en: 'Movement ended', fr: 'Mouvement terminé' } },
        ],
      },
      show: 'C5 C3',
      wrong: [
        {
          when: { all: [{ phase: 'leaders' }, { none: { piece: 'HI', army: 1, at: 'C3', facing: '1' } }] },
          say: {
            en: 'The movement is over, but your heavy infantry does not stand on C3 facing the enemy. Take it back.',
            fr: 'Le mouvement est terminé, mais votre infanterie lourde n’est pas en C3, face à l’ennemi. Annulez.',
          },
          by: ['end'],
        },
        {
          when: {
            all: [{ order: 'C5*' }, { none: { piece: 'HI', army: 1, at: 'C3', facing: '1' } }],
          },
          say: {
            en: 'Each unit moves once in a phase, and so it will not be able to attack C2. Take it back and go to C3.',
            fr: 'Chaque unité se déplace une fois par phase, et ainsi elle ne pourra pas attaquer C2. Annulez et allez en C3.',
          },
          by: ['C5-C4/1'],
        },
      ],
      solution: ['C5-C3/1', 'end'],
    },
    {
      text: {
        en: 'Phase five: you {rule:7|place} your leaders, who have waited beside the map. Put yours with the heavy infantry on C3 and end the placement. Then watch: Blue shoots.',
        fr: 'Cinquième phase : vous {rule:7|placez} vos chefs, qui attendaient à côté de la carte. Mettez le vôtre avec l’infanterie lourde en C3 et terminez le placement. Puis regardez : les Bleus tirent.',
      },
      goal: { phase: 'melee', player: 1 },
      show: 'C3',
      wrong: [
        {
          when: { all: [{ event: 'leaderPlaced' }, { none: { leader: 'C3', army: 1 } }] },
          say: {
            en: 'There he helps nobody to fight. Take it back and place him on C3.',
            fr: 'Là, il n’aide personne à combattre. Annulez et placez-le en C3.',
          },
          by: ['*C5'],
        },
        {
          when: { did: 'refused 7 leadersWait' },
          say: {
            en: 'The phase cannot end while a leader waits to be placed.',
            fr: 'La phase ne peut pas se terminer tant qu’un chef attend d’être placé.',
          },
          by: ['end'],
        },
      ],
      done: {
        en: 'A 6, missed. But hit or miss, the blue archers on D1 now bear a volley marker as well. Remember that.',
        fr: 'Un 6, manqué. Mais touché ou non, les archers bleus en D1 portent maintenant eux aussi un marqueur Volée. Souvenez-vous-en.',
      },
      solution: ['*C3', 'end'],
    },
    {
      text: {
        en: 'Phase seven, the melee: attack C2 with your heavy infantry, then end the melee. The eighth phase runs by itself: in the {rule:10|rally} *your* volley markers go, and your disordered units that have a leader with them recover. Keep an eye on C3 and D4.',
        fr: 'Septième phase, la mêlée : attaquez C2 avec votre infanterie lourde, puis terminez la mêlée. La huitième phase se déroule d’elle-même : au {rule:10|ralliement}, *vos* marqueurs Volée disparaissent, et vos unités désorganisées qui ont un chef avec elles se remettent. Gardez un œil sur C3 et D4.',
      },
      goal: {
        list: [
          { check: { event: 'fought', with: { unit: 'C3', at: 'C2' } }, text: { en: 'C2 attacked', fr: 'C2 attaqué' } },
          { check: { phase: 'movement', player: 2 }, text: { en: 'Melee ended', fr: 'Mêlée terminée' } },
        ],
      },
      foe: [],
      wrong: [
        {
          when: { all: [{ phase: 'movement', player: 2 }, { none: { event: 'fought' } }] },
          say: {
            en: 'You ended the melee without attacking. That is allowed, but take it back: we want to see the rally at work.',
            fr: 'Vous avez terminé la mêlée sans attaquer. C’est permis, mais annulez : nous voulons voir le ralliement à l’œuvre.',
          },
          by: ['end'],
        },
      ],
      done: {
        en: 'M disordered both; your leader has put his unit right again, the blue one stays disordered. The arrow on D4 is gone. The arrow on D1 is not: a rally only lifts the markers of the player whose turn ends.',
        fr: 'M a désorganisé les deux ; votre chef a remis la sienne en ordre, l’autre reste désorganisée. La flèche en D4 a disparu. Celle en D1, non : un ralliement n’enlève que les marqueurs du joueur dont le tour s’achève.',
      },
      solution: ['C3xC2', 'end'],
    },
    {
      text: {
        en: 'Now it is Blue’s turn, with the same eight phases. One blue unit can neither move nor turn in it. Tap it.',
        fr: 'C’est maintenant le tour des Bleus, avec les mêmes huit phases. Une unité bleue ne pourra ni se déplacer ni pivoter. Touchez-la.',
      },
      goal: { tap: 'D1' },
      foe: [],
      wrong: [
        {
          when: { did: 'tap C2' },
          say: {
            en: 'That one is disordered: weaker, but free to move.',
            fr: 'Celle-là est désorganisée : affaiblie, mais libre de se déplacer.',
          },
          by: ['tap C2'],
        },
      ],
      otherwise: {
        en: 'Look for the blue counter with the arrow.',
        fr: 'Cherchez le pion bleu qui porte la flèche.',
      },
      done: {
        en: 'The archers on D1 shot in your turn, so their marker binds them through the whole of Blue’s. Every shot costs the shooter its own next turn.',
        fr: 'Les archers en D1 ont tiré pendant votre tour : leur marqueur les lie pendant tout celui des Bleus. Chaque tir coûte au tireur son propre tour suivant.',
      },
      solution: ['tap D1'],
    },
    {
      first: ['E3-E4/5', 'end', 'end'],
      foe: [],
      text: {
        en: 'Blue’s heavy infantry has marched to E4, right before your archers. It is still Blue’s turn, but the fire phase, and so you act. Shoot at E4 with the archers on D4.',
        fr: 'L’infanterie lourde bleue a marché jusqu’en E4, juste devant vos archers. C’est toujours le tour des Bleus, mais la phase de tir : c’est donc vous qui agissez. Tirez sur E4 avec les archers en D4.',
      },
      goal: { event: 'shot', with: { unit: 'D4', at: 'E4' } },
      show: 'D4 E4',
      wrong: [
        {
          when: { event: 'shot', with: { at: 'D1' } },
          say: {
            en: 'The archers opposite are no threat just now. Take it back and shoot at those who are about to attack you.',
            fr: 'Les archers d’en face ne menacent personne pour l’instant. Annulez et tirez sur ceux qui vont vous attaquer.',
          },
          by: ['D4:D1'],
        },
      ],
      done: {
        en: 'A 5, missed. And again your archers bear the {rule:8.f|marker}.',
        fr: 'Un 5, manqué. Et vos archers portent de nouveau le {rule:8.f|marqueur}.',
      },
      solution: ['D4:E4'],
    },
    {
      foe: ['E4xD4', 'press', 'hold', 'end'],
      text: {
        en: 'End the fire phase. Blue will attack your archers, 4 against 1. The marker lets them do one thing still: {rule:8.f|retreat before combat}, for with 3 they are faster than heavy infantry with 2. Get them out of the front of E4.',
        fr: 'Terminez le tir. Les Bleus vont attaquer vos archers, 4 contre 1. Le marqueur leur laisse une seule possibilité : {rule:8.f|battre en retraite avant combat}, car avec 3 ils sont plus rapides que l’infanterie lourde avec 2. Sortez-les du front de E4.',
      },
      goal: { all: [{ event: 'held' }, { piece: 'LA', army: 1, at: 'C4 C5 D5' }] },
      hint: {
        en: 'E4 faces down to the left: its front is D3, D4 and E5. Retreat to C4, C5 or D5.',
        fr: 'E4 regarde en bas à gauche : son front est D3, D4 et E5. Battez en retraite en C4, C5 ou D5.',
      },
      wrong: [
        {
          when: { order: 'stand' },
          say: {
            en: '4 against 1 is 3-1: your archers are lost. Take it back and give way.',
            fr: '4 contre 1 donne 3-1 : vos archers sont perdus. Annulez et dérobez-vous.',
          },
          by: ['end', 'stand'],
        },
        {
          when: { event: 'pressed' },
          say: {
            en: 'Still in its front: it pressed the attack. Take it back and go farther round.',
            fr: 'Encore dans son front : elle a poursuivi l’attaque. Annulez et mettez-vous hors d’atteinte.',
          },
          by: ['end', 'retreat D3'],
        },
      ],
      done: {
        en: 'Safe, disordered, and still under their marker.',
        fr: 'Saufs, désorganisés, et toujours sous leur marqueur.',
      },
      solution: ['end', 'retreat C5'],
    },
    {
      foe: ['end'],
      text: {
        en: 'Blue’s turn ends, yours begins again. When will the marker on your archers go?',
        fr: 'Le tour des Bleus s’achève, le vôtre recommence. Quand le marqueur de vos archers partira-t-il ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'Now, as Blue’s turn ends', fr: 'Maintenant, à la fin du tour des Bleus' },
            say: {
              en: 'Blue’s rally lifts only blue markers; else yours would go before it had bound anybody.',
              fr: 'Le ralliement des Bleus n’enlève que les marqueurs bleus ; sinon le vôtre partirait avant d’avoir lié qui que ce soit.',
            },
          },
          {
            text: { en: 'At the end of my own turn', fr: 'À la fin de mon propre tour' },
            right: true,
            say: {
              en: 'Right, in your own {rule:10|rally}. So archers that shoot every time stay where they are: shoot, or move.',
              fr: 'Exact, à votre propre {rule:10|ralliement}. Des archers qui tirent à chaque fois restent donc où ils sont : il faut choisir, tirer ou bouger.',
            },
          },
          {
            text: { en: 'As soon as they move', fr: 'Dès qu’ils se déplacent' },
            say: {
              en: 'They cannot move while they bear it ({rule:6.k}).',
              fr: 'Ils ne peuvent pas se déplacer tant qu’ils le portent ({rule:6.k}).',
            },
          },
        ],
      },
      solution: ['say 2'],
    },
    {
      setting: reserves,
      text: {
        en: 'Some armies have {rule:5|reserves} on the way: here two cavalry units and a leader, due in turn 3 at A3 or A4. It is turn 3: they may enter now, in any later turn, or never ({rule:5.a}), and pay for the hex at the edge as for a step. Bring in the light cavalry.',
        fr: 'Certaines armées ont des {rule:5|réserves} en route : ici, deux cavaleries et un chef, attendus au tour 3 en A3 ou A4. Nous sommes au tour 3 : elles peuvent entrer maintenant, à tout tour suivant, ou jamais ({rule:5.a}), et paient l’hex du bord comme un pas. Faites entrer la cavalerie légère.',
      },
      goal: { order: 'LC+*' },
      show: 'A3 A4',
      hint: {
        en: 'Your reserves are listed in the panel beside the map; on a phone, under “Now”. Choose the light cavalry there, then A3 on the map.',
        fr: 'Vos réserves figurent dans le volet à côté de la carte ; sur un téléphone, sous *Action*. Choisissez-y la cavalerie légère, puis A3 sur la carte.',
      },
      wrong: [
        {
          when: { did: 'refused 5.b entryBlocked' },
          say: {
            en: 'Blue’s light infantry stands on A4 and bars the way in. A3 is free.',
            fr: 'L’infanterie légère bleue se tient en A4 et barre l’entrée. A3 est libre.',
          },
          by: ['LC+A4/2'],
        },
        {
          when: { order: 'HC+*' },
          say: {
            en: 'That is the heavy cavalry, which is needed for something else. Take it back and bring in the light one.',
            fr: 'C’est la cavalerie lourde, qui servira à autre chose. Annulez, et faites entrer la légère.',
          },
          by: ['HC+A3/2'],
        },
      ],
      done: {
        en: 'It is on the map, at full strength. Its leader has not marched in: he {rule:5.c|waits with the others} and is placed with them.',
        fr: 'La voilà sur la carte, à pleine puissance. Le chef, lui, n’est pas entré en marchant : il {rule:5.c|attend avec les autres} et sera placé avec eux.',
      },
      solution: ['LC+A3/2'],
    },
    {
      text: {
        en: 'The heavy cavalry wants in at A4, which Blue {rule:5.b|blocks}; so it waits beside the map, and may attack from there. End the movement, place your leader on A3 and end the placement. Then attack A4 with the heavy cavalry.',
        fr: 'La cavalerie lourde veut entrer en A4, que les Bleus {rule:5.b|bloquent} ; elle attend donc à côté de la carte, et peut attaquer de là. Terminez le mouvement, placez votre chef en A3 et terminez le placement. Puis attaquez A4 avec la cavalerie lourde.',
      },
      goal: { order: 'HCxA4*' },
      show: 'A4',
      hint: {
        en: 'In the melee phase, choose the heavy cavalry among your reserves, as you did to bring in the other; then A4.',
        fr: 'Dans la phase de mêlée, choisissez la cavalerie lourde parmi vos réserves, comme pour faire entrer l’autre ; puis A4.',
      },
      wrong: [
        {
          when: { any: [{ event: 'turnBegan' }, { event: 'fought', with: { unit: 'A3 A5 B3 B4', at: 'A4' } }] },
          say: {
            en: 'It is the heavy cavalry that is to attack A4, from beside the map. Take it back.',
            fr: 'C’est la cavalerie lourde qui doit attaquer A4, d’à côté de la carte. Annulez.',
          },
          by: ['end', '*A3', 'end', 'end'],
        },
        {
          when: { order: 'HC+*' },
          say: {
            en: 'It has come in at A3 after all. That is allowed, but take it back: try the attack from beside the map.',
            fr: 'Elle est finalement entrée par A3. C’est permis, mais annulez : essayez l’attaque d’à côté de la carte.',
          },
          by: ['HC+A3/2-B2/2'],
        },
      ],
      done: {
        en: 'Taken in the flank, the infantry is gone, and your cavalry stands on A4. From {rule:5.d|beside the map} neither leaders nor ground help or hinder the attacker; only the direction it comes from counts. In return nobody can shoot at it or attack it there.',
        fr: 'Prise de flanc, l’infanterie a disparu, et votre cavalerie tient A4. {rule:5.d|D’à côté de la carte}, ni chefs ni terrain n’aident ou ne gênent l’attaquant ; seule compte la direction d’où il vient. En revanche, personne ne peut l’y viser ni l’y attaquer.',
      },
      solution: ['end', '*A3', 'end', 'HCxA4/2'],
    },
    {
      foe: [],
      text: {
        en: 'Last question. A battle of six game turns: you, the first player, have just ended your sixth turn. Is it {rule:2|over}?',
        fr: 'Dernière question. Une bataille de six tours de jeu : vous, le premier joueur, venez de terminer votre sixième tour. Est-elle {rule:2|finie} ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'Yes, six turns are played', fr: 'Oui, les six tours sont joués' },
            say: {
              en: 'Only yours are. A game turn is complete when both of you have had a turn.',
              fr: 'Les vôtres seulement. Un tour de jeu n’est complet que lorsque chacun a joué le sien.',
            },
          },
          {
            text: { en: 'No, Blue still has its sixth turn', fr: 'Non, les Bleus ont encore leur sixième tour' },
            right: true,
            say: {
              en: 'Right: it ends after the rally of the second player, so both have had the same number of turns. Then the points are counted.',
              fr: 'Exact : elle s’achève après le ralliement du second joueur ; chacun a donc eu autant de tours. Puis on compte les points.',
            },
          },
        ],
      },
      solution: ['say 2'],
    },
  ],
  end: {
    en: 'Move, place leaders, be shot at, attack, rally; then the other does the same while you shoot. Whoever shoots pays with a turn of standing still.',
    fr: 'Se déplacer, placer les chefs, essuyer le tir, attaquer, rallier ; puis l’autre fait de même pendant que vous tirez. Qui tire le paie d’un tour d’immobilité.',
  },
};
