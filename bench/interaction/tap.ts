import type { Locator, Page } from '@playwright/test';

/** A point inside of an element, in parts of its width and height. */
export type PointInside = readonly [across: number, down: number];

/** Does something and notes how long it took. */
export type Tap = (name: string, what: Locator, point?: PointInside) => Promise<void>;

/** A game that is tapped through. */
export interface Tapped {
  /** Opens a table, up to the first question. */
  begin(this: void, page: Page, site: string): Promise<void>;
  /** Every kind of tap that a turn knows, in a turn that is really played. */
  playTurn(this: void, page: Page, tap: Tap): Promise<void>;
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
