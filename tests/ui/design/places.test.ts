import { expect, test } from 'vitest';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import { sayIn } from '../../../src/ui/design/document/facts';
import { changed } from '../../../src/ui/design/document/history';
import type { DrawingRules } from '../../../src/ui/design/rules';
import { placeSaid } from '../../../src/ui/design/view/faultText';
import { panelOf } from '../../../src/ui/design/view/panels';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { ancientWorld } from '../../../src/ui/systems/baw/design/rules';
import { sea } from '../../../src/ui/systems/naval/design/rules';
import { fr } from '../../../src/ui/words/design/fr';
import { first } from './first';

/* Where a fault is, and where it can be mended. */

test.each([
  ['sides[0].name', 'sides'],
  ['sides[1].name.fr', 'sides'],
  ['sides[1].leader', 'texts'],
  ['size.counters[1]', 'sides'],
  ['size.minutes', 'texts'],
  ['recommended[0]', 'rules'],
  ['position.armies[0].units[2]', 'sides'],
  ['position.nightfall', 'rules'],
  ['position.map.woods', 'map'],
  ['places[0].at', 'map'],
  ['variants[0]', 'texts'],
])('%s is changed in the panel %s', (at, panel) => {
  expect(panelOf(at)).toBe(panel);
});

test.each<[DrawingRules, string, string]>([
  [land, 'size.counters[1]', 'Bleu, Pions'],
  [land, 'size.minutes', 'Minutes'],
  [land, 'try[2]', 'À essayer 3'],
  [land, 'position.nightfall', 'Dernier tour de jour'],
  [land, 'position.optional.points', 'Ce que gardent les règles optionnelles'],
  [sea, 'position.fleets[0].left[1]', 'Rouge, sortis de la carte 2'],
  [sea, 'position.fleets[1].sunk', 'Bleu, navires coulés'],
  [land, 'position.turn', 'Tour en cours'],
  [land, 'position.victory', 'Conditions de victoire'],
  [land, 'position.options[3]', 'Règles optionnelles'],
  [land, 'recommended[1]', 'Règles optionnelles conseillées'],
  [land, 'position.types.guard', 'Type guard'],
  [land, 'position.types.guard.shots', 'Type guard, Tirs par phase'],
  [sea, 'position.types.guard.as', 'Type guard, le type dont il part'],
  [ancientWorld, 'position.armies[0].fallen', 'Rouge, unités éliminées'],
])('a place is told without a word of the notation', (rules, at, said) => {
  expect(placeSaid(fr, 'fr', rules, blankDrawing(rules, {}, first), at)).toBe(said);
});

test('pieces of a side without a name are counted by its number', () => {
  const [unnamed] = changed(land, blankDrawing(land, {}, first), sayIn(land, ['sides', 0, 'name'], 'fr', ''));
  expect(placeSaid(fr, 'fr', land, unnamed, 'size.counters[0]')).toBe('Premier camp, Pions');
});
