import { describe, expect, test } from 'vitest';
import { createPreferences, DEFAULT_PREFERENCES, languageFor, PREFERENCES_KEY, readPreferences } from '../../src/store/preferences';
import { sharedPlace } from './place';

describe('preferences', () => {
  test.each([
    null,
    '',
    'null',
    '7',
    '"dark"',
    '[]',
    '{',
    '{"theme":"purple","skin":5,"handOver":"no","speed":null,"hints":{},"confirm":1,"volume":7}',
    '{"__proto__":{"theme":"dark"}}',
  ])('stored as %j have their defaults', (text) => expect(readPreferences(text)).toEqual(DEFAULT_PREFERENCES));

  test('keep what is sound beside what is damaged', () => {
    expect(readPreferences('{"theme":"dark","skin":"nothing","handOver":false,"confirm":true,"language":"fr"}')).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
      handOver: false,
      confirm: true,
      language: 'fr',
    });
  });

  test('are written when they change and read again', () => {
    const { stored, place } = sharedPlace();
    createPreferences(place).setState({ theme: 'contrast', language: 'fr' });
    expect(stored.has(PREFERENCES_KEY)).toBe(true);
    expect(createPreferences(place).getState()).toMatchObject({ theme: 'contrast', language: 'fr' });
  });

  test('chosen on another open page hold, save those chosen here after it', () => {
    const { place } = sharedPlace();
    const [one, other] = [createPreferences(place), createPreferences(place)];
    other.setState({ theme: 'contrast', speed: 'slow' });
    one.setState({ confirm: true, speed: 'fast' });
    const both = { theme: 'contrast', confirm: true, speed: 'fast' };
    expect(createPreferences(place).getState()).toMatchObject(both);
    expect(one.getState()).toMatchObject(both);
    other.refresh();
    expect(other.getState()).toMatchObject(both);
  });

  test('that a full storage does not take stay on the page, beside what another page has chosen', () => {
    const { place } = sharedPlace();
    const other = createPreferences(place);
    let full = true;
    const one = createPreferences(() => ({
      ...place(),
      setItem: (key, text) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        place().setItem(key, text);
      },
    }));
    one.setState({ theme: 'dark' });
    other.setState({ hints: false });
    one.setState({ handOver: false });
    expect(one.getState()).toMatchObject({ theme: 'dark', hints: false, handOver: false });
    full = false;
    one.setState({ advice: true });
    expect(createPreferences(place).getState()).toMatchObject({
      theme: 'dark',
      hints: false,
      handOver: false,
      advice: true,
    });
  });

  test('last as long as the page where storing is forbidden', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const reach of [() => undefined, () => ({ getItem: refuse, setItem: refuse }), refuse]) {
      const store = createPreferences(reach);
      store.setState({ theme: 'dark' });
      store.setState({ hints: false });
      expect(store.getState()).toMatchObject({ theme: 'dark', hints: false });
    }
  });
});

describe('the language', () => {
  test.each([
    ['fr', ['en-GB'], 'fr'],
    [undefined, ['fr-CA', 'en'], 'fr'],
    [undefined, ['de-DE', 'FR', 'en'], 'fr'],
    [undefined, ['de-DE', 'en-US', 'fr'], 'en'],
    [undefined, ['zh'], 'en'],
    [undefined, [], 'en'],
  ] as const)('chosen %s, wished %j, is %s', (chosen, wishes, language) => expect(languageFor(chosen, wishes)).toBe(language));
});
