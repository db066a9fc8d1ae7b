import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '../../../../src/ui/systems/naval/panels';
import { fetchNavalWords, navalWords } from '../../../../src/ui/systems/naval/words';
import { speak } from '../../../../src/ui/words';
import { dialogWords, fetchDialogWords } from '../../../../src/ui/words/dialogs';
import { emptyPage } from '../../noPage';

emptyPage();

describe.each(['en', 'fr'] as const)('the list of keys at sea, %s', (language) => {
  beforeAll(async () => {
    await speak(language);
    await Promise.all([fetchNavalWords(), fetchDialogWords()]);
  });

  test('has the keys of the land table in their order', () => {
    expect(keys().map(([key]) => key)).toEqual(dialogWords().keys.list.map(([key]) => key));
  });

  test('says at sea what it has a text of its own for, and of the others what it says on land', () => {
    const { keys: own } = navalWords().table;
    expect(keys()).toEqual(expect.arrayContaining(Object.entries(own)));
    const others = keys().filter(([key]) => !(key in own));
    expect(dialogWords().keys.list).toEqual(expect.arrayContaining(others));
  });
});
