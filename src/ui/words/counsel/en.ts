/** What is said of how a game stands or stood. */
export const counsel = {
  stood: 'How things stood then',
  hidden: 'What the enemy might do is not shown: it would give away what is hidden.',
  over: 'The battle is over.',
  course: 'How things stood, turn by turn',
  showCourse: 'Show how things stood, turn by turn',
  courseAsking: (done: number, all: number) => `Weighing the turns: ${done} of ${all}`,
  at: (turn: number, army: string, first: string, percent: string) => `Turn ${turn}, ${army} to move. ${first}: ${percent}`,
  atEnd: (first: string, percent: string) => `At the end. ${first}: ${percent}`,
  courseNote: 'What the centurion expects when it plays both sides from there.',
  closeCourse: 'Close the graph',
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
