import type { Page } from '@playwright/test';
import { button, expectAllInside, question, target } from './planet.ts';
import { expect, expectGoodPage, photograph, test } from './site.ts';

const setting = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

const QUESTIONS = {
  fr: 'À vous : prenez une carte',
  de: 'Du bist dran: Nimm eine Karte',
  es: 'Tu turno: toma una carta',
};

for (const [language, asked] of Object.entries(QUESTIONS)) {
  test(`settings: the whole table speaks ${language}, also after coming back`, async ({ page, sites }) => {
    await page.goto(`${sites.real}/play/evergreen-planet?solo`);
    await button(page, 'Menu').click();
    await setting(page, 'Language').selectOption(language);
    await expect(question(page)).toHaveText(asked);
    await page.reload();
    await expect(question(page)).toHaveText(asked);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAllInside(page);
    await photograph(page, `planet-${language}`);
  });
}

test('settings: night, contrast, large letters and the left hand all fit', async ({ page, sites }) => {
  await page.goto(`${sites.real}/play/evergreen-planet?solo`);
  await button(page, 'Menu').click();
  await setting(page, 'Light').selectOption('Night');
  await setting(page, 'Contrast').selectOption('More');
  await setting(page, 'Text size').selectOption('Large');
  await setting(page, 'Hand').selectOption('Left-handed');
  await setting(page, 'Confirm cards').selectOption('No');
  await expectGoodPage(page);
  await photograph(page, 'settings');
  await button(page, 'Close').click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await expectAllInside(page);
  // Without confirmation one tap takes the card.
  await page.locator('li button:has(svg[viewBox="0 0 100 140"]):not([aria-disabled=true])').first().click();
  await button(page, 'Plant 3').click();
  expect(await target(page).count()).toBeGreaterThan(0);
  await expectAllInside(page);
  await expectGoodPage(page);
  await photograph(page, 'planet-settings');
});
