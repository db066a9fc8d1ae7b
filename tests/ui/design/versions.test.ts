import { expect, test } from 'vitest';
import { ancients } from '../../../src/rules/ancients';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import { type Check, checksOf, checksWith, refusals } from '../../../src/ui/design/document/checks';
import { ofAll } from '../../../src/ui/design/document/drawing';
import { say } from '../../../src/ui/design/document/facts';
import { paint, paintHexsides } from '../../../src/ui/design/document/ground';
import { createHistory } from '../../../src/ui/design/document/history';
import { put } from '../../../src/ui/design/document/pieces';
import { addVariant } from '../../../src/ui/design/document/variants';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { first } from './first';

/* A battle that is drawn on while a version of it has something of its own. */

function withVersion() {
  const texts = first;
  const history = createHistory(land, blankDrawing(land, {}, texts));
  history.edit(put(land, 0, land.pieces, 'HI', 180, 0));
  history.edit(put(land, 1, land.pieces, 'HI', 60, 3));
  return { history, now: () => history.state.getState(), add: () => history.edit(addVariant('other', texts)) };
}

test('ground of a version’s own is kept where the battle is painted otherwise, and the battle can be played', () => {
  const { history, now, add } = withVersion();
  history.edit(paint(land, [0, 1], 'hill'));
  history.edit(paintHexsides(land, [{ hex: 40, direction: 2 }], 'river'));
  add();
  history.draw('other');
  history.edit(paint(land, [2], 'hill'));
  history.edit(paintHexsides(land, [{ hex: 41, direction: 2 }], 'river'));
  history.draw(undefined);
  history.edit(paint(land, [0, 5], 'woods'));
  history.edit(paintHexsides(land, [{ hex: 40, direction: 2 }], 'ford'));
  expect(now().shown.position.map).toMatchObject({ hill: 'B1', woods: 'A1 F1' });
  expect(refusals(now().drawing, ancients)).toEqual([]);
  history.draw('other');
  expect(now().shown.position.map).toMatchObject({ hill: 'A1 B1 C1', woods: 'F1' });
  expect(now().shown.position.map).not.toHaveProperty('ford');
  while (now().behind > 4) history.undo();
  expect(now().drawing.position.map).not.toHaveProperty('woods');
});

test('what is wrong with the version that is drawn is told once, and beside it what is wrong with another', () => {
  const { history, now, add } = withVersion();
  add();
  history.edit(addVariant('third', first));
  for (const id of ['other', 'third']) {
    history.draw(id);
    history.edit((draft) => {
      draft.position.map!['hill'] = 'Z99';
    });
  }
  const [whole, here] = [now().drawing, now().shown].map((drawing) => checksOf(land, drawing, ancients));
  const told = (checks: readonly Check[]) => checks.flatMap((check) => (check.grade === 'refused' ? [check.fault.at] : []));
  expect(told(here!)).toEqual(['position.map.hill']);
  expect(told(whole!)).toEqual(['variants[0].position.map.hill', 'variants[1].position.map.hill']);
  expect(told(checksWith(whole!, here!, 1))).toEqual(['position.map.hill', 'variants[0].position.map.hill']);
});

test('what is wrong with a version alone is told though the battle itself is at fault, and what both have once', () => {
  const { history, now, add } = withVersion();
  history.edit((draft) => {
    draft.position.map!['woods'] = 'Z99';
  });
  add();
  history.draw('other');
  history.edit((draft) => {
    draft.position.map!['hill'] = 'Z98';
  });
  expect(refusals(now().drawing, ancients).map(({ at }) => at)).toEqual(['position.map.woods', 'variants[0].position.map.hill']);
});

test('what is wrong with the battle itself is told as of the battle while a version is drawn that has it otherwise', () => {
  const { history, now, add } = withVersion();
  add();
  history.draw('other');
  history.edit((draft) => {
    draft.position.map = { ...draft.position.map, woods: 'A1' };
  });
  history.draw(undefined);
  history.edit((draft) => {
    draft.position.map!['woods'] = 'Z99';
  });
  history.draw('other');
  history.edit(ofAll(say(land, ['story'], 'en', '', first)));
  const [whole, here] = [now().drawing, now().shown].map((drawing) => checksOf(land, drawing, ancients));
  const refused = checksWith(whole!, here!, 0).filter(({ grade }) => grade === 'refused');
  expect(refused.map(({ at, ofBattle }) => [at, ofBattle])).toEqual([
    ['story', undefined],
    ['position.map.woods', true],
  ]);
});
