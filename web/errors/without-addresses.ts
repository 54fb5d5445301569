const ADDRESS = /[\w+-]+:\/\/[^\s/'")]*([^\s?#'")]*)(?:[?#][^\s'")]*)?/g;
/** In a stack the line and column stand at the end of the address. */
const LINE = /:\d+(?::\d+)?$/;

/**
 * A text with every address cut down to its path, with line and column: what stands behind ? and # can hold a whole game and the names
 * of those who played it.
 */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(ADDRESS, (address, path: string) => `${path.replace(LINE, '')}${LINE.exec(address)?.[0] ?? ''}`);
