import { readFile } from 'node:fs/promises';
import {
  button,
  clickTarget,
  confirmFirstCard,
  endsSeason,
  expectAllInside,
  goOnAfter,
  playRound,
  question,
  ROUNDS,
  takeFirstCard,
  target,
} from './planet.ts';
import { press, tabTo, typeExample } from './keys.ts';
import { carriedOut, expect, expectGoodPage, photograph, test } from './site.ts';

const SECOND_SEASON_ENDS = 9;

test(
  'planet: one click from the first page, then a whole solo game to its title',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await page.goto(sites.real);
    await page.getByRole('link', { name: 'Play alone: Evergreen (planet)' }).click();
    await expect(question(page)).toHaveText('Your turn: take a card');
    await expectAllInside(page);
    await expectGoodPage(page);
    await photograph(page, 'planet-draft');
    for (let round = 1; round <= ROUNDS; round++) {
      await playRound(page, async () => {
        if (round !== 4) return;
        await expectAllInside(page);
        await expectGoodPage(page);
        await photograph(page, 'planet-actions');
      });
      if (round === SECOND_SEASON_ENDS) {
        await expect(button(page, 'Continue')).toBeVisible();
        await expectAllInside(page);
        await expectGoodPage(page);
        await photograph(page, 'planet-season-end');
      }
      await goOnAfter(page, round);
    }
    await expect(question(page)).toHaveText(/^\d+ points: /);
    await expect(page.locator('table')).toContainText('Fertility');
    await expectAllInside(page);
    await expectGoodPage(page);
    await photograph(page, 'planet-final');
  },
);

