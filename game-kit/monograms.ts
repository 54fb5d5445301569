/** Of the names that begin alike, the first place after the beginning at which all of them differ. */
function differingAt(names: readonly (readonly string[])[]): number | undefined {
  const longest = Math.max(...names.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_, at) => at).slice(1);
  return places.find((at) => new Set(names.map((name) => upperCase(name[at] ?? ''))).size === names.length);
}

const upperCase = (text: string): string => text.toLocaleUpperCase();

const segmenter = new Intl.Segmenter();

/** Characters as people see them, without what stands between words. */
const charactersOf = (name: string): string[] =>
  Array.from(segmenter.segment(name), ({ segment }) => segment).filter((segment) => segment.trim() !== '');

/**
 * A sign of one or two characters for every name of a table, no two alike: the first letter, and where several begin with it the
 * next one in which they differ, so that `Greedy 2` and `Greedy 3` are `G2` and `G3`. Names that cannot be told apart get their
 * places as numbers.
 */
export function monogramsOf(names: readonly string[]): string[] {
  const all = names.map(charactersOf);
  const firstOf = (name: readonly string[]): string => upperCase(name[0] ?? '');
  const short = all.map((name) => {
    const alike = all.filter((other) => firstOf(other) === firstOf(name));
    const at = alike.length === 1 ? undefined : differingAt(alike);
    return firstOf(name) + (at === undefined ? '' : (name[at] ?? ''));
  });
  const isUnique = (sign: string): boolean => short.filter((other) => other === sign).length === 1;
  return short.map((sign, place) => (sign !== '' && isUnique(sign) ? sign : `${sign.slice(0, 1)}${place + 1}`));
}
