import type { Locator, Page } from '@playwright/test';
import { hand, pile, tapCard } from './concert.ts';
import { expectNothingCovered, followLesson, goOnToLesson, lesson, quickRound, readOn } from './learn.ts';
import { button, expectAllInside, goOnAfter, question, ROUNDS } from './planet.ts';
import { expect, expectGoodPage, photograph, test } from './site.ts';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const LED_ROUNDS = 4;

test('learning: the guided planet game from the first page to its explained score', async ({ page, sites }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(sites.real);
  await page.getByRole('link', { name: 'Learn by playing: Evergreen (planet)' }).click();
  await expect(lesson(page)).toContainText('This is your planet');
  await expectAllInside(page);
  await expectGoodPage(page);
  await photograph(page, 'learn-planet');
  await expectNothingCovered(page);
  await readOn(page);
  // A card that the lesson does not ask for is not taken; the lesson says why.
  await page.locator('[data-spot="card wild-lake"]').click();
  await expect(lesson(page)).toContainText('You could take any card');
  await expect(question(page)).toHaveText('Your turn: take a card');
  for (let steps = 0; !(await lesson(page).getByText('The last round of spring').isVisible()); steps++) {
    expect(steps).toBeLessThan(10 * LED_ROUNDS);
    for (const goOn of [followLesson, readOn]) {
      await goOn(page);
      await goOnToLesson(page);
      await expectNothingCovered(page);
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGoodPage(page);
  await photograph(page, 'learn-planet-night');
  for (let round = LED_ROUNDS + 1; round <= ROUNDS; round++) {
    await readOn(page);
    await quickRound(page);
    await goOnAfter(page, round);
  }
  await expect(question(page)).toHaveText(/^\d+ points: /);
  await expect(lesson(page)).toContainText('Now you know the game');
  await photograph(page, 'learn-planet-over');
  await readOn(page);
  await expect(lesson(page)).toBeHidden();
});

test('learning: the guided concert is begun on a phone, left, and continued; no lesson lies over what it is about', async ({
  page,
  sites,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${sites.real}/learn/evergreen-concert`);
  await expect(lesson(page)).toContainText('You are a concert promoter');
  await expectGoodPage(page);
  await photograph(page, 'learn-concert');
  for (const card of ['Orange 2', 'Blue 4', 'Yellow 1']) {
    await expectNothingCovered(page);
    await pickCard(page, card);
  }
  await button(page, 'Place yellow 1').click();
  await expect(lesson(page)).toContainText('play brown 4 on your own yellow 1');
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Grove' }).click();
  await page.getByRole('link', { name: 'Continue learning: Evergreen (concert)' }).click();
  await expect(lesson(page)).toContainText('play brown 4 on your own yellow 1');
  await expectNothingCovered(page);
  // A lesson that is in the way can be put aside and called back.
  await lesson(page).getByRole('button', { name: 'Hide' }).click();
  await expect(lesson(page)).toBeHidden();
  await button(page, 'Lesson').click();
  await expect(lesson(page)).toBeVisible();
  await playOn(page, 'Brown 4', 2);
  await expect(lesson(page)).toContainText('The brown disc came to you');
  await expectNothingCovered(page);
  await playOn(page, 'Blue 1', 3);
  await expect(lesson(page)).toContainText('Hold one of your three concerts');
  await expectNothingCovered(page);
  await button(page, 'Concert 27').click();
  await expect(lesson(page)).toContainText('From here on you are on your own');
  await expectNothingCovered(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGoodPage(page);
  await photograph(page, 'learn-concert-night');
});

async function playOn(page: Page, card: string, onPile: number): Promise<void> {
  await pickCard(page, card);
  await pile(page, onPile).click();
}

const pickCard = (page: Page, name: string): Promise<void> =>
  tapCard(page, hand(page).and(page.getByRole('button', { name, exact: true })));

test('learning: three turns on the first island are led, and every lesson waits until it is followed', async ({
  page,
  sites,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${sites.real}/learn/earth`);
  await expectLesson(page, 'a tableau of sixteen cards');
  await spot(page, 'card I288B').click();
  await button(page, 'Keep Santorini').click();
  await expectLesson(page, 'Now the climate');
  await spot(page, 'card C302A').click();
  await page.getByRole('button', { name: /^Keep / }).click();
  await expectLesson(page, 'choose Plant');
  // Compost is not what the lesson asks for.
  await spot(page, 'color red').click();
  await button(page, 'Choose compost').click();
  await expect(lesson(page)).toContainText('Begin with Plant');
  await expectGoodPage(page);
  await photograph(page, 'learn-earth');
  await spot(page, 'color green').click();
  await button(page, 'Choose plant').click();
  await expectLesson(page, 'Plant the Black Raspberries');
  await plantFromHand(page, 'E058');
  await expectLesson(page, 'Now the Japanese Maple');
  await plantFromHand(page, 'E001');
  await expectLesson(page, 'The Cat Grass');
  await spot(page, 'card E005').click();
  await button(page, 'Keep Cat Grass').click();
  // The plan has nothing to decide and would run by itself, were it not for the lesson.
  await expectLesson(page, 'Now everyone activates');
  await button(page, 'Run the plan').click();
  await expectLesson(page, 'chose Compost');
  await button(page, 'Gain 2 soil').click();
  await expectLesson(page, 'on the turns of others too');
  await button(page, 'Activate nothing').click();
  await expectLesson(page, 'Water gives you six sprouts');
  await spot(page, 'color blue').click();
  await button(page, 'Choose water').click();
  await button(page, 'Place for me').click();
  await button(page, 'Run the plan').click();
  await expectLesson(page, 'Place the growth');
});

test('learning: the second guided game leads through the novelties of Abundance, is left and continued', async ({
  page,
  sites,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${sites.real}/rules/earth`);
  await page.getByRole('link', { name: 'Learn Abundance' }).click();
  await expectLesson(page, 'now with Abundance');
  await spot(page, 'card I289B').click();
  await button(page, 'Keep Iceland').click();
  await expectLesson(page, 'the marked side of the climate');
  await spot(page, 'card C303A').click();
  await page.getByRole('button', { name: /^Keep / }).click();
  await expectLesson(page, 'Ecosystems are goals');
  await spot(page, 'card S320A').click();
  await page.getByRole('button', { name: /^Keep / }).click();
  await expectLesson(page, 'sends one card from your hand to the compost');
  await spot(page, 'card E347').click();
  await button(page, 'Compost 1').click();
  await expectLesson(page, 'the way to begin');
  await spot(page, 'color green').click();
  await button(page, 'Choose plant').click();
  await expectLesson(page, 'Plant the Apple Tree');
  await plantFromHand(page, 'E085');
  await expectLesson(page, 'And the Spider Tresses');
  await plantFromHand(page, 'E142');
  await spot(page, 'card E101').click();
  await button(page, 'Keep Fallen Sequoia').click();
  await expectLesson(page, 'chose Water');
  await button(page, 'Gain 2 sprouts').click();
  await button(page, 'Place for me').click();
  await expectLesson(page, 'Ice Age is an event');
  await button(page, 'Join in').click();
  await expectLesson(page, 'Now your seeds');
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(lesson(page)).toContainText('Now your seeds');
  // The sheet of the goals closes when the seed is used, so that the question is seen.
  await spot(page, 'goals').click();
  await page.getByRole('dialog', { name: 'Goals' }).getByRole('button', { name: 'Use a seed' }).click();
  await expect(page.getByRole('dialog', { name: 'Goals' })).toBeHidden();
  await expectLesson(page, 'Search for an event');
  await spot(page, 'search').click();
  await expect(spot(page, 'criterion event')).toBeInViewport();
  await photograph(page, 'learn-abundance');
  await spot(page, 'criterion event').click();
  await expectLesson(page, 'Monsoon');
  await spot(page, 'card E302').click();
  await button(page, 'Play Monsoon').click();
  await button(page, 'Place for me').click();
  await button(page, 'Place for me').click();
  await expectLesson(page, 'it is time to plant');
  await expectGoodPage(page);
});

/** The lesson is there, and neither what it is about nor the way to it lies under it. */
async function expectLesson(page: Page, text: string): Promise<void> {
  await expect(lesson(page)).toContainText(text);
  await expectNothingCovered(page);
}

const spot = (page: Page, name: string): Locator => page.locator(`[data-spot="${name}"]`);

async function plantFromHand(page: Page, card: string): Promise<void> {
  await page.locator(`button[data-spot="card ${card}"]`).click();
  await expectNothingCovered(page);
  await page.locator('[data-target]').first().click();
}

test('rules: on a phone and in German, looked up by heading, by word and from a refused click', async ({
  page,
  sites,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${sites.real}/rules/evergreen-concert`);
  await expect(page.getByRole('heading', { name: 'The sand timer' })).toBeVisible();
  await expectGoodPage(page);
  await photograph(page, 'rules-concert');
  await button(page, 'Menu').click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await button(page, 'Schließen').click();
  await page.goto(`${sites.real}/rules/evergreen-planet#P4.5`);
  await expect(page.locator('[id="P4.5"]')).toBeInViewport();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGoodPage(page);
  await photograph(page, 'rules-planet-de');
  // An example is stepped through; on paper all of its stages lie side by side, and nothing is there to press.
  const example = page.locator('[id="P7.2"] figure');
  await example.getByRole('button', { name: 'Einen Schritt weiter' }).click();
  await expect(example.getByRole('img', { name: 'Schritt 2 von 3' })).toBeVisible();
  await photograph(page, 'rules-planet-example-de');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('[id="P7.2"] .example-strip li')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Symbole und Farben' })).toBeVisible();
  await expect(page.getByRole('button').first()).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await page.getByRole('button', { name: 'Symbole und Farben' }).click();
  await expectGoodPage(page);
  await photograph(page, 'icons-planet-de');
  await page.getByRole('button', { name: 'Regeln', exact: true }).click();
  await page.getByRole('searchbox').fill('ende jahreszeit');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Das Jahr', 'Rundenende', 'Ende der Jahreszeit']);
  // From a refused click at the table, without leaving the game.
  await page.goto(`${sites.real}/play/evergreen-planet?solo`);
  await page.locator('[data-space="7"]').click();
  await page.getByRole('button', { name: 'Regel P3.2' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Regeln' });
  await expect(sheet.locator('[id="P3.2"]')).toBeInViewport();
  await expectGoodPage(page);
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});
