import type { Page } from '@playwright/test';
import { expectTableInside, pickThree, playCard, sitDown, waitForTurn } from './concert.ts';
import { button, clickTarget, expectAllInside, question, takeFirstCard, target } from './planet.ts';
import { expect, expectGoodPage, photograph, settled, test } from './site.ts';

const choose = (page: Page, setting: string, value: string) =>
  page.getByRole('radiogroup', { name: setting, exact: true }).getByRole('radio', { name: value, exact: true }).check();

const QUESTIONS = {
  fr: 'À vous : prenez une carte',
  de: 'Du bist dran: Wähle eine Karte',
  es: 'Tu turno: toma una carta',
};

for (const [language, asked] of Object.entries(QUESTIONS)) {
  test(`settings: the whole table speaks ${language}, also after coming back`, async ({ page, sites }) => {
    await page.goto(`${sites.real}/play/evergreen-planet?solo`);
    await expect(question(page)).toHaveText('Your turn: take a card');
    await button(page, 'Menu').click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
    await expect(question(page)).toHaveText(asked);
    await page.reload();
    await expect(question(page)).toHaveText(asked);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAllInside(page);
    await photograph(page, `planet-${language}`);
  });
}

test(
  'settings: night, contrast, large letters and the left hand all fit',
  { tag: '@phone' },
  async ({ page, sites }) => {
    await page.goto(`${sites.real}/play/evergreen-planet?solo`);
    await expect(question(page)).toHaveText('Your turn: take a card');
    await button(page, 'Menu').click();
    await choose(page, 'Theme', 'Night');
    await choose(page, 'Contrast', 'More');
    await choose(page, 'Text size', 'Large');
    await choose(page, 'Hand', 'Left-handed');
    await page.getByRole('switch', { name: 'Confirm cards' }).uncheck();
    await expectGoodPage(page);
    await photograph(page, 'settings');
    await button(page, 'Close').click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expectAllInside(page);
    // Without confirmation one tap takes the card.
    await takeFirstCard(page);
    await button(page, 'Plant 3').click();
    await expect(target(page)).not.toHaveCount(0);
    await expectAllInside(page);
    await expectGoodPage(page);
    await photograph(page, 'planet-settings');
  },
);

test('settings: large letters leave room for all piles of the concert', { tag: '@phone' }, async ({ page, sites }) => {
  await page.goto(sites.real);
  await button(page, 'Menu').click();
  await choose(page, 'Text size', 'Large');
  for (const players of [3, 6]) {
    await sitDown(page, sites.real, players);
    await pickThree(page);
    await waitForTurn(page);
    await expectTableInside(page);
    await photograph(page, `concert-large-${players}`);
  }
});

const root = (page: Page, property: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property);

test('settings: contrast, text size, hand and motion each do what they say', async ({ page, sites }) => {
  await page.goto(`${sites.real}/play/evergreen-planet?solo`);
  await expect(question(page)).toHaveText('Your turn: take a card');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await settled(page);
  const [ink, size, place] = [await root(page, '--ink-2'), await root(page, 'font-size'), await undo.boundingBox()];
  await button(page, 'Menu').click();
  await choose(page, 'Contrast', 'More');
  await expect.poll(() => root(page, '--ink-2')).not.toBe(ink);
  await choose(page, 'Hand', 'Left-handed');
  await expect.poll(async () => (await undo.boundingBox())?.x).not.toBe(place?.x);
  await choose(page, 'Text size', 'Large');
  await expect.poll(async () => parseFloat(await root(page, 'font-size'))).toBeCloseTo(parseFloat(size) * 1.12, 0);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await choose(page, 'Motion', 'On');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
});

test('settings: sound is off until it is wanted, and keeps silent in a hidden tab', async ({ page, sites }) => {
  await page.addInitScript(() => {
    const starts = { seen: 0, hidden: 0 };
    Object.assign(globalThis, { starts });
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const start = prototype.start;
      prototype.start = function counted(this: AudioScheduledSourceNode, when?: number) {
        starts[document.hidden ? 'hidden' : 'seen']++;
        start.call(this as never, when);
      };
    }
  });
  const starts = (tab: 'seen' | 'hidden') =>
    page.evaluate((one) => (globalThis as unknown as { starts: Record<string, number> }).starts[one], tab);
  await page.goto(`${sites.real}/play/evergreen-planet?solo`);
  await takeFirstCard(page);
  await expect(question(page)).toContainText('Plant or grow');
  expect(await starts('seen')).toBe(0);
  await button(page, 'Menu').click();
  await choose(page, 'Sound', 'Normal');
  await expect.poll(() => starts('seen')).toBeGreaterThan(0);
  await button(page, 'Close').click();
  const chosen = await starts('seen');
  await button(page, 'Plant 3').click();
  await clickTarget(page);
  await expect.poll(() => starts('seen')).toBeGreaterThan(chosen ?? 0);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  const left = await target(page).count();
  await clickTarget(page);
  await expect(target(page)).toHaveCount(left - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(target(page)).toHaveCount(left);
  expect(await starts('hidden')).toBe(0);
});

test('settings: in the concert reduced motion is a fade of 80 ms', async ({ page, sites }) => {
  await page.addInitScript(() => {
    const durations: unknown[] = [];
    Object.assign(globalThis, { durations });
    const animate = Reflect.get(Element.prototype, 'animate') as (...args: unknown[]) => Animation;
    Element.prototype.animate = function noted(this: Element, frames, options) {
      durations.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, frames, options);
    };
  });
  const durations = () =>
    page.evaluate(() => [...new Set((globalThis as unknown as { durations: unknown[] }).durations)]);
  await sitDown(page, sites.real, 2);
  await pickThree(page);
  await expect(question(page)).toHaveText('Play a card on any pile');
  await expect.poll(durations).toEqual([80]);
  await button(page, 'Menu').click();
  await expectGoodPage(page);
  await photograph(page, 'menu-concert');
  await choose(page, 'Motion', 'On');
  await button(page, 'Close').click();
  await playCard(page, 0, 1);
  await expect.poll(durations).toContain(180);
});
