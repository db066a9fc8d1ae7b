/* An army in panic is led off by one press, taken back by one undo. */
import { LINE, ROUTED, routedBy } from '../ui/systems/ancients/routed';
import { axeOn, expect, lay, main, prefer, record, test } from './fixture';
import { open, recordOf } from './games';

test('all who must flee do so by one press, which one undo takes back and one redo makes again', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await lay(page, recordOf(open(routedBy(ROUTED, LINE))));
  await main(page).click();
  await expect(page.getByTestId('refusal')).toHaveAttribute('data-rule', '4.d');
  const all = page.getByTestId('flee-all');
  await expect(all).toHaveText(`Let all ${ROUTED.length} flee`);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await all.click();
  await expect(all).toBeHidden();
  expect((await record(page)).plays).toHaveLength(ROUTED.length);
  await page.getByTestId('undo').click();
  await expect(all).toBeVisible();
  await page.getByTestId('redo').click();
  await expect(all).toBeHidden();
});
