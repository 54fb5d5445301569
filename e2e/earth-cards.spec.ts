import { expect, expectGoodPage, inOneTheme, photograph, test } from './site.ts';

test('all cards of Earth can be searched and opened with the keyboard alone', async ({ page, sites }) => {
  await inOneTheme(page);
  await page.goto(`${sites.real}/cards/earth`);
  const found = page.getByRole('main').getByRole('status');
  await expect(found).toHaveText('529 cards');
  await photograph(page, 'earth-cards');

  await page.getByRole('searchbox').focus();
  await page.keyboard.type('red pine');
  await expect(found).toHaveText('1 card');
  await expectGoodPage(page);
  const card = page.getByRole('button', { name: /^Red Pine, Tree, costs 2 soil/ });
  await card.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Red Pine' });
  await expect(sheet.getByText('Pinus resinosa')).toBeVisible();
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(card).toBeFocused();

  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Kind').selectOption('Terrain');
  await page.getByLabel('Cost').selectOption('15');
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(1);
});
