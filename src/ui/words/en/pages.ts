import { battle, battles, setUp } from './battles';
import { goals } from './goals';
import { plural } from './nouns';

export const pages = {
  home: {
    tagline: 'Ancient and medieval battles on a hex map, for two at one screen or against the computer',
    intro:
      'Three games at one table: two on land, with chariots, phalanxes and elephants, and leaders to rally them; one at sea, with galleys that ram and board. The table keeps the rules, rolls the dice, and says which rule stands in the way.',
    play: 'Choose a battle',
    saves: 'Saved games',
    open: 'Open a file',
    learn: 'Learn by playing',
    rules: 'Read the rules',
    continue: 'Continue the game',
    first: {
      kind: 'About twenty minutes, against the computer (Recruit)',
      title: 'First battle with advice',
      about: 'At each decision you are told what you could do, and why.',
    },
    promises: [
      {
        title: 'Every refusal explained',
        text: 'Try anything. What the rules forbid is answered on the spot, with the rule and its text.',
      },
      {
        title: 'Odds you can check',
        text: 'Strengths, modifiers, the column and the chance of each of the six results, before you decide.',
      },
      { title: 'Nothing lost', text: 'The game is kept after every action. Save it to a file, or send all of it as a link.' },
    ],
  },
  battles,
  goals,
  battle,
  setUp,
  saves: {
    title: 'Saved games',
    intro: 'Kept in this browser, on this device, after every action.',
    empty: 'There are no games here yet.',
    silent:
      'There is no telling yet whether games are stored here: the browser’s storage is not responding. If it does later, they will appear by themselves.',
    emptyHint: 'Begin a battle, or drop the file of a saved game anywhere on this page.',
    openHint: 'A file can also be dropped anywhere on the page.',
    pageOnly:
      'This browser does not let the page store anything, perhaps because the window is private or the disk is full. Games last until you close the page: save what you want to keep to a file.',
    turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
    plays: (n: number) => (n === 0 ? 'not begun' : plural(n, 'action', 'actions')),
    over: 'Battle over',
    people: 'Both sides played here',
    apart: 'By link, each side on its own device',
    programs: 'Computer against computer',
    points: (army: string, n: number) => `${army}: ${n}`,
    toMove: (army: string) => `To move: ${army}`,
    map: (title: string) => `The map of ${title} as it stands`,
    updated: (date: string) => `Last played ${date}`,
    begun: (date: string) => `Set up ${date}`,
    continue: 'Continue',
    review: 'View',
    more: (title: string) => `More for ${title}`,
    toFile: 'Save to a file',
    copyLink: 'Copy a link',
    linkHere: 'The browser does not let this page copy. Here is the link:',
    deleteTitle: 'Delete this game?',
    deleteText: (title: string) => `${title} will be gone from this browser. This cannot be undone.`,
    renameTitle: 'Rename this game',
    renameLabel: 'Title',
    damagedTitle: 'Games that cannot be read',
    damagedText: 'What is stored of them is damaged. The others are not affected.',
    untitled: 'Untitled',
    opened: (title: string) => `${title} has been opened and saved.`,
    openedUnstored: (title: string) => `${title} is open. This browser stores nothing: the game lasts until you close the page.`,
    cannotRead: 'This game cannot be read',
    lasting: {
      forGood: 'The browser has agreed to keep these games for good.',
      refused:
        'The browser was asked to keep these games for good and has not agreed. It may throw them away when it wants room, or, as Safari does, after seven days without a visit: save to a file what matters to you.',
      unasked:
        'The browser may throw these games away when it wants room, or, as Safari does, after seven days without a visit. Save to a file what matters to you, or ask it to keep them.',
      mute: 'This browser does not say how long it keeps these games. Some throw away games after seven days without a visit: save to a file what matters to you.',
      ask: 'Ask the browser to keep them',
    },
    branched: (actions: number) => `Copy as it was: after ${plural(actions, 'action', 'actions')} the game went on differently`,
    parted: 'This game was played in two tabs at once. Both are kept, one of them as a copy among the saved games.',
  },
  link: {
    title: 'A game to open',
    reading: 'Unpacking and replaying the game…',
    ask: 'This link holds a game. It will be added to your saved games; nothing of yours is replaced.',
    goesOn: 'This link belongs to a game that you already have here. Opening it leads there and adds whatever is new.',
    belongs: 'You already have this game here.',
    inOwnName: {
      orders:
        'The version to be opened holds actions of your own side that were not given on this device. If you gave them here and they were lost, add them to your game; if not, somebody else has played in your name.',
      surrender:
        'In the version to be opened your own side has conceded, which was not done on this device. If you conceded here and that was lost, add it to your game; if not, somebody else has done it in your name.',
    },
    open: 'Open this game',
    openBeside: 'Open it as a separate game',
    takeOver: 'It was me: add it to my game',
    decline: 'Not now',
    badTitle: 'This link holds no game',
    unopened: 'The game in this link cannot be opened',
    keep: 'Save it to a file',
    badHint: 'Mail and chat programs easily cut links short. Ask for the link again, or for the file of the game.',
    actions: (n: number) => (n === 0 ? 'not begun yet' : plural(n, 'action', 'actions')),
  },
  file: {
    badTitle: (name: string) => `${name} holds no game`,
    badText: 'Nothing was changed.',
    several: 'Several files at once',
    unopened: (name: string) => `The game in ${name} cannot be opened`,
    unopenedText: 'Nothing of it is lost. Keep the file: another version of the program may open it.',
    silent: 'You may have this game here already, but the browser’s storage has not answered yet. Try again in a moment.',
    drop: 'Drop the file to open the game',
    reading: (name: string) => `Reading ${name}…`,
  },
  rules: {
    rule: (id: string) => `Rule ${id}`,
  },
  credits: {
    title: 'Credits',
    game: 'The game',
    gameText:
      'The rules are those of Ancients, the board wargame by Bill Banks published by 3W, in our own words and with our own rulings where they leave something open. Those of Battles of the Ancient World are rebuilt from a player’s aid to the series of that name. This program is not connected with the publishers.',
    sources: 'The battles',
    sourcesText:
      'Set-ups follow what is known of the original scenarios; maps, descriptions, the first battle and those at sea are our own, after public history, and so are the armies of Battles of the Ancient World.',
    art: 'Pictures and letters',
    silhouettes: 'Silhouettes of the counters',
    silhouettesText: 'after game-icons.net, by Lorc, Delapouite, Cathelineau and Skoll, Creative Commons BY 3.0, some changed',
    own: 'Maps, marks and the picture on the front page',
    ownText: 'drawn for this game',
    textFont: 'Text',
    textFontText: 'Atkinson Hyperlegible Next, by the Braille Institute, SIL Open Font License 1.1',
    titleFont: 'Titles',
    titleFontText: 'Cinzel, by Natanael Gama, SIL Open Font License 1.1',
    software: 'Software',
    softwareText:
      'Our own code is free under the MIT licence. In your browser it runs with parts of these packages; each opens on its licence:',
    home: (name: string) => `Home of ${name}`,
  },
  help: {
    title: 'Help and keys',
    intro: 'Everything can be done by mouse, by touch and by keyboard.',
    startTitle: 'How a battle goes',
    start: [
      'Choose a battle, say who plays which side, and begin.',
      'In Ancients on land, each player in turn moves his units, places his leaders, is shot at, and fights. One button at the table always says what ends next and what is still undone.',
      'At sea, one die a turn says how far a whole fleet can row. Ships move and ram; then their marines change ships, board and shoot, and ballistae shoot farther.',
      'In Battles of the Ancient World one fires before one moves, leaders move as units do, and most units next to an enemy must attack, several against several.',
      'Tap a unit or a ship to see where it can go and whom it can reach; tap a hex to preview, tap it again to confirm.',
      'If the table refuses something, it says why. The number of the rule opens its text.',
      'In Ancients on land, whoever captures the enemy camp, makes the enemy army panic or has at least twice its strength on the map at the end scores a point. At sea each battle says what scores. More points win. In Battles of the Ancient World losses decide: at one level an army is demoralised, at the next it disintegrates.',
    ],
    keysTitle: 'Keys on the map',
    ordersTitle: 'Typed orders',
    ordersText:
      'Every action can also be typed. A hex is a letter and a number; the facing is a number from 1, north, clockwise to 6, north-west.',
    ordersElsewhere:
      'These are the orders of Ancients on land. Those of the other games are in the rulebook, and the menu of the table lists those of the game that is played, with its keys.',
  },
  notFound: {
    title: 'There is nothing here',
    text: 'This address leads nowhere. It may have been cut short, or belong to another version of the game.',
    home: 'Go to the front page',
  },
};
