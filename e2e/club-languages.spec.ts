import type { Page } from '@playwright/test';
import { test } from './online.ts';
import { expect, expectGoodPage, photograph } from './site.ts';

const LOCALES = {
  'fr-FR': { lobby: 'Nouvelle table', table: /^Table/, chat: 'Chat', phrases: 'Phrases rapides', said: /Joli coup/ },
  'de-DE': { lobby: 'Neuer Tisch', table: /^Tisch/, chat: 'Chat', phrases: 'Kurze Sätze', said: /Schöner Zug/ },
  'es-ES': { lobby: 'Mesa nueva', table: /^Mesa/, chat: 'Chat', phrases: 'Frases rápidas', said: /Buena jugada/ },
};

/** What long words push out of the panel it stands in. */
const outsideTheirPanel = (page: Page): Promise<string[]> =>
  page
    .locator('.panel')
    .evaluateAll((panels) =>
      panels.flatMap((panel) =>
        [...panel.querySelectorAll('button, input, select')]
          .filter((part) => part.getBoundingClientRect().right > panel.getBoundingClientRect().right - 8)
          .map((part) => part.textContent),
      ),
    );

for (const [locale, words] of Object.entries(LOCALES)) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`club: lobby, account and table speak ${locale}`, async ({ page, house }) => {
      await page.goto(`${house}/account`);
      await expectGoodPage(page);
      await photograph(page, `club-account-${locale}`);
      await page.goto(`${house}/friends`);
      await expect(page.getByRole('heading', { name: words.lobby })).toBeVisible();
      await expectGoodPage(page);
      await photograph(page, `club-lobby-${locale}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => outsideTheirPanel(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.locator('.set-up button[type=submit]').click();
      await page.locator('.gathering .seat-list select').selectOption('seedling');
      await page.locator('.gathering-seats > .button.act').click();
      await expect(page.getByRole('grid')).toBeVisible();
      await page.getByRole('button', { name: words.table }).click();
      await expect(page.getByRole('heading', { name: words.chat })).toBeVisible();
      await page.getByText(words.phrases).click();
      await page.getByRole('button', { name: words.said }).click();
      await expect(page.getByRole('list', { name: words.chat }).getByText(words.said)).toBeVisible();
      await expectGoodPage(page);
      await photograph(page, `club-table-${locale}`);
    });
  });
}
