/** The optional rules in the set-up: what each changes in a sentence or two. */
export const optionPages = {
  title: 'Optional rules',
  intro: 'For both sides. None is needed.',
  onLand: 'For Ancients on land.',
  groups: {
    battle: 'Set-up, night and sight',
    melee: 'Melee',
    archers: 'Archers',
    troops: 'Barbarians, elephants, riders',
    leaders: 'Leaders and command',
  },
  recommended: 'suits this battle',
  suit: (names: string) => `Optional rules that suit it: ${names}`,
  takeSuiting: 'Choose those that suit this battle',
  notWith: (name: string) => `Not together with “${name}”.`,
  lacks: {
    elephants: 'There are no elephants in this battle.',
    barbarians: 'There is no barbarian light infantry in this battle.',
    impetuous: 'There are neither barbarians nor knights in this battle.',
    riders: 'Nobody rides in this battle.',
    archers: 'Nobody shoots in this battle but the camps.',
    hills: 'There are no hills in this battle.',
    before: 'It is played before the battle, and this one begins later than that.',
  },
  drawn: 'This battle is made with it.',
  nightfall: 'Last turn by daylight',
  lastTurn: 'Last turn',
  rules: {
    '13.1': {
      text: 'A unit that leaves the front hexes of an enemy does not attack that turn: no slipping round a flank.',
    },
    '13.2': {
      text: 'Melees follow from the odds alone. Shots are added up, and the owner of the targets says which are hit. No die in melee or fire.',
    },
    '13.3': {
      text: 'A die decides who moves first. The first player places both camps; each then sets up his army round his own.',
    },
    '13.4': {
      text: 'The battle goes on in the dark, to turn 12 at most: units only fall back, and archers see only the next hex.',
    },
    '13.5': { text: 'Archers on hills shoot over what stands lower, and can be shot at over it.' },
    '13.6': {
      text: 'Archers carry six volleys and spend one a turn. Arrows lie where they were shot; instead of firing, a unit that stands there may gather half.',
    },
    '13.7': {
      text: 'Each player sees only the enemies that one of his own units sees. A card asks for the screen in turn.',
    },
    '13.8': {
      text: 'Leaders beside enemy leaders must challenge them. If the challenge is accepted they fight, each by a tactic chosen in secret.',
    },
    '13.9': {
      text: 'Without leaders enough they may get out of control: they go for the nearest enemy and attack at any odds.',
    },
    '13.10': {
      text: 'Once in a battle, for one turn, barbarian light infantry attacks with three times its strength.',
    },
    '13.11': {
      text: 'A leader set aside for a turn may frighten the enemy’s elephants: they balk, or turn against their own side.',
    },
    '13.12': {
      text: 'Before the battle each side may dismount cavalry: knights become heavy infantry, light cavalry mixed missiles.',
    },
    '13.13': { text: 'The side with more leaders in a melee has the die modified by one in its favour.' },
    '13.14': { text: 'Units that have fired may move and attack in their next turn. Archers gain from it.' },
    '13V': {
      text: 'A die and the leaders say how many units or groups move in a turn, hold back knights and barbarians, or rally.',
    },
    'V1.average': { text: 'Points are rolled with a die of 2, 3, 3, 4, 4, 5: less luck.' },
    'V1.d4': { text: 'Points are rolled with a die of four sides, for small armies.' },
    'V1.d5': { text: 'Points are rolled with a die of five sides, for small armies.' },
    V5: {
      text: 'Leaders are no longer placed anywhere: they walk up to five hexes a turn, never through the enemy.',
    },
  },
};
