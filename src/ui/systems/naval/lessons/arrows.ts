import type { Lesson, Setting } from '../../../learn/lessons/types';
import { scuttled } from './scuttled';

const TYPES = { six: { as: 'large', crew: 2, marines: 2, ballista: true }, trireme: { as: 'small', crew: 3, marines: 1 } };

/** Three ships at two hexes, of which an island hides one and a ship another. */
const sight: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5, land: 'E3' },
    types: TYPES,
    turn: 3,
    phase: 'attacks',
    fleets: [
      { ships: ['trireme E4/1', 'trireme F3/2 marines=0'] },
      { ships: ['trireme E2/4', 'trireme G3/5', 'trireme C3/3', 'trireme B5/1'] },
    ],
  },
};

const shore: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5, land: 'B3 C2 C3 D2 D3' },
    types: TYPES,
    turn: 4,
    phase: 'attacks',
    fleets: [{ ships: ['trireme G5/1'], ashore: 'D3' }, { ships: ['trireme D4/4', 'trireme F3/5'] }],
  },
  rolls: { 'D3:D4': [6] },
  foe: ['marine', 'end'],
};

/** One boarding and two shots against a damaged ship with one marine. */
const together: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5 },
    types: TYPES,
    turn: 6,
    phase: 'attacks',
    fleets: [{ ships: ['trireme D5/1', 'trireme F5/6', 'trireme F3/5'] }, { ships: ['trireme D4/2 damaged', 'trireme G1/4'] }],
  },
  rolls: { D5xD4: [6], 'F5:D4': [6], 'F3:D4': [6] },
  foe: ['marine', 'end'],
};

/** One ballista is left, and two ships are in flames. */
const bolts: Setting = {
  position: {
    system: 'naval',
    map: { columns: 7, rows: 5 },
    types: TYPES,
    turn: 8,
    phase: 'ballistae',
    fleets: [
      { ships: ['six D5/1', 'six B3/3 damaged', 'trireme F5/1 sinking', 'six G4/6 damaged sinking'] },
      { ships: ['trireme D2/4', 'trireme G1/4'] },
    ],
  },
  rolls: { 'D5:D2': [6], end: [5, 4, 2] },
  foe: ['hull', 'end'],
};

