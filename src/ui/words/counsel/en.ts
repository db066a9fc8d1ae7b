/** What is said of how a game stands or stood. */
export const counsel = {
  stood: 'How it stood then',
  hidden: 'What the enemy might do is not told: his plans would give away what he hides.',
  over: 'The battle is over.',
  course: 'How it stood, turn by turn',
  showCourse: 'Show how it stood, turn by turn',
  courseAsking: (done: number, all: number) => `Turn after turn is weighed: ${done} of ${all}`,
  at: (turn: number, army: string, first: string, percent: string) => `Turn ${turn}, ${army} to move. ${first}: ${percent}`,
  atEnd: (first: string, percent: string) => `At the end. ${first}: ${percent}`,
  courseNote: 'What the centurion’s script expects if it plays both sides from there.',
  closeCourse: 'Close the curve',
};
