import type { PanelWords } from '..';

export const phase: PanelWords['phase'] = {
  next: 'Montrer la suivante (F)',
  nothing: 'Il n’y reste rien à faire.',
};
