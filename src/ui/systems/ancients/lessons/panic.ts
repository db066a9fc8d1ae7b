import type { Lesson, Setting } from '../../../learn/lessons/types';

/** Blue is two points short of its panic level. */
const brink: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 5 },
    turn: 3,
    phase: 'melee',
    armies: [
      { units: ['HI B4/1', 'HI C4/2', 'LC B1/2'], camp: 'A5', leaders: ['B4'] },
      { panic: 10, lost: 8, units: ['LI B3/4 disordered', 'PX D3/5', 'MM E2/4', 'LA F3/4 volley'], camp: 'C1', leaders: ['D3'] },
    ],
  },
  rolls: { B4xB3: [4], B1xC1: [6] },
};

/** The same a moment later, seen from the other side. */
const flight: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 5 },
    turn: 3,
    player: 2,
    armies: [
      { units: ['HI B4/1', 'HI C4/2', 'LC B1/2'], camp: 'A5', leaders: ['B4'] },
      {
        panic: 10,
        lost: 10,
        panicked: true,
        units: ['PX D3/5 disordered panicked', 'MM E2/4 disordered panicked', 'LA F3/4 disordered volley panicked'],
        camp: 'C1 disordered',
        waiting: 1,
      },
    ],
  },
  you: 2,
  foe: ['end'],
};

/** The last leader of Blue stands alone. */
const lastLeader: Setting = {
  position: {
    system: 'ancients',
    map: { columns: 7, rows: 5 },
    turn: 4,
    armies: [
      { units: ['HI B4/1', 'LC E5/1'], camp: 'A5', leaders: ['B4'] },
      { panic: 10, lost: 2, leadersLost: 1, units: ['PX B2/4', 'MM D1/4', 'LI F4/4'], camp: 'A1', leaders: ['D2'] },
    ],
  },
  foe: ['end'],
};

const needed = {
  when: {
    any: [
      { event: 'moved', with: { unit: 'D3' } },
      { event: 'turned', with: { unit: 'D3' } },
    ],
  },
  say: {
    en: 'The phalanx gets no farther from the enemy like that, and you will need it on D3, as it stands. Take it back.',
    fr: 'La phalange ne s’éloigne pas ainsi de l’ennemi, et vous aurez besoin d’elle en D3, comme elle est. Annulez.',
  },
} as const;

