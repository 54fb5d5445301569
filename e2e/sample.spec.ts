import { tabTo } from './keys.ts';
import { expect, expectGoodPage, expectNoScrolling, photograph, playToTheEnd, test, tick } from './site.ts';

test(
  'a whole game by clicking, from the list of games to the result and again',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await page.goto(sites.sample);
    await expect(page).toHaveTitle('Grove');
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Bots, friends, options: Acorns' }).click();
    await expect(page).toHaveTitle('Acorns · Grove');
    await tick(page.getByRole('radio', { name: '3', exact: true }));
    await page.getByLabel('Your name').fill('Rowan');
    await tick(page.getByRole('group', { name: 'Seats' }).getByRole('radio').last());
    await tick(page.locator('.sitter').getByRole('radio', { name: 'Victor' }));
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
    // The bots may have chosen already, while the person thinks.
    await expect(page.locator('.log')).not.toContainText('Rowan chose');
  },
);

test('who goes back to a game finds it as it was; who comes by a link finds a new one', async ({ page, sites }) => {
  const leave = async () => {
    await page.getByRole('link', { name: 'Grove' }).click();
    await expect(page.getByRole('link', { name: 'Bots, friends, options: Acorns' })).toBeVisible();
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
  await page.getByRole('link', { name: 'Bots, friends, options: Acorns' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('games outlive their tab, are continued from the first page, and are played in the newest tab', async ({
  page,
  context,
  sites,
}) => {
  const begin = async () => {
    await page.goto(`${sites.sample}/play/acorns`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.choice').first().click();
    await expect(page.locator('.choice')).toHaveCount(2);
  };
  await begin();
  await begin();
  const address = page.url();
  await page.close();
  const second = await context.newPage();
  await second.goto(sites.sample);
  const waiting = second.getByRole('region', { name: 'Continue' }).getByRole('listitem');
  await expect(waiting).toHaveCount(2);
  await expectGoodPage(second);
  await waiting.first().getByRole('link').click();
  await expect(second.locator('.choice')).toHaveCount(2);
  expect(second.url()).toBe(address);
  const third = await context.newPage();
  await third.goto(address);
  await expect(third.locator('.choice')).toHaveCount(2);
  await expect(second.getByRole('heading', { name: 'in another tab' })).toBeVisible();
  await third.locator('.choice').first().click();
  await expect(third.locator('.choice')).toHaveCount(1);
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(second.locator('.choice')).toHaveCount(1);
  await expect(third.getByRole('heading', { name: 'in another tab' })).toBeVisible();
  await second.getByRole('link', { name: 'Grove' }).click();
  await waiting.first().getByRole('button', { name: 'Remove' }).click();
  await expect(waiting.first()).toContainText('Removed');
  await second.reload();
  await expect(waiting).toHaveCount(1);
  await third.reload();
  await expect(third.getByRole('heading', { name: 'no longer kept' })).toBeVisible();
});

test('games are there again whose tab was closed before the database had them', async ({ page, context, sites }) => {
  // A database that never answers, in this tab alone.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  for (let games = 0; games < 2; games++) {
    await page.goto(`${sites.sample}/play/acorns`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.choice').first().click();
    await expect(page.locator('.choice')).toHaveCount(2);
  }
  const address = page.url();
  await page.close();
  const second = await context.newPage();
  await second.goto(sites.sample);
  await expect(second.getByRole('region', { name: 'Continue' }).getByRole('listitem')).toHaveCount(2);
  await second.goto(address);
  await expect(second.locator('.choice')).toHaveCount(2);
});

test('the keyboard is enough', async ({ page, sites }) => {
  await page.goto(`${sites.sample}/play/acorns`);
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  for (let round = 0; round < 3; round++) {
    await expect(page.locator('.choice')).toHaveCount(3 - round);
    await expect(page.getByRole('heading', { name: 'Choose a card' })).toBeFocused();
    await tabTo(page, /^Choose /);
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
  await page.getByRole('link', { name: 'Bots, Freunde, Optionen: Eicheln' }).click();
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
