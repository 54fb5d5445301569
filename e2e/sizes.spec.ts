import { button, expectAllInside, expectNamesInside, playRound, question, takeFirstCard } from './planet.ts';
import { test } from './gallery.ts';
import { expect, expectGoodPage, expectNoFaults, photograph } from './site.ts';

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [820, 1180],
  [640, 360],
  [844, 390],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`planet: at ${width} x ${height} all is seen without scrolling, by day and by night`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${sites.real}/play/evergreen-planet?solo`);
    await expect(question(page)).toHaveText('Your turn: take a card');
    await expectAllInside(page);
    await photograph(page, `planet-draft-${width}`);
    await playRound(page);
    await takeFirstCard(page);
    await button(page, 'Plant 3').click();
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectAllInside(page);
      await expectGoodPage(page);
      await photograph(page, `planet-actions-${width}-${theme}`);
    }
  });
}

for (const players of [3, 4]) {
  test(`planet: the names of ${players} seats stay in their places in every window, and numbers are never cut`, async ({
    page,
    gallery,
  }) => {
    await page.goto(`${gallery}?game=evergreen-planet&players=${players}&steps=2&long`);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [640, 360],
      [820, 1180],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('main')).toBeVisible();
      await expectAllInside(page);
      await expectNamesInside(page);
      const numbers = page.locator('aside li > button [title] > :nth-child(2)');
      await expect(numbers).toHaveText([' 2', ' 3', ' 4'].slice(0, players - 1));
      for (let i = 0; i < players - 1; i++) await expect(numbers.nth(i)).toBeInViewport({ ratio: 1 });
      await photograph(page, `planet-names-${players}-${width}`);
    }
  });
}

/** Questions with the longest choices: all actions of the planet beside its longest power, a turn of the concert, a colour and a plan of Earth. */
const CHOICES = [
  'game=evergreen-planet&players=1&seed=b&steps=32',
  'game=evergreen-concert&players=4&steps=40&mine',
  'game=earth&page=table&players=2&ask=color',
  'game=earth&page=table&players=2&ask=activate',
];

/** In the page: choices that are cut, stick out of the window, or lie over one another. */
function brokenChoices(): string[] {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>('main section [role=group] button, aside [role=group] button'),
  ]
    .filter((button) => button.checkVisibility() && button.closest('[data-scrolls]') === null)
    .map((button) => ({ button, text: button.textContent, box: button.getBoundingClientRect() }));
  const isOutside = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1;
  return buttons
    .filter(
      ({ button, box }) =>
        isCut(button) || isOutside(box) || buttons.some((other) => other.button !== button && isOver(box, other.box)),
    )
    .map(({ text }) => text);
}

for (const choices of CHOICES) {
  test(`the choices of ${choices} are whole in every language`, async ({ page, gallery }) => {
    page.setDefaultNavigationTimeout(90_000);
    for (const language of ['en', 'de', 'fr', 'es']) {
      await page.goto(`${gallery}?${choices}&language=${language}`);
      await expect(page.locator('[role=group] button').first()).toBeVisible();
      for (const [width, height] of [
        [360, 640],
        [640, 360],
        [1000, 620],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectNoFaults(page, brokenChoices, `${language}, ${width} x ${height}`);
        await photograph(page, `choices-${choices.replaceAll(/\W+/g, '-')}-${language}-${width}`);
      }
    }
  });
}
