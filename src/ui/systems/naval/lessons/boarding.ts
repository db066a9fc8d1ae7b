import type { Lesson, Setting } from '../../../learn/lessons/types';
import { scuttled } from './scuttled';

const TYPES = {
  five: { as: 'large', crew: 2, marines: 2 },
  'five-corvus': { as: 'large', crew: 2, marines: 2, corvus: true },
  trireme: { as: 'small', crew: 3, marines: 1 },
};

/** The prize on D3 has one of Red’s marines aboard. */
const relief: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5, land: 'E2 E3 F2 F3' },
    types: TYPES,
    turn: 4,
    phase: 'marines',
    fleets: [{ ships: ['five D4/1', 'trireme A5/1'] }, { ships: ['trireme D3/1 damaged captured marines=1', 'trireme G5/6'] }],
  },
};

/** A prize that cannot be held. */
const lost: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5 },
    types: TYPES,
    turn: 6,
    phase: 'marines',
    fleets: [
      { ships: ['trireme D3/1 marines=0', 'five A5/1'] },
      { ships: ['trireme D2/6 damaged captured marines=1', 'five B1/3', 'five F1/5'] },
    ],
  },
};

const bridge: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5 },
    types: TYPES,
    turn: 8,
    phase: 'attacks',
    fleets: [{ ships: ['five-corvus D4/1', 'five A5/1'] }, { ships: ['trireme D3/6', 'trireme G1/4'] }],
  },
  dice: [4, 4],
};

