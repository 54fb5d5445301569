import { button, expectTableInside, pickThree, playCard, sitDown, waitForTurn } from './concert.ts';
import { expect, expectGoodPage, photograph, test } from './site.ts';

test(
  'concert: three at the table, a whole game by clicking, and its replay',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await sitDown(page, sites.real, 3);
    await expectTableInside(page);
    await expectGoodPage(page);
    await photograph(page, 'concert-opening');
    await pickThree(page);
    let turns = 0;
    while ((await waitForTurn(page)) === 'turn') {
      const isFirst = turns === 0;
      await playCard(page, 0, turns % 9, async () => {
        await expect(page.getByRole('main').getByRole('status').first()).toContainText(
          /would (move no disc|send the .* disc to)/,
        );
        if (!isFirst) return;
        await expectTableInside(page);
        await expectGoodPage(page);
        await photograph(page, 'concert-preview');
      });
      if (isFirst) await photograph(page, 'concert-turn');
      const end = turns === 1 ? /^Gala \d+$/ : turns < 3 ? /^Concert \d+$/ : 'End turn';
      await button(page, end).click();
      turns++;
    }
    expect(turns).toBeGreaterThan(5);
    await expect(page.getByRole('table')).toContainText('Concert 3');
    await expectTableInside(page);
    await expectGoodPage(page);
    await photograph(page, 'concert-final');
    await button(page, 'More').click();
    await button(page, 'Watch the replay').click();
    await expect(page.locator('output')).toHaveText(/^Step 0 of \d+$/);
    for (let step = 1; step <= 24; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('output')).toHaveText(new RegExp(`^Step ${step} of `));
    }
    await expectTableInside(page);
    await expectGoodPage(page);
    await photograph(page, 'concert-replay');
    await page.keyboard.press('End');
    await expect(page.getByRole('table')).toContainText('Concert 3');
  },
);
