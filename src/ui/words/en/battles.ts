import { plural } from './nouns';

/** By the quality of a crew. */
const CREWS: readonly string[] = ['', 'slave', 'poor', 'average', 'excellent'];

interface Crews {
  readonly quality: number;
  readonly ships: number;
}

export const battles = {
  title: 'Battles',
  armies: 'Buy two armies',
  intro: 'Each takes one sitting. If hexes and counters are new to you, begin with one marked for beginners.',
  beginners: 'For beginners',
  criteria: {
    age: {
      name: 'Age',
      any: 'Any age',
      values: {
        bronze: 'Bronze Age',
        classical: 'Classical Greece',
        hellenistic: 'Hellenistic kingdoms',
        roman: 'Rome',
        late: 'Late Antiquity',
        medieval: 'Middle Ages',
      },
    },
    length: { name: 'Length', any: 'Any length', values: { short: 'Short', medium: 'Medium length', long: 'Long' } },
    size: { name: 'Size', any: 'Any size', values: { small: 'Small', medium: 'Medium size', large: 'Large' } },
    difficulty: { name: 'Difficulty', any: 'Any difficulty', values: { easy: 'Easy', medium: 'Some practice', hard: 'Demanding' } },
    evenness: {
      name: 'How even',
      any: 'Even or not',
      values: { even: 'Even', slight: 'Nearly even', favoured: 'One side favoured' },
    },
  },
  /** What one knows of battles oneself. */
  lists: {
    own: 'Yours',
    search: 'Search',
    starred: 'Starred',
    mine: 'Yours only',
    tag: 'Tag',
    anyTag: 'Any tag',
    star: (title: string) => `Star ${title}`,
    tags: 'Tags',
    tagsHint: 'Your own words for it, separated by commas',
    played: (n: number) => plural(n, 'game', 'games'),
    won: (n: number) => `${n} won`,
    draw: 'Draw a battle',
    change: 'Draw on',
  },
  shown: (n: number, all: number) => (n === all ? plural(n, 'battle', 'battles') : `${n} of ${plural(all, 'battle', 'battles')}`),
  showAll: 'Show all',
  none: 'No battle matches all of these.',
  about: (n: number) => `${n} min`,
  minutes: (n: number) => `about ${n} minutes`,
  counters: (n: number) => plural(n, 'counter', 'counters'),
  leaders: (n: number) => plural(n, 'leader', 'leaders'),
  turns: (n: number) => plural(n, 'turn', 'turns'),
  later: (n: number) => `${n} of them arriving later`,
  panic: (n: number) => (n === 0 ? 'never panics from losses' : `panics at ${n} points lost`),
  strength: (n: number) => `strength ${n}`,
  /** 0: nobody. */
  rally: (n: number) => (n === 0 ? 'never rallies' : `rallies on ${n === 1 ? '1' : `1 to ${n}`}`),
  /** 0: there is no such level. */
  morale: (demoralised: number, disintegrates: number) => {
    if (demoralised === 0) return disintegrates === 0 ? 'fights to the last' : `disintegrates at ${disintegrates} points lost`;
    return `demoralised at ${demoralised} points lost${disintegrates === 0 ? '' : `, disintegrates at ${disintegrates}`}`;
  },
  points: (n: number) => `starts with ${plural(n, 'victory point', 'victory points')}`,
  vessels: (n: number) => plural(n, 'ship', 'ships'),
  ships: (n: number, large: number) =>
    large === 0
      ? plural(n, 'small ship', 'small ships')
      : large === n
        ? plural(n, 'large ship', 'large ships')
        : `${n} ships, ${large} of them large`,
  crews: (crews: readonly Crews[]) =>
    crews.length === 1
      ? `${CREWS[crews[0]!.quality]} crews`
      : `crews: ${crews.map(({ quality, ships }) => `${ships} ${CREWS[quality]}`).join(', ')}`,
  marines: (n: number) => (n === 0 ? 'no marines' : plural(n, 'marine aboard', 'marines aboard')),
  ashore: (n: number) => `${n} ashore`,
  corvi: (n: number) => `${n} with a corvus`,
  ballistae: (n: number) => plural(n, 'ballista', 'ballistae'),
  fields: { ancients: 'On land', naval: 'At sea', baw: 'Ancient World' },
  /** The games, by whose rules battles are played. */
  games: { ancients: 'Ancients', naval: 'Ancients at sea', baw: 'Battles of the Ancient World' },
  gamesAbout: {
    ancients: 'Units that face one way, missiles, leaders who rally, armies that panic. A few dozen counters, an hour or so.',
    naval: 'Galleys that ram, marines who board; one die says how far a whole fleet can row.',
    baw: 'Another game: whole battle lines without facing, zones of control that hold, several against several, an army’s morale. Up to some hundred and fifty counters.',
  },
  rulesOf: (game: string) => `Rules: ${game}`,
  /** The same battle by the rules of another game. */
  alsoBy: (game: string) => `The same battle by the rules of ${game}`,
  which: 'Which battles are shown',
  ground: 'The ground',
  waters: 'The waters',
  tryThis: 'What to try',
  sources: 'Sources:',
  special: 'Special to this battle',
  /** Leads to the paragraph that says it. */
  differs: 'Coming from Ancients? What is different in these rules',
  map: (title: string) => `Map and set-up of ${title}`,
  unknown: 'There is no battle by this name here.',
  unfinished: 'This battle of yours cannot be played as it is.',
  /** Leads to the drawing table. */
  atTable: 'The checks at the drawing table say what it needs',
  all: 'All battles',
  every: 'All',
};

/** The page of one battle. */
export const battle = {
  yourSide: (army: string) => `Your side: ${army}`,
  play: 'Play now',
  setUp: 'Choose sides, opponent, rules',
  variants: 'Which battle',
  asItWas: 'As it was',
  asItWasHint: 'The armies and the odds that the sources give',
};

export const setUp = {
  players: 'Who plays',
  name: (army: string) => `${army}: name of the player`,
  namePlaceholder: 'Name',
  modes: {
    program: { name: 'You against the computer', about: 'Choose your side and how strong the computer is' },
    two: { name: 'Two people at this screen', about: 'The screen is handed over between turns' },
    solo: { name: 'You play both sides', about: 'Without waiting or handing over' },
    watch: { name: 'Computer against computer', about: 'You watch, and may take over a side' },
  },
  side: 'Your side',
  suggested: 'suggested',
  opponent: 'Your opponent',
  thinks: 'Thinking time per turn',
  yourName: 'Your name',
  more: 'More',
  moreHint: { program: 'Dice, name', two: 'Dice, hand-over', solo: 'Dice', watch: 'Dice' },
  aboutBattle: 'About this battle',
  seed: 'Seed of the dice',
  seedHint: 'The same seed and the same actions give the same dice, so that anyone can check the game afterwards.',
  ownDice: 'Our own dice',
  ownDiceHint: 'You roll real dice, the computer’s too, and type what they show. The game is marked “Own dice”.',
  byBoth: 'Dice by both, by link',
  byBothHint:
    'For two who send each other the game as a link: each device has its half of every die, so that neither knows one beforehand. An order with dice waits until the link has been to the other side.',
  newSeed: 'Draw another seed',
  seedWrong: 'The seed must be a whole number from 0 to 4,294,967,295.',
  handOver: 'Hand-over card',
  handOverHint: 'Between two players: when it is the other’s turn to act, the table waits, then shows what has changed.',
  advice: 'Advice at each decision',
  adviceHint: 'The computer player says what it would do, and why. It never moves for you.',
  start: 'Begin the battle',
  starting: 'Setting up…',
};
