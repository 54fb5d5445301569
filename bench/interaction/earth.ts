import type { Locator, Page } from '@playwright/test';
import { hand, playUntil, sitDown, targets } from '@grove/e2e/earth';
import { button, type Tap, type Tapped } from './tap.ts';

const PLAYERS = 2;

const plantable = (page: Page): Locator => hand(page).and(page.getByRole('button', { name: /Can be planted for/ }));

/** The choice of a colour, and where that is planting, a card and its space. All else is answered without being measured. */
async function playTurn(page: Page, tap: Tap): Promise<void> {
  await playUntil(page, (kind) => kind === 'color');
  const canPlant = (await plantable(page).count()) > 0;
  await tap('choose a colour', button(page, /^Compost \d/));
  await tap('choose another colour', button(page, canPlant ? /^Plant/ : /^Water/));
  await tap('confirm the colour', button(page, /^Choose /));
  if (!canPlant) return;
  await playUntil(page, (kind) => kind === 'plant');
  await tap('choose a card to plant', plantable(page).first(), [0.2, 0.2]);
  await tap('choose its space', targets(page).first());
}

export const earth: Tapped = { begin: (page, site) => sitDown(page, site, PLAYERS), playTurn };
