import { firstTextsOf } from '../../../src/ui/design/firstTexts';
import { en } from '../../../src/ui/words/design/en';
import { fr } from '../../../src/ui/words/design/fr';

/** What a drawing begins with. */
export const first = firstTextsOf({ en, fr });