/** Panic: when an army breaks, what that does to it, how one flees and recovers. */
export const panic: Lesson = {
  id: 'panic',
  system: 'ancients',
  teaches: ['4', '4.a', '4.b', '4.c', '4.d', '4.e', '4.f'],
  steps: [
    {
      setting: brink,
      text: {
        en: 'Blue’s army {rule:4|breaks} when it has lost 10 points of strength, its *panic level*; it has lost 8. A lost unit counts at full strength, even if it was disordered; camps, leaders and units that left the map do not count ({rule:4.f}). Which blue counter must fall now? Tap it.',
        fr: 'L’armée des Bleus {rule:4|se brise} quand elle a perdu 10 points de force, son *seuil de panique* ; elle en a perdu 8. Une unité perdue compte à pleine puissance, même si elle était désorganisée ; ni les camps, ni les chefs, ni les unités sorties de la carte ne comptent ({rule:4.f}). Quel pion bleu doit tomber maintenant ? Touchez-le.',
      },
      goal: { tap: 'B3' },
      hint: {
        en: 'It must be worth 2 or more, and one of your units must have it in front.',
        fr: 'Il doit valoir 2 ou plus, et l’une de vos unités doit l’avoir devant elle.',
      },
      wrong: [
        {
          when: { did: 'tap C1' },
          say: {
            en: 'Your horsemen could attack the camp, but a camp is not counted among the losses.',
            fr: 'Vos cavaliers pourraient attaquer le camp, mais un camp ne compte pas dans les pertes.',
          },
          by: ['tap C1'],
        },
        {
          when: { did: 'tap D3' },
          say: {
            en: 'The phalanx would be worth 6, but with its leader it is too strong: an attack on it would not even be allowed.',
            fr: 'La phalange vaudrait 6, mais avec son chef elle est trop forte : l’attaquer ne serait même pas permis.',
          },
          by: ['tap D3'],
        },
      ],
      otherwise: {
        en: 'None of your units can get at anything there now.',
        fr: 'Aucune de vos unités ne peut rien y atteindre maintenant.',
      },
      done: {
        en: 'Yes. Disordered it fights with 1, but its loss counts 2: 8 and 2 make 10.',
        fr: 'Oui. Désorganisée, elle combat avec 1, mais sa perte compte 2 : 8 et 2 font 10.',
      },
      solution: ['tap B3'],
    },
    {
      text: {
        en: 'Attack the light infantry with your heavy infantry on B4, which a leader doubles.',
        fr: 'Attaquez l’infanterie légère avec votre infanterie lourde en B4, qu’un chef double.',
      },
      goal: { event: 'eliminated', with: { unit: 'B3' } },
      show: 'B4 B3',
      hint: { en: 'Tap B4, then B3.', fr: 'Touchez B4, puis B3.' },
      wrong: [
        {
          when: { order: 'B1xC1' },
          say: {
            en: 'That hurts the camp, but it brings Blue no nearer to panic. Take it back and attack the light infantry.',
            fr: 'Le camp en souffre, mais cela ne rapproche pas les Bleus de la panique. Annulez, et attaquez l’infanterie légère.',
          },
          by: ['B1xC1'],
        },
      ],
      done: {
        en: 'A 4: at 3-1 that eliminates the defender. Ten points are lost.',
        fr: 'Un 4 : à 3-1, le défenseur est éliminé. Dix points sont perdus.',
      },
      solution: ['B4xB3'],
    },
    {
      text: {
        en: 'Advance or stay, as you like, and end the melee. Blue’s turn then begins with three things that happen by themselves: its leaders leave the map, its army is checked for panic ({rule:4.a}), its reinforcements come.',
        fr: 'Avancez ou restez, comme il vous plaît, et terminez la mêlée. Le tour des Bleus commence alors par trois choses qui se font d’elles-mêmes : leurs chefs quittent la carte, leur armée est testée ({rule:4.a}), leurs renforts arrivent.',
      },
      goal: { event: 'panicked', with: { side: 2 } },
      hint: { en: 'Answer the question, then press the main button.', fr: 'Répondez à la question, puis appuyez sur le bouton principal.' },
      done: {
        en: 'Blue *panics* ({rule:4}): it has lost 10 of 10. All its units have turned to their weak side, with a white flag ({rule:4.c}). This happens to an army only once in a battle, and is worth a point to the other side.',
        fr: 'Les Bleus *paniquent* ({rule:4}) : ils ont perdu 10 sur 10. Toutes leurs unités sont passées sur leur face faible, avec un drapeau blanc ({rule:4.c}). Cela n’arrive qu’une fois par bataille à une armée, et vaut un point à l’autre.',
      },
      solution: ['hold', 'end'],
    },
    {
      text: {
        en: 'One blue counter has been disordered like the others but bears no flag, for it could not run anyway. Tap it.',
        fr: 'Un pion bleu est désorganisé comme les autres mais ne porte pas de drapeau : de toute façon, il ne pourrait pas courir. Touchez-le.',
      },
      goal: { tap: 'C1' },
      wrong: [
        {
          when: { did: 'tap D3' },
          say: {
            en: 'The phalanx bears a flag. Its leader was with it, but leaders are off the map when the panic comes, so they shield nobody.',
            fr: 'La phalange porte un drapeau. Son chef était avec elle, mais les chefs sont hors de la carte quand vient la panique : ils ne protègent personne.',
          },
          by: ['tap D3'],
        },
      ],
      otherwise: {
        en: 'This is not it. Look for a counter with a hatched face and no flag.',
        fr: 'Ce n’est pas lui. Cherchez un pion à face hachurée et sans drapeau.',
      },
      done: { en: 'The camp: disordered, but never on the run.', fr: 'Le camp : désorganisé, mais jamais en fuite.' },
      solution: ['tap C1'],
    },
    {
      setting: flight,
      text: {
        en: 'Change sides: from here you lead Blue. A panicked unit *must get away*: it must end its move farther from the nearest enemy, and no step may bring it nearer to him ({rule:4.d}). Only leaving the map is as good. Let the mixed missiles on E2 run.',
        fr: 'Changez de camp : désormais vous menez les Bleus. Une unité paniquée *doit s’éloigner* : elle doit finir plus loin de l’ennemi le plus proche, et aucun pas ne peut l’en rapprocher ({rule:4.d}). Sortir de la carte vaut autant. Faites fuir les tireurs mixtes en E2.',
      },
      goal: {
        any: [
          { event: 'moved', with: { unit: 'E2' } },
          { event: 'exited', with: { unit: 'E2' } },
        ],
      },
      show: 'E2',
      hint: {
        en: 'Tap E2: the hexes that light up are those to which it may flee.',
        fr: 'Touchez E2 : les hex qui s’éclairent sont ceux où l’on peut fuir.',
      },
      wrong: [
        {
          when: { did: 'refused 4.d mustFlee' },
          say: {
            en: 'That way it would come nearer to an enemy. Panicked men do not go there; send them to the right or upwards.',
            fr: 'Par là, ils se rapprocheraient d’un ennemi. Des gens paniqués n’y vont pas ; envoyez-les vers la droite ou vers le haut.',
          },
          by: ['E2-E3'],
        },
        { ...needed, by: ['D3-D4/4'] },
      ],
      solution: ['E2-F1/1'],
    },
    {
      text: {
        en: 'Before the movement can end, every unit that can flee must have fled. Two of yours cannot: one is too slow to turn round and step away in one turn, the other has shot and is held by its volley marker. Tap both.',
        fr: 'Le mouvement ne peut pas se terminer tant qu’une unité qui peut fuir ne l’a pas fait. Deux des vôtres ne peuvent pas : l’une est trop lente pour se retourner et s’éloigner en un seul tour, l’autre a tiré et son marqueur Volée la retient. Touchez les deux.',
      },
      goal: { tap: 'D3 F3' },
      hint: {
        en: 'A phalanx has one movement point. The archers have the volley marker.',
        fr: 'Une phalange a un point de mouvement. Les archers ont le marqueur Volée.',
      },
      wrong: [
        {
          when: { did: 'tap F1' },
          say: { en: 'They have just run, and well.', fr: 'Ceux-là viennent de fuir, et bien.' },
          by: ['tap F1'],
        },
      ],
      otherwise: { en: 'Tap two blue units with a flag.', fr: 'Touchez deux unités bleues qui ont un drapeau.' },
      done: {
        en: 'Right. Whoever cannot get farther away stays, or moves as you like so long as it is not nearer. A unit that plunders would stay as well, disordered and flagged.',
        fr: 'C’est cela. Qui ne peut pas s’éloigner reste, ou se déplace à votre gré pourvu que ce ne soit pas plus près. Une unité au pillage resterait aussi, désorganisée et avec un drapeau.',
      },
      solution: ['tap D3', 'tap F3'],
    },
    {
      text: {
        en: 'End the movement. Then place your leader: at the end of the turn he *rallies* the unit that he stands with, and that ends its panic too ({rule:4.e}). Give him to the phalanx, your strongest.',
        fr: 'Terminez le mouvement. Placez ensuite votre chef : à la fin du tour, il *rallie* l’unité avec laquelle il se trouve, et met ainsi fin à sa panique ({rule:4.e}). Donnez-le à la phalange, votre meilleure unité.',
      },
      goal: { leader: 'D3', army: 2 },
      show: 'D3',
      hint: { en: 'Press the main button, then tap D3.', fr: 'Appuyez sur le bouton principal, puis touchez D3.' },
      wrong: [
        { ...needed, by: ['D3-D4/4'] },
        {
          when: { event: 'leaderPlaced', with: { side: 2 } },
          say: {
            en: 'He rallies the unit that he stands with, and the phalanx is worth most: 6. Take that back.',
            fr: 'Il rallie l’unité avec laquelle il se trouve, et la phalange vaut le plus : 6. Annulez.',
          },
          by: ['end', '*F1'],
        },
      ],
      solution: ['end', '*D3'],
    },
    {
      text: {
        en: 'Red’s heavy infantry on C4 stands right before the phalanx, but *panicked units never attack*; they may only shoot and defend themselves. End your placement and your melee, and see the phalanx rally.',
        fr: 'L’infanterie lourde des Rouges en C4 est juste devant la phalange, mais *les unités paniquées n’attaquent jamais* ; elles peuvent seulement tirer et se défendre. Terminez votre placement et votre mêlée, et voyez la phalange se rallier.',
      },
      goal: { event: 'rallied', with: { unit: 'D3' } },
      hint: { en: 'Press the main button, twice.', fr: 'Appuyez sur le bouton principal, deux fois.' },
      wrong: [
        {
          when: { did: 'refused 4.e panickedAttacks' },
          say: {
            en: 'It wants to, but it is panicked: no attack until it is rallied.',
            fr: 'Elle en aurait envie, mais elle est paniquée : pas d’attaque avant son ralliement.',
          },
          by: ['end', 'D3xC4'],
        },
      ],
      done: {
        en: 'The phalanx is back on its strong side, and its flag is gone. Red keeps its point for the panic all the same.',
        fr: 'La phalange est revenue sur sa face forte, et son drapeau a disparu. Les Rouges gardent tout de même leur point pour la panique.',
      },
      solution: ['end', 'end'],
    },
    {
      text: {
        en: 'One of Blue’s reserves is due next turn. In what state will it arrive?',
        fr: 'Une réserve des Bleus est attendue au tour suivant. Dans quel état arrivera-t-elle ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'Panicked and disordered, like the army', fr: 'Paniquée et désorganisée, comme l’armée' },
            say: {
              en: 'The panic seized those who were on the map. Those who come later have seen nothing of it.',
              fr: 'La panique a saisi ceux qui étaient sur la carte. Ceux qui viennent plus tard n’en ont rien vu.',
            },
          },
          {
            text: { en: 'At full strength and without a flag', fr: 'À pleine puissance et sans drapeau' },
            right: true,
            say: {
              en: 'Yes, and since an army panics only once, it will stay so.',
              fr: 'Oui, et comme une armée ne panique qu’une fois, elle le restera.',
            },
          },
        ],
      },
      solution: ['say 2'],
    },
    {
      setting: lastLeader,
      text: {
        en: 'You lead Red again, elsewhere. An army also panics when it has lost *all its leaders*, and Blue’s last one stands alone on D2. Whoever enters the hex of a lone leader captures him: send your horsemen.',
        fr: 'Vous menez de nouveau les Rouges, ailleurs. Une armée panique aussi quand elle a perdu *tous ses chefs*, et le dernier des Bleus est seul en D2. Qui entre dans l’hex d’un chef seul le capture : envoyez vos cavaliers.',
      },
      goal: { event: 'leadersCaptured', with: { side: 2 } },
      show: 'D2 E5',
      hint: { en: 'Tap the light cavalry on E5, then D2.', fr: 'Touchez la cavalerie légère en E5, puis D2.' },
      wrong: [
        {
          when: { order: 'E5*' },
          say: {
            en: 'The leader is still free. The horsemen must enter his hex, D2, in this move: it is three hexes ahead and to the left.',
            fr: 'Le chef est toujours libre. Les cavaliers doivent entrer dans son hex, D2, par ce déplacement : trois hex, vers l’avant gauche.',
          },
          by: ['E5-E3'],
        },
      ],
      solution: ['E5-D2/6'],
    },
    {
      text: {
        en: 'Blue has lost only 2 points of 10, but no leader is left on the map, beside it or with a reserve. End your turn and see its panic check.',
        fr: 'Les Bleus n’ont perdu que 2 points sur 10, mais il ne leur reste aucun chef sur la carte, à côté ou avec une réserve. Terminez votre tour et voyez leur test de panique.',
      },
      goal: { event: 'panicked', with: { cause: 'leaders' } },
      hint: {
        en: 'Place your leader anywhere, and press the main button until it is Blue’s turn.',
        fr: 'Placez votre chef où vous voulez, et appuyez sur le bouton principal jusqu’au tour des Bleus.',
      },
      done: {
        en: 'Panic, for want of leaders. Had one more been due with a reserve, Blue would have held: he would not have been lost.',
        fr: 'La panique, faute de chefs. Si un autre avait été attendu avec une réserve, les Bleus auraient tenu : celui-là n’aurait pas été perdu.',
      },
      solution: ['end', '*B4', 'end', 'end'],
    },
    {
      text: {
        en: 'Last question. An army set out *without* leaders, and none has come since. Can it panic?',
        fr: 'Dernière question. Une armée est partie *sans* chefs, et aucun n’est venu depuis. Peut-elle paniquer ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'At once: it has no leader', fr: 'Tout de suite : elle n’a pas de chef' },
            say: {
              en: 'It has lost none, so it misses none. Only once a leader has appeared can his loss break it ({rule:4.b}).',
              fr: 'Elle n’en a perdu aucun, donc aucun ne lui manque. Ce n’est qu’une fois qu’un chef a paru que sa perte peut la briser ({rule:4.b}).',
            },
          },
          {
            text: { en: 'Only by its losses', fr: 'Seulement par ses pertes' },
            right: true,
            say: {
              en: 'Yes ({rule:4.b}). Whoever has never had a leader cannot despair of losing him.',
              fr: 'Oui ({rule:4.b}). Qui n’a jamais eu de chef ne peut pas désespérer de le perdre.',
            },
          },
          {
            text: { en: 'Never', fr: 'Jamais' },
            say: {
              en: 'Its losses can still break it, once they reach its panic level.',
              fr: 'Ses pertes peuvent toujours la briser, dès qu’elles atteignent son seuil de panique.',
            },
          },
        ],
      },
      solution: ['say 2'],
    },
  ],
  end: {
    en: 'Count the enemy’s losses as you count your own: two points more at the right moment can turn a whole army to flight.',
    fr: 'Comptez les pertes de l’ennemi comme les vôtres : deux points de plus au bon moment peuvent mettre toute une armée en fuite.',
  },
};
