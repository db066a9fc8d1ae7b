import { naval as system } from '../../../src/rules/naval';
import type { CaseSystem } from './types';

/** Every order but an answer and `end` names the hex of whoever obeys it first. */
function actorOf(text: string): string {
  const hex = /[A-Z]+[0-9]+/.exec(text);
  return hex ? hex[0] : text.trim() === 'end' ? 'end' : 'answers';
}

export const naval: CaseSystem = {
  system,
  lists: new Set(['ships', 'sunk', 'left']),
  sides: 'fleets',
  unordered: /(^|\.)(map\.land|at|ashore|closed|declared)$/,
  defaults: { ships: [], ashore: '', sunk: [], left: [], points: 0, closed: '', begun: false },
  mark: (word) => word,
  actorOf: (_context, _state, text) => actorOf(text),
  usual: (_context, _state, text) => text.trim(),
};
