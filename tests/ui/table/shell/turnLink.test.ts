import { expect, test, vi } from 'vitest';
import { match } from '../../../../src/store/match';
import { fetchRules } from '../../../../src/store/systems';
import { copyGameLink, copyTurnLink } from '../../../../src/ui/table/shell/gameActions';
import { skirmish } from '../../systems/ancients/skirmish';

const { copyLink } = vi.hoisted(() => ({ copyLink: vi.fn<(game: object) => void>() }));
vi.mock('../../../../src/ui/app/copyLink', () => ({ copyLink }));

test('the other side is sent the game, and nothing of what is only studied here', async () => {
  await fetchRules(skirmish);
  match.begin({ position: skirmish, seed: 7, names: ['', ''], title: 'Trial' });
  match.playText('C5-D4');
  match.annotate(1, { text: 'A trap' });
  match.nameBranch(0, 'Ambush by the river');
  copyGameLink();
  expect(JSON.stringify(copyLink.mock.lastCall)).toMatch(/A trap.*Ambush by the river|Ambush by the river.*A trap/);
  copyTurnLink();
  const sent = JSON.stringify(copyLink.mock.lastCall);
  expect(sent).toContain('C5-D4');
  expect(sent).not.toMatch(/A trap|Ambush by the river/);
});
