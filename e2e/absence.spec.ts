import type { Page } from '@playwright/test';
import { expectGoodPage, expectNoScrolling, photograph, expect } from './site.ts';
import { makeTable, sitDown, somebody, takeTurn, test } from './online.ts';

const DAY = 86_400_000;

/** What a board shows at the seat of somebody who does not play. */
const badge = (page: Page, trouble: string) => page.locator(`[data-trouble="${trouble}"]`);

test(
  'online: a missed turn, an absence, a rated end and a rematch, for two people and a spectator',
  { tag: '@phone' },
  async ({ page: anna, browser, clocked: { address: house, pass } }) => {
    const address = await makeTable(anna, house, 'Anna', 'One day a turn');
    await anna.getByText('Change table').click();
    await anna.getByLabel('Missed turns in a row until absent').fill('2');
    await expect(anna.getByText('After 2 missed turns in a row: A bot takes the seat')).toBeVisible();
    // The server ticks it.
    await anna.getByLabel('Rated game').click();
    await expect(anna.getByLabel('Rated game')).toBeChecked();
    const { page: bo, context } = await somebody(browser, anna);
    await sitDown(bo, address, 'Bo');
    const { page: spectator, context: room } = await somebody(browser, anna);
    await anna.getByRole('button', { name: 'Start' }).click();
    await spectator.goto(address);
    await spectator.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(bo.getByRole('heading', { name: 'Your turn: take a card' })).toBeVisible();

    // The first turn: a warning, then it is played for Bo, and everybody sees it at his seat.
    pass(DAY);
    await expect(bo.getByText('Move now, or this turn is played for you')).toBeVisible();
    for (const one of [anna, bo, spectator]) await expect(badge(one, 'last-call')).toBeVisible();
    await photograph(bo, 'absence-last-call');
    pass(DAY / 2);
    await expect(bo.getByText('a turn was played for you. The next missed turn loses the game')).toBeVisible();
    for (const one of [anna, bo, spectator]) await expect(badge(one, 'missed')).toBeVisible();
    await expectNoScrolling(bo);
    await expectGoodPage(anna);
    await photograph(bo, 'absence-missed');
    await photograph(spectator, 'absence-spectator');
    await bo.getByRole('button', { name: 'I am back' }).click();
    for (const one of [anna, bo, spectator]) await expect(badge(one, 'missed')).toBeHidden();

    // Anna is gone: first the connection, then two turns, and the rated game is lost.
    await expect(anna.getByRole('heading', { name: 'Your turn: take a card' })).toBeVisible();
    await anna.goto('about:blank');
    await expect(badge(bo, 'dropped')).toBeVisible();
    await photograph(bo, 'absence-dropped');
    pass(DAY);
    await expect(badge(bo, 'last-call')).toBeVisible();
    pass(DAY / 2);
    await expect(badge(bo, 'missed')).toBeVisible();
    await expect(bo.getByRole('heading', { name: /^Plant or grow/ })).toBeVisible();
    await takeTurn(bo);
    pass(DAY);
    await expect(badge(spectator, 'last-call')).toBeVisible();
    pass(DAY / 2);
    for (const one of [bo, spectator]) {
      await expect(one.getByRole('heading', { name: 'Ended: someone stayed away' })).toBeVisible();
      await expect(one.getByText('Won by Bo')).toBeVisible();
    }
    await photograph(bo, 'absence-ended');

    // Both go on at a new table.
    await anna.goto(address);
    await expect(anna.getByRole('heading', { name: 'Ended: someone stayed away' })).toBeVisible();
    await bo.getByRole('button', { name: 'Play again together' }).click();
    await anna.getByRole('button', { name: 'To the new table' }).first().click();
    for (const one of [anna, bo]) await expect(one.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
    await Promise.all([context.close(), room.close()]);
  },
);
