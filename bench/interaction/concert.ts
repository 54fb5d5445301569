import type { Locator, Page } from '@playwright/test';
import { button, type PointInside, type Tap, type Tapped } from './tap.ts';

/** Where no neighbour in the fan lies over a card. */
const FREE: PointInside = [0.25, 0.28];
const PLAYERS = '3';

const card = (page: Page): Locator => page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').first();
const myTurn = (page: Page): Locator => page.getByRole('heading', { name: /^(Play|Pick) a card/ });

async function begin(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/play/evergreen-concert`);
  await page.getByRole('radio', { name: PLAYERS, exact: true }).check({ force: true });
  await button(page, 'Start').click();
  for (let picks = 0; picks < 3; picks++) {
    await myTurn(page).waitFor();
    const { width, height } = (await card(page).boundingBox()) ?? { width: 0, height: 0 };
    await card(page).click({ position: { x: width * FREE[0], y: height * FREE[1] } });
    await page.locator('[data-pressed]').waitFor({ state: 'detached' });
  }
  await button(page, /^Place /).click();
}

/** A finger aims first and then plays, a mouse has seen the preview and plays at once. */
async function playTurn(page: Page, tap: Tap): Promise<void> {
  await myTurn(page).waitFor();
  await tap('choose a card', card(page), FREE);
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    await tap('aim at a pile', page.locator('[data-pile="pile-4"]'));
    await tap('aim at another pile', page.locator('[data-pile="pile-1"]'));
  }
  await tap('play it', page.locator('[data-pile="pile-1"]'));
  await tap('turn the hit', button(page, /^Turn the hit disc/).last());
  await tap('take it back', button(page, 'Undo'));
  await tap('end the turn', button(page, 'End turn'));
}

export const concert: Tapped = { begin, playTurn };
