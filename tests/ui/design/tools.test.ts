import { describe, expect, test } from 'vitest';
import { centreOf, HEADINGS, type Point } from '../../../src/ui/board/geometry';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import { ringAbout } from '../../../src/ui/design/document/brushes';
import { SIDES } from '../../../src/ui/design/document/drawing';
import * as facts from '../../../src/ui/design/document/facts';
import { hexsideAt, hexsidesBetween, sameHexside } from '../../../src/ui/design/document/ground';
import { createHistory } from '../../../src/ui/design/document/history';
import * as ownTypes from '../../../src/ui/design/document/ownTypes';
import { dismiss, put, textsOf, thingsAt, waitingOf } from '../../../src/ui/design/document/pieces';
import { resize } from '../../../src/ui/design/document/size';
import { addVariant } from '../../../src/ui/design/document/variants';
import type { DrawingRules } from '../../../src/ui/design/rules';
import { createDrawingTools } from '../../../src/ui/design/tools';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { ancientWorld } from '../../../src/ui/systems/baw/design/rules';
import { first } from './first';

const size = { columns: 18, rows: 12 };
const hexOf = (name: string) => name.charCodeAt(0) - 65 + (Number(name.slice(1)) - 1) * size.columns;

/** An empty field with tools on it. */
function onTable(rules: DrawingRules = land) {
  const history = createHistory(rules, blankDrawing(rules, size, first));
  const tools = createDrawingTools(rules, history);
  const position = () => history.state.getState().drawing.position;
  const at = (name: string, towards?: number, share = 1): Point => {
    const { x, y } = centreOf(size, hexOf(name));
    const away = towards === undefined ? { x: 0, y: 0 } : HEADINGS[towards]!;
    return { x: x + away.x * 36 * share, y: y + away.y * 36 * share };
  };
  /** The pointer is set down on the first hex, goes over the others and is lifted. */
  const stroke = (...names: readonly string[]) => {
    const from = hexOf(names[0]!);
    tools.aim(from, undefined);
    for (const name of names) tools.drag(from, at(name));
    tools.release(from, undefined);
  };
  const standsAt = (name: string) => thingsAt(rules, position(), hexOf(name)).map(({ text }) => text);
  return { history, tools, position, at, stroke, standsAt };
}

const HI = { kind: 'thing', of: land.pieces, words: 'HI', side: 0 } as const;

