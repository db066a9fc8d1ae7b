import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_RECORD, LONGEST_LINK, printLink, readLink } from '../../src/store/link';

const packed = (bytes: Uint8Array | string) => deflateRawSync(bytes, { level: 9 }).toString('base64url');

const expected = async (link: string): Promise<string | undefined> => {
  const read = await readLink(link);
  return read.ok ? undefined : read.faults[0]?.expected;
};

async function linkOf(record: object): Promise<string> {
  const link = await printLink(record);
  if (!link.ok) throw new Error(link.faults[0]?.expected);
  return link.value;
}

describe('a link', () => {
  const record = { position: { armies: ['Égypte', '中'] }, seed: 7, plays: [{ order: 'B9xC9', dice: [4, 2] }] };

  test('holds a record and gives it back', async () => {
    const link = await linkOf(record);
    expect(link).toMatch(/^#\/g\/[\w-]+$/);
    expect(await readLink(link)).toEqual({ ok: true, value: record });
  });

  test('is read as an address, as a hash and bare', async () => {
    const link = await linkOf(record);
    for (const form of [`https://example.org/a/${link}`, link, link.slice('#/g/'.length)]) {
      expect(await readLink(form)).toEqual({ ok: true, value: record });
    }
  });

  test('carries any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), async (json) => {
        const text = JSON.stringify(json);
        // Names that every object answers to are refused.
        fc.pre(!/"(constructor|prototype|__proto__)":/.test(text));
        const plain: unknown = JSON.parse(text);
        expect(await readLink(await linkOf(json))).toEqual({ ok: true, value: plain });
      }),
      { numRuns: 60 },
    );
  });

  test('that is too long is refused both ways', async () => {
    const noise = Array.from({ length: 120_000 }, (_, i) => ((i * 2_654_435_761) >>> 0).toString(36)).join('');
    expect(await printLink({ noise })).toMatchObject({ ok: false, faults: [{ expected: 'link.short' }] });
    expect(await expected('a'.repeat(LONGEST_LINK + 2_001))).toBe('link.short');
  });
});

describe('a link that holds no record is refused', () => {
  test.each([
    ['nothing', '', 'link.letters'],
    ['an impossible length', 'abcde', 'link.letters'],
    ['strange letters', 'abc<script>', 'link.letters'],
    ['a percent sign', 'ab%20cd', 'link.letters'],
    ['noise', 'abcdefgh', 'link.whole'],
    ['text that is no JSON', packed('hello'), 'json.value'],
    ['half of JSON', packed('{"a":'), 'json.value'],
    ['bytes that are no text', packed(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 'link.whole'],
  ])('%s', async (_, link, why) => expect(await expected(link)).toBe(why));

  test('cut short anywhere', async () => {
    const whole = packed(JSON.stringify({ plays: Array.from({ length: 50 }, (_, i) => `B${i}-C${i}`) }));
    for (let length = 4; length < whole.length - 4; length += 7) expect(await expected(whole.slice(0, length))).toBeDefined();
  });

  test('a bomb that unfolds to far more than it weighs', async () => {
    const bomb = packed(new Uint8Array(LARGEST_RECORD * 20).fill(0x20));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await expected(bomb)).toBe('link.small');
  });

  test('depth that would break what walks it', async () => {
    expect(await expected(packed('['.repeat(200_000)))).toBe('json.depth');
  });
});
