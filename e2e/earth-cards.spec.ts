import { question, sitDown } from './earth.ts';
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
  const card = page.getByRole('link', { name: /^Red Pine, Tree, costs 2 soil/ });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Red Pine', level: 2 })).toBeVisible();
  await expect(page.getByRole('article').getByText('Pinus resinosa').first()).toBeVisible();
  await expect(page.getByText(/^Planted in [\d,]+ of 2,000 games$/)).toBeVisible();
  await expectGoodPage(page);
  await photograph(page, 'earth-card-page');
  const address = page.url();
  expect(new URL(address).search).toBe('?text=red+pine');
  await page.goBack();
  await expect(card).toBeFocused();

  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Kind').selectOption('Terrain');
  await page.getByRole('combobox', { name: /^Cost/ }).selectOption('15');
  await expect(page.getByRole('toolbar').getByRole('link')).toHaveCount(1);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Red Pine', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'E10.2' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de' });

  test('Earth’s cards have German names, and English, Latin and French ones find them too', async ({ page, sites }) => {
    await inOneTheme(page);
    await page.goto(`${sites.real}/cards/earth`);
    const found = page.getByRole('main').getByRole('status');
    for (const name of ['Fächerahorn', 'Japanese Maple', 'acer palmatum', 'erable du japon']) {
      await page.getByRole('searchbox').fill(name);
      await expect(found).toHaveText('1\u00A0Karte');
    }
    await page.getByRole('link', { name: /^Fächerahorn, Baum/ }).click();
    const names = page.getByRole('article', { name: 'Fächerahorn' }).getByRole('definition');
    await expect(names.filter({ hasText: 'Japanese Maple' })).toBeVisible();
    await expect(names.filter({ hasText: 'Acer palmatum' })).toBeVisible();
  });
});

test(
  'the cards and rules of Earth lie open over a game, which stays and gets the focus back',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await inOneTheme(page);
    await sitDown(page, sites.real, 2);
    const menu = page.getByRole('button', { name: 'Menu' });
    const cards = page.getByRole('dialog', { name: 'Look up the cards' });
    // The second time everything is loaded, and the sheet is there at once.
    for (let time = 0; time < 2; time++) {
      await menu.press('Enter');
      await page.getByRole('button', { name: 'Look up the cards' }).press('Enter');
      await cards.getByRole('searchbox').fill('red pine');
      await expect(cards.getByRole('status')).toHaveText('1 card');
      await cards.getByRole('link', { name: /^Red Pine/ }).press('Enter');
      await expect(cards.getByRole('heading', { name: 'Names' })).toBeVisible();
      await cards.getByRole('link', { name: 'Card list' }).press('Enter');
      await expect(cards.getByRole('link', { name: /^Red Pine/ })).toBeFocused();
      if (time === 0) await expectGoodPage(page);
      if (time === 0) await photograph(page, 'earth-cards-over-game');
      await page.keyboard.press('Escape');
      await expect(cards).toBeHidden();
      await expect(menu).toBeFocused();
    }
    await menu.press('Enter');
    await page.getByRole('button', { name: 'Rules' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(question(page)).toHaveText('Choose the side of your island');
  },
);
