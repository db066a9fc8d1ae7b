import type { Lesson, Setting } from '../../../learn/lessons/types';

const line: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 6 },
    armies: [{ units: ['LI C5/1', 'HI B4/1', 'HI C4/1', 'HI D4/1', 'LC F5/1'] }, { units: ['LI D1/4'] }],
  },
  foe: [],
};

const forest: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 6, woods: 'A4 B3 C4 D3 E4 F3 G4' },
    armies: [{ units: ['LI C5/1', 'LI E5/1'] }, { units: ['LI D1/4'] }],
  },
  foe: [],
};

const spears: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 6, hill: 'C3 C4', stream: 'E3 E4 F3', ford: 'F5/1', woods: 'B2' },
    armies: [{ units: ['PX C5/1', 'PX E5/1', 'HI F5/1'] }, { units: ['HI F2/4'] }],
  },
  foe: [],
};

const gap: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 6 },
    armies: [{ units: ['LC D6/1'] }, { units: ['HI C4/3', 'HI E4/5', 'HI D1/4'] }],
  },
  foe: [],
};

/** Passing through friends, woods, what phalanxes do with ground, and going past the enemy. */
export const friends: Lesson = {
  id: 'friends',
  system: 'ancients',
  teaches: ['6.c', '6.f', '6.i', 'T2'],
  steps: [
    {
      setting: line,
      text: {
        en: 'A hex holds {rule:6.c|one unit}. A unit may pass through friends, but it upsets them: the one that passes and each one passed through become disordered. Which of your units can get to C3 only through the line of heavy infantry? Tap it.',
        fr: 'Un hex contient {rule:6.c|une seule unité}. On peut traverser des amis, mais cela dérange tout le monde : l’unité qui passe et chacune de celles qu’elle traverse se désorganisent. Laquelle de vos unités ne peut atteindre C3 qu’à travers la ligne d’infanterie lourde ? Touchez-la.',
      },
      goal: { tap: 'C5' },
      show: 'C3',
      hint: { en: 'The cavalry has points enough to ride round the line.', fr: 'La cavalerie a assez de points pour contourner la ligne.' },
      wrong: [
        {
          when: { did: 'tap F5' },
          say: {
            en: 'With six points the light cavalry rides round the end of the line.',
            fr: 'Avec six points, la cavalerie légère contourne le bout de la ligne.',
          },
          by: ['tap F5'],
        },
      ],
      otherwise: { en: 'It must be a unit behind the line.', fr: 'Ce doit être une unité placée derrière la ligne.' },
      done: {
        en: 'Three points, and a friend in each of its front hexes.',
        fr: 'Trois points, et un ami dans chacun de ses hex de front.',
      },
      solution: ['tap C5'],
    },
    {
      text: {
        en: 'Send the light infantry through to C3. Before you confirm, the table shows whom it will disorder; it always finds the way that does least harm.',
        fr: 'Faites passer l’infanterie légère en C3. Avant que vous confirmiez, la table montre qui sera désorganisé ; elle trouve toujours le chemin qui fait le moins de dégâts.',
      },
      goal: { piece: 'LI', army: 1, at: 'C3' },
      show: 'C3',
      hint: { en: 'Tap C5, then C3.', fr: 'Touchez C5, puis C3.' },
      wrong: [
        {
          when: { order: 'C5*' },
          say: {
            en: 'It has had its move, and is not on C3. Take that back.',
            fr: 'Elle a joué, et n’est pas en C3. Annulez.',
          },
          by: ['C5-D5/3'],
        },
      ],
      otherwise: {
        en: 'Take that back: the light infantry on C5 is to go to C3.',
        fr: 'Annulez : c’est l’infanterie légère en C5 qui doit aller en C3.',
      },
      done: {
        en: 'Two hatched counters: the light infantry and the heavy infantry it went through. That is the price; sometimes it is worth paying.',
        fr: 'Deux pions hachurés : l’infanterie légère, et l’infanterie lourde qu’elle a traversée. C’est le prix ; parfois, il vaut la peine d’être payé.',
      },
      solution: ['C5-C3/1'],
    },
    {
      text: {
        en: 'A unit may pass through friends, but not stop with them. So where could the light infantry not have ended its move?',
        fr: 'On traverse ses amis, mais on ne s’arrête pas chez eux. Où donc l’infanterie légère n’aurait-elle pas pu finir son déplacement ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'On C4, in the line', fr: 'En C4, dans la ligne' },
            right: true,
            say: { en: 'A friend stands there, and a hex holds one unit.', fr: 'Un ami s’y trouve, et un hex ne contient qu’une unité.' },
          },
          {
            text: { en: 'On D5, behind the line', fr: 'En D5, derrière la ligne' },
            say: { en: 'Nobody stood there; it could have gone.', fr: 'Personne n’y était ; elle aurait pu y aller.' },
          },
          {
            text: { en: 'On B3, before the line', fr: 'En B3, devant la ligne' },
            say: {
              en: 'That hex was empty, and near enough through C4 or B4.',
              fr: 'Cet hex était vide, et assez proche en passant par C4 ou B4.',
            },
          },
        ],
      },
      done: {
        en: 'Leaders, volley markers and captured camps take up no room; units do.',
        fr: 'Les chefs, les marqueurs Volée et les camps capturés n’occupent pas de place ; les unités, si.',
      },
      solution: ['say 1'],
    },
    {
      text: {
        en: 'The light cavalry on F5 has the points to go round. Bring it to D3 without disordering anybody.',
        fr: 'La cavalerie légère en F5 a de quoi faire le tour. Amenez-la en D3 sans désorganiser personne.',
      },
      goal: { piece: 'LC', army: 1, at: 'D3', without: 'disordered' },
      show: 'D3',
      hint: { en: 'Tap it, then D3: the table goes round by itself.', fr: 'Touchez-la, puis D3 : la table fait le tour d’elle-même.' },
      wrong: [
        {
          when: { order: 'F5*' },
          say: {
            en: 'It has ended elsewhere. Take it back and send it to D3.',
            fr: 'Elle s’est arrêtée ailleurs. Annulez et envoyez-la en D3.',
          },
          by: ['F5-F3/1'],
        },
      ],
      otherwise: { en: 'Take that back: now the cavalry moves.', fr: 'Annulez : c’est à la cavalerie.' },
      done: { en: 'A few points more, and everybody stays in order.', fr: 'Quelques points de plus, et chacun garde son rang.' },
      solution: ['F5-D3/6'],
    },
    {
      setting: forest,
      text: {
        en: '{rule:T2|Woods} cost one point, but whoever enters them must stop and becomes disordered. Try to take the light infantry from C5 through to C3 in one go.',
        fr: 'Un {rule:T2|bois} coûte un point, mais qui y entre doit s’arrêter et se désorganise. Essayez d’amener l’infanterie légère de C5 en C3 d’une traite.',
      },
      goal: { did: 'refused T2 woodsStop' },
      show: 'C5 C3',
      hint: { en: 'Tap C5, then C3 on the far side of the trees.', fr: 'Touchez C5, puis C3, de l’autre côté des arbres.' },
      otherwise: { en: 'Take that back, and try C3 first.', fr: 'Annulez, et essayez d’abord C3.' },
      done: {
        en: 'Two points would have been enough; it is the trees that stop it. They take a turn to cross and leave a unit in disorder.',
        fr: 'Deux points auraient suffi : ce sont les arbres qui l’arrêtent. Les traverser prend un tour et laisse l’unité désorganisée.',
      },
      solution: ['C5-C3'],
    },
    {
      text: {
        en: 'Send it into the woods on C4 all the same, and watch its face.',
        fr: 'Envoyez-la tout de même dans le bois en C4, et regardez-la changer de face.',
      },
      goal: {
        all: [
          { event: 'moved', with: { unit: 'C5' } },
          { piece: 'LI', army: 1, at: 'C4', marks: 'disordered' },
        ],
      },
      show: 'C4',
      wrong: [
        {
          when: { event: 'moved', with: { unit: 'E5' } },
          say: { en: 'That is the other one. Take it back.', fr: 'C’est l’autre unité. Annulez.' },
          by: ['E5-E4/1'],
        },
        {
          when: { order: 'C5*' },
          say: {
            en: 'It has had its move, and is not in the woods on C4. Take that back.',
            fr: 'Elle a joué, et n’est pas dans le bois en C4. Annulez.',
          },
          by: ['C5-D5/3'],
        },
      ],
      otherwise: { en: 'Take that back: C5 goes into the woods on C4.', fr: 'Annulez : l’unité en C5 entre dans le bois en C4.' },
      done: {
        en: 'Disordered, and it may not use the points it has left, not even to turn. Woods are for hiding from archers, not for manoeuvres.',
        fr: 'Désorganisée, et elle ne peut plus dépenser les points qui lui restent, même pour pivoter. Un bois protège des archers ; il ne sert pas à manœuvrer.',
      },
      solution: ['C5-C4/1'],
    },
    {
      setting: spears,
      text: {
        en: 'A {rule:6.f|phalanx} has one point and pays one for any ground: what is steep for others is not for it. Send the phalanx from C5 up the hill on C4, and the one on E5 into the stream on E4.',
        fr: 'Une {rule:6.f|phalange} a un point et paie un point partout : ce qui est raide pour les autres ne l’est pas pour elle. Envoyez la phalange de C5 sur la colline en C4, et celle de E5 dans le ruisseau en E4.',
      },
      goal: {
        list: [
          { check: { piece: 'PX', army: 1, at: 'C4' }, text: { en: 'A phalanx on the hill, C4', fr: 'Une phalange sur la colline, C4' } },
          {
            check: { piece: 'PX', army: 1, at: 'E4' },
            text: { en: 'A phalanx in the stream, E4', fr: 'Une phalange dans le ruisseau, E4' },
          },
        ],
      },
      show: 'C4 E4',
      wrong: [
        {
          when: {
            any: [
              { event: 'turned', with: { unit: 'C5' } },
              { event: 'turned', with: { unit: 'E5' } },
            ],
          },
          say: {
            en: 'Turning has cost the phalanx its one point. Take it back.',
            fr: 'Pivoter a coûté à la phalange son unique point. Annulez.',
          },
          by: ['C5/2'],
        },
        {
          when: {
            any: [
              { all: [{ order: 'C5-*' }, { none: { piece: 'PX', army: 1, at: 'C4' } }] },
              { all: [{ order: 'E5-*' }, { none: { piece: 'PX', army: 1, at: 'E4' } }] },
            ],
          },
          say: {
            en: 'A phalanx has missed its hex: C4 and E4 lie straight ahead. Take it back.',
            fr: 'Une phalange est passée à côté : C4 et E4 sont droit devant. Annulez.',
          },
          by: ['C5-D4/2'],
        },
        {
          when: { event: 'moved', with: { unit: 'F5' } },
          say: {
            en: 'That was the heavy infantry. Take it back: the phalanxes move.',
            fr: 'C’était l’infanterie lourde. Annulez : ce sont les phalanges qui bougent.',
          },
          by: ['F5-F4/1'],
        },
      ],
      done: {
        en: 'Anybody else would have paid two. But a river stops a phalanx too, and woods stop and disorder it like everybody.',
        fr: 'Tout autre aurait payé deux points. Mais une rivière arrête aussi la phalange, et un bois l’arrête et la désorganise comme les autres.',
      },
      solution: ['C5-C4/1', 'E5-E4/1'],
    },
    {
      setting: gap,
      text: {
        en: 'Enemies cannot be passed through, but {rule:6.i|nothing holds you back} beside them: you may ride past their very spears. Take the light cavalry between them, from D6 to D2.',
        fr: 'On ne traverse pas l’ennemi, mais {rule:6.i|rien ne vous retient} à côté de lui : on peut passer sous ses lances. Menez la cavalerie légère entre eux, de D6 en D2.',
      },
      goal: { piece: 'LC', army: 1, at: 'D2' },
      show: 'D2',
      wrong: [
        {
          when: { event: 'moved', with: { unit: 'D6' } },
          say: {
            en: 'You have stopped too soon. They cannot hold you: go on to D2.',
            fr: 'Vous vous êtes arrêté trop tôt. Ils ne peuvent pas vous retenir : allez en D2.',
          },
          by: ['D6-D5/1'],
        },
        {
          when: { order: 'D6*' },
          say: {
            en: 'It has had its move, and is not on D2. Take that back.',
            fr: 'Elle a joué, et n’est pas en D2. Annulez.',
          },
          by: ['D6/2'],
        },
      ],
      otherwise: { en: 'Take that back, and ride between them to D2.', fr: 'Annulez, et passez entre eux, jusqu’en D2.' },
      done: {
        en: 'Two of them had it in their front on D4, and neither could stop it. Only the optional {rule:13.1|zones of control} change that.',
        fr: 'Deux ennemis l’ont eue devant leur front en D4, et aucun n’a pu l’arrêter. Seule la règle optionnelle des {rule:13.1|zones de contrôle} y change quelque chose.',
      },
      solution: ['D6-D2/1'],
    },
    {
      text: {
        en: 'From D2, could it have ridden on to D1, straight ahead?',
        fr: 'De D2, aurait-elle pu pousser jusqu’en D1, droit devant ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'Yes, it had the points', fr: 'Oui, elle avait les points' },
            say: {
              en: 'It had two points left, but an enemy stands on D1.',
              fr: 'Il lui restait deux points, mais un ennemi occupe D1.',
            },
          },
          {
            text: { en: 'Yes, but it would be disordered', fr: 'Oui, mais désorganisée' },
            say: { en: 'That is so with friends. D1 is held by an enemy.', fr: 'C’est le cas avec des amis. D1 est tenu par un ennemi.' },
          },
          {
            text: { en: 'No', fr: 'Non' },
            right: true,
            say: {
              en: 'The enemy’s hex is closed to you: that is what the melee is for.',
              fr: 'L’hex d’un ennemi est fermé : pour cela, il y a la mêlée.',
            },
          },
        ],
      },
      show: 'D1',
      done: { en: 'That is a lesson of its own.', fr: 'C’est l’affaire d’une autre leçon.' },
      solution: ['say 3'],
    },
  ],
  end: {
    en: 'One unit a hex. Passing through friends disorders all of them, woods stop and disorder whoever enters, a phalanx pays one point for any ground. The enemy’s hexes are closed, but beside him you go where you like.',
    fr: 'Une unité par hex. Traverser ses amis désorganise tout le monde, un bois arrête et désorganise qui y entre, une phalange paie un point partout. Les hex de l’ennemi sont fermés, mais à côté de lui vous allez où vous voulez.',
  },
};
