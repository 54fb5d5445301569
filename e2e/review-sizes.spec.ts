import type { Page } from '@playwright/test';
import { randomRecord } from './records.ts';
import { goToMistake, openReview } from './review.ts';
import { expect, expectGoodPage, expectNoFaults, expectNoScrolling, photograph, test } from './site.ts';

/** The review of a game whose list of mistakes is open. */
async function openList(page: Page, site: string, id: string, players: number): Promise<void> {
  await openReview(page, site, randomRecord(id, players));
  await expect(page.getByRole('region', { name: 'Mistakes' })).toBeVisible();
}

/** In the page: what the list of mistakes lies over, of that which is looked at or pressed beside it. */
function coveredByList(): string[] {
  const list = document.querySelector('.review-list');
  const area = list?.getBoundingClientRect() ?? new DOMRect();
  const looked = 'article, [role=gridcell], [data-spot^="seat "], [data-spot^="card "], [data-pile]';
  return [...document.querySelectorAll(`main :is(${looked}), .replay button, .replay select`)]
    .filter((part) => part.checkVisibility() && list?.contains(part) === false)
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < area.right - 1 && right > area.left + 1 && top < area.bottom - 1 && bottom > area.top + 1;
    })
    .map((part) => part.getAttribute('aria-label') ?? part.textContent);
}

/** In the page: words that lie on the curve. */
function coveredCurve(): string[] {
  const area = document.querySelector('.curve-box')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('.review output, .review .button, .verdict p')]
    .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.left < area.right - 1 && box.right > area.left + 1)
    .filter(({ box }) => box.top < area.bottom - 1 && box.bottom > area.top + 1)
    .map(({ text }) => text);
}

const WINDOWS = [
  [1280, 720],
  [1280, 800],
  [1920, 1080],
] as const;

/** Games with a place for the list, how many sit there, and a step with hands and cards on the table. */
const GAMES = [
  ['earth', 2, '200'],
  ['evergreen-concert', 3, '30'],
  ['evergreen-concert', 6, '60'],
] as const;

for (const [id, players, step] of GAMES) {
  test(`${id} of ${players}: the list of mistakes covers neither cards, seats nor buttons`, async ({ page, sites }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openList(page, sites.real, id, players);
    await page.getByRole('slider', { name: 'Position' }).fill(step);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expectNoFaults(page, coveredByList, `${width} x ${height}`);
      await expectNoFaults(page, coveredCurve, `${width} x ${height}`);
      await expectNoScrolling(page);
      await photograph(page, `review-${id}-${players}-${width}-${height}`);
    }
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.review-list')).toHaveCount(0);
    await page.getByRole('button', { name: 'Mistakes' }).click();
    await expectNoFaults(page, coveredByList);
    await expectGoodPage(page);
  });
}

test('earth: while the list of mistakes is open a card of the hand is read large, beside the list and the island', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openList(page, sites.real, 'earth', 2);
  await page.getByRole('slider', { name: 'Position' }).fill('100');
  await page.mouse.move(640, 300);
  await expect(page.locator('article')).toBeHidden();
  const card = page.getByRole('toolbar').getByRole('button').last();
  await card.hover();
  await expect(page.locator('article')).toBeInViewport({ ratio: 1 });
  const island = page.getByRole('grid').first();
  const [face, spaces] = await Promise.all([page.locator('article').boundingBox(), island.boundingBox()]);
  expect((face?.x ?? 0) + (face?.width ?? 0)).toBeLessThanOrEqual(spaces?.x ?? 0);
  await expectNoFaults(page, coveredByList);
});

for (const [id, players] of [
  ['evergreen-planet', 1],
  ['evergreen-concert', 3],
  ['earth', 2],
] as const) {
  test(`${id}: on a phone, upright and on its side, what is said of a mistake is read in whole lines above its buttons`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openList(page, sites.real, id, players);
    await goToMistake(page);
    await page.getByRole('button', { name: 'Close' }).click();
    for (const isBetter of [false, true]) {
      if (isBetter) await page.getByRole('button', { name: 'Show the better move' }).click();
      for (const [width, height] of [
        [390, 844],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.getByRole('button', { name: 'Play it out' })).toBeInViewport({ ratio: 1 });
        const line = await page.locator('[data-line=played]').boundingBox();
        expect(line?.width, `${width} x ${height}`).toBeGreaterThan(250);
        await expectNoFaults(page, coveredCurve, `${width} x ${height}`);
        await expect(page.locator('.review output')).toBeInViewport({ ratio: 1 });
        await expectNoScrolling(page);
      }
    }
    // At the end, where everybody's points stand over it, it is as wide as before.
    await page.setViewportSize({ width: 390, height: 844 });
    const walk = page.locator('.review');
    const wide = (await walk.boundingBox())?.width ?? 0;
    const last = page.getByRole('slider', { name: 'Position' });
    await last.fill((await last.getAttribute('max')) ?? '');
    await expect(page.locator('.review output')).toBeInViewport({ ratio: 1 });
    expect((await walk.boundingBox())?.width).toBe(wide);
    await expectNoFaults(page, coveredCurve);
  });
}
