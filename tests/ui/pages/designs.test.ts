import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { newDesign } from '../../../src/store/designs';
import { DesignCard } from '../../../src/ui/pages/design/DesignCard';
import { speak } from '../../../src/ui/words';
import { fetchDesignWords } from '../../../src/ui/words/design';
import { emptyPage } from '../noPage';

emptyPage();
beforeAll(() => speak('fr').then(fetchDesignWords));

const both = (text: string) => ({ en: text, fr: text });
const card = (title: string) => {
  const battle = { title: both(title), sides: [{ name: both('A') }, { name: both('B') }], position: {} };
  return renderToStaticMarkup(createElement(DesignCard, { design: newDesign(battle, 0) }));
};

test('what is done with a drawing is said of it with the colon of the language', () => {
  const labels = [...card('Deux collines').matchAll(/aria-label="([^"]*Deux collines)"/g)].map(([, label]) => label);
  expect(labels).toHaveLength(4);
  for (const label of labels) expect(label).toMatch(/\S\u00a0: Deux collines$/);
});

test('one without a name is called so', () => expect(card(' ')).toContain('<h3>Sans titre</h3>'));
