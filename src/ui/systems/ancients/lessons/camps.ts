import type { Lesson, Setting } from '../../../learn/lessons/types';

/** Red comes up to the camp of Blue; woods hide what comes from the left. */
const approach: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 5, woods: 'B2' },
    turn: 2,
    armies: [
      { units: ['HI C4/1', 'LI A3/2', 'LC F5/1'], camp: 'A5' },
      { units: ['MM F1/4'], camp: 'C2' },
    ],
  },
  rolls: { 'C2:C3': [5], C3xC2: [6] },
  foe: ['C2:C3', 'end'],
};

/** The camp has fallen and stands open. */
const open: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 5, woods: 'B2' },
    turn: 3,
    armies: [
      { units: ['HI C3/1', 'LI B1/2', 'LC F4/6'], camp: 'A5' },
      { units: ['MM F1/4'], camp: 'C2 open' },
    ],
  },
};

/** Another battle: here it was the heavy infantry that went in. */
const plundered: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 5, woods: 'B2' },
    turn: 4,
    player: 2,
    phase: 'melee',
    armies: [
      { units: ['HI C2/4 plundering', 'LC F5/1'], camp: 'A5' },
      { units: ['LI C1/4', 'MM F1/5'], camp: 'C2 captured' },
    ],
  },
  you: 2,
  rolls: { C1xC2: [6] },
};

const retaken: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 5, woods: 'B2' },
    turn: 5,
    player: 2,
    armies: [
      { units: ['LC F5/1'], camp: 'A5', lost: 4 },
      { units: ['LI C2/4', 'MM F1/5'], camp: 'C2 open captured' },
    ],
  },
  you: 2,
};

