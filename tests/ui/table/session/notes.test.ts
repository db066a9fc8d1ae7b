import { beforeEach, describe, expect, test } from 'vitest';
import { createBoard, parseHex } from '../../../../src/kernel/board';
import { LONGEST_NOTE } from '../../../../src/kernel/record';
import { match } from '../../../../src/store/match';
import { table } from '../../../../src/store/table';
import {
  cancel,
  changedNote,
  drawAt,
  drawnWith,
  lookAt,
  noteAt,
  notedOn,
  pencilOf,
  playText,
  switchPencil,
  writeNote,
} from '../../../../src/ui/table/session';
import { hex, lay, now } from '../../laid';
import { skirmish } from '../../systems/ancients/skirmish';

describe('a note', () => {
  test('is what has been changed of it, and nothing when nothing is left', () => {
    expect(changedNote(undefined, { text: ' well ' })).toEqual({ text: 'well' });
    expect(changedNote({ text: 'well', mark: 'good' }, { mark: undefined })).toEqual({ text: 'well' });
    expect(changedNote({ bookmark: true }, { bookmark: false })).toBeUndefined();
    expect(changedNote({ drawn: ['C5'] }, { drawn: [] })).toBeUndefined();
    expect(changedNote({}, { text: 'x'.repeat(LONGEST_NOTE + 1) })?.text).toHaveLength(LONGEST_NOTE);
  });

  test('has every ring and arrow once; drawn once more it is wiped off', () => {
    expect(drawnWith(['C5'], 'C5>D7')).toEqual(['C5', 'C5>D7']);
    const most = Array.from({ length: 64 }, (_, i) => `A${i + 1}`);
    expect(drawnWith(most, 'C5')).toEqual([...most.slice(1), 'C5']);
    expect(drawnWith(['C5', 'C5>D7'], 'C5')).toEqual(['C5>D7']);
  });

  test('draws what lies on the map', () => {
    const board = createBoard(4, 4);
    const at = (name: string) => parseHex(board, name);
    expect(notedOn(board, ['B2', 'A1>C3', 'Z9', 'A1>Z9'])).toEqual([{ to: at('B2') }, { from: at('A1'), to: at('C3') }]);
  });
});

describe('at the table', () => {
  beforeEach(async () => {
    await lay(skirmish);
  });

  test('what two sides wrote beside one moment, who could not read each other’s, is one note when all lies open', () => {
    const notes = [
      { at: 0, by: 1, text: 'They wait.', drawn: ['C5'] },
      { at: 0, by: 2, text: 'We wait.', mark: 'good', drawn: ['C5', 'D5'] },
    ];
    match.openRecord({ version: 1, position: skirmish, seed: 1, plays: [], notes });
    expect(noteAt(0)).toEqual({ at: 0, text: 'They wait.\nWe wait.', mark: 'good', drawn: ['C5', 'D5'] });
    writeNote(0, { bookmark: true });
    expect(match.notes()).toEqual([{ at: 0, text: 'They wait.\nWe wait.', mark: 'good', bookmark: true, drawn: ['C5', 'D5'] }]);
  });

  test('13.7 what all may read stays so, whichever side changes it', async () => {
    const programs = ['recruit:1', 'recruit:1'] as const;
    const position = { ...skirmish, options: ['13.7'] };
    await lay(position, { seats: programs });
    writeNote(0, { text: 'Here it begins' });
    for (const side of [0, 1] as const) match.seat(side, 'person');
    match.sit();
    expect(now().viewer).toBe(0);
    writeNote(0, { bookmark: true });
    match.seat(0, 'recruit:1');
    expect(now().viewer).toBe(1);
    expect(match.notes()).toEqual([{ at: 0, text: 'Here it begins', bookmark: true }]);
    writeNote(1, { text: 'Mine' });
    expect(match.notes()[1]).toMatchObject({ by: 2 });
  });

  test('a note stands beside its moment, in the record too, and whoever writes it goes on looking at that moment', () => {
    const { cursor } = now();
    playText('end');
    lookAt(cursor);
    writeNote(cursor, { text: 'here it begins', bookmark: true });
    expect(now().looking).toBe(cursor);
    expect(noteAt(cursor)).toMatchObject({ text: 'here it begins', bookmark: true });
    writeNote(cursor, { mark: 'doubtful' });
    expect(match.record()!.notes).toEqual([{ at: cursor, text: 'here it begins', mark: 'doubtful', bookmark: true }]);
    writeNote(cursor, { text: '', mark: undefined, bookmark: false });
    expect(match.notes()).toEqual([]);
  });

  test('the pencil draws an arrow from hex to hex, a ring by the same hex twice, and plays nothing', () => {
    expect(drawAt(hex('B2'))).toBeUndefined();
    switchPencil();
    expect(drawAt(hex('B2'))).toEqual({ from: 'B2' });
    expect(drawAt(hex('C3'))).toEqual({ from: 'B2', to: 'C3', isAdded: true });
    drawAt(hex('A1'));
    drawAt(hex('A1'));
    expect(noteAt(now().cursor)?.drawn).toEqual(['B2>C3', 'A1']);
    drawAt(hex('A1'));
    expect(drawAt(hex('A1'))).toEqual({ from: 'A1', to: 'A1', isAdded: false });
    expect(noteAt(now().cursor)?.drawn).toEqual(['B2>C3']);
    cancel();
    expect(pencilOf(table.getState(), now())).toBeUndefined();
  });
});
