import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { battles } from '../../../src/scenarios/all';
import { match } from '../../../src/store/match';
import { fetchRules, type SystemId } from '../../../src/store/systems';
import { momentAt, openStudio } from '../../../src/ui/report/studio';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { now as maybeNow } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';

/* A page in which what is drawn is markup. */

class Host {
  markup = '';
  readonly style = {};
  remove() {}
  querySelector() {
    return this.markup;
  }
}

vi.mock('react-dom', () => ({ flushSync: (act: () => void) => act() }));
vi.mock('react-dom/client', () => ({
  createRoot: (host: Host) => ({
    render(node: ReactNode) {
      host.markup = renderToStaticMarkup(node);
    },
    unmount: () => undefined,
  }),
}));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' }, createElement: () => new Host(), body: { append: () => undefined } });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
});

async function drawn(id: string, language: 'en' | 'fr'): Promise<string> {
  const { position } = battles.find((battle) => battle.id === id)!;
  const { system } = position as { readonly system: SystemId };
  await Promise.all([speak(language), panelWords(), fetchRules(position), fetchTable(system)]);
  match.begin({ battle: id, position, seed: 7, names: ['', ''], title: id });
  const start = momentAt(maybeNow()!, 0);
  const studio = await openStudio(maybeNow()!, 1280, start);
  return studio.draw(start) as unknown as string;
}

test.each([
  ['on land', 'chaeronea', { en: 'Chaeronea', fr: 'Chéronée' }],
  ['at sea', 'aegates', { en: 'Hiera', fr: 'Hiéra' }],
  ['in the Ancient World', 'baw-trasimene', { en: 'Lake Trasimene', fr: 'Lac Trasimène' }],
] as const)(
  'the picture of a battle %s names its places as the reader does, over the ground and beneath the pieces',
  async (_, id, names) => {
    for (const language of ['en', 'fr'] as const) {
      const sheets = await drawn(id, language);
      const [ground, name, pieces] = ['board-layer--print', `>${names[language]}</text>`, 'board-layer--pieces'].map((part) =>
        sheets.indexOf(part),
      );
      expect(ground).toBeGreaterThan(0);
      expect(name).toBeGreaterThan(ground!);
      expect(pieces).toBeGreaterThan(name!);
    }
  },
);

test('the picture of a battle that names no places has no sheet for them', async () => {
  expect(await drawn('zama', 'en')).not.toContain('board-places');
});
