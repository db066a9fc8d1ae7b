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
};
