import type { Page } from '@playwright/test';
import { fileOf, randomRecord } from './records.ts';
import { expect, expectGoodPage, expectNoFaults, expectNoScrolling, photograph, test } from './site.ts';

async function openReview(page: Page, site: string, id: string, players: number): Promise<void> {
  await page.goto(`${site}/replay`);
  await page
    .locator('input[type=file]')
    .setInputFiles(fileOf('record.json', JSON.stringify(randomRecord(id, players))));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: 'Mistakes' })).toBeVisible();
}

/** In the page: what the list of mistakes lies over, of that which is looked at or pressed beside it. */
function coveredByList(): string[] {
  const list = document.querySelector('.review-list');
  const area = list?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('article, [role=gridcell], .replay button, .replay select')]
    .filter((part) => part.checkVisibility() && list?.contains(part) === false)
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < area.right - 1 && right > area.left + 1 && top < area.bottom - 1 && bottom > area.top + 1;
    })
    .map((part) => part.getAttribute('aria-label') ?? part.textContent);
}

for (const [width, height] of [
  [1280, 720],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`earth: the list of mistakes at ${width} x ${height} covers neither card, island nor buttons`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width, height });
    await openReview(page, sites.real, 'earth', 2);
    // Far enough for hands and islands.
    await page.getByRole('slider', { name: 'Position' }).fill('200');
    await expectNoFaults(page, coveredByList);
    await expectNoScrolling(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Mistakes' }).click();
    await expectNoFaults(page, coveredByList);
    await expectGoodPage(page);
    await photograph(page, `earth-review-${width}-${height}`);
  });
}
