import type { BrowserError } from '@grove/protocol';

/** What stands behind ? and # of an address can hold a whole game and the names of those who played it. */
const QUERY = /(?<=\w:\/\/[^\s?#'")]*)[?#][^\s'")]*/g;

const withoutQueries = (text: string): string => text.replaceAll(QUERY, '');

/** An error that happened in somebody's browser, as the log shows it. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly where: string;
  readonly version: string;

  constructor({ message, stack = '', where, version }: BrowserError) {
    super(withoutQueries(message));
    // The stack of this constructor would say nothing of the page's error.
    this.stack = withoutQueries(stack);
    this.where = withoutQueries(where);
    this.version = version;
  }
}
