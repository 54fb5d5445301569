import { expect, expectGoodPage, expectNoScrolling, photograph, playToTheEnd, test } from './site.ts';

test(
  'a whole game by clicking, from the list of games to the result and again',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await page.goto(sites.sample);
    await expect(page).toHaveTitle('Grove');
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Play Acorns' }).click();
    await expect(page).toHaveTitle('Acorns · Grove');
    await page.getByRole('radio', { name: '3' }).check({ force: true });
    await page.getByLabel('Your name').fill('Rowan');
    await page.getByLabel('Seat 3').selectOption('Greedy');
    await expectGoodPage(page);
    await photograph(page, 'sample-set-up');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
    const clicks = await playToTheEnd(page, async (number) => {
      await expectNoScrolling(page);
      if (number !== 1) return;
      await expectGoodPage(page);
      await photograph(page, 'sample-playing');
    });
    expect(clicks).toBe(3);
    await expect(page.locator('.log')).toContainText('Rowan chose oak');
    await expect(page.locator('.result h2')).toContainText(/win|Won/);
    await expectNoScrolling(page);
    await expectGoodPage(page);
    await photograph(page, 'sample-result');
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
    await expect(page.locator('.log')).toContainText('Nothing has happened yet.');
  },
);

test('who goes back to a game finds it as it was; who comes by a link finds a new one', async ({ page, sites }) => {
  const leave = async () => {
    await page.getByRole('link', { name: 'Grove' }).click();
    await expect(page.getByRole('link', { name: 'Play Acorns' })).toBeVisible();
  };
  await page.goto(`${sites.sample}/play/acorns`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.choice').first().click();
  await expect(page.locator('.choice')).toHaveCount(2);
  await leave();
  await page.goBack();
  await expect(page.locator('.choice')).toHaveCount(2);
  await expect(page.locator('.log')).toContainText('Guest chose');
  await playToTheEnd(page);
  await leave();
  await page.goBack();
  await expect(page.locator('.result')).toBeVisible();
  await leave();
  await page.getByRole('link', { name: 'Play Acorns' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('the keyboard is enough', async ({ page, sites }) => {
  await page.goto(`${sites.sample}/play/acorns`);
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  for (let round = 0; round < 3; round++) {
    await expect(page.locator('.choice')).toHaveCount(3 - round);
    await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeFocused();
    // The first choice comes after the heading, behind the button that takes back when that can be pressed.
    await page.keyboard.press('Tab');
    if (await page.getByRole('button', { name: 'Undo' }).evaluate((it) => it === document.activeElement)) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.result h2')).toBeFocused();
});

test('a phone on its side shows everything at once', async ({ page, sites }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${sites.sample}/play/acorns`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.choice').first().click();
  await expect(page.locator('.choice')).toHaveCount(2);
  for (const part of ['.seats', '.board', '.question', '.log'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  await expectNoScrolling(page);
  await expectGoodPage(page);
  await photograph(page, 'sample-playing-low');
});

test('the page speaks four languages and remembers which', async ({ page, sites }) => {
  await page.goto(sites.sample);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Eicheln' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await page.getByRole('link', { name: 'Eicheln spielen' }).click();
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await page.locator('.choice').first().click();
  await expect(page.locator('.log')).toContainText('Gast wählte');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Español');
  await expect(page.locator('.log')).toContainText('Invitado eligió');
});

test('an address where nothing is says so and leads back', { tag: '@phone' }, async ({ page, sites }) => {
  const answer = await page.goto(`${sites.sample}/play/chess`);
  expect(answer?.status()).toBe(404);
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { name: 'Acorns' })).toBeVisible();
});

test('night has its own colours, with the same contrast', async ({ page, sites }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(sites.sample);
  await expectGoodPage(page);
  await photograph(page, 'sample-home-night');
  await page.goto(`${sites.sample}/play/acorns`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.choice').first().click();
  await expect(page.locator('.choice')).toHaveCount(2);
  await expectGoodPage(page);
  await photograph(page, 'sample-playing-night');
});
