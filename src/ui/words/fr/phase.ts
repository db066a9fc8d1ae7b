import type { PanelWords } from '..';

export const phase: PanelWords['phase'] = {
  next: 'Montrer le pion suivant (F)',
  nothing: 'Il n’y a plus rien à y faire.',
  comers: 'Qui peut venir ici, ou y frapper\u00a0?',
};
