import { expect, test } from 'vitest';
import { landDesign } from '../../../src/ui/systems/ancients/design';
import { ancientWorldDesign } from '../../../src/ui/systems/baw/design';
import { fetchBawWords } from '../../../src/ui/systems/baw/words';
import { seaDesign } from '../../../src/ui/systems/naval/design';
import { fetchNavalWords } from '../../../src/ui/systems/naval/words';
import { speak } from '../../../src/ui/words';

const parts = [landDesign, seaDesign, ancientWorldDesign];

const names = async (language: 'en' | 'fr') => {
  await speak(language);
  await Promise.all([fetchBawWords(), fetchNavalWords()]);
  return parts.map(({ rules, typeNamed }) => rules.types.map(typeNamed));
};

test('every printed type has a name of its own at the drawing table, which is the table’s in the language that is spoken', async () => {
  const [en, fr] = [await names('en'), await names('fr')];
  for (const [i, { rules }] of parts.entries()) {
    for (const named of [en[i]!, fr[i]!]) {
      expect(new Set(named).size).toBe(rules.types.length);
      for (const name of named) expect(name).toMatch(/^\p{Lu}\p{L}*\p{Ll}/u);
    }
  }
  expect(en.map(([first]) => first)).toEqual(['Light infantry', 'Small ship', 'Veteran legion']);
  expect(fr.map(([first]) => first)).toEqual(['Infanterie légère', 'Petit navire', 'Légion de vétérans']);
});

test('a type of the battle’s own has the noun that the game has for its word, or none', async () => {
  const own = [
    [landDesign, 'horse-archers'],
    [seaDesign, 'trireme'],
    [seaDesign, 'five-corvus'],
    [seaDesign, 'guard'],
    [ancientWorldDesign, 'guard-x'],
  ] as const;
  const named = async (language: 'en' | 'fr') => {
    await names(language);
    return own.map(([{ typeNamed }, word]) => typeNamed(word));
  };
  expect(await named('en')).toEqual(['Horse archers', 'Trireme', 'Quinquereme', undefined, 'Guard x']);
  expect(await named('fr')).toEqual(['Archers à cheval', 'Trière', 'Quinquérème', undefined, 'Guard x']);
});
