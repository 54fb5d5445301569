import {
  button,
  hand,
  pickThree,
  pile,
  playCard,
  question,
  sitDown,
  tapCard,
  valueOf,
  waitForTurn,
} from './concert.ts';
import { press, tabTo, typeExample } from './keys.ts';
import { expect, expectGoodPage, photograph, test, tick } from './site.ts';

test(
  'concert: refusals say why beside the place, and the hit disc can be taken back',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await sitDown(page, sites.real, 2);
    await tapCard(page, hand(page).nth(2));
    await expect(question(page)).toHaveText('Pick a card for your middle pile');
    await button(page, 'Undo').click();
    await expect(question(page)).toHaveText('Pick a card for your left pile');
    await pickThree(page);
    await waitForTurn(page);
    // Buttons that are refused say so to those who cannot see their grey; pressing them is still answered.
    await button(page, 'End turn').press('Enter');
    await expect(page.locator('main')).toContainText('Play at least one card first.');
    await pile(page, 4).click();
    await expect(page.locator('main')).toContainText('Choose a card from your hand first.');
    await playCard(page, 0, 1);
    const hit = page.getByText(/^Hit (stays on|moves to) /);
    const before = await hit.textContent();
    await button(page, /^Turn the hit disc to .*/)
      .last()
      .click();
    await expect(hit).toHaveText(/^Hit moves to /);
    await expect(question(page)).toHaveText('Hold a concert or end your turn');
    await button(page, 'Undo').click();
    await expect(hit).toHaveText(before ?? '');
    // Only bots have seen the card: it can be taken back too.
    await button(page, 'Undo').click();
    await expect(question(page)).toHaveText('Play a card on any pile');
  },
);

test('concert: a card is dragged onto a pile', async ({ page, sites }) => {
  await sitDown(page, sites.real, 4);
  await pickThree(page);
  await waitForTurn(page);
  const name = (await hand(page).nth(1).getAttribute('aria-label')) ?? '';
  await valueOf(hand(page).nth(1)).hover();
  await page.mouse.down();
  for (const onTheWay of [4, 7]) await pile(page, onTheWay).hover();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${name} on `);
  await page.mouse.up();
  await expect(pile(page, 7)).toHaveAttribute('aria-label', new RegExp(`middle pile: ${name}, over \\d card`, 'i'));
});

test('concert: the keyboard alone is enough for the opening and a turn', async ({ page, sites }) => {
  await page.goto(`${sites.real}/play/evergreen-concert`);
  await tabTo(page, /^Start$/);
  await press(page, 'Enter');
  for (const place of ['left', 'middle', 'right']) {
    await expect(question(page)).toHaveText(`Pick a card for your ${place} pile`);
    await tabTo(page, /^(Orange|Blue|Lilac|Green|Yellow|Brown) \d+$/);
    await press(page, 'ArrowRight', 'Enter');
  }
  // The last card reveals all of them: a second press confirms it.
  await press(page, 'Enter');
  await waitForTurn(page);
  await tabTo(page, /^(Orange|Blue|Lilac|Green|Yellow|Brown) \d+$/);
  await press(page, 'Enter', 'ArrowUp', 'ArrowRight');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('would');
  await press(page, 'Enter');
  await expect(question(page)).toHaveText('Two more cards, or stop here');
  await tabTo(page, /^End turn$/);
  await press(page, 'Enter');
  await expect(question(page)).not.toHaveText('Two more cards, or stop here');
});

test('concert: every decision can be typed', async ({ page, sites }) => {
  await sitDown(page, sites.real, 2);
  await button(page, 'Game log').click();
  await button(page, 'Type a move').click();
  const box = page.getByLabel('Type a move');
  for (let i = 0; i < 3; i++) await typeExample(box);
  await waitForTurn(page);
  await box.fill('play pink3>1.1');
  await box.press('Enter');
  await expect(page.locator('main form:has(input)')).toContainText('“pink3>1.1” is not a move here.');
  await box.fill('gala');
  await box.press('Enter');
  await expect(page.locator('main form:has(input)')).toContainText('Play at least one card first.');
  const step = ((await box.getAttribute('placeholder')) ?? '').replace('Type a move: ', '');
  await box.fill(`play ${step} hit+ gala`);
  await box.press('Enter');
  await button(page, 'Close').click();
  await expect(page.locator('section[aria-label^="You"]')).toHaveAttribute('aria-label', /Gala held/);
});

test('concert: two people at one screen do not see each other’s hands', { tag: '@phone' }, async ({ page, sites }) => {
  await page.goto(`${sites.real}/play/evergreen-concert`);
  await page.getByLabel('Your name').fill('Anna');
  await tick(page.getByRole('radio', { name: 'Another player on this device' }));
  await button(page, 'Start').click();
  const names = async () => {
    await expect(hand(page)).not.toHaveCount(0);
    return hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  };
  const annas = await names();
  await pickThree(page);
  await expect(page.locator('h1')).toContainText('Guest');
  await expect(hand(page)).toHaveCount(0);
  await expectGoodPage(page);
  await photograph(page, 'concert-curtain');
  await button(page, 'I’m ready').click();
  expect((await names()).filter((card) => annas.includes(card))).toEqual([]);
  await expect(page.locator('[data-side="top"] [data-pile]').first()).toHaveAttribute('aria-label', /face down$/);
  await pickThree(page);
  // Whoever begins is dealt like everything else: it may be the one who has the screen already.
  const curtain = button(page, 'I’m ready');
  await expect(curtain.or(page.getByRole('heading', { name: 'Play a card on any pile' }))).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await waitForTurn(page);
  await playCard(page, 0, 0);
  await button(page, 'End turn').click();
  await expect(hand(page)).toHaveCount(0);
  await button(page, 'I’m ready').click();
  await waitForTurn(page);
});

test('concert: the sand runs, and a turn without a card ends with one that is drawn', async ({ page, sites }) => {
  await page.clock.install();
  await page.goto(`${sites.real}/play/evergreen-concert`);
  await page.getByLabel('Time for a turn').selectOption('30 seconds');
  await button(page, 'Start').click();
  await pickThree(page);
  await page.clock.runFor(2000);
  await waitForTurn(page);
  // From here on the sand waits for the test.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const glass = page
    .locator('main')
    .getByText(/^0:\d\d/)
    .first();
  await expect(glass).toBeVisible();
  await photograph(page, 'concert-timer');
  const cards = await hand(page).count();
  await page.clock.runFor(61_000);
  await expect(hand(page)).toHaveCount(cards - 1);
  await button(page, 'Game log').click();
  await expect(page.getByRole('dialog')).toContainText('Your time is up: ');
});
