import { describe, expect, test } from 'vitest';
import { openMatch } from '../../../src/kernel/match';
import { baw } from '../../../src/rules/baw';
import { battleById } from '../../../src/scenarios/all';
import { drawingOf } from '../../../src/ui/design/document/begin';
import { refusals } from '../../../src/ui/design/document/checks';
import type { DrawnPosition } from '../../../src/ui/design/document/drawing';
import { changed } from '../../../src/ui/design/document/history';
import { resize } from '../../../src/ui/design/document/size';
import { ancientWorld } from '../../../src/ui/systems/baw/design/rules';
import { fr } from '../../../src/ui/words/design/fr';

describe('a position of a battle that is taken to the drawing table', () => {
  const kadesh = battleById('baw-kadesh')!;
  const opened = openMatch(baw, kadesh.position, 1);
  if (!opened.ok) throw new Error('Kadesh cannot be opened');
  const { context, state } = opened.value;
  const position = baw.printPosition(context, state) as DrawnPosition;

  test('has the names that the battle has for its sides and places, in both languages', () => {
    const drawing = drawingOf(ancientWorld, position, fr.first, kadesh);
    expect(drawing.sides.map(({ name }) => name)).toEqual(kadesh.sides.map(({ name }) => name));
    expect([drawing.many, drawing.places]).toEqual([kadesh.many, kadesh.places]);
    expect(drawing.places).not.toBe(undefined);
    expect(refusals(drawing, baw)).toEqual([]);
  });

  test('has no places of a map of another size, nor any of no battle', () => {
    const [larger] = changed(ancientWorld, drawingOf(ancientWorld, position, fr.first), resize(ancientWorld, { columns: 40, rows: 30 }));
    expect(drawingOf(ancientWorld, larger.position, fr.first, kadesh)).not.toHaveProperty('places');
    expect(larger).not.toHaveProperty('places');
    expect(larger.sides[1].name.fr).toBe(larger.sides[1].name.en);
  });
});
