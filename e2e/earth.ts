import type { Locator, Page } from '@playwright/test';
import { carriedOut, expect, expectNoFaults, expectNoScrolling, tick } from './site.ts';

export const question = (page: Page) => page.locator('h2[tabindex="-1"]').first();
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const panel = (page: Page) => page.locator('[data-kind]:not(button)');
export const hand = (page: Page) => page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
/** Spaces and cards of the own island that may be chosen. */
export const targets = (page: Page) => page.locator('[role=gridcell][data-target]');
const choices = (page: Page) => page.getByRole('group', { name: 'Choices' }).getByRole('button');

/** Sits down at this screen; the others are bots that think little. */
export async function sitDown(page: Page, site: string, players: number, level = 'Beginner'): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => 'random');
  await page.goto(`${site}/play/earth?with=${bots.join(',')}`);
  await tick(page.getByRole('radio', { name: String(players), exact: true }));
  await page.getByLabel('Level').selectOption(level);
  await button(page, 'Start').click();
  await expect(question(page)).toHaveText('Choose the side of your island');
}

/** What is asked now, and how far the game has come. */
const standOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const asked = document.querySelector('[data-kind]:not(button)');
    const title = document.querySelector('h2[tabindex="-1"]')?.textContent;
    return [asked?.getAttribute('data-kind'), asked?.getAttribute('data-steps'), title].join(' | ');
  });

/** How long the table may take for one step before it is looked at anew. */
const PATIENCE = 5_000;

/** Does something and waits until the table has taken it. Several steps may be on their way: then it must stand still. */
async function follow(page: Page, act: () => Promise<void>, isMany = false): Promise<void> {
  const before = await standOf(page);
  await act();
  let last = before;
  const isTaken = async () => {
    const now = await standOf(page);
    const isStill = !isMany || now === last;
    last = now;
    return now !== before && isStill;
  };
  await expect.poll(isTaken, { intervals: [10, 20, 40, 80], timeout: PATIENCE }).toBe(true);
}

const press = (page: Page, one: Locator): Promise<void> => follow(page, () => one.click({ timeout: PATIENCE }));
const pressForMany = (page: Page, one: Locator): Promise<void> =>
  follow(page, () => one.click({ timeout: PATIENCE }), true);

/** Who can plant something chooses to plant; who cannot, takes soil. */
async function chooseColor(page: Page): Promise<void> {
  const canPlant = (await page.getByRole('button', { name: /Can be planted for/ }).count()) > 0;
  await button(page, canPlant ? /^Plant/ : /^Compost \d/).click();
  await press(page, button(page, canPlant ? 'Choose plant' : 'Choose compost'));
}

async function plant(page: Page): Promise<void> {
  const plantable = hand(page).and(page.getByRole('button', { name: /Can be planted for/ }));
  if ((await plantable.count()) === 0) return press(page, button(page, 'Stop planting'));
  await plantable.first().press('Enter', { timeout: PATIENCE });
  await carriedOut(page);
  // What the server answers meanwhile may take the choice away again: then the table is looked at anew.
  if (await targets(page).first().isVisible()) await press(page, targets(page).first());
}

/** With pieces or soil where there are any, else with cards of the hand. */
async function payPlanting(page: Page): Promise<void> {
  if ((await targets(page).count()) > 0) return press(page, targets(page).first());
  const soil = button(page, /^Pay \d+ soil$/);
  if (await soil.isEnabled()) return press(page, soil);
  await hand(page).first().press('Enter', { timeout: PATIENCE });
  await carriedOut(page);
  // The colour of that name stands beside it as "Compost 5 soil".
  const compostIt = button(page, /^Compost \D/);
  if (await compostIt.isVisible()) await press(page, compostIt);
}

async function compost(page: Page): Promise<void> {
  const wanted = Number(/\d+/.exec((await question(page).textContent()) ?? '')?.[0] ?? 1);
  const count = Math.min(wanted, await hand(page).count());
  for (let i = 0; i < count; i++) await hand(page).nth(i).press('Enter', { timeout: PATIENCE });
  await pressForMany(page, button(page, /^Compost \d+$/));
}

async function choose(page: Page, toolbar: string, confirm: RegExp): Promise<void> {
  await page.getByRole('toolbar', { name: toolbar }).getByRole('button').first().press('Enter', { timeout: PATIENCE });
  await press(page, button(page, confirm));
}

/** Plans have tests of their own; here they would only take time. */
async function activate(page: Page): Promise<void> {
  const finish = button(page, 'Activate nothing');
  return press(page, (await finish.isVisible()) ? finish : button(page, 'Skip'));
}

/** Places, takes or pays without thinking. */
async function handle(page: Page): Promise<void> {
  const forMe = button(page, 'Place for me');
  if (await forMe.isVisible()) return pressForMany(page, forMe);
  if ((await targets(page).count()) > 0) return press(page, targets(page).first());
  return press(page, choices(page).first());
}

const answers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  side: (page) => choose(page, 'Side by side', /^Keep /),
  keep: (page) => choose(page, 'To choose from', /^Keep /),
  pick: (page) => choose(page, 'To choose from', /^Keep /),
  compost,
  color: chooseColor,
  plant,
  activate,
  place: handle,
  each: handle,
  move: handle,
  remove: handle,
  'pay-planting': payPlanting,
  between: (page) => press(page, button(page, 'Pass')),
  seed: (page) => press(page, button(page, '2 soil')),
};

/** What the person is asked; `waiting` while others are, or while the board goes on by itself. */
export const kindOf = (page: Page): Promise<string> =>
  panel(page).evaluate((asked) =>
    asked.hasAttribute('data-busy') ? 'waiting' : (asked.getAttribute('data-kind') ?? ''),
  );

/** Answers whatever is asked; true once the game is over, false when others are asked. */
export async function answer(page: Page): Promise<boolean | 'asked'> {
  const asked = await standOf(page);
  const kind = await kindOf(page);
  if (kind === 'over') return true;
  if (kind === 'waiting') return false;
  const act = answers[kind] ?? ((one) => press(one, choices(one).first()));
  // Steps on their way may answer the question first; and a table far away lets one click through at a time and drops
  // what comes too early: then the same is done again.
  await expect(async () => {
    if ((await standOf(page)) === asked) await act(page);
  }).toPass({ timeout: 60_000 });
  return 'asked';
}

/** Plays on until something holds, or the game is over. */
export async function playUntil(page: Page, isReached: (kind: string) => boolean): Promise<void> {
  for (;;) {
    const kind = await kindOf(page);
    if (isReached(kind) || kind === 'over') return;
    if (kind === 'waiting') await expect.poll(() => kindOf(page)).not.toBe('waiting');
    else await answer(page);
  }
}

/** Everything that is shown lies inside the window; what scrolls in itself is left out. */
export async function expectTableInside(page: Page): Promise<void> {
  await expectNoScrolling(page);
  await expectNoFaults(page, () =>
    [...document.querySelectorAll('main [role=gridcell], [data-kind] button, [data-kind] h2, main > div')]
      .filter((element) => element.checkVisibility() && element.closest('dialog, ol, ul, [role=toolbar]') === null)
      .map((element) => ({
        text: element.getAttribute('aria-label') ?? element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      .map(({ text }) => text),
  );
}
