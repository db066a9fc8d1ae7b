import { battle, battles, setUp } from './battles';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const pages = {
  home: {
    tagline: 'Ancient and medieval battles on a hex map, for two at one screen or against the computer',
    intro:
      'On land, chariots, phalanxes and elephants, and leaders to rally them; at sea, galleys that ram and board. The table keeps the rules, rolls the dice, and says which rule stands in the way.',
    play: 'Choose a battle',
    saves: 'Saved games',
    open: 'Open a file',
    learn: 'Learn by playing',
    rules: 'Read the rules',
    continue: 'Continue the game',
    first: {
      kind: 'About twenty minutes, against the recruit',
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
  battle,
  setUp,
  saves: {
    title: 'Saved games',
    intro: 'Kept in this browser, on this device, after every action.',
    empty: 'There are no games here yet.',
    emptyHint: 'Begin a battle, or drop the file of a saved game anywhere on this page.',
    openHint: 'A file can also be dropped anywhere on the page.',
    pageOnly:
      'This browser does not let the page store anything, perhaps because the window is private or the disk is full. Games last until you close the page: save what you want to keep to a file.',
    turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
    plays: (n: number) => (n === 0 ? 'not begun' : count(n, 'action', 'actions')),
    over: 'Battle over',
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
    opened: (title: string) => `${title} is open and stored.`,
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
    branched: (actions: number) => `Copy as it was: after ${count(actions, 'action', 'actions')} the game went on differently`,
    parted: 'This game was played in two tabs at once. Both are kept, one of them as a copy among the saved games.',
  },
  link: {
    title: 'A game by link',
    reading: 'Unpacking and replaying the game…',
    ask: 'This link holds a game. It will be added to your saved games; nothing of yours is replaced.',
    open: 'Open this game',
    decline: 'Leave it closed',
    badTitle: 'This link holds no game',
    badHint: 'Mail and chat programs easily cut links short. Ask for the link again, or for the file of the game.',
    actions: (n: number) => (n === 0 ? 'not begun yet' : count(n, 'action', 'actions')),
    unknownBattle: 'Custom battle',
  },
  file: {
    badTitle: (name: string) => `${name} holds no game`,
    badText: 'Nothing was changed.',
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
      'The rules are those of Ancients, the board wargame by Bill Banks published by 3W, in our own words and with our own rulings where they leave something open. This program is not connected with its publisher.',
    sources: 'The battles',
    sourcesText:
      'Set-ups follow what is known of the original scenarios; maps, descriptions, the first battle and those at sea are our own, after public history.',
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
    softwareText: 'Our own code is free under the MIT licence. In your browser it runs with these libraries, under the MIT or ISC licence:',
  },
  help: {
    title: 'Help and keys',
    intro: 'Everything can be done by mouse, by touch and by keyboard.',
    startTitle: 'How a battle goes',
    start: [
      'Choose a battle, say who plays which side, and begin.',
      'On land, each player in turn moves his units, places his leaders, is shot at, and fights. One button at the table always says what ends next and what is still undone.',
      'At sea, one die a turn says how far a whole fleet can row. Ships move and ram; then their marines change ships, board and shoot, and ballistae shoot farther.',
      'Tap a unit or a ship to see where it can go and whom it can reach; tap a hex to preview, tap it again to confirm.',
      'If the table refuses something, it says why. The number of the rule opens its text.',
      'On land, whoever captures the camp, makes the enemy army panic or has twice its strength on the map at the end scores a point. At sea each battle says what scores. More points win.',
    ],
    keysTitle: 'Keys on the map',
    ordersTitle: 'Typed orders',
    ordersText:
      'Every action can also be typed. A hex is a letter and a number; the facing is a number from 1, north, clockwise to 6, north-west.',
    ordersAtSea: 'The orders of a battle at sea are in the rulebook, beside those on land.',
  },
  notFound: {
    title: 'There is nothing here',
    text: 'This address leads nowhere. It may have been cut short, or belong to another version of the game.',
    home: 'Go to the front page',
  },
};
