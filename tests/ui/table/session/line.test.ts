import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBoard, parseHex, printHex } from '../../../../src/kernel/board';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { systemOf } from '../../../../src/store/systems';
import { isLine, type LineTool, table } from '../../../../src/store/table';
import {
  answer,
  behaviourOf,
  cancel,
  confirmChosen,
  countOf,
  listenToSession,
  pickAll,
  pickAt,
  pickLine,
  planOf,
  playText,
  redo,
  type SessionEvent,
  situationOf,
  stepLine,
  takeUnit,
  turn,
  undo,
  wheelLine,
} from '../../../../src/ui/table/session';
import { guideOf, lengthOf, lineThrough, partOf } from '../../../../src/ui/table/session/line/shape';
import { chosenLineText } from '../../../../src/ui/table/shell/lineText';
import { hex, lay, now, orders } from '../../laid';
import { opposed } from '../../systems/ancients/opposed';
import { apart } from '../../systems/baw/apart';
import { squadrons } from '../../systems/naval/squadrons';

const hexes = (names: string) => names.split(' ').map(hex);
const line = () => table.getState().tool as LineTool;
const heard: SessionEvent[] = [];

async function sit(position: object, practice?: () => readonly number[]): Promise<void> {
  await lay(position, practice && { practice });
  match.sit();
}

/** Points the guide to a hex, as a click does. */
function click(name: string): void {
  const { tool } = table.getState();
  answer(behaviourOf(now(), tool).hex(tool, situationOf(now(), table.getState()), hex(name)));
}

/** What the map shows of it. */
const drawn = () => behaviourOf(now(), line()).overlays(line(), situationOf(now(), table.getState()));

/** Who goes where, who does not and by which rule. */
const planned = () =>
  (planOf(line(), { snapshot: now(), hover: undefined }) ?? []).map(({ from, way, refusal }) => {
    const end = way?.path.hexes.at(-1);
    const { board } = now().context;
    return [printHex(board, from), end === undefined ? '' : printHex(board, end), refusal?.rule ?? ''].join(' ').trim();
  });

beforeEach(() => {
  heard.length = 0;
  return listenToSession({ hear: (event) => heard.push(event), whenReadable: (then) => then() });
});

afterEach(() => match.close());

describe('the shape of a line', () => {
  const board = createBoard(18, 12);
  const at = (id: number, name: string, facing?: number) => ({
    id,
    hex: parseHex(board, name)!,
    ...(facing === undefined ? {} : { facing }),
  });

  test('a straight way has no gap and ends where it leads', () => {
    for (let q = -9; q <= 9; q++)
      for (let r = -9; r <= 9; r++) {
        const shift = { q, r };
        const parts = Array.from({ length: lengthOf(shift) + 1 }, (_, n) => partOf(shift, n));
        const steps = parts.slice(1).map((part, n) => lengthOf({ q: part.q - parts[n]!.q, r: part.r - parts[n]!.r }));
        expect(new Set(steps)).toEqual(new Set(steps.length > 0 ? [1] : []));
        expect(parts.at(-1)!.q + 0).toBe(q);
        expect(parts.at(-1)!.r + 0).toBe(r);
      }
  });

  test('is of those beside each other who face alike: or a hex apart, not whoever is behind, looks elsewhere or stands off', () => {
    const pieces = [
      at(0, 'E6', 0),
      at(1, 'F5', 0),
      at(2, 'G6', 0),
      at(3, 'E7', 0),
      at(4, 'H5', 1),
      at(5, 'J6', 0),
      at(6, 'A6', 0),
      at(7, 'C6', 0),
    ];
    expect(lineThrough(board, pieces, 1).sort()).toEqual([0, 1, 2, 6, 7]);
    expect(lineThrough(board, [at(0, 'E6'), at(1, 'E7'), at(2, 'G9')], 0)).toEqual([0, 1]);
  });

  test('is led from the middle of its first rank', () => {
    expect(guideOf(board, [at(0, 'D6', 0), at(1, 'E6', 0), at(2, 'F6', 0), at(3, 'E7', 0)])).toBe(1);
    expect(guideOf(board, [at(0, 'D6'), at(1, 'E6'), at(2, 'F6')])).toBe(1);
  });
});

