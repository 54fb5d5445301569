import type { Page } from '@playwright/test';
import type { GameRecord } from '@grove/kernel';
import { fileOf } from './records.ts';
import { expect } from './site.ts';

/** A mistake is shown once searches have confirmed it. How long they take is the machine's affair, which may have much else to do. */
const SEARCHED = { timeout: 120_000 };

/** Opens the review of a record that somebody has chosen from their files. */
export async function openReview(page: Page, site: string, record: GameRecord): Promise<void> {
  await page.goto(`${site}/replay`);
  await page.locator('input[type=file]').setInputFiles(fileOf('record.json', JSON.stringify(record)));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('button', { name: 'Mistakes' })).toBeVisible();
}

/** Goes to the first mistake as soon as there is one. */
export async function goToMistake(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next mistake' });
  await expect(next).toBeEnabled(SEARCHED);
  await next.click();
}

/** Waits until every decision was looked at with care. */
export const expectReviewed = (page: Page, decisions: number): Promise<void> =>
  expect(page.getByRole('region', { name: 'Mistakes' }).getByRole('status')).toHaveText(
    `${decisions} decisions reviewed.`,
    SEARCHED,
  );
