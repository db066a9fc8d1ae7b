import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../src/ai/random';
import { match } from '../../../src/store/match';
import { systemOf } from '../../../src/store/systems';
import { tellBattle } from '../../../src/ui/report/battle';
import { TurnPart } from '../../../src/ui/report/ReportTurn';
import { reportText } from '../../../src/ui/report/text';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { playText } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchReportWords, reportWords } from '../../../src/ui/words/report';
import { lay, now } from '../laid';
import { drawable } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';

drawable(match.store);

const choose = seededChooser(7);
const playOne = () => expect(match.play(randomAction(systemOf(now()), now().context, now().state, choose))).toMatchObject({ ok: true });

test.each(['en', 'fr'] as const)(
  'how both sides stand is told after a turn that is over, and as it stands in one that is not (%s)',
  async (language) => {
    await lay(skirmish);
    await Promise.all([speak(language), panelWords(), fetchReportWords()]);
    const panels = await tableOf(now()).panels();
    const { after, soFar } = reportWords();
    const headed = () => {
      const told = tellBattle(panels, now());
      const turns = told.turns.map((turn) =>
        renderToStaticMarkup(createElement(TurnPart, { panels, told, turn, map: 'none', painter: undefined, snapshot: now() })),
      );
      const text = reportText(panels, now());
      return [after(1), soFar(1), after(2), soFar(2)].filter((when) => {
        const isWritten = text.includes(`\n${when}\n`);
        expect(turns.some((html) => html.includes(`aria-label="${when}"`))).toBe(isWritten);
        return isWritten;
      });
    };
    expect(playText('C5-D4')).toBe(true);
    expect(headed()).toEqual([soFar(1)]);
    while (now().state.turn === 1) playOne();
    expect(headed()).toContain(after(1));
    expect(headed()).not.toContain(soFar(1));
    while (!headed().includes(soFar(2))) playOne();
    expect([now().state.turn, headed()]).toEqual([2, [after(1), soFar(2)]]);
    match.concede(0);
    expect(headed()).toEqual([after(1), after(2)]);
  },
);