describe('a line on land', () => {
  test('goes as far as each may, ranks ahead first, and says by which rule the others do not', async () => {
    await sit(opposed(['HI E8/1', 'LC E9/1', 'HI F8/1', 'LI H8/1'], ['HI F7/4']));
    pickAll(hexes('E8 E9 F8 H8 F7 A1'));
    expect(line().pieces).toHaveLength(4);
    expect(line().pieces[0]).toBe(2);
    cancel();
    pickAt(hex('E8'));
    for (const name of ['E9', 'F8', 'H8']) pickAt(hex(name));
    click('E5');
    expect(planned()).toEqual(['E8 E6 6.d', 'F8  6.c', 'H8 H5', 'E9 E7 6.c']);
    expect(countOf(planOf(line(), { snapshot: now(), hover: undefined })!)).toEqual({ whole: 1, part: 2, stay: 1 });
  });

  test('turns by as many hexsides, and shows whom the way disorders', async () => {
    await sit({ ...opposed(['HI E8/1', 'HI G8/2'], ['HI A1/4']), map: { columns: 18, rows: 12, woods: 'E7' } });
    pickAt(hex('E8'));
    pickAt(hex('G8'));
    turn(1);
    const turned = planOf(line(), { snapshot: now(), hover: undefined })!;
    expect(turned.map(({ way }) => way?.path.facing)).toEqual([1, 2]);
    turn(-1);
    expect(planned()).toEqual([]);
    stepLine(0);
    expect(planned().at(0)).toBe('E8 E7');
    const [first] = planOf(line(), { snapshot: now(), hover: undefined })!;
    expect(first?.way?.harm).toEqual([{ piece: 0, hex: hex('E7'), rule: 'T2' }]);
  });

  test('wheels about its guide, whoever must give way first going first', async () => {
    await sit(opposed(['LC E8/1', 'LC F7/1', 'LC G7/1', 'LC F8/1'], ['HI A1/4']));
    for (const name of ['E8', 'F7', 'G7', 'F8']) pickAt(hex(name));
    wheelLine(1);
    expect(planned().sort()).toEqual(['E8 E8', 'F7 F8', 'F8 E9', 'G7 G9']);
    const plan = planOf(line(), { snapshot: now(), hover: undefined })!;
    expect(plan.map(({ way }) => way?.path.facing)).toEqual([1, 1, 1, 1]);
    wheelLine(-1);
    expect(planned()).toEqual([]);
  });

  test('a frame takes in others beside the one in hand, who leads', async () => {
    await sit(opposed(['HI E8/1', 'HI F8/1', 'HI G8/1'], ['HI A1/4']));
    takeUnit(0);
    expect(table.getState().tool).toMatchObject({ kind: 'move', unit: 0 });
    pickAll(hexes('F8 G8'));
    expect(line().pieces).toEqual([0, 1, 2]);
  });

  test('is ordered one by one, told once, taken back by one undo and made again by one redo', async () => {
    await sit(opposed(['HI E8/1', 'HI F8/1', 'HI G8/1'], ['HI A1/4']));
    playText('E8/2');
    pickAll(hexes('F8 G8'));
    stepLine(0);
    heard.length = 0;
    confirmChosen();
    expect(orders()).toEqual(['E8/2', 'G8-G7/1', 'F8-F7/1']);
    expect(heard.filter(({ kind }) => kind === 'played')).toMatchObject([{ together: 2, events: [{ kind: 'moved' }, { kind: 'moved' }] }]);
    undo();
    expect(orders()).toEqual(['E8/2']);
    redo();
    expect(orders()).toHaveLength(3);
    undo();
    undo();
    expect(orders()).toEqual([]);
    playText('F8-F7');
    playText('G8/2');
    playText('E8/2');
    undo();
    expect(orders()).toEqual(['F8-F7', 'G8/2']);
  });

  test('a click takes a unit in or leaves it out, one elsewhere shows and a second one orders', async () => {
    await sit(opposed(['HI E8/1', 'HI F8/1', 'HI G8/1'], ['HI A1/4']));
    pickAt(hex('F8'));
    pickLine();
    expect(line().pieces).toHaveLength(3);
    click('G8');
    expect(line().pieces).toHaveLength(2);
    click('F7');
    expect(orders()).toEqual([]);
    expect(line().goal).toBe(hex('F7'));
    expect(drawn()).toMatchObject({ legal: [hex('F7')] });
    click('F7');
    expect(orders()).toEqual(['E8-E7/1', 'F8-F7/1']);
    pickAt(hex('F7'));
    expect(heard.at(-1)).toMatchObject({ kind: 'refused', refusal: { rule: '6.a' } });
  });

  test('is not for a game to learn by, nor for whoever cannot move', async () => {
    await sit(opposed(['HI E8/1'], ['HI A1/4']), () => []);
    expect(pickAt(hex('E8'))).toBe(false);
    await sit({ ...opposed(['HI E8/1'], ['HI E7/4']), phase: 'melee' });
    expect(pickAt(hex('E8'))).toBe(false);
    expect(isLine(table.getState().tool)).toBe(false);
  });
});

