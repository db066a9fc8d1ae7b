import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/store/json';

const faultOf = (text: string) => {
  const read = parseJson(text);
  return read.ok ? undefined : read.faults[0];
};

describe('JSON from a stranger', () => {
  test('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (text, indent) => {
        fc.pre(!/"(?:constructor|prototype|__proto__)":/.test(text));
        const pretty = JSON.stringify(JSON.parse(text), null, indent);
        expect(parseJson(pretty)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test('is refused where JSON.parse refuses it', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '01',
      '1.',
      '1e5',
      'true',
      'nul',
      ' ',
      '\n',
      '\\',
      '\u007f',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const text = pieces.join('');
        let fine = true;
        try {
          JSON.parse(text);
        } catch {
          fine = false;
        }
        expect(parseJson(text).ok).toBe(fine);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['{"a": 1\n "b": 2}', '@2:2', 'json.commaOrBrace', '"b": 2}'],
    ['[1, 2', '@1:6', 'json.commaOrBracket', ''],
    ['{"a" 1}', '@1:6', 'json.colon', '1}'],
    ['{"types": {"constructor": {}}}', '@1:12', 'json.freeName', '"constructor'],
    ['{"\\u005f_proto__": 1}', '@1:2', 'json.freeName', '"\\u005f_prot'],
    ['{a: 1}', '@1:2', 'json.name', 'a: 1}'],
    ['{"a": 1,}', '@1:9', 'json.name', '}'],
    ['[1,]', '@1:4', 'json.value', ']'],
    ['["a\nb"]', '@1:2', 'json.string', '"a'],
    ['["\\x"]', '@1:2', 'json.string', '"\\x"]'],
    ['\r\n\r\n{} {}', '@3:4', 'json.end', '{}'],
    ['', '@1:1', 'json.value', ''],
    ['<html>', '@1:1', 'json.value', '<html>'],
    [`${'['.repeat(61)}`, '@1:61', 'json.depth', '['],
  ])('%j is refused at %s', (text, at, expected, found) => expect(faultOf(text)).toEqual({ at, expected, found }));

  test('one long string does not break it', () => {
    const text = JSON.stringify('x\\"'.repeat(500_000));
    expect(parseJson(text).ok).toBe(true);
    expect(faultOf(text.slice(0, -1))?.expected).toBe('json.string');
  });
});