test(
  'planet: a refused click says why beside the space, and steps are taken back one by one',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await page.goto(`${sites.real}/play/evergreen-planet?solo`);
    await takeFirstCard(page);
    // Nothing stands there that could grow: the question says what else there is to do.
    await button(page, 'Grow 2').click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(['There is no space for that']);
    await button(page, 'Plant 3').click();
    await carriedOut(page);
    const before = await target(page).count();
    await clickTarget(page);
    await clickTarget(page);
    await expect(target(page)).toHaveCount(before - 2);
    await page.locator('[aria-label*="crevasse"]').first().click();
    await expect(page.locator('main')).toContainText('A crevasse always stays empty');
    await photograph(page, 'planet-refusal');
    // Asked what it is, the space says so, does nothing, and leads to its rule over the game.
    await page.locator('[aria-label*="crevasse"]').last().click({ button: 'right' });
    const card = page.getByRole('dialog', { name: 'Crevasse' });
    await expect(card).toContainText('always stays empty');
    await expect(card).toBeInViewport({ ratio: 1 });
    await expectGoodPage(page);
    await photograph(page, 'planet-icon');
    await card.getByRole('button', { name: 'Rule P1.5' }).click();
    await expect(page.getByRole('dialog', { name: 'Rules' }).locator('[id="P1.5"]')).toBeInViewport();
    await page.getByRole('dialog', { name: 'Rules' }).getByRole('button', { name: 'Close' }).click();
    // All icons at once, also those of buttons.
    await page.keyboard.press('i');
    await page.getByRole('dialog', { name: 'What is this?' }).getByRole('button', { name: 'Lake' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Lake' })).toContainText('grow');
    await expectGoodPage(page);
    await page.keyboard.press('Escape');
    await button(page, 'Done').click();
    await expect(target(page)).toHaveCount(before - 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(target(page)).toHaveCount(before - 1);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(target(page)).toHaveCount(before - 2);
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Undo' }).click();
    await expect(question(page)).toHaveText('Your turn: take a card');
  },
);

test('planet: pictures and the record are saved, and the replay walks by keys', async ({ page, sites }) => {
  test.slow();
  await page.goto(`${sites.real}/play/evergreen-planet?solo`);
  for (let round = 1; round <= ROUNDS; round++) {
    await playRound(page);
    await goOnAfter(page, round);
  }
  const saved = async (name: string): Promise<Buffer> => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    return await readFile(await download.path());
  };
  await button(page, 'More').click();
  const svg = (await saved('Picture as SVG')).toString();
  expect([svg.slice(0, 5), svg.includes('xmlns="http://www.w3.org/2000/svg"'), svg.includes('points:')]).toEqual([
    '<svg ',
    true,
    true,
  ]);
  expect([...svg.matchAll(/@font-face\{font-family:"?([\w ]+)/g)].map(([, family = '']) => family).toSorted()).toEqual([
    'Besley Variable',
    'Inter Variable',
  ]);
  expect((await saved('Picture as PNG')).subarray(1, 4).toString()).toBe('PNG');
  expect(JSON.parse((await saved('Save the record')).toString())).toMatchObject({
    game: 'evergreen-planet',
    players: 1,
  });
  await button(page, 'Watch the replay').click();
  const place = page.locator('output');
  await expect(place).toHaveText(/^Step 0 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^Step 2 of /);
  await page.keyboard.press('End');
  await expect(page.locator('table')).toContainText('Total');
  await expectAllInside(page);
  await expectGoodPage(page);
  await photograph(page, 'planet-replay');
});

test('planet: the keyboard alone plays from the first page to the final score', async ({ page, sites }) => {
  test.slow();
  await page.goto(sites.real);
  await tabTo(page, /alone: .*planet/);
  await press(page, 'Enter');
  await expect(question(page)).toBeVisible();
  for (let round = 1; round <= ROUNDS; round++) {
    // The offer follows a moment after the question; a card of the round before must not be taken for a new one.
    await expect(page.locator('[aria-label*="taken by Guest"]')).toHaveCount(0);
    await tabTo(page, /^(?!.*taken by).*(fertility icons?|drought|no icon)/);
    await press(page, 'Enter');
    await tabTo(page, /^1 anywhere$/);
    await press(page, 'Enter');
    await tabTo(page, /^a1|^[a-f][1-6],/);
    await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter');
    await tabTo(page, /^Finish$/);
    await press(page, 'Enter');
    if (!endsSeason(round)) continue;
    await tabTo(page, /^Continue$/);
    await press(page, 'Enter');
  }
  await expect(question(page)).toHaveText(/^\d+ points: /);
});

test('planet: every decision can be typed', async ({ page, sites }) => {
  await page.goto(`${sites.real}/play/evergreen-planet?solo`);
  await expect(question(page)).toBeVisible();
  await button(page, 'Type a move').filter({ visible: true }).click();
  const box = page.getByLabel('Type a move').filter({ visible: true });
  await typeExample(box);
  await expect(question(page)).toContainText('Plant or grow');
  await box.fill('D +a1 | nonsense');
  await box.press('Enter');
  await expect(page.locator('form:has(input)').filter({ visible: true })).toContainText(
    '“nonsense” is not a move here.',
  );
  await box.fill('D +b2');
  await box.press('Enter');
  await expect(page.locator('form:has(input)').filter({ visible: true })).toContainText(
    'A crevasse always stays empty',
  );
  await box.fill('D +a1');
  await box.press('Enter');
  await expect(question(page)).toHaveText('Your turn: take a card');
  await expect(page.locator('[data-space="0"]')).toHaveAttribute('aria-label', /^a1, meadow, sprout/);
});

test('planet: two people and a bot at one screen, each asked in turn', async ({ page, sites }) => {
  await page.goto(`${sites.real}/play/evergreen-planet?with=person,greedy`);
  await page.getByLabel('Your name').fill('Rowan');
  await page.getByLabel('Name in seat 2').fill('Linden');
  await button(page, 'Start').click();
  const turn = page.getByText(/’s turn$/);
  await expect(question(page)).toHaveText('Take a card');
  await expect(turn).toHaveText(/^(Rowan|Linden)/);
  const isRowanFirst = (await turn.textContent()) === 'Rowan’s turn';
  await confirmFirstCard(page);
  await expect(turn).toHaveText(isRowanFirst ? 'Linden’s turn' : 'Rowan’s turn');
  await expect(question(page)).toHaveText('Take a card');
  await confirmFirstCard(page);
  for (let i = 0; i < 2; i++) {
    await expect(question(page)).toContainText('Plant or grow');
    await button(page, '1 anywhere').click();
    await button(page, 'Finish').click();
    await carriedOut(page);
  }
  await expectAllInside(page);
  await expectGoodPage(page);
  await photograph(page, 'planet-three');
});
