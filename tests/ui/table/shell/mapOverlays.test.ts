import { beforeAll, expect, test } from 'vitest';
import { match } from '../../../../src/store/match';
import { CLEAN, table } from '../../../../src/store/table';
import { lookAt, onTable, playText, writeNote } from '../../../../src/ui/table/session';
import { notedMarks, overlaysOf } from '../../../../src/ui/table/shell/mapOverlays';
import { hex, lay, now } from '../../laid';
import { opposed } from '../../systems/ancients/opposed';

const drawn = () => overlaysOf(now(), { ...table.getState(), marks: undefined, lasting: {} });

beforeAll(async () => {
  const position = opposed(['HI E8/1', 'HI F8/1', 'HI G8/1'], ['HI A1/4']);
  await lay(position);
  match.sit();
});

test('what a lesson speaks of and what is advised is marked, and is not taken for what is in hand', () => {
  table.setState({
    tool: { kind: 'line', pieces: [0, 1], turn: 0 } as never,
    marked: [hex('C4')],
    advised: { picked: [hex('G8')], arrows: [{ from: hex('E8'), to: hex('E7'), slight: false }] },
  });
  const { picked, marked, arrows } = drawn();
  expect(picked).toEqual([hex('F8')]);
  expect(marked).toEqual([hex('C4'), hex('G8')]);
  expect(arrows).toHaveLength(1);
});

test('so is what is advised at a past moment', () => {
  table.setState({ ...CLEAN, ...onTable(now()) });
  playText('E8-E7');
  lookAt(0);
  table.setState({ advised: { picked: [hex('G8')], arrows: [] } });
  expect(drawn()).toMatchObject({ marked: [hex('G8')] });
  expect(drawn().picked).toBeUndefined();
});

test('a note is drawn whoever holds the pencil, and is drawn on only by whoever holds it', () => {
  const { board } = now().context;
  expect(notedMarks(board, 0, undefined)).toBeUndefined();
  expect(notedMarks(board, 0, { at: 0, from: hex('C4') })).toEqual({ noted: [{ to: hex('C4') }], drawn: [hex('C4')] });
  writeNote(0, { drawn: ['C5'] });
  expect(notedMarks(board, 0, undefined)).toEqual({ noted: [{ to: hex('C5') }] });
  expect(notedMarks(board, 0, { at: 0, from: undefined })).toMatchObject({ drawn: [hex('C5')] });
});