describe('a line by the keyboard is ordered as the map shows it', () => {
  /** The cursor of the keyboard, in a hex. */
  const point = (name: string) => table.setState({ hover: hex(name), cursor: hex(name), pointer: 'keyboard' });
  const situation = () => situationOf(now(), table.getState()) as Parameters<typeof planOf>[1];
  const shown = () => {
    const plan = planOf(line(), situation()) ?? [];
    return plan.flatMap(({ order }) => (order === undefined ? [] : [systemOf(now()).printAction(now().context, now().state, order)]));
  };
  const enter = () => click(printHex(now().context.board, table.getState().hover!));

  beforeEach(async () => {
    await sit(opposed(['LC E8/1', 'LC F8/1', 'LC G8/1'], ['HI A1/4']));
    pickAt(hex('F8'));
    pickLine();
    preferences.setState({ confirm: false });
  });

  const TOLD = [
    ['a wheel', 'F7', () => wheelLine(1)],
    ['a wheel, the cursor on the guide', 'F8', () => wheelLine(-1)],
    ['a turn in place, the cursor on another of them', 'G8', () => turn(1)],
    ['a way turned at its end', 'F7', () => turn(1)],
    ['a turn in place, the cursor gone on after it', 'F8', () => [turn(1), point('F6')]],
    ['a way turned at its end, and back', 'F7', () => [turn(1), turn(-1)]],
  ] as const;

  describe.each([
    ['Enter', () => enter()],
    ['the main button', () => confirmChosen()],
  ] as const)('by %s', (_, order) => {
    test.each(TOLD)('%s', (_, cursor, tell) => {
      point(cursor);
      tell();
      const plan = shown();
      expect(plan.length).toBeGreaterThan(0);
      order();
      expect(orders().sort()).toEqual(plan.sort());
    });
  });

  test('a hex besides the one that is chosen is shown first', () => {
    point('F7');
    turn(1);
    point('F6');
    const before = shown();
    enter();
    expect(orders()).toEqual([]);
    expect(shown()).not.toEqual(before);
    const after = shown();
    enter();
    expect(orders().sort()).toEqual(after.sort());
  });

  test('G takes a piece out all the same', () => {
    point('G8');
    wheelLine(1);
    pickAt(hex('G8'));
    expect([line().pieces.length, orders()]).toEqual([2, []]);
  });
});

