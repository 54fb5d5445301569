import type { Page } from '@playwright/test';

/**
 * Clicks of a whole concert game of somebody who plays one card in every turn, on a pile of their own, and holds a concert in every third.
 */
export async function clicksOfConcert(page: Page): Promise<{ readonly clicks: number; readonly turns: number }> {
  const hand = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
  let clicks = 0;
  const click = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).click();
    clicks++;
  };
  const takeCard = async () => {
    const { width = 0, height = 0 } = (await hand.first().boundingBox()) ?? {};
    await hand.first().click({ position: { x: width * 0.25, y: height * 0.28 } });
    clicks++;
  };
  const question = page.locator('main h2').first();
  for (const place of ['left', 'middle', 'right']) {
    await question.getByText(`for your ${place} pile`).waitFor();
    await takeCard();
  }
  await click(/^Place /);
  const myTurn = question.getByText('Play a card on any pile');
  const over = page.locator('[data-spot="final"]');
  for (let turns = 0; ; turns++) {
    await myTurn.or(over).first().waitFor();
    if (await over.isVisible()) return { clicks, turns };
    await takeCard();
    await page.locator('[data-side=me] [data-pile]').first().click();
    clicks++;
    await click(turns % 3 === 2 && turns < 9 ? /^Concert \d+$/ : 'End turn');
  }
}
