import { describe, expect, test } from 'vitest';
import { AT_REST, type Bench, NO_STROKE, NOTHING_CHOSEN, type Tool } from '../../../src/ui/design/bench';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import type { Edit } from '../../../src/ui/design/document/drawing';
import * as facts from '../../../src/ui/design/document/facts';
import { createHistory, type History } from '../../../src/ui/design/document/history';
import { addType, removeType } from '../../../src/ui/design/document/ownTypes';
import { clear, put } from '../../../src/ui/design/document/pieces';
import { resize } from '../../../src/ui/design/document/size';
import { addVariant } from '../../../src/ui/design/document/variants';
import { keptUp } from '../../../src/ui/design/keptUp';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { first } from './first';

const size = { columns: 18, rows: 12 };
const hexOf = (name: string) => name.charCodeAt(0) - 65 + (Number(name.slice(1)) - 1) * size.columns;
const [B3, C3, E5] = ['B3', 'C3', 'E5'].map(hexOf) as [number, number, number];

const piece = (hex: number) => put(land, 0, land.pieces, 'HI', hex, 0);
const HI: Tool = { kind: 'thing', of: land.pieces, words: 'HI', side: 0 };
const AREA: Tool = { kind: 'list', path: ['victory', 0, 'at'] };

/** What changes of a bench by a change of a field with two pieces, a term and a type of its own. */
function kept(bench: Partial<Bench>, act: (history: History) => void) {
  const history = createHistory(land, blankDrawing(land, size, first));
  const hold = facts.setTerms([{ term: 'hold', points: 1, at: 'E9' }]);
  for (const edit of [piece(B3), piece(C3), addVariant('other', first), addType('guard', 'HI'), hold]) history.edit(edit);
  const was = history.state.getState();
  act(history);
  return keptUp(land, { ...AT_REST, ...bench }, history.state.getState(), was);
}

const edits = (change: Edit) => (history: History) => history.edit(change);
const toOther = (history: History) => history.draw('other');
const together: Partial<Bench> = { tool: { kind: 'several' }, group: [B3, C3] };
const led: Partial<Bench> = { selected: B3, leads: true };

describe('what is in hand, once the drawing is another', () => {
  test.each<[string, Partial<Bench>, (history: History) => void, Partial<Bench>]>([
    ['a piece more leaves who is chosen together', together, edits(piece(E5)), {}],
    ['one of them is gone', together, edits(clear(land, [C3])), { group: [] }],
    ['another version lies on the table', together, toOther, { group: [] }],
    ['a piece more leaves who is led', led, edits(piece(E5)), {}],
    ['who is led is gone', led, edits(clear(land, [B3])), NO_STROKE],
    ['who is led is another', led, toOther, { group: [], ...NO_STROKE }],
    ['who is chosen alone stays chosen in another version', { selected: B3 }, toOther, { group: [] }],
    ['the map has another size', { ...together, cursor: E5 }, edits(resize(land, { columns: 12, rows: 12 })), NOTHING_CHOSEN],
    ['a term more leaves a list', { tool: AREA }, edits(facts.addTerm({ term: 'camp', points: 1 })), {}],
    ['as many terms leave it', { tool: AREA }, edits(piece(E5)), {}],
    ['there is a term less', { tool: AREA }, edits(facts.removeTerm(0)), { tool: AT_REST.tool }],
    ['a type of its own is gone', { tool: { ...HI, words: 'guard' } }, edits(removeType(land, 'guard')), { tool: AT_REST.tool }],
    ['a printed type stays', { tool: HI }, edits(removeType(land, 'guard')), {}],
    ['a leader is of no type', { tool: { ...HI, of: land.tokens[1]!, words: '' } }, edits(piece(E5)), {}],
  ])('%s', (_, bench, act, changes) => {
    expect(kept(bench, act)).toEqual(changes);
  });

  test('a map of another size takes a tool away as well, and nobody is led over it', () => {
    const cutAndEnd = edits((draft) => {
      resize(land, { columns: 12, rows: 12 })(draft);
      facts.removeTerm(0)(draft);
    });
    expect(kept({ ...led, tool: AREA }, cutAndEnd)).toEqual({ ...NOTHING_CHOSEN, tool: AT_REST.tool });
  });
});
