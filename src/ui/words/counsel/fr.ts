import type { CounselWords } from '.';

export const counsel: CounselWords = {
  stood: 'L’état de la partie à ce moment',
  hidden: 'Ce que l’ennemi pourrait faire n’est pas dit\u00a0: ses plans trahiraient ce qu’il cache.',
  over: 'La bataille est terminée.',
  course: 'L’état de la partie, tour après tour',
  showCourse: 'Montrer l’état de la partie, tour après tour',
  courseAsking: (done, all) => `Chaque tour est évalué\u00a0: ${done} sur ${all}`,
  at: (turn, army, first, percent) => `Tour ${turn}, joueur en phase\u00a0: ${army}. ${first}\u00a0: ${percent}`,
  atEnd: (first, percent) => `À la fin. ${first}\u00a0: ${percent}`,
  courseNote: 'Ce qu’attend le script du centurion s’il joue les deux camps à partir de là.',
  closeCourse: 'Fermer la courbe',
  story: {
    weighing: (done, all) => `Recherche du tournant de la bataille\u00a0: ${done} sur ${all}`,
    turning: (turn, army, first, before, after) => `Le tournant\u00a0: tour ${turn}, ${army}. ${first}\u00a0: de ${before} à ${after}.`,
    luckiest: 'Dé le plus chanceux\u00a0:',
    unluckiest: 'Dé le plus malchanceux\u00a0:',
    die: (army, turn, face, change) => `${army}, tour ${turn}, un ${face} (${change})`,
    moments: 'Les grands moments',
    turn: (turn) => `Tour ${turn}`,
  },
};
