import { describe, expect, test } from 'vitest';
import type { Drawing, DrawnTerm } from '../../../../../src/ui/design/document/drawing';
import { newTerm } from '../../../../../src/ui/design/document/terms';
import { ancientWorld } from '../../../../../src/ui/systems/baw/design/rules';

const fresh = (id: string): DrawnTerm => newTerm(ancientWorld.terms.find((term) => term.id === id)!);

describe('B14.c limits of losses', () => {
  const sides = ['A', 'B'].map((name) => ({ name: { en: name, fr: name } })) as unknown as Drawing['sides'];
  const warned = (...victory: DrawnTerm[]) =>
    ancientWorld
      .advice({ position: { ...ancientWorld.blank({}, ['A', 'B']), victory }, sides })
      .filter(({ rule }) => rule === 'B14.c')
      .map(({ grade, at }) => `${grade} ${at}`);
  const limit = fresh('survive');
  const { by, ...either } = limit;

  test('a new one is of one side, unlike other terms', () => {
    expect(by).toBe(1);
    expect(fresh('destroy')).not.toHaveProperty('by');
  });

  test('any but the first decides nothing, nor does one of either side for the second', () => {
    expect(warned(limit)).toEqual([]);
    expect(warned(fresh('hold'), fresh('destroy'), limit)).toEqual([]);
    expect(warned(limit, fresh('hold'), { ...limit, by: 2 })).toEqual(['warning victory[2].by']);
    expect(warned(either)).toEqual(['warning victory[0].by']);
  });
});