/** Marines: where they go, who commands a ship, scuttling, boarding and capturing. */
export const boarding: Lesson = {
  id: 'boarding',
  system: 'naval',
  teaches: ['14.7', '14.7.a', '14.7.b', '14.7.c', '14.7.d', '14.7.e', '14.7.f', '14.8', '14.8.a', '14.8.h', '14.8.i', '14.8.j'],
  steps: [
    {
      setting: relief,
      text: {
        en: 'You lead Red. Whoever has *marines*, soldiers, aboard commands a ship; if nobody has, its colour decides ({rule:14.8.j}). One ship of Blue’s colour obeys you: tap it.',
        fr: 'Vous menez les Rouges. Qui a des *marins*, des soldats, à bord d’un navire le commande ; si personne n’en a, c’est sa couleur qui décide ({rule:14.8.j}). Un navire de la couleur des Bleus vous obéit : touchez-le.',
      },
      goal: { tap: 'D3' },
      hint: { en: 'It is marked as captured, beside your large ship.', fr: 'Il est marqué comme capturé, à côté de votre grand navire.' },
      wrong: [
        {
          when: { did: 'tap G5' },
          say: {
            en: 'This one is blue and has blue marines aboard: it is the enemy’s.',
            fr: 'Celui-ci est bleu, et des marins bleus sont à bord : il est à l’ennemi.',
          },
          by: ['tap G5'],
        },
      ],
      otherwise: { en: 'Look for a light ship with a red marine aboard.', fr: 'Cherchez un navire clair avec un marin rouge à bord.' },
      done: {
        en: 'A *prize*, damaged, so its crew counts 0. You move it, ram with it and repair it as your own, as long as your marine stays aboard.',
        fr: 'Une *prise*, endommagée : son équipage compte 0. Vous la déplacez, éperonnez avec elle et la réparez comme vôtre, tant que votre marin reste à bord.',
      },
      solution: ['tap D3'],
    },
    {
      text: {
        en: 'After the ships the marines move ({rule:14.7}), each for itself ({rule:14.7.a}), one hex ({rule:14.7.b}): to a ship that you command or to land, never to an enemy’s ship ({rule:14.7.c}). Relieve the marine on the prize D3: a fresh one comes from D4, the other goes ashore on E3. But the prize must never be empty.',
        fr: 'Après les navires, les marins se déplacent ({rule:14.7}), chacun pour soi ({rule:14.7.a}), d’un hex ({rule:14.7.b}) : vers un navire que vous commandez ou à terre, jamais vers un navire ennemi ({rule:14.7.c}). Relevez le marin de la prise D3 : un autre vient de D4, et lui débarque en E3. Mais la prise ne doit jamais être vide.',
      },
      goal: {
        list: [
          {
            check: { event: 'marineMoved', with: { from: 'D4', to: 'D3' } },
            text: { en: 'A fresh marine goes aboard the prize.', fr: 'Un autre marin passe à bord de la prise.' },
          },
          {
            check: {
              all: [
                { ashore: 'E3', army: 1 },
                { piece: 'trireme', army: 2, at: 'D3', marks: 'captured' },
              ],
            },
            text: { en: 'The one that was there goes ashore.', fr: 'Celui qui s’y trouvait débarque.' },
          },
        ],
      },
      show: 'D4 D3 E3',
      hint: { en: 'Tap D4, then D3. Then tap D3, then E3.', fr: 'Touchez D4, puis D3. Puis touchez D3, et E3.' },
      wrong: [
        {
          when: { event: 'abandoned' },
          say: {
            en: 'With the last marine gone the prize is its colour’s again, at once: the enemy has it back. The fresh one must come first.',
            fr: 'Le dernier marin parti, la prise est aussitôt de nouveau à sa couleur : l’ennemi l’a reprise. L’autre doit venir d’abord.',
          },
          by: ['D3-E3'],
        },
        {
          when: { event: 'marineMoved', with: { from: 'D3', to: 'D4' } },
          say: {
            en: 'He has gone over to the large ship, but he is to go ashore, and a marine moves once. Take that back.',
            fr: 'Il est passé sur le grand navire, mais il doit débarquer, et un marin ne se déplace qu’une fois. Annulez.',
          },
          by: ['D4-D3', 'D3-D4'],
        },
        { ...scuttled, by: ['scuttle A5'] },
      ],
      done: {
        en: 'For a moment there were two on the small ship, and that is allowed ({rule:14.7.f}). Only when the turn ends, after the repairs, is it counted: a small ship can hold one, a large one two, land any number; any marine too many is lost ({rule:14.7.d}).',
        fr: 'Un instant, ils étaient deux sur le petit navire, et c’est permis ({rule:14.7.f}). On ne compte qu’à la fin du tour, après les réparations : un petit navire en garde un, un grand deux, la terre autant qu’on veut ; qui est en trop est perdu ({rule:14.7.d}).',
      },
      solution: ['D4-D3', 'D3-E3'],
    },
    {
      setting: lost,
      text: {
        en: 'Two large ships come for your prize on D2, and your marine should get home to D3. But an empty prize would be Blue’s again. So let him first *scuttle* it, which costs no movement ({rule:14.7.e}): it is sinking from then on.',
        fr: 'Deux grands navires viennent vers votre prise en D2, et votre marin doit rentrer en D3. Mais vide, la prise serait de nouveau aux Bleus. Qu’il la *saborde* donc d’abord, ce qui ne coûte aucun mouvement ({rule:14.7.e}) : dès lors, elle coule.',
      },
      goal: {
        list: [
          { check: { event: 'scuttled', with: { ship: 'D2' } }, text: { en: 'Scuttle the prize.', fr: 'Saborder la prise.' } },
          {
            check: { event: 'marineMoved', with: { from: 'D2', to: 'D3' } },
            text: { en: 'Bring the marine home to D3.', fr: 'Ramener le marin en D3.' },
          },
        ],
      },
      show: 'D2 D3',
      hint: {
        en: 'Tap the prize on D2 and choose to scuttle it, beside the map or, on a phone, under *Now*. Then tap D2 and D3.',
        fr: 'Touchez la prise en D2 et choisissez de la saborder, à côté de la carte ou, sur un téléphone, sous *Action*. Touchez ensuite D2, puis D3.',
      },
      wrong: [
        {
          when: { all: [{ event: 'abandoned' }, { none: { event: 'scuttled' } }] },
          say: {
            en: 'He is safe, but the ship is Blue’s again, only damaged. First scuttle, then leave.',
            fr: 'Il est en sûreté, mais le navire est de nouveau aux Bleus, seulement endommagé. Saborder d’abord, partir ensuite.',
          },
          by: ['D2-D3'],
        },
        { ...scuttled, when: { event: 'scuttled', with: { ship: 'A5 D3' } }, by: ['scuttle A5'] },
      ],
      done: {
        en: 'Blue gets back a ship in flames, and little joy of it.',
        fr: 'Les Bleus retrouvent un navire en flammes, et peu de raisons de s’en réjouir.',
      },
      solution: ['scuttle D2', 'D2-D3'],
    },
    {
      setting: bridge,
      text: {
        en: 'Each marine may attack once, by himself ({rule:14.8.a}). A ship beside his own is *boarded* ({rule:14.8}): 5 or more succeeds, and a *corvus*, a bridge with a spike, adds 1 to the die ({rule:14.8.h}). Your large ship has one: what must the die show?',
        fr: 'Chaque marin peut attaquer une fois, seul ({rule:14.8.a}). Un navire voisin du sien est *abordé* ({rule:14.8}) : 5 ou plus réussit, et un *corvus*, un pont armé d’une pointe, ajoute 1 au dé ({rule:14.8.h}). Votre grand navire en a un : que doit montrer le dé ?',
      },
      goal: {
        choose: [
          {
            text: { en: '6', fr: '6' },
            say: { en: 'The corvus helps: it adds to the die.', fr: 'Le corvus aide : il s’ajoute au dé.' },
          },
          {
            text: { en: '5 or more', fr: '5 ou plus' },
            say: { en: 'That would be without the corvus.', fr: 'Ce serait sans le corvus.' },
          },
          {
            text: { en: '4 or more', fr: '4 ou plus' },
            right: true,
            say: { en: 'Yes: 4 and 1 make 5. That is one time in two.', fr: 'Oui : 4 et 1 font 5. C’est une fois sur deux.' },
          },
        ],
      },
      show: 'D4 D3',
      solution: ['say 3'],
    },
    {
      text: {
        en: 'A boarding that succeeds costs the trireme its only marine; to *capture* the empty ship takes another one ({rule:14.8.i}). All attacks on a ship are declared before the first die falls. So declare *both* your marines against D3, then make the first attack.',
        fr: 'Un abordage réussi enlève à la trière son seul marin ; pour *capturer* le navire vide, il en faut un autre ({rule:14.8.i}). Toutes les attaques contre un navire sont déclarées avant que le premier dé ne tombe. Déclarez donc vos *deux* marins contre D3, puis faites la première attaque.',
      },
      goal: {
        all: [
          { event: 'marineLost', with: { ship: 'D3' } },
          { piece: 'five-corvus', army: 1, marks: 'fought=2' },
        ],
      },
      show: 'D4 D3',
      hint: {
        en: 'Tap the ship on D3: your two marines are listed and ticked. Declare both with the main button, then make the first attack.',
        fr: 'Touchez le navire en D3 : vos deux marins sont listés et cochés. Déclarez les deux avec le bouton principal, puis faites la première attaque.',
      },
      wrong: [
        {
          when: { all: [{ event: 'boarded' }, { none: { piece: 'five-corvus', army: 1, marks: 'fought=2' } }] },
          say: {
            en: 'The marine is gone, but a second attack can no longer be declared, for a die has fallen. Take that back and declare both first.',
            fr: 'Le marin n’est plus, mais une seconde attaque ne peut plus être déclarée, car un dé est tombé. Annulez, et déclarez d’abord les deux.',
          },
          by: ['D4>D3', 'D4xD3'],
        },
        { ...scuttled, by: ['scuttle D4'] },
      ],
      done: {
        en: '4 and 1 make 5: their marine is overboard. The ship is empty, but it is still Blue’s.',
        fr: '4 et 1 font 5 : leur marin est par-dessus bord. Le navire est vide, mais toujours aux Bleus.',
      },
      solution: ['D4>D3', 'D4>D3', 'D4xD3'],
    },
    {
      text: {
        en: 'Board with the second, and then *capture* the ship.',
        fr: 'Abordez avec le second, puis *capturez* le navire.',
      },
      goal: { event: 'captured', with: { ship: 'D3' } },
      hint: {
        en: 'Make the attack that is left, then answer the question.',
        fr: 'Faites l’attaque qui reste, puis répondez à la question.',
      },
      show: 'D4 D3',
      wrong: [
        {
          when: { event: 'spared' },
          say: {
            en: 'Then nothing happens, and the second marine has fought for nothing. Take that back.',
            fr: 'Alors il ne se passe rien, et le second marin s’est battu pour rien. Annulez.',
          },
          by: ['D4xD3', 'spare'],
        },
        {
          when: { event: 'scuttled', with: { ship: 'D3' } },
          say: {
            en: 'Now it is sinking, and your marine stays where he was. Sometimes that is best; here you want the ship. Take that back.',
            fr: 'Il coule, et votre marin reste où il était. C’est parfois le mieux ; ici, vous voulez le navire. Annulez.',
          },
          by: ['D4xD3', 'scuttle'],
        },
        { ...scuttled, by: ['scuttle A5'] },
      ],
      done: {
        en: 'Your marine has gone aboard and commands the ship, which is damaged now. One marine is left on your own ship, and both are guarded.',
        fr: 'Votre marin est monté à bord et commande le navire, désormais endommagé. Il en reste un sur le vôtre : les deux sont gardés.',
      },
      solution: ['D4xD3', 'capture'],
    },
  ],
  end: {
    en: 'A ship belongs to whoever has marines aboard. It takes one to clear the deck, and one more to take the helm.',
    fr: 'Un navire est à qui a des marins à bord. Il en faut un pour vider le pont, et un de plus pour prendre la barre.',
  },
};
