import { expectAllInside, question } from './planet.ts';
import { fileOf, planetRecord } from './records.ts';
import { expectReviewed, openReview } from './review.ts';
import { expect, expectGoodPage, photograph, test } from './site.ts';

const record = planetRecord();

test('replay: bad files say why, a good one is watched by keys and shared at a move', async ({
  page,
  sites,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${sites.real}/replay`);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(fileOf('letter.txt', 'dear friend'));
  await expect(page.getByText('the file is not JSON')).toBeVisible();
  const broken = { ...record, moves: record.moves.with(2, [1, 'take snow-pizza']) };
  await input.setInputFiles(fileOf('broken.json', JSON.stringify(broken)));
  await expect(page.getByText('move 3 (seat 1: take snow-pizza)')).toBeVisible();
  await input.setInputFiles(fileOf('newer.json', JSON.stringify({ ...record, rules: '99.0' })));
  await expect(page.getByText('newer rules than this version of Grove')).toBeVisible();
  await expectGoodPage(page);
  await input.setInputFiles(fileOf('good.json', JSON.stringify(record)));

  const place = page.locator('output');
  await expect(place).toHaveText(/^Step 0 of /);
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^Step 5 of /);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // It runs on: whoever looks late sees a later step.
  await expect(place).not.toHaveText(/^Step 5 of /);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Play on' })).toBeVisible();
  await page.getByRole('combobox', { name: 'View of' }).selectOption('Spectator');
  await expectAllInside(page);
  await expectGoodPage(page);
  await photograph(page, 'replay');

  const at = await place.textContent();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share a link to this move' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await photograph(page, 'replay-more');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(place).toHaveText(at ?? '');
  await expect(page.getByRole('combobox', { name: 'View of' })).toHaveValue('public');
});

test(
  'replay: played on from the last decision with a hint, which the result tells',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await page.goto(`${sites.real}/replay`);
    await page.locator('input[type=file]').setInputFiles(fileOf('good.json', JSON.stringify(record)));
    await expect(page.locator('output')).toHaveText(/^Step 0 of /);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await expect(page).toHaveURL(/\/play\/evergreen-planet\/./);
    await expect(page.getByRole('link', { name: 'Back to the replay' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByText(/^Hint 1 of \d+\. /)).toBeVisible();
    await expectGoodPage(page);
    await photograph(page, 'hint');
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(question(page)).toHaveText(/points/);
    await expect(page.getByText('Played with hints.')).toBeVisible();

    await page.goto(`${sites.real}/replay`);
    await expect(page.getByRole('heading', { name: 'Evergreen (planet)' })).toBeVisible();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText('Games you finish here')).toBeVisible();
  },
);

test(
  'review: the board with its curve, a mistake from the list, the better move on the board, and playing it out',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await openReview(page, sites.real, record);
    const list = page.getByRole('region', { name: 'Mistakes' });
    const opener = page.getByRole('button', { name: 'Mistakes' });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await expectReviewed(page, record.moves.length);
    await expectGoodPage(page);
    await photograph(page, 'review');
    const first = list.getByRole('listitem').first();
    const number = Number(await first.locator('b').textContent());
    await first.getByRole('button').click();
    await expect(page.locator('output')).toHaveText(new RegExp(`^Step ${number} of `));
    // A list that lies over the board makes room for what was chosen in it.
    await expect(list).toHaveCount((await page.evaluate(() => innerWidth >= 1000)) ? 1 : 0);
    await expect(page.locator('[data-pointed=better]').first()).toBeAttached();
    await page.getByRole('button', { name: 'Show the better move' }).click();
    await expect(page.getByRole('button', { name: 'Back to the game' })).toBeVisible();
    await page.getByRole('button', { name: 'Play it out' }).click();
    await page.getByRole('link', { name: 'Back to the review' }).click();
    await expect(opener).toBeVisible();
  },
);

test('replay: a finished table of the server names those who played', async ({ page, sites }) => {
  const seat = { person: { id: 'ana', name: 'Ana' }, bot: null, left: false, waited: false };
  await page.route('**/api/v1/tables/oak/record', (route) => route.fulfill({ json: record }));
  await page.route('**/api/v1/tables/oak', (route) =>
    route.fulfill({ json: { table: 'oak', seats: [seat], me: { seat: null } } }),
  );
  await page.goto(`${sites.real}/replay/table/oak#step=3&as=public`);
  const eyes = page.getByRole('combobox', { name: 'View of' });
  await expect(eyes.getByRole('option')).toHaveText(['Ana', 'Spectator']);
  await expect(page.getByRole('list', { name: 'Scores' })).toContainText('Ana');
});
