import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing } from '../../../src/ui/learn/picture/Drawing';
import type { Studio } from '../../../src/ui/learn/picture/studio';

test('what the board shows of a piece at a scale, an exhibit shows too: it wears what the styles of pieces ask for', () => {
  const painter = { Sheets: () => null, overlays: () => ({}), describe: () => [], score: () => [0, 0] };
  const studio = { painter } as unknown as Studio;
  const html = renderToStaticMarkup(
    createElement(Drawing, { studio, context: {} as never, frame: {} as never, glides: false, width: 500 }),
  );
  const [, own] = /^<div([^>]*)>/.exec(html)!;
  // `[data-detail]` stands in the styles after this class.
  expect(own).toMatch(/class="(?:[\w-]+ )*board-sheets[ "]/);
  expect(own).toMatch(/data-detail="[123]"/);
});