/** What flies and burns: archery from deck and shore, attacks in the right order, ballistae, repairs. */
export const arrows: Lesson = {
  id: 'arrows',
  system: 'naval',
  teaches: [
    '14.8.b',
    '14.8.c',
    '14.8.d',
    '14.8.e',
    '14.8.f',
    '14.8.g',
    '14.8.k',
    '14.9',
    '14.9.a',
    '14.9.b',
    '14.9.c',
    '14.10',
    '14.10.a',
    '14.10.b',
  ],
  steps: [
    {
      setting: sight,
      text: {
        en: 'You lead Red. From a ship a marine boards an adjacent ship, or *shoots* at one that is two hexes away, never both ({rule:14.8.b}). He must see it: ships and land on the line hide what lies behind ({rule:14.8.g}). Which blue ship can the marine on E4 shoot at? Tap it.',
        fr: 'Vous menez les Rouges. Depuis un navire, un marin aborde un navire adjacent, ou *tire* sur un navire à deux hex, jamais les deux ({rule:14.8.b}). Il doit le voir : navires et terre sur la ligne cachent ce qui est derrière ({rule:14.8.g}). Sur quel navire bleu le marin en E4 peut-il tirer ? Touchez-le.',
      },
      goal: { tap: 'C3' },
      show: 'E4',
      wrong: [
        {
          when: { did: 'tap E2' },
          say: { en: 'Two hexes away, but the island on E3 lies between.', fr: 'À deux hex, mais l’îlot en E3 est entre les deux.' },
          by: ['tap E2'],
        },
        {
          when: { did: 'tap G3' },
          say: {
            en: 'Two hexes away, but your own ship on F3 is in the way.',
            fr: 'À deux hex, mais votre propre navire en F3 gêne.',
          },
          by: ['tap G3'],
        },
        {
          when: { did: 'tap B5' },
          say: { en: 'That one is three hexes away: too far for archers.', fr: 'Celui-là est à trois hex : trop loin pour des archers.' },
          by: ['tap B5'],
        },
      ],
      otherwise: { en: 'Tap a blue ship.', fr: 'Touchez un navire bleu.' },
      done: {
        en: 'Yes: two hexes, and open water between. Where a line only runs along a hexside, both hexes beside it would have to block.',
        fr: 'Oui : à deux hex, et la mer libre entre les deux. Là où une ligne ne fait que longer un côté d’hex, il faudrait que les deux hex de part et d’autre bloquent.',
      },
      solution: ['tap C3'],
    },
    {
      setting: shore,
      text: {
        en: 'This marine stands ashore, on D3. From land a marine shoots too, but only at *adjacent* ships, and nobody can shoot back at him ({rule:14.8.c}). First declare his attack, then make it.',
        fr: 'Ce marin est à terre, en D3. De la terre, on tire aussi, mais seulement sur des navires *adjacents*, et personne ne peut lui répondre ({rule:14.8.c}). Déclarez d’abord son attaque, puis faites-la.',
      },
      goal: { event: 'marineLost', with: { ship: 'D4' } },
      show: 'D3',
      hint: { en: 'Tap D3, then the ship on D4; then make the attack.', fr: 'Touchez D3, puis le navire en D4 ; puis faites l’attaque.' },
      wrong: [
        {
          when: { did: 'refused 14.8.c range' },
          say: {
            en: 'That ship is two hexes away. From the deck he could reach it, from the shore he cannot.',
            fr: 'Ce navire est à deux hex. Du pont il l’atteindrait, du rivage non.',
          },
          by: ['D3>F3'],
        },
        {
          when: { event: 'attackDeclared', with: { from: 'G5' } },
          say: {
            en: 'That is the marine of your ship. Take it back: here the one ashore, on D3, is to shoot.',
            fr: 'C’est le marin de votre navire. Annulez : c’est à celui qui est à terre, en D3, de tirer.',
          },
          by: ['G5>F3'],
        },
        { ...scuttled, by: ['scuttle G5'] },
      ],
      done: {
        en: 'Archery needs a 6 ({rule:14.8.f}), and there it is. The commander of the ship that is hit chooses what it costs: a marine, or damage to the hull. Blue gave up its marine.',
        fr: 'Le tir d’archers demande un 6 ({rule:14.8.f}), et le voilà. Celui qui commande le navire touché choisit ce qu’il en coûte : un marin, ou une avarie à la coque. Les Bleus ont sacrifié leur marin.',
      },
      solution: ['D3>D4', 'D3:D4'],
    },
    {
      setting: together,
      text: {
        en: 'Three marines can attack the damaged ship on D4: one boards from D5, two shoot from F5 and F3. All attacks on a ship are declared before a die falls, and a ship is attacked only once in this phase ({rule:14.8.d}). Declare all three.',
        fr: 'Trois marins peuvent attaquer le navire endommagé en D4 : l’un aborde depuis D5, deux tirent depuis F5 et F3. Toutes les attaques contre un navire sont déclarées avant qu’un dé ne tombe, et un navire n’est attaqué qu’une fois dans cette phase ({rule:14.8.d}). Déclarez les trois.',
      },
      goal: {
        list: [
          { check: { event: 'attackDeclared', with: { from: 'D5' } }, text: { en: 'The boarding from D5', fr: 'L’abordage depuis D5' } },
          { check: { event: 'attackDeclared', with: { from: 'F5' } }, text: { en: 'The shot from F5', fr: 'Le tir depuis F5' } },
          { check: { event: 'attackDeclared', with: { from: 'F3' } }, text: { en: 'The shot from F3', fr: 'Le tir depuis F3' } },
        ],
      },
      show: 'D4',
      hint: {
        en: 'Tap the ship on D4: all who can attack it are listed and ticked. Declare them with the main button, and make no attack yet.',
        fr: 'Touchez le navire en D4 : tous ceux qui peuvent l’attaquer sont listés et cochés. Déclarez-les avec le bouton principal, et ne faites encore aucune attaque.',
      },
      wrong: [
        {
          when: { any: [{ event: 'boarded' }, { event: 'shot' }] },
          say: {
            en: 'A die has fallen: the others can no longer be declared against this ship. Take that back and declare all three first.',
            fr: 'Un dé est tombé : les autres ne peuvent plus être déclarés contre ce navire. Annulez, et déclarez d’abord les trois.',
          },
          by: ['D5>D4', 'D5xD4'],
        },
        { ...scuttled, by: ['scuttle D5'] },
      ],
      done: { en: 'All three are declared, and no die has fallen yet.', fr: 'Les trois sont déclarées, et aucun dé n’est encore tombé.' },
      solution: ['D5>D4', 'F5>D4', 'F3>D4'],
    },
    {
      text: {
        en: 'You make them in whatever order you like ({rule:14.8.e}), and the order matters. You want to *sink* this ship. An arrow that hits lets Blue choose the marine; so take the marine away first: board.',
        fr: 'Vous les faites dans l’ordre que vous voulez ({rule:14.8.e}), et l’ordre compte. Vous voulez *couler* ce navire. Une flèche qui touche laisse les Bleus choisir le marin ; ôtez-leur donc d’abord ce marin : abordez.',
      },
      goal: { event: 'boarded' },
      hint: { en: 'Press the button of the attack from D5.', fr: 'Appuyez sur le bouton de l’attaque depuis D5.' },
      show: 'D5 D4',
      wrong: [
        {
          when: { event: 'shot' },
          say: {
            en: 'A hit, but Blue gives up the marine and the hull is none the worse. Take that back and board first.',
            fr: 'Touché, mais les Bleus sacrifient leur marin et la coque n’a rien. Annulez, et abordez d’abord.',
          },
          by: ['F5:D4'],
        },
        { ...scuttled, by: ['scuttle D5'] },
      ],
      done: {
        en: 'A 6: the marine is gone. It was the last, but a boarding that kills the last marine does not capture.',
        fr: 'Un 6 : le marin n’est plus. C’était le dernier, mais un abordage qui tue le dernier marin ne capture pas.',
      },
      solution: ['D5xD4'],
    },
    {
      text: {
        en: 'Now shoot from F5. There is no marine left to give up, so a hit goes into the hull.',
        fr: 'Tirez maintenant depuis F5. Il n’y a plus de marin à sacrifier : un tir réussi touche la coque.',
      },
      goal: { all: [{ order: 'F5:D4' }, { event: 'attacksWasted' }] },
      hint: { en: 'Press the button of the attack from F5.', fr: 'Appuyez sur le bouton de l’attaque depuis F5.' },
      show: 'F5 D4',
      wrong: [
        {
          when: { order: 'F3:D4' },
          say: {
            en: 'That was the shot from F3. It sinks the ship as well, but take it back and shoot from F5.',
            fr: 'C’était le tir depuis F3. Il coule aussi le navire, mais annulez, et tirez depuis F5.',
          },
          by: ['F3:D4'],
        },
        { ...scuttled, by: ['scuttle F5'] },
      ],
      done: {
        en: 'A damaged hull, one step more: sinking. The shot from F3 can do nothing to it now; it is *wasted* and dropped without a die ({rule:14.8.k}).',
        fr: 'Une coque endommagée, un degré de plus : elle coule. Le tir depuis F3 n’y peut plus rien ; il est *gaspillé* et annulé, sans qu’on lance le dé ({rule:14.8.k}).',
      },
      solution: ['F5:D4'],
    },
    {
      text: {
        en: 'And if you had wanted to *capture* the ship? You have the same one boarding and two shots.',
        fr: 'Et si vous aviez voulu *capturer* le navire ? Vous avez toujours un abordage et deux tirs.',
      },
      goal: {
        choose: [
          {
            text: { en: 'Board first', fr: 'Aborder d’abord' },
            say: {
              en: 'The boarding would only take the marine, and you have no second one to take the empty ship.',
              fr: 'L’abordage n’enlèverait que le marin, et vous n’en avez pas de second pour prendre le navire vide.',
            },
          },
          {
            text: { en: 'Shoot first', fr: 'Tirer d’abord' },
            right: true,
            say: {
              en: 'Yes. If Blue gives up the marine to save the hull, the boarding finds the ship empty and can capture it.',
              fr: 'Oui. Si les Bleus sacrifient le marin pour sauver la coque, l’abordage trouve le navire vide et peut le capturer.',
            },
          },
        ],
      },
      solution: ['say 2'],
    },
    {
      setting: bolts,
      text: {
        en: 'After the marines the *ballistae*, giant crossbows, shoot once each ({rule:14.9}). Your large ships that are not in flames, on D5 and B3, were built with one, but a damaged ship has lost it ({rule:14.9.b}). Which one can still shoot? Tap it.',
        fr: 'Après les marins, les *balistes*, des arbalètes géantes, tirent une fois chacune ({rule:14.9}). Vos grands navires qui ne sont pas en flammes, en D5 et en B3, en ont reçu une, mais un navire endommagé l’a perdue ({rule:14.9.b}). Lequel peut encore tirer ? Touchez-le.',
      },
      goal: { tap: 'D5' },
      wrong: [
        {
          when: { did: 'tap B3' },
          say: { en: 'This ship is damaged, and its ballista is gone.', fr: 'Ce navire est endommagé, et sa baliste n’est plus.' },
          by: ['tap B3'],
        },
        {
          when: { any: [{ did: 'tap F5' }, { did: 'tap G4' }] },
          say: { en: 'Ships in flames do not shoot.', fr: 'Un navire en flammes ne tire pas.' },
          by: ['tap G4'],
        },
      ],
      otherwise: { en: 'Tap one of the large ships on D5 and B3.', fr: 'Touchez l’un des grands navires en D5 et en B3.' },
      solution: ['tap D5'],
    },
    {
      text: {
        en: 'A ballista reaches up to *three* hexes, in a line of sight ({rule:14.9.a}), and like archers it needs a 6 ({rule:14.9.c}). Shoot at the ship on D2.',
        fr: 'Une baliste porte jusqu’à *trois* hex, dans la ligne de vue ({rule:14.9.a}), et comme aux archers il lui faut un 6 ({rule:14.9.c}). Tirez sur le navire en D2.',
      },
      goal: { event: 'damaged', with: { ship: 'D2' } },
      show: 'D5 D2',
      hint: { en: 'Tap D5, then D2, and confirm.', fr: 'Touchez D5, puis D2, et confirmez.' },
      wrong: [
        {
          when: { did: 'refused 14.9.a range' },
          say: { en: 'That ship is too far away: more than three hexes.', fr: 'Ce navire est trop loin : plus de trois hex.' },
          by: ['D5:G1'],
        },
        { ...scuttled, by: ['scuttle D5'] },
      ],
      done: {
        en: 'A 6. This time Blue let the hull take it, and keeps the marine: the ship is damaged.',
        fr: 'Un 6. Cette fois, les Bleus ont laissé la coque subir l’avarie, et gardent leur marin : le navire est endommagé.',
      },
      solution: ['D5:D2'],
    },
    {
      text: {
        en: 'At the end of your turn every sinking ship that you command gets one die ({rule:14.10}): 4 or less, it sinks; 5, it goes on sinking; 6 or more, it is saved, damaged but afloat. A large ship adds 1 ({rule:14.10.a}). What saves the large ship on G4?',
        fr: 'À la fin de votre tour, chaque navire qui coule et que vous commandez reçoit un dé ({rule:14.10}) : 4 ou moins, il sombre ; 5, il coule toujours ; 6 ou plus, il est sauvé, endommagé mais à flot. Un grand navire ajoute 1 ({rule:14.10.a}). Qu’est-ce qui sauve le grand navire en G4 ?',
      },
      goal: {
        choose: [
          {
            text: { en: 'Only a 6', fr: 'Seulement un 6' },
            say: { en: 'That is so for the small one on F5. The large one adds 1.', fr: 'C’est vrai du petit en F5. Le grand ajoute 1.' },
          },
          {
            text: { en: 'A 5 or a 6', fr: 'Un 5 ou un 6' },
            right: true,
            say: { en: 'Yes: 5 and 1 make 6. One time in three.', fr: 'Oui : 5 et 1 font 6. Une fois sur trois.' },
          },
          {
            text: { en: 'A 4, a 5 or a 6', fr: 'Un 4, un 5 ou un 6' },
            say: { en: '4 and 1 make 5: it would go on sinking.', fr: '4 et 1 font 5 : il continuerait de couler.' },
          },
        ],
      },
      show: 'G4 F5',
      solution: ['say 2'],
    },
    {
      text: {
        en: 'End the phase. The repairs come by themselves, then Blue’s turn.',
        fr: 'Terminez la phase. Les réparations viennent d’elles-mêmes, puis le tour des Bleus.',
      },
      goal: { event: 'sunk', with: { ship: 'F5' } },
      show: 'G4 F5',
      hint: { en: 'Press the main button.', fr: 'Appuyez sur le bouton principal.' },
      wrong: [{ ...scuttled, by: ['scuttle B3'] }],
      done: {
        en: 'For the large ship a 5: saved. For the small one a 4: it sinks, with all marines aboard ({rule:14.10.b}). When flames are aboard, bring your marines off in time.',
        fr: 'Pour le grand navire un 5 : sauvé. Pour le petit un 4 : il sombre, avec tous les marins à bord ({rule:14.10.b}). Quand les flammes sont à bord, mettez vos marins en sûreté à temps.',
      },
      solution: ['end'],
    },
  ],
  onward: 'diekplus',
  end: {
    en: 'That is all of the game at sea. Diekplus is a good first battle: ships and rams only. Then try Mylae, where the corvus decides.',
    fr: 'Voilà tout le jeu en mer. Diekplus est une bonne première bataille : rien que des navires et des éperons. Essayez ensuite Mylae, où le corvus décide.',
  },
};