describe('the tools at the drawing table', () => {
  test('put pieces down, pulled to where they look, side by side', () => {
    const { tools, standsAt } = onTable();
    tools.take(HI);
    tools.release(hexOf('E5'), undefined);
    tools.release(hexOf('F5'), 2);
    expect([standsAt('E5'), standsAt('F5')]).toEqual([['HI E5/1'], ['HI F5/3']]);
    // No arrows over the hexes beside it.
    expect(tools.overlays().wheel).toBeUndefined();
    tools.take({ kind: 'select' });
    tools.choose(hexOf('E5'));
    expect(tools.overlays().wheel).toMatchObject({ hex: hexOf('E5'), current: 0 });
    tools.face(4);
    expect(standsAt('E5')).toEqual(['HI E5/5']);
  });

  test('draw a row of pieces in one step: by the line and the rectangle, and where pieces look nowhere by any stroke', () => {
    const { tools, stroke, standsAt, history } = onTable();
    tools.take(HI);
    tools.state.setState({ brush: 'rectangle' });
    stroke('B3', 'C4');
    expect(['B3', 'C3', 'B4', 'C4'].flatMap(standsAt)).toEqual(['HI B3/1', 'HI C3/1', 'HI B4/1', 'HI C4/1']);
    history.undo();
    expect(standsAt('C4')).toEqual([]);
    // A tap puts down one; by keys the first end is set down, and then the row drawn.
    stroke('E5');
    expect([standsAt('E5'), tools.state.getState().selected]).toEqual([['HI E5/1'], hexOf('E5')]);
    tools.state.setState({ brush: 'line' });
    tools.choose(hexOf('G3'));
    expect(standsAt('G3')).toEqual([]);
    tools.choose(hexOf('G5'));
    expect(['G3', 'G4', 'G5'].flatMap(standsAt)).toHaveLength(3);

    const ancient = onTable(ancientWorld);
    ancient.tools.take({ kind: 'thing', of: ancientWorld.pieces, words: 'LEG', side: 1 });
    ancient.tools.state.setState({ width: 3 });
    ancient.stroke('B3', 'C3', 'D3');
    expect(['B3', 'C3', 'D3', 'E3'].flatMap(ancient.standsAt)).toEqual(['LEG B3', 'LEG C3', 'LEG D3']);
    const [leader] = ancientWorld.tokens;
    ancient.tools.take({ kind: 'thing', of: leader!, words: '', side: 1 });
    ancient.stroke('B3', 'D3');
    expect([ancient.standsAt('B3'), ancient.standsAt('C3')]).toEqual([['LEG B3', 'Primus 1 B3'], ['LEG C3']]);
  });

  test('choose several by a frame or one by one, and take them along, turn them and take them away together', () => {
    const { tools, stroke, standsAt, history, at } = onTable();
    tools.take(HI);
    for (const name of ['B3', 'C3', 'D3', 'H9']) tools.release(hexOf(name), undefined);
    tools.take({ kind: 'several' });
    stroke('A2', 'D4');
    expect(tools.gathered()).toEqual(['B3', 'C3', 'D3'].map(hexOf));
    // Over the edge, off the map, back to where it was, and onto somebody who does not come along, nobody goes.
    const refused = () => tools.state.getState().refused;
    stroke('D3', 'A1');
    expect(refused()).toBe('offMap');
    stroke('B3', 'H9');
    expect(refused()).toBe('inTheWay');
    tools.aim(hexOf('B3'), undefined);
    expect(refused()).toBeUndefined();
    stroke('C3', 'C6', 'C3');
    tools.drag(hexOf('C3'), at('C3'));
    tools.drag(hexOf('C3'), { x: -500, y: 0 });
    tools.release(hexOf('C3'), undefined);
    expect(['B3', 'C3', 'D3'].flatMap(standsAt)).toHaveLength(3);
    expect(tools.gathered()).toHaveLength(3);
    // By one column they lie to each other as before.
    stroke('D3', 'E4');
    expect(['C4', 'D3', 'E4'].flatMap(standsAt)).toEqual(['HI C4/1', 'HI D3/1', 'HI E4/1']);
    expect(tools.gathered()).toEqual(['C4', 'D3', 'E4'].map(hexOf));
    tools.turn(1);
    expect(['C4', 'D3', 'E4'].flatMap(standsAt)).toEqual(['HI C4/2', 'HI D3/2', 'HI E4/2']);
    history.undo();
    expect(tools.gathered()).toHaveLength(3);
    history.undo();
    expect(['B3', 'C3', 'D3'].flatMap(standsAt)).toEqual(['HI B3/1', 'HI C3/1', 'HI D3/1']);
    // Not the one that stands where another has stood.
    expect(tools.gathered()).toEqual([]);
    // A frame begins anew, one with Shift adds; a tap takes in and out, beside them it lays down all.
    stroke('A2', 'C4');
    stroke('C2', 'D4');
    expect(tools.gathered()).toEqual(['C3', 'D3'].map(hexOf));
    tools.gather([hexOf('B3'), hexOf('A9')]);
    stroke('C3');
    expect(tools.gathered()).toEqual(['D3', 'B3'].map(hexOf));
    stroke('J2');
    expect(tools.gathered()).toEqual([]);
  });

  test('choose several by keys, one after the other, and show where the last of them goes', () => {
    const { tools, standsAt } = onTable();
    tools.take(HI);
    for (const name of ['B3', 'C3', 'H9']) tools.choose(hexOf(name));
    tools.take({ kind: 'several' });
    for (const name of ['B3', 'C3', 'B3', 'H9', 'J9']) tools.choose(hexOf(name));
    expect([standsAt('E3'), standsAt('J9'), standsAt('B3')]).toEqual([['HI E3/1'], ['HI J9/1'], ['HI B3/1']]);
    tools.remove();
    expect([standsAt('E3'), standsAt('J9'), standsAt('B3')]).toEqual([[], [], ['HI B3/1']]);
    // What is chosen alone is one of several once another is chosen besides.
    tools.take(HI);
    tools.choose(hexOf('D3'));
    tools.take({ kind: 'select' });
    tools.choose(hexOf('B3'));
    tools.add(hexOf('A1'));
    expect(tools.state.getState().tool).toEqual({ kind: 'select' });
    tools.add(hexOf('D3'));
    expect(tools.gathered()).toEqual(['B3', 'D3'].map(hexOf));
  });

  test('have nothing chosen on a map of another size, nor in another version', () => {
    const { tools, history } = onTable();
    const chosen = () => [tools.gathered().length, tools.state.getState().selected];
    tools.take(HI);
    tools.choose(hexOf('B3'));
    history.edit(resize(land, { columns: 12, rows: 12 }));
    expect(chosen()).toEqual([0, undefined]);
    tools.gather([1 + 2 * 12]);
    expect(chosen()).toEqual([1, undefined]);
    history.edit(addVariant('other', first));
    history.draw('other');
    expect(chosen()).toEqual([0, undefined]);
  });

  test('lay a row over the largest map at once, and nobody has to go for it', () => {
    const { tools, history, position } = onTable(ancientWorld);
    history.edit(resize(ancientWorld, { columns: 60, rows: 40 }));
    tools.take({ kind: 'thing', of: ancientWorld.pieces, words: 'PHX', side: 1 });
    tools.choose(100);
    tools.take({ kind: 'thing', of: ancientWorld.pieces, words: 'LEG', side: 0 });
    tools.state.setState({ brush: 'rectangle', stroke: [0, 2399] });
    tools.release(0, undefined);
    expect(textsOf(ancientWorld, position(), 0, ancientWorld.pieces)).toHaveLength(2399);
    expect(textsOf(ancientWorld, position(), 1, ancientWorld.pieces)).toEqual(['PHX AO2']);
    expect(tools.state.getState().selected).toBeUndefined();
    tools.gather([...Array(2400).keys()]);
    expect(tools.gathered()).toHaveLength(2400);
    tools.remove();
    expect(SIDES.map((side) => textsOf(ancientWorld, position(), side, ancientWorld.pieces).length)).toEqual([0, 0]);
    // Another tool lays the brush down.
    tools.take({ kind: 'ground', key: 'forest' });
    tools.state.setState({ brush: 'line' });
    tools.take({ kind: 'thing', of: ancientWorld.pieces, words: 'LEG', side: 0 });
    expect(tools.state.getState().brush).toBe('hex');
  });

  test('move a piece by a drag, and by a tap on it and one where it is to go', () => {
    const { tools, stroke, standsAt } = onTable();
    tools.take(HI);
    tools.release(hexOf('E5'), undefined);
    tools.take({ kind: 'select' });
    expect(tools.aims(hexOf('E5'))).toBe(true);
    expect(tools.aims(hexOf('E6'))).toBe(false);
    stroke('E5', 'F5', 'G6');
    expect(standsAt('G6')).toEqual(['HI G6/1']);
    tools.choose(hexOf('H2'));
    expect(standsAt('H2')).toEqual(['HI H2/1']);
    tools.remove();
    expect(standsAt('H2')).toEqual([]);
  });

  test('choose the next piece beside the one that is chosen: no arrow lies over it', () => {
    const { tools, standsAt } = onTable();
    tools.take(HI);
    for (const name of ['G10', 'H10']) tools.release(hexOf(name), undefined);
    tools.take({ kind: 'select' });
    tools.choose(hexOf('G10'));
    expect(tools.overlays().wheel).toEqual({ hex: hexOf('G10'), open: [0, 1, 3, 4, 5], current: 0 });
    tools.choose(hexOf('H10'));
    expect(tools.state.getState().selected).toBe(hexOf('H10'));
    expect(standsAt('G10')).toEqual(['HI G10/1']);
  });

  test('lead what is chosen to a hex where somebody stands, by keys and taps as by a drag', () => {
    const { tools, standsAt } = onTable();
    const [, leader] = land.tokens;
    tools.take(HI);
    tools.choose(hexOf('E5'));
    tools.take({ ...HI, words: 'LC', side: 1 });
    tools.choose(hexOf('F5'));
    // What has just been put down is led on.
    tools.lead();
    tools.release(hexOf('E5'), undefined);
    expect([standsAt('E5'), standsAt('F5')]).toEqual([['LC E5/4'], ['HI F5/1']]);
    expect(tools.state.getState()).toMatchObject({ tool: { kind: 'select' }, selected: hexOf('E5'), leads: false });
    tools.choose(hexOf('F5'));
    expect(tools.state.getState().selected).toBe(hexOf('F5'));
    tools.take({ kind: 'thing', of: leader!, words: '', side: 0 });
    tools.choose(hexOf('B2'));
    tools.lead();
    tools.cancel();
    expect(tools.state.getState()).toMatchObject({ leads: false, selected: hexOf('B2') });
    tools.lead();
    tools.choose(hexOf('F5'));
    expect([standsAt('B2'), standsAt('F5')]).toEqual([[], ['HI F5/1', 'F5']]);
  });

  test.each<[string, (table: ReturnType<typeof onTable>) => void]>([
    ['is taken away', ({ tools }) => tools.remove()],
    ['is taken back', ({ history }) => history.undo()],
    ['is of another version', ({ history }) => history.draw('other')],
    ['is let go by the same button', ({ tools }) => tools.lead()],
  ])('lead nobody who %s: the next one is chosen', (_, end) => {
    const table = onTable();
    const { tools, history, standsAt } = table;
    history.edit(addVariant('other', first));
    history.edit(put(land, 0, land.pieces, 'HI', hexOf('E5'), 0));
    history.edit(put(land, 1, land.pieces, 'LC', hexOf('F5'), 3));
    history.edit(put(land, 0, land.pieces, 'HI', hexOf('G5'), 0));
    tools.choose(hexOf('G5'));
    tools.lead();
    expect(tools.state.getState().leads).toBe(true);
    end(table);
    expect(tools.state.getState().leads).toBe(false);
    tools.choose(hexOf('F5'));
    expect([standsAt('F5'), tools.state.getState().selected]).toEqual([['LC F5/4'], hexOf('F5')]);
    // Nobody is led from where nobody stands.
    tools.choose(hexOf('F5'));
    tools.lead();
    expect(tools.state.getState().leads).toBe(false);
  });

  test('lead a leader on whose unit is taken away', () => {
    const { tools, history, standsAt } = onTable();
    history.edit(put(land, 0, land.pieces, 'HI', hexOf('E5'), 0));
    history.edit(put(land, 0, land.tokens[1]!, '', hexOf('E5'), 0));
    tools.choose(hexOf('E5'));
    tools.lead();
    tools.remove();
    tools.choose(hexOf('F5'));
    expect([standsAt('E5'), standsAt('F5')]).toEqual([[], ['F5']]);
  });

  test('leave a piece where it was that is dragged off the map, in hand', () => {
    const { tools, at, stroke, standsAt } = onTable();
    tools.take(HI);
    tools.release(hexOf('B5'), undefined);
    tools.take({ kind: 'select' });
    tools.aim(hexOf('B5'), undefined);
    for (const to of [at('B5'), at('A5'), { x: -400, y: 200 }]) tools.drag(hexOf('B5'), to);
    tools.release(hexOf('B5'), undefined);
    expect([standsAt('B5'), standsAt('A5')]).toEqual([['HI B5/1'], []]);
    expect(tools.state.getState().selected).toBe(hexOf('B5'));
    stroke('B5', 'C5');
    expect(standsAt('C5')).toEqual(['HI C5/1']);
  });

  test('take a leader with his unit, and tell the two apart when one is taken away', () => {
    const { tools, stroke, standsAt, position } = onTable();
    const [, leader] = land.tokens;
    tools.take(HI);
    tools.release(hexOf('E5'), undefined);
    tools.take({ kind: 'thing', of: leader!, words: '', side: 0 });
    tools.release(hexOf('E5'), undefined);
    tools.release(hexOf('E5'), undefined);
    tools.take({ kind: 'select' });
    stroke('E5', 'G6');
    expect(standsAt('E5')).toEqual([]);
    expect(standsAt('G6')).toEqual(['HI G6/1', 'G6', 'G6']);
    tools.remove(leader);
    expect(standsAt('G6')).toEqual(['HI G6/1', 'G6']);
    tools.remove();
    expect(standsAt('G6')).toEqual(['G6']);
    // Of the enemy whose place is taken nobody stays behind.
    tools.take(HI);
    tools.release(hexOf('G6'), undefined);
    tools.take({ ...HI, words: 'LC', side: 1 });
    tools.release(hexOf('G6'), undefined);
    expect(standsAt('G6')).toEqual(['LC G6/4']);
    expect(position()['armies']).toMatchObject([{ leaders: [] }, {}]);
  });

  test('13.3 put down those that wait for their owner, until none of a type is left', () => {
    const { tools, history, position, standsAt } = onTable();
    history.edit(({ position: draft }) => {
      (draft['armies'] as { units: string[] }[])[0]!.units = ['HI unplaced', 'LI unplaced disordered', 'HI unplaced'];
    });
    const waiting = () => [...waitingOf(land, position(), 0)];
    expect(waiting()).toEqual([
      ['HI', 2],
      ['LI', 1],
    ]);
    tools.take({ ...HI, waits: true });
    tools.release(hexOf('E5'), 2);
    expect([standsAt('E5'), waiting()]).toEqual([
      ['HI E5/3'],
      [
        ['LI', 1],
        ['HI', 1],
      ],
    ]);
    tools.take({ ...HI, words: 'LI', waits: true });
    tools.release(hexOf('F5'), undefined);
    expect(standsAt('F5')).toEqual(['LI F5/1 disordered']);
    expect(tools.state.getState().tool).toEqual({ kind: 'select' });
    // Whoever stands there gives way to him, and is gone.
    tools.take({ ...HI, waits: true });
    tools.release(hexOf('F5'), undefined);
    expect([standsAt('F5'), waiting()]).toEqual([['HI F5/1'], []]);
    history.undo();
    // An enemy goes with his leader, as before a new one.
    history.edit(put(land, 1, land.pieces, 'LC', hexOf('G6'), 3));
    history.edit(put(land, 1, land.tokens[1]!, '', hexOf('G6'), 3));
    tools.take({ ...HI, waits: true });
    tools.release(hexOf('G6'), undefined);
    expect(standsAt('G6')).toEqual(['HI G6/1']);
    for (let i = 0; i < 3; i++) history.undo();
    history.edit(dismiss(land, 0, 'HI'));
    expect(waiting()).toEqual([]);
    expect(position()['armies']).toMatchObject([{ units: ['HI E5/3', 'LI F5/1 disordered'] }, {}]);
  });

  test('lay down a type that there is no longer', () => {
    const { tools, history, standsAt } = onTable();
    history.edit(ownTypes.addType('guard', 'HI'));
    tools.take({ ...HI, words: 'guard' });
    tools.release(hexOf('E5'), undefined);
    history.edit(ownTypes.removeType(land, 'guard'));
    expect(tools.state.getState().tool).toEqual({ kind: 'select' });
    expect(standsAt('E5')).toEqual(['HI E5/1']);
  });

  test('paint what the brush covers, in one step', () => {
    const { tools, history, position, stroke } = onTable();
    tools.take({ kind: 'ground', key: 'hill' });
    stroke('B2', 'B4');
    expect(position().map).toMatchObject({ hill: 'B2 B3 B4' });
    expect(history.state.getState().behind).toBe(1);
    tools.state.setState({ brush: 'rectangle' });
    tools.take({ kind: 'ground', key: 'woods' });
    stroke('D2', 'E3');
    expect(position().map).toMatchObject({ woods: 'D2 E2 D3 E3' });
    tools.state.setState({ brush: 'fill' });
    tools.take({ kind: 'ground', key: 'hill2' });
    stroke('B3');
    expect(position().map).toMatchObject({ hill2: 'B3 B2 B4' });
    history.undo();
    expect(position().map).toMatchObject({ hill: 'B2 B3 B4' });
  });

  test('draw by keys: a brush between two hexes is set down first', () => {
    const { tools, position } = onTable();
    tools.state.setState({ brush: 'ring' });
    tools.take({ kind: 'ground', key: 'woods' });
    tools.choose(hexOf('H6'));
    expect(tools.overlays().picked).toEqual([hexOf('H6')]);
    tools.choose(hexOf('H4'));
    const ring = ringAbout(size, hexOf('H6'), hexOf('H4'));
    expect(ring).toHaveLength(12);
    expect(String(position().map?.['woods']).split(' ')).toHaveLength(12);
    tools.choose(hexOf('B2'));
    tools.cancel();
    expect(tools.overlays().picked).toBeUndefined();
  });

  test('draw along hexsides, or choose them from a hex', () => {
    const { tools, position, at } = onTable();
    tools.take({ kind: 'hexside', key: 'river' });
    tools.drag(hexOf('E5'), at('E5', 0));
    tools.drag(hexOf('E5'), at('E5'));
    tools.drag(hexOf('E5'), at('E5', 1));
    tools.release(hexOf('E5'), undefined);
    const runs = (direction: number) => hexsideAt(land, position(), { hex: hexOf('E5'), direction });
    expect([0, 1, 2].map(runs)).toEqual(['river', 'river', undefined]);
    tools.choose(hexOf('E5'));
    tools.turn(-1);
    tools.choose(hexOf('E5'));
    expect(runs(5)).toBe('river');
    tools.face(5);
    expect(runs(5)).toBeUndefined();
  });

  test('turn to those hexsides alone along which what is in hand may be laid: a stream has a hex on both sides (B2.4)', () => {
    const { tools, position } = onTable(ancientWorld);
    const wheel = () => tools.overlays().wheel;
    tools.take({ kind: 'hexside', key: 'stream' });
    tools.choose(hexOf('A1'));
    expect(wheel()).toEqual({ hex: hexOf('A1'), open: [2, 3], current: 2 });
    tools.choose(hexOf('A1'));
    tools.turn(1);
    tools.turn(1);
    expect(wheel()?.current).toBe(2);
    tools.turn(-1);
    tools.choose(hexOf('A1'));
    expect(position().map).toMatchObject({ stream: 'A1/3 A2/1' });
    tools.choose(hexOf('E5'));
    expect(wheel()).toEqual({ hex: hexOf('E5'), open: [0, 1, 2, 3, 4, 5], current: 0 });
    // On land a river runs along the edge.
    const land = onTable();
    land.tools.take({ kind: 'hexside', key: 'river' });
    land.tools.choose(hexOf('A1'));
    expect(land.tools.overlays().wheel?.open).toHaveLength(6);
  });

  test('a quick stroke along hexsides holds together, and goes on from where it has come back to', () => {
    const { tools, position, at } = onTable();
    tools.take({ kind: 'hexside', key: 'river' });
    // Over the middle of a hex there is no side.
    for (const to of [at('E5', 0), at('E5'), at('E5', 3), at('E5', 0), at('F5', 0)]) tools.drag(hexOf('E5'), to);
    tools.release(hexOf('E5'), undefined);
    const river = String(position().map?.['river']).split(' ');
    const sides = river.map((word) => {
      const [name = '', direction] = word.split('/');
      return { hex: hexOf(name), direction: Number(direction) - 1 };
    });
    expect(sides.map((side) => sameHexside(size, side))).toEqual(
      expect.arrayContaining([0, 3].map((direction) => sameHexside(size, { hex: hexOf('E5'), direction }))),
    );
    // E5 about one half of it, and from there the north side of F5.
    expect(river).toHaveLength(5);
    for (const side of sides) {
      const others = sides.filter((other) => other !== side);
      expect(others.some((other) => hexsidesBetween(size, side, other).length === 1)).toBe(true);
    }
  });

  test('a drag that is given up changes nothing', () => {
    const { tools, history, at } = onTable();
    tools.take({ kind: 'ground', key: 'hill' });
    tools.drag(hexOf('C3'), at('C3'));
    tools.drag(hexOf('C3'), at('D3'));
    tools.cancel();
    tools.release(hexOf('C3'), undefined);
    expect(history.state.getState().behind).toBe(0);
  });

  test('take hexes into a list and out of it', () => {
    const { tools, history, position, stroke } = onTable();
    history.edit(({ position: draft }) => {
      draft.victory = [{ term: 'hold', points: 1, at: '' }];
    });
    tools.take({ kind: 'list', path: ['victory', 0, 'at'] });
    stroke('C3', 'D3');
    expect(position().victory?.[0]?.at).toBe('C3 D3');
    stroke('C3');
    expect(position().victory?.[0]?.at).toBe('D3');
    expect(tools.overlays().legal).toEqual([hexOf('D3')]);
  });

  test('take a ring into a list and, drawn again, out of it, though its middle is in none', () => {
    const { tools, history, position, stroke } = onTable();
    history.edit(facts.setTerms([{ term: 'hold', points: 1, at: 'E9' }]));
    tools.take({ kind: 'list', path: ['victory', 0, 'at'] });
    tools.state.setState({ brush: 'ring' });
    stroke('E5', 'E6');
    expect(position().victory?.[0]?.at?.split(' ')).toHaveLength(7);
    stroke('E5', 'E6');
    expect(position().victory?.[0]?.at).toBe('E9');
  });

  test('lay a list down once there is one term fewer: another may stand in its place', () => {
    const { tools, history } = onTable();
    history.edit(({ position: draft }) => {
      draft.victory = [
        { term: 'hold', points: 1, at: 'C3' },
        { term: 'hold', points: 2, at: 'D3' },
      ];
    });
    tools.take({ kind: 'list', path: ['victory', 0, 'at'] });
    history.edit(facts.addTerm({ term: 'camp', points: 1 }));
    expect(tools.state.getState().tool).toMatchObject({ kind: 'list' });
    history.edit(facts.removeTerm(0));
    expect(tools.state.getState().tool).toEqual({ kind: 'select' });
  });

  test('stay in hand where a second finger comes down: only what was being drawn is given up', () => {
    const { tools, position, at } = onTable();
    tools.take(HI);
    tools.rest();
    expect(tools.state.getState().tool).toEqual(HI);
    tools.take({ kind: 'ground', key: 'woods' });
    tools.aim(hexOf('C3'), undefined);
    tools.drag(hexOf('C3'), at('D3'));
    tools.rest();
    tools.release(hexOf('E3'), undefined);
    expect(tools.state.getState().tool).toMatchObject({ kind: 'ground' });
    expect(position().map?.['woods'] ?? '').not.toContain('C3');
  });
});
