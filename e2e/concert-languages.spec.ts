import type { Page } from '@playwright/test';
import { expectTableInside, pile, tapCard } from './concert.ts';
import { expect, expectGoodPage, photograph, test, tick } from './site.ts';

const LOCALES = {
  'de-DE': {
    hint: 'Tipp',
    playIt: 'So spielen',
    pick: /^Wähle eine Karte/,
    play: /^Spiele eine Karte/,
    effect: /Scheibe/,
  },
  'fr-FR': {
    hint: 'Conseil',
    playIt: 'Jouer ce coup',
    pick: /^Choisissez une carte/,
    play: /^Jouez une carte/,
    effect: /disque/,
  },
  'es-ES': { hint: 'Pista', playIt: 'Jugar así', pick: /^Elige una carta/, play: /^Juega una carta/, effect: /disco/ },
};

const firstCard = (page: Page) => page.locator('[role=toolbar] button:not([data-pile])').first();

for (const [locale, { hint, playIt, pick, play, effect }] of Object.entries(LOCALES)) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`concert: a turn in ${locale}`, async ({ page, sites }) => {
      await page.goto(`${sites.real}/play/evergreen-concert`);
      await tick(page.getByRole('radio', { name: '6', exact: true }));
      await page.locator('button[type=submit]').last().click();
      const question = page.locator('main h2').first();
      for (let picks = 0; picks < 3; picks++) {
        await expect(question).toHaveText(pick);
        await tapCard(page, firstCard(page));
        // The last card reveals all of them, so a second tap confirms it.
        if (picks === 2) await tapCard(page, firstCard(page));
        await expect(page.locator('[data-side=me] [data-pile]').nth(picks)).not.toHaveAttribute('data-open');
      }
      await expect(question).toHaveText(play);
      await tapCard(page, firstCard(page));
      await pile(page, 4).hover();
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(effect);
      await expectTableInside(page);
      await expectGoodPage(page);
      await photograph(page, `concert-${locale}`);
    });

    test(`concert: a hint with its reasons covers nothing in ${locale}`, async ({ page, sites }) => {
      await page.goto(`${sites.real}/play/evergreen-concert`);
      await page.locator('button[type=submit]').last().click();
      await page.getByRole('button', { name: hint, exact: true }).click();
      const follow = page.getByRole('button', { name: playIt, exact: true });
      await expect(follow).toBeVisible();
      await expectTableInside(page);
      // What takes back and asks again can be pressed beside it.
      await page.locator('[aria-pressed=true]:has(svg)').first().click({ trial: true });
      await follow.click();
      await expect(page.locator('[data-side=me] [data-pile]').first()).not.toHaveAttribute('data-open');
    });
  });
}
