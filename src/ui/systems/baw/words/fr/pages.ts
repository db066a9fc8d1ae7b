import type { AncientWorldPageWords } from '..';
import { options } from './options';

export const ancientWorldOptions: AncientWorldPageWords['ancientWorldOptions'] = {
  title: 'Règles optionnelles',
  none: 'Aucune',
  intro: 'Pour les deux camps, à combiner à volonté.',
  only: 'Pour Battles of the Ancient World.',
  suits: 'prévue pour cette bataille',
  held: 'La position telle qu’elle est ne se joue pas sans cette règle.',
  suit: (names) => `Se joue avec\u00a0: ${names}`,
  rules: {
    'B16.1': {
      name: options.names['B16.1'],
      text: 'Une pente aide qui est attaqué d’en bas. Telle qu’imprimée, la règle aiderait qui est attaqué d’en haut, sans doute une coquille.',
    },
    'B16.2': {
      name: options.names['B16.2'],
      text: 'Personne n’est tenu d’attaquer\u00a0: au contact de l’ennemi, une unité peut rester et attendre.',
    },
    'B16.3': {
      name: options.names['B16.3'],
      text: 'Une unité désorganisée n’est réduite de moitié qu’en défense, et se reprend après une attaque contre elle, au plus tard à la fin de la mêlée. Il n’y a plus de dés de ralliement.',
    },
    'B16.4': {
      name: options.names['B16.4'],
      text: 'Une fois par tour, chaque chef loin de l’ennemi peut tenter de rappeler une unité que son armée a perdue. Sa force quitte les pertes\u00a0; la démoralisation demeure.',
    },
  },
};
