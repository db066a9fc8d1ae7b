import { plural } from '../en/nouns';

/** What is said of how a game stands or stood. */
export const counsel = {
  stood: 'How things stood then',
  hidden: 'What the enemy might do is not shown: it would give away what is hidden.',
  over: 'The battle is over.',
  course: 'How things stood, turn by turn',
  showCourse: 'How things stood, turn by turn',
  courseAsking: (done: number, all: number) => `Weighing the turns: ${done} of ${all}`,
  at: (turn: number, army: string, first: string, percent: string) => `Turn ${turn}, ${army} to move. ${first}: ${percent}`,
  atEnd: (first: string, percent: string) => `At the end. ${first}: ${percent}`,
  courseNote: 'What the centurion expects when it plays both sides from there.',
  closeCourse: 'Close the graph',
  toMoment: 'Go to this moment',
  /** What is weighed could not be. */
  failed: 'The computer has not answered.',
  /** What was played against the best that the program finds. */
  mistakes: {
    title: 'Mistakes',
    ask: 'Look for mistakes',
    notYet: 'Mistakes can be looked for once a phase has ended.',
    about: 'Every movement, shot and attack is weighed before its dice against the best order found: bad luck is no mistake.',
    progress: (done: number, all: number) => `Phases looked through: ${done} of ${all}`,
    stop: 'Stop',
    goOn: 'Go on',
    none: 'No mistake was found.',
    noneYet: 'None so far.',
    found: (n: number) => (n === 0 ? 'No mistake was found.' : `The game has been looked through: ${plural(n, 'mistake', 'mistakes')}.`),
    listed: (n: number, of: number) => `The ${n} gravest of ${of}.`,
    doubtful: 'Doubtful',
    blunder: 'Blunder',
    place: (turn: number, phase: string) => `Turn ${turn} · ${phase}`,
    head: (mark: string, army: string, place: string) => `${mark}: ${army}, ${place}. Go to this moment`,
    cost: (best: string, played: string) => `Chance of winning: ${played} instead of ${best}`,
    played: (order: string) => `Played: ${order}`,
    better: (orders: string) => `Better: ${orders}`,
    nobodyMoves: 'nobody moves',
    tryIt: 'Try it',
    tryIn: (place: string) => `Try it on the map: ${place}`,
  },
  /** What a battle that is over is told by. */
  story: {
    weighing: (done: number, all: number) => `The turning point is being looked for: ${done} of ${all}`,
    turning: (turn: number, army: string, first: string, before: string, after: string) =>
      `The turning point: turn ${turn}, ${army}. ${first}: from ${before} to ${after}.`,
    luckiest: 'Luckiest die:',
    unluckiest: 'Unluckiest die:',
    die: (army: string, turn: number, face: number, change: string) => `${army}, turn ${turn}, a ${face} (${change})`,
    moments: 'The great moments',
    turn: (turn: number) => `Turn ${turn}`,
  },
};
