import type { PanelWords } from '..';

export const phase: PanelWords['phase'] = {
  next: 'Montrer la suivante (F)',
  nothing: 'Il n’y a plus rien à y faire.',
};