describe('a line where something is hidden (13.7)', () => {
  const woods = 'ABCDEFGHIJKLMNOP'.split('').flatMap((column) => [`${column}5`, `${column}6`]);
  const position = (enemy: string) => ({
    ...opposed(['LC Q9/1', 'HI E9/1'], [enemy], ['13.7']),
    map: { columns: 18, rows: 12, woods: woods.join(' ') },
  });

  test('shows the same whoever is hidden there', async () => {
    const plans = [];
    for (const enemy of ['HI E2/4', 'HI J2/4']) {
      await sit(position(enemy));
      pickAll(hexes('Q9 E9'));
      click('E4');
      plans.push(planned());
    }
    expect(plans[0]).toEqual(plans[1]);
  });

  test('stops when somebody comes into view; who has not gone stays in hand', async () => {
    await sit(position('HI P2/4'));
    expect(now().state).toMatchObject({ units: [{}, {}, { hex: expect.any(Number) }] });
    pickAt(hex('Q9'));
    pickAt(hex('E9'));
    click('Q4');
    confirmChosen();
    expect(orders()).toEqual(['Q9-Q4/1']);
    expect(line().pieces).toEqual([1]);
    undo();
    expect(table.getState().undoStop).toBe('sight');
  });
});

test('ships of a line take the same course, as far as each may', async () => {
  await sit(squadrons);
  pickAll(hexes('C5 D6 F5'));
  expect(line().pieces).toHaveLength(3);
  stepLine(2);
  expect(planned().length).toBe(3);
  confirmChosen();
  const pieces = systemOf(now()).pieces(now().state);
  expect(orders().length).toBeGreaterThan(0);
  expect(pieces.find(({ hex: at }) => at === hex('D5'))).toBeDefined();
  undo();
  expect(orders()).toEqual([]);
});

describe('where pieces face nowhere', () => {
  test('a line is of units, and the leaders with them go where they go', async () => {
    await sit(apart);
    pickAt(hex('C8'));
    expect(line().pieces).toEqual([0, 5]);
    expect(chosenLineText(now(), line(), [])).toEqual(['Legion C8 and Gaius C8 added: 2 in hand']);
    pickLine();
    expect([...line().pieces].sort()).toEqual([0, 1, 2, 4, 5]);
    click('D8');
    expect([...line().pieces].sort()).toEqual([0, 2, 5]);
    click('D8');
    expect(heard.at(-1)?.kind).toBe('chosen');
    click('C6');
    expect(drawn().picked).toEqual(hexes('E9 D8'));
    expect(countOf(planOf(line(), { snapshot: now(), hover: undefined })!)).toEqual({ whole: 5, part: 0, stay: 0 });
    confirmChosen();
    expect(orders()).toEqual(['C8-C6', 'Gaius-C6', 'D8-D6', 'Varro-D6', 'E9-E7']);
    undo();
    expect(orders()).toEqual([]);
  });

  test('a leader goes no farther than his unit, stays where it stays, and by himself where nobody of his is in hand', async () => {
    await sit({ ...apart, armies: [apart.armies[0], { ...apart.armies[1], units: ['AUX D6', 'AUX D5'] }] });
    pickAll(hexes('C8 D8 E9'));
    expect(line().pieces).toHaveLength(5);
    click('C5');
    const plan = planOf(line(), { snapshot: now(), hover: undefined })!;
    const goes = (piece: number) => plan.filter((going) => going.piece === piece).map(({ hexes: count, of }) => [count, of])[0];
    const [varro, gaius] = [5, 6];
    expect(goes(gaius)).toEqual(goes(0));
    expect(goes(varro)).toEqual(goes(1));
    expect(goes(1)![0]).toBeLessThan(3);
    takeUnit(varro);
    pickAt(hex('E9'));
    expect(line().pieces).toEqual([varro, 2]);
  });

  test('who stays in a wheel is refused nothing and ordered nowhere', async () => {
    await sit(apart);
    const [varro, gaius] = [4, 5];
    const held: LineTool = { kind: 'line', pieces: [varro, gaius], turn: 0, wheel: 1 };
    table.setState({ tool: held });
    expect(planned()).toContain('D8');
    confirmChosen();
    expect(orders()).not.toContain('Varro-D8');
  });
});