/** Camps: how they shoot and fall, who captures them and at what price, and how they are taken back. */
export const camps: Lesson = {
  id: 'camps',
  system: 'ancients',
  teaches: ['6.j', '6.j.1', '6.j.2', '6.j.3'],
  steps: [
    {
      setting: approach,
      text: {
        en: 'You lead Red. The counters with a hut and a flag are *camps*: baggage, treasure, often the families of an army. Capturing the enemy’s is worth a victory point ({rule:6.j}): tap Blue’s camp.',
        fr: 'Vous menez les Rouges. Les pions avec une hutte et un drapeau sont des *camps* : bagages, trésor, souvent les familles d’une armée. Capturer celui de l’ennemi vaut un point de victoire ({rule:6.j}) : touchez le camp des Bleus.',
      },
      goal: { tap: 'C2' },
      hint: {
        en: 'It is the light counter with a hut, in the upper half of the map.',
        fr: 'C’est le pion clair avec une hutte, dans la moitié haute de la carte.',
      },
      wrong: [
        {
          when: { did: 'tap A5' },
          say: {
            en: 'This camp is dark, so it is your own. Look for the light one.',
            fr: 'Ce camp est sombre : c’est le vôtre. Cherchez le clair.',
          },
          by: ['tap A5'],
        },
      ],
      otherwise: {
        en: 'No camp there. Look for a counter with a hut and a flag.',
        fr: 'Pas de camp ici. Cherchez un pion avec une hutte et un drapeau.',
      },
      solution: ['tap C2'],
    },
    {
      text: {
        en: 'A camp never moves, turns or attacks, but its archers shoot: with table A, up to three hexes away, and *all round*, for it has no flank ({rule:6.j.1}). Woods hide from it what lies behind. Which of your three units can it hit? Tap it.',
        fr: 'Un camp ne se déplace pas, ne pivote pas et n’attaque jamais, mais ses archers tirent : avec la table A, jusqu’à trois hex, et *de tous côtés*, car il n’a pas de flanc ({rule:6.j.1}). Un bois lui cache ce qui est derrière. Laquelle de vos trois unités peut-il toucher ? Touchez-la.',
      },
      goal: { tap: 'C4' },
      show: 'C2',
      hint: {
        en: 'Count the hexes from the camp, and look at what lies in between.',
        fr: 'Comptez les hex depuis le camp, et regardez ce qu’il y a entre les deux.',
      },
      wrong: [
        {
          when: { did: 'tap A3' },
          say: {
            en: 'It is near enough, but the woods on B2 lie in between: the archers do not see it.',
            fr: 'Elle est assez près, mais le bois en B2 les sépare : les archers ne la voient pas.',
          },
          by: ['tap A3'],
        },
        {
          when: { did: 'tap F5' },
          say: {
            en: 'Nothing lies in between, but it is five hexes away, and their arrows fly three.',
            fr: 'Rien ne les sépare, mais elle est à cinq hex, et leurs flèches portent à trois.',
          },
          by: ['tap F5'],
        },
      ],
      otherwise: { en: 'Tap one of your own three units.', fr: 'Touchez l’une de vos trois unités.' },
      done: {
        en: 'Yes: two hexes, and nothing in between. Your heavy infantry will have to bear it.',
        fr: 'Oui : à deux hex, et rien entre les deux. Votre infanterie lourde devra encaisser.',
      },
      solution: ['tap C4'],
    },
    {
      text: {
        en: 'Take the heavy infantry up to the camp: one hex ahead, to C3. There it will stand beside the camp and face it.',
        fr: 'Amenez l’infanterie lourde contre le camp : un hex en avant, en C3. Elle sera ainsi à côté du camp, face à lui.',
      },
      goal: { piece: 'HI', army: 1, at: 'C3', facing: '1' },
      show: 'C3',
      hint: { en: 'Tap the heavy infantry on C4, then C3.', fr: 'Touchez l’infanterie lourde en C4, puis C3.' },
      wrong: [
        {
          when: {
            any: [
              { event: 'moved', with: { unit: 'C4' } },
              { event: 'turned', with: { unit: 'C4' } },
            ],
          },
          say: {
            en: 'Now it does not stand beside the camp and face it. Take that back and try again.',
            fr: 'Ainsi elle n’est pas à côté du camp, face à lui. Annulez et recommencez.',
          },
          by: ['C4/2'],
        },
        {
          when: {
            any: [
              { piece: 'LI', army: 1, at: 'C3' },
              { piece: 'LC', army: 1, at: 'C3' },
            ],
          },
          say: { en: 'C3 is the place of the heavy infantry. Take that back.', fr: 'C3 est la place de l’infanterie lourde. Annulez.' },
          by: ['A3-C3/5'],
        },
        {
          when: { event: 'disordered', with: { unit: 'C4' } },
          say: {
            en: 'Somebody has passed through the heavy infantry and upset it. Take that back.',
            fr: 'Une unité a traversé l’infanterie lourde et l’a désorganisée. Annulez.',
          },
          by: ['A3-D4/3'],
        },
      ],
      solution: ['C4-C3/1'],
    },
    {
      text: {
        en: 'End your movement, and then the placement of leaders, for you have none. Now it is Blue’s turn to shoot.',
        fr: 'Terminez votre mouvement, puis le placement des chefs, puisque vous n’en avez pas. C’est alors aux Bleus de tirer.',
      },
      goal: { phase: 'melee', player: 1 },
      hint: { en: 'Press the main button, twice.', fr: 'Appuyez sur le bouton principal, deux fois.' },
      wrong: [
        {
          when: { event: 'disordered', with: { unit: 'C3' } },
          say: {
            en: 'Somebody has passed through the heavy infantry and upset it. Take that back, and end the movement.',
            fr: 'Une unité a traversé l’infanterie lourde et l’a désorganisée. Annulez, et terminez le mouvement.',
          },
          by: ['A3-D2/2'],
        },
      ],
      done: {
        en: 'The camp shot and rolled a 5: missed, for against infantry beside it 3 or less hits. It bears a volley marker now, like every unit that has shot.',
        fr: 'Le camp a tiré et fait 5 : manqué, car contre de l’infanterie à côté de lui il faut 3 ou moins. Il porte maintenant un marqueur Volée, comme tous ceux qui ont tiré.',
      },
      solution: ['end', 'end'],
    },
    {
      text: {
        en: 'Now the melee. A camp defends with 2, with 1 once it is disordered; hills and villages do not help it, for it is not infantry, but a leader in it would double it like any unit. Your heavy infantry has 4: two to one. Attack.',
        fr: 'Maintenant la mêlée. Un camp se défend avec 2, avec 1 s’il est désorganisé ; colline et village ne l’aident pas, car il n’est pas de l’infanterie, mais un chef le doublerait comme toute unité. Votre infanterie lourde a 4 : deux contre un. Attaquez.',
      },
      goal: { event: 'eliminated', with: { unit: 'C2' } },
      hint: { en: 'Tap the heavy infantry on C3, then the camp on C2.', fr: 'Touchez l’infanterie lourde en C3, puis le camp en C2.' },
      wrong: [
        {
          when: { event: 'fought', with: { unit: 'B1 B2 C1 D1 D2', at: 'C2' } },
          say: {
            en: 'That is another unit. Take it back, and attack with the heavy infantry on C3.',
            fr: 'C’est une autre unité. Annulez, et attaquez avec l’infanterie lourde en C3.',
          },
          from: 4,
          by: ['F5-D2/6', 'end', 'end', 'D2xC2'],
        },
      ],
      done: {
        en: 'A 6: at 2-1 that eliminates the defender. The camp has fallen.',
        fr: 'Un 6 : à 2-1, le défenseur est éliminé. Le camp est tombé.',
      },
      solution: ['C3xC2'],
    },
    {
      text: {
        en: 'The fallen camp lies *open* ({rule:6.j.3}). Whoever enters it captures it, and must stay there *plundering* to the end of the battle ({rule:6.j.2}). Heavy infantry need not advance: let yours stay where it is.',
        fr: 'Le camp tombé reste *ouvert* ({rule:6.j.3}). Qui y entre le capture, et doit y rester *au pillage* jusqu’à la fin de la bataille ({rule:6.j.2}). L’infanterie lourde n’est pas tenue d’avancer : que la vôtre reste sur place.',
      },
      goal: { event: 'held', with: { unit: 'C3' } },
      hint: {
        en: 'Answer the question: *Hold*. On a phone you find it under *Now*.',
        fr: 'Répondez à la question : *Rester sur place*. Sur un téléphone, elle se trouve sous *Action*.',
      },
      wrong: [
        {
          when: { event: 'campCaptured', with: { unit: 'C3' } },
          say: {
            en: 'The point is yours, but at a high price: your best unit now plunders. It will not move, shoot or attack again, and it defends with 1. Let a weaker unit do that.',
            fr: 'Le point est à vous, mais il coûte cher : votre meilleure unité est au pillage. Elle ne bougera plus, ne tirera plus, n’attaquera plus, et se défend avec 1. Laissez cela à une unité plus faible.',
          },
          by: ['advance'],
        },
      ],
      solution: ['hold'],
    },
    {
      setting: open,
      text: {
        en: 'Your next turn. The light infantry has come round the woods. An open camp cannot shoot or defend itself any more: send the light infantry in.',
        fr: 'Votre tour suivant. L’infanterie légère a contourné le bois. Un camp ouvert ne tire plus et ne se défend plus : envoyez-y l’infanterie légère.',
      },
      goal: { event: 'campCaptured', with: { unit: 'B1' } },
      show: 'B1 C2',
      hint: { en: 'Tap the light infantry on B1, then the camp on C2.', fr: 'Touchez l’infanterie légère en B1, puis le camp en C2.' },
      wrong: [
        {
          when: { event: 'campCaptured', with: { unit: 'C3' } },
          say: {
            en: 'Captured, but by your best unit, which is bound to the camp now. Let the light infantry do it.',
            fr: 'Capturé, mais par votre meilleure unité, qui est maintenant liée au camp. Confiez cela à l’infanterie légère.',
          },
          by: ['C3-C2'],
        },
        {
          when: { event: 'campCaptured', with: { unit: 'F4' } },
          say: {
            en: 'Captured, but now your only horsemen must stay there. The light infantry is the smaller loss.',
            fr: 'Capturé, mais voilà vos seuls cavaliers cloués là. L’infanterie légère est une moindre perte.',
          },
          by: ['F4-C2'],
        },
        {
          when: { order: 'B1*' },
          say: {
            en: 'The camp is still uncaptured: the light infantry must enter its hex, C2, in this move. Take it back.',
            fr: 'Le camp n’est pas encore capturé : l’infanterie légère doit entrer dans son hex, C2, par ce déplacement. Annulez.',
          },
          by: ['B1-C1/1'],
        },
      ],
      done: {
        en: 'The camp is captured: one point for Red, which stays whatever comes. Your light infantry plunders until the battle ends: it has no flank, and nobody may shoot at it, but it neither moves nor turns, shoots, attacks or slips away.',
        fr: 'Le camp est capturé : un point pour les Rouges, acquis quoi qu’il arrive. Votre infanterie légère pille jusqu’à la fin de la bataille : elle n’a pas de flanc et personne ne peut tirer sur elle, mais elle ne se déplace plus, ne pivote plus, ne tire plus, n’attaque plus et ne peut plus se dérober.',
      },
      solution: ['B1-C2/3'],
    },
    {
      setting: plundered,
      text: {
        en: 'Another battle, and now you lead Blue. Here Red was greedy: its heavy infantry, strength 4, plunders your camp. Your light infantry, strength 2, stands behind its back. At what odds does it attack?',
        fr: 'Une autre bataille, et vous menez maintenant les Bleus. Ici, les Rouges ont été avides : leur infanterie lourde, force 4, pille votre camp. Votre infanterie légère, force 2, est dans son dos. À quel rapport de forces attaque-t-elle ?',
      },
      goal: {
        choose: [
          {
            text: { en: '1-2: two against four', fr: '1-2 : deux contre quatre' },
            say: {
              en: 'That is what it would be on the battlefield. But whoever plunders defends with 1, however strong he is.',
              fr: 'Ce serait vrai sur le champ de bataille. Mais qui pille se défend avec 1, si fort soit-il.',
            },
          },
          {
            text: { en: '2-1: two against one', fr: '2-1 : deux contre un' },
            right: true,
            say: {
              en: 'Yes. Whoever plunders defends with exactly 1, however strong he is; neither leader nor terrain adds to it.',
              fr: 'Oui. Qui pille se défend avec 1 exactement, si fort soit-il ; ni chef ni terrain n’y ajoute rien.',
            },
          },
          {
            text: { en: '3-1: four against one, from the flank', fr: '3-1 : quatre contre un, par le flanc' },
            say: {
              en: 'The 1 is right. But whoever plunders has no flank, so coming from behind doubles nothing.',
              fr: 'Le 1 est juste. Mais qui pille n’a pas de flanc : venir de derrière ne double rien.',
            },
          },
        ],
      },
      show: 'C1 C2',
      solution: ['say 2'],
    },
    {
      text: {
        en: 'Then throw them out: attack with the light infantry. If it wins, it must go in, as all must but heavy infantry and phalanxes.',
        fr: 'Alors chassez-les : attaquez avec l’infanterie légère. Si elle gagne, elle doit entrer, comme tous sauf l’infanterie lourde et la phalange.',
      },
      goal: { event: 'campRetaken' },
      hint: { en: 'Tap C1, then C2.', fr: 'Touchez C1, puis C2.' },
      done: {
        en: 'The plunderers are gone, four points of strength for one greedy moment, and the camp is *retaken*. It stays open, though: it will not shoot or defend itself again.',
        fr: 'Les pillards ne sont plus, quatre points de force pour un moment d’avidité, et le camp est *repris*. Il reste pourtant ouvert : il ne tirera plus et ne se défendra plus.',
      },
      solution: ['C1xC2'],
    },
    {
      text: {
        en: 'Red had a victory point for capturing the camp. What has it now, and what if it captures the camp again?',
        fr: 'Les Rouges avaient un point de victoire pour la capture du camp. Qu’en ont-ils maintenant, et s’ils le capturent de nouveau ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'The point is lost; it can be won again.', fr: 'Le point est perdu ; il peut être regagné.' },
            say: {
              en: 'A capture counts once and for all, even if the camp is taken back.',
              fr: 'Une capture compte une fois pour toutes, même si le camp est repris.',
            },
          },
          {
            text: {
              en: 'The point stays; another capture brings a second one.',
              fr: 'Le point reste ; une autre capture en rapporte un second.',
            },
            say: { en: 'It stays, but a camp scores only once.', fr: 'Il reste, mais un camp ne rapporte qu’une fois.' },
          },
          {
            text: { en: 'The point stays; another capture brings nothing.', fr: 'Le point reste ; une autre capture ne rapporte rien.' },
            right: true,
            say: {
              en: 'Yes: one camp, one point, for good. Taking it back saves no point, but whoever plundered is gone.',
              fr: 'Oui : un camp, un point, pour toujours. Le reprendre ne sauve pas de point, mais le pillard n’est plus.',
            },
          },
        ],
      },
      solution: ['say 3'],
    },
    {
      setting: retaken,
      text: {
        en: 'Your next turn. Whoever takes back his own camp is not bound to stay. Lead the light infantry out of the camp, to wherever you like.',
        fr: 'Votre tour suivant. Qui reprend son propre camp n’est pas tenu d’y rester. Faites sortir l’infanterie légère du camp, où vous voulez.',
      },
      goal: { event: 'moved', with: { unit: 'C2' } },
      show: 'C2',
      hint: {
        en: 'Tap the light infantry on C2, then one of the hexes that light up.',
        fr: 'Touchez l’infanterie légère en C2, puis l’un des hex qui s’éclairent.',
      },
      wrong: [
        {
          when: { event: 'turned', with: { unit: 'C2' } },
          say: {
            en: 'It has only turned where it stands. Take that back and lead it out.',
            fr: 'Elle a seulement pivoté sur place. Annulez, et faites-la sortir.',
          },
          by: ['C2/1'],
        },
        {
          when: { event: 'exited', with: { unit: 'C2' } },
          say: {
            en: 'It has left the camp, but the battle too, and it will not come back. Take that back.',
            fr: 'Elle a quitté le camp, mais la bataille aussi, et elle ne reviendra pas. Annulez.',
          },
          by: ['C2-off'],
        },
      ],
      solution: ['C2-C3/4'],
    },
  ],
  end: {
    en: 'A camp is a point for the enemy and a trap for his strongest unit. Guard yours, and send the weakest into his.',
    fr: 'Un camp, c’est un point pour l’ennemi et un piège pour sa meilleure unité. Gardez le vôtre, et envoyez dans le sien la plus faible.',
  },
};
