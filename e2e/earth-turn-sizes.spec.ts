import type { Page } from '@playwright/test';
import { button, expectTableInside, hand, kindOf, panel, playUntil, question, sitDown, targets } from './earth.ts';
import { expectAsked, tabTo, typeExample } from './keys.ts';
import { expect, expectGoodPage, photograph, settled, test, tick } from './site.ts';

const DESKTOP = { width: 1280, height: 720 };

test('earth: the keyboard alone is enough for a whole turn', async ({ page, sites }) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page, sites.real, 2);
  await playUntil(page, (kind) => kind === 'color');
  await tabTo(page, /^Plant\d/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Choose plant$/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveAttribute('data-kind', 'plant');
  const plantable = hand(page).and(page.getByRole('button', { name: /Can be planted for/ }));
  if ((await plantable.count()) > 0) {
    await plantable.first().focus();
    await page.keyboard.press('Enter');
    await expect(targets(page).first()).toBeVisible();
    await targets(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=gridcell][data-card]')).toHaveCount(1);
  }
  await expect.poll(() => kindOf(page)).not.toBe('waiting');
  if ((await kindOf(page)) === 'plant') {
    await tabTo(page, /^Stop planting$/);
    await page.keyboard.press('Enter');
  }
  await expect(panel(page)).not.toHaveAttribute('data-kind', 'plant');
});

const PHONE = { width: 390, height: 844 };

/** Whatever a colour has to tell, the colours stay where they are: a second tap on one chooses it. */
async function expectSteadyColors(page: Page): Promise<void> {
  const colors = page.locator('[data-kind=color] button[data-color]');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const boxes = async () => {
      await settled(page);
      return colors.evaluateAll((tabs) => tabs.map((tab) => JSON.stringify(tab.getBoundingClientRect())));
    };
    const before = await boxes();
    for (const name of [/^Plant/, /^Compost \d/, /^Water/, /^Grow/]) {
      const color = colors.and(page.getByRole('button', { name }));
      await color.click();
      await expect(color).toHaveAttribute('aria-pressed', 'true');
      expect(await boxes()).toEqual(before);
    }
  }
}

/** A colour is tried out on a copy, looked at in two windows, and dropped. */
async function tryOutAndDrop(page: Page): Promise<void> {
  await button(page, 'Try it out').click();
  await expect(page.locator('[data-trial]').getByText('Trying out: nothing is played')).toBeVisible();
  await button(page, /^Compost \d/).click();
  await button(page, 'Choose compost').click();
  await expect(button(page, 'Play it')).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectGoodPage(page);
    await photograph(page, `earth-trial-${size.width}`);
  }
  await button(page, 'Drop it').click();
  await expect(page.locator('[data-trial]')).toHaveCount(0);
  await expect(panel(page)).toHaveAttribute('data-kind', 'color');
}

test('earth: refusals say why, a turn is tried out and played, planting shows what it scores and is taken back', async ({
  page,
  sites,
}) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page, sites.real, 2);
  await playUntil(page, (kind) => kind === 'color');
  await expectSteadyColors(page);
  await tryOutAndDrop(page);
  await button(page, 'Try it out').click();
  await button(page, /^Plant \d/).click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('You: plant up to 2');
  await button(page, 'Choose plant').click();
  await button(page, 'Play it').click();
  await expect(page.locator('[data-trial]')).toHaveCount(0);
  await expect(panel(page)).toHaveAttribute('data-kind', 'plant');
  await page.getByRole('gridcell').first().click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Choose a card from your hand first.');
  const plantable = hand(page).and(page.getByRole('button', { name: /Can be planted for/ }));
  if ((await plantable.count()) === 0) return;
  await plantable.first().press('Enter');
  await targets(page).first().hover();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d+ of your \d+ soil\./);
  await targets(page).first().click();
  await expect(page.locator('[role=gridcell][data-card]')).toHaveCount(1);
  const back = button(page, 'Undo');
  if (await back.isEnabled()) {
    await back.click();
    await expect(page.locator('[role=gridcell][data-card]')).toHaveCount(0);
  }
});

test('earth: every decision can be typed, and what happened can be read', async ({ page, sites }) => {
  await page.setViewportSize(DESKTOP);
  await sitDown(page, sites.real, 2);
  await button(page, 'Game log').click();
  await button(page, 'Type a move').click();
  const box = page.getByLabel('Type a move');
  for (let side = 0; side < 2; side++) await typeExample(box);
  await expectAsked(box);
  await box.fill('plant E999 a1');
  await box.press('Enter');
  await expect(page.locator('form:has(input)').getByRole('status')).toHaveText(/^“E999” is not a move here/);
  // What the person told the board is still there when the page is loaded anew, and so is the game.
  await page.getByLabel('Run every plan at once').check();
  await page.reload();
  await expect(question(page)).not.toHaveText(/side/);
  await button(page, 'Game log').click();
  await expect(page.getByLabel('Run every plan at once')).toBeChecked();
  await page.getByRole('dialog', { name: 'Game log' }).getByRole('button', { name: 'Close', exact: true }).click();
});

test('earth: a table with others may keep their points to the end', async ({ page, sites }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${sites.real}/play/earth`);
  const points = page.getByLabel('Points of others');
  await tick(page.getByRole('radio', { name: '1', exact: true }));
  await expect(page.getByLabel('Gaia')).toBeVisible();
  await expect(points).toHaveCount(0);
  await tick(page.getByRole('radio', { name: '2', exact: true }));
  await points.selectOption('Shown at the end');
  await button(page, 'Start').click();
  const seats = page.getByRole('list', { name: 'Scores' });
  await expect(seats.locator('[aria-pressed]')).toHaveCount(2);
  const own = seats.getByRole('button', { name: /Open the score pad$/ });
  await expect(own).toHaveAccessibleName(/^You: /);
  await own.click();
  const pad = page.getByRole('dialog', { name: 'Points now' });
  await expect(pad.locator('tfoot td')).toHaveText([/\d$/, '·']);
  await expectGoodPage(page);
  await pad.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Menu').click();
  await expectGoodPage(page);
  await photograph(page, 'menu-earth');
});

for (const [width, height, theme] of [
  [390, 844, 'light'],
  [844, 390, 'dark'],
  [820, 1180, 'light'],
  [1280, 720, 'dark'],
  [1920, 1080, 'light'],
] as const) {
  test(`earth: at ${width} x ${height}, ${theme}, all is seen without scrolling`, async ({ page, sites }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await sitDown(page, sites.real, 3, 'Standard');
    await expectTableInside(page);
    await photograph(page, `earth-sides-${width}-${theme}`);
    await playUntil(page, (kind) => kind === 'plant' || kind === 'activate' || kind === 'either');
    await expectTableInside(page);
    await expectGoodPage(page);
    await photograph(page, `earth-turn-${width}-${theme}`);
  });
}
