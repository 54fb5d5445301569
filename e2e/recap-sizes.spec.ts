import type { BrowserContext, Locator, Page } from '@playwright/test';
import { button, expectAllInside, question, takeFirstCard } from './planet.ts';
import { expect, settled, test } from './site.ts';

/** Pixels, however long the hint is: that differs from deal to deal. */
const LEAST_PLANET = 200;

/** Others are shown at once, and then told of. */
const showRecaps = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('grove.settings', '{"state":{"pace":"instant","recap":"yes","finish":"ask"},"version":1}');
  });

const line = (page: Page) => page.locator('.recap-line');

/** Where something lies on the page. */
const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Nothing of what is said in the line is cut. */
const isWhole = (page: Page) =>
  line(page)
    .locator('span')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1);

test('a phone: what the others did is read in its line, and makes room for a hint', async ({
  page,
  context,
  sites,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showRecaps(context);
  await page.goto(`${sites.real}/play/evergreen-planet?bot`);
  await expect(question(page)).toHaveText('Your turn: take a card');
  await takeFirstCard(page);
  await expect(question(page)).toContainText('Plant or grow');
  await expect(line(page)).toBeVisible();
  await settled(page);
  expect(await isWhole(page)).toBe(true);
  await button(page, 'Hint').click();
  await expect(button(page, 'Play it')).toBeVisible();
  await expect(line(page)).toBeHidden();
  await expectAllInside(page);
  expect((await boxOf(page.getByRole('grid').first())).height).toBeGreaterThan(LEAST_PLANET);
  // Beside the question, not in a row of its own.
  const [asked, play] = await Promise.all([boxOf(question(page)), boxOf(button(page, 'Play it'))]);
  expect(play.y).toBeLessThan(asked.y + asked.height);
});

test('a phone: the button that skips what others do lies over no words, however long it is', async ({
  page,
  context,
  sites,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addInitScript(() => {
    const settings = '{"state":{"pace":"slow","recap":"no","finish":"ask","language":"de"},"version":1}';
    if (location.protocol !== 'about:') localStorage.setItem('grove.settings', settings);
  });
  await page.goto(`${sites.real}/play/evergreen-planet?bot`);
  await expect(question(page)).toHaveText('Du bist dran: Wähle eine Karte');
  await takeFirstCard(page);
  const skip = page.getByRole('button', { name: 'Überspringen' });
  await expect(skip).toBeVisible();
  const faults = await skip.evaluate((button) => {
    const { left, top, bottom } = button.getBoundingClientRect();
    return [...(button.parentElement?.children ?? [])]
      .filter((part) => part !== button && part.checkVisibility() && part.textContent !== '')
      .filter((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const box = words.getBoundingClientRect();
        return box.right > left && box.top < bottom && box.bottom > top;
      })
      .map(({ textContent }) => textContent);
  });
  expect(faults).toEqual([]);
});
