import type { Locator, Page } from '@playwright/test';
import { button, type Tap, type Tapped } from './tap.ts';

const targets = (page: Page): Locator => page.locator('[role=gridcell][aria-label*="may be chosen"]');

async function begin(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/play/evergreen-planet?solo`);
  await page.locator('main h2').first().waitFor();
}

async function playTurn(page: Page, tap: Tap): Promise<void> {
  // Alone one tap takes a card.
  await tap('take a card', page.locator('li button:has(svg[viewBox="0 0 100 140"]):not([aria-disabled=true])').first());
  await tap('choose an action', button(page, 'Plant 3'));
  await tap('choose another action', button(page, '1 anywhere'));
  await tap('choose another action', button(page, 'Plant 3'));
  await tap('show what it scores', page.getByRole('button', { name: 'What it scores' }));
  await tap('hide what it scores', button(page, 'What it scores'));
  await tap('a refused space', page.locator('[role=gridcell][aria-label*="crevasse"]').first());
  for (let i = 0; i < 3 && (await targets(page).count()) > 0; i++) await tap('plant or grow', targets(page).first());
  await tap('undo', button(page, 'Undo'));
  await tap('redo', button(page, 'Redo'));
  const power = page.locator('[role=group] button:has(svg)[aria-pressed=false]');
  if (await power.isVisible()) await tap('use the power', power);
  await tapTargets(page, 'an effect of the power', tap);
  await tap('finish', button(page, 'Finish'));
  const goOn = button(page, 'Continue');
  if (await goOn.isVisible()) await tap('go on after a season', goOn);
}

async function tapTargets(page: Page, name: string, tap: Tap): Promise<void> {
  while ((await targets(page).count()) > 0) await tap(name, targets(page).first());
}

export const planet: Tapped = { begin, playTurn };
