import { clauses, listed } from './nouns';

/** What the table says as soon as its map is there. */
export const table = {
  listed,
  clauses,
  opening: 'Setting up the table…',
  programPlays: 'The computer is playing',
  followLesson: 'Follow the lesson',
  track: 'Phases of the turn',
  byItself: 'automatic',
  happened: 'Done automatically',
  happenedNothing: 'Nothing happened in these phases.',
  turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  /** The game on the table holds no further. */
  goOnApart: 'Go on in a new game',
  goOnBeside: 'Go on in a new branch',
  reallyEnd: 'End anyway?',
  answerFirst: 'Answer the question',
  undo: 'Undo',
  drop: 'Drop this choice',
  redo: 'Redo',
  undoStop: {
    die: 'A die has fallen: undo stops here.',
    player: 'The decision has passed to the other player since: undo stops here.',
    sight: 'Something hidden has come into view: undo stops here.',
  },
  undoPast: 'Undo anyway',
  undoPastNote: 'For exploring. The same dice will fall again.',
  menu: 'Game menu',
  menuItems: {
    counsel: 'Hint and how things stand (H)',
  },
  panels: { now: 'Now', log: 'Log', branches: 'Branches', armies: 'Armies' },
  panelsLabel: 'Panels',
  closeSheet: 'Back to the map',
  map: (title: string) => `Map: ${title}`,
  mapKeys: 'Arrow keys and Q W E A S D move the hex cursor, Enter chooses, Escape drops a choice, question mark lists all keys.',
  boardTable: { show: 'The map as a table', caption: 'What stands on the map', hex: 'Hex', holds: 'Holds' },
  dice: {
    die: (n: number) => `die ${n}`,
  },
  log: {
    looking: (n: number, of: number) => `A past moment: after action ${n} of ${of}`,
    lookingStart: 'The beginning of the game',
    standing: (n: number, of: number) => `The game stands after action ${n} of ${of}`,
    back: 'Back to the game',
    fromHere: 'Go on from here',
    before: 'Back one action',
    after: 'Forward one action',
  },
  handOver: {
    step: (n: number, of: number) => `${n} of ${of}`,
    go: 'Begin',
  },
  result: {
    title: 'See the result',
    wins: (army: string) => `Victory: ${army}`,
    draw: 'A draw',
  },
  refused: { close: 'Dismiss the refusal' },
  ruleLink: (id: string) => `Rule ${id}, show its text`,
  noGame: {
    title: 'No game is on the table',
  },
  said: { selected: (text: string) => `${text} chosen`, cancelled: 'Choice dropped' },
};
