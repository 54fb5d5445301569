import type { Locator, Page } from '@playwright/test';
import { carriedOut, expect } from './site.ts';

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await carriedOut(page);
}

/** Walks with the tab key until something of this name has the focus; gives its whole name. It may appear meanwhile. */
export async function tabTo(page: Page, name: RegExp): Promise<string> {
  const tab = async (): Promise<string> => {
    await page.keyboard.press('Tab');
    return page.evaluate(focusedName);
  };
  let label = '';
  const isThere = async () => name.test((label = await tab()));
  await expect.poll(isThere, { message: `a way by tab to ${name}`, intervals: [0] }).toBe(true);
  return label;
}

/** In the page: the name of what has the focus. */
function focusedName(): string {
  const focused = document.activeElement;
  const labels = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels : null;
  return focused?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? focused?.textContent ?? '';
}

/** The box for typed moves gives an example: whoever types is asked now, not somebody else. */
export const expectAsked = (box: Locator): Promise<void> =>
  expect(box).toHaveAttribute('placeholder', /^Type a move: ./);

/** Types the move that the box gives as an example, and waits until it gives another one, or none while others are asked: then it is played. */
export async function typeExample(box: Locator): Promise<void> {
  await expectAsked(box);
  const example = (await box.getAttribute('placeholder')) ?? '';
  await box.fill(example.replace('Type a move: ', ''));
  await box.press('Enter');
  await expect(box).not.toHaveAttribute('placeholder', example);
}
