import type { Page } from '@playwright/test';
import { carriedOut } from './site.ts';

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await carriedOut(page);
}

/** Walks with the tab key until something of this name has the focus; gives its whole name. */
export async function tabTo(page: Page, name: RegExp): Promise<string> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      const labels =
        focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels : null;
      return focused?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? focused?.textContent ?? '';
    });
    if (name.test(label)) return label;
  }
  throw new Error(`no way by tab to ${name}`);
}
