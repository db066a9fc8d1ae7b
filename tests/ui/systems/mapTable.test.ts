import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SYSTEM_IDS } from '../../../src/rules/ids';
import { match } from '../../../src/store/match';
import { table } from '../../../src/store/table';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { speak, wordsNow } from '../../../src/ui/words';
import { battlesOf } from '../../battles';
import { lay } from '../laid';
import { drawable } from '../noPage';

drawable(match.store, table);

test.for(SYSTEM_IDS)('%s: the map as a table is called what it is called in every game', async (system) => {
  await lay(battlesOf(system)[0]!.position);
  const { MapTable } = tableOf({ system });
  for (const language of ['en', 'fr'] as const) {
    await speak(language);
    const { caption, hex, holds } = wordsNow().table.boardTable;
    const drawn = renderToStaticMarkup(
      createElement(MapTable, { onHex: () => undefined, reached: [], overlays: {}, columns: [], place: () => undefined } as never),
    );
    expect(drawn).toContain(`<caption>${caption}</caption><thead><tr><th scope="col">${hex}</th><th scope="col">${holds}</th>`);
  }
});
