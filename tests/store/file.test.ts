import { describe, expect, test } from 'vitest';
import { fileName, LARGEST_FILE, printFile, readFile } from '../../src/store/file';

const read = (content: BlobPart) => readFile(new Blob([content]));
const expected = async (content: BlobPart) => {
  const file = await read(content);
  return file.ok ? undefined : file.faults[0];
};

describe('a file', () => {
  const record = { version: 1, position: { map: { columns: 3 } }, seed: 7, plays: [{ order: 'B9xC9', dice: [4, 2] }, { order: 'end' }] };

  test('holds a record and gives it back, a play a line', async () => {
    const text = printFile(record);
    expect(text).toContain('\n  {"order":"end"}\n');
    expect(await read(text)).toEqual({ ok: true, value: record });
  });

  test('holds a record without plays, and one with none yet', async () => {
    for (const other of [{ seed: 1 }, { seed: 1, plays: [] }, { plays: [] }, { plays: record.plays }])
      expect(await read(printFile(other))).toEqual({ ok: true, value: other });
  });

  test('may begin with a byte order mark', async () => {
    expect(await read('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
  });

  test('is named after the game and the day', () => {
    const day = Date.UTC(2031, 4, 1, 12);
    expect(fileName('Mégiddo, second try!', day)).toBe('megiddo-second-try-2031-05-01.json');
    expect(fileName('../../etc/passwd', day)).toBe('etc-passwd-2031-05-01.json');
    expect(fileName('中国', day)).toBe('game-2031-05-01.json');
  });
});

describe('a file is refused', () => {
  test('if it is empty', async () => expect(await expected('')).toEqual({ at: '', expected: 'file.content' }));
  test('if it is too large', async () => {
    expect(await expected(new Uint8Array(LARGEST_FILE + 1))).toEqual({ at: '', expected: 'file.small', found: String(LARGEST_FILE + 1) });
  });
  test('if it is no text', async () =>
    expect(await expected(new Uint8Array([0x89, 0x50, 0xff]))).toEqual({ at: '', expected: 'file.text' }));
  test('at the line and column where it stops being JSON', async () => {
    expect(await expected('{\n  "seed": 7,\n  plays: []\n}')).toEqual({ at: '@3:3', expected: 'json.name', found: 'plays: []' });
  });
});
