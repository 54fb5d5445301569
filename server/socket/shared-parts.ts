type Parts = Readonly<Record<string, unknown>>;

/**
 * Writes objects as JSON. What they have in common with one of them, as the very same values, is written once for all: to look for it is much
 * cheaper than to write it again.
 */
export class SharedParts {
  readonly #common: Parts;
  /** The text of what is common, by the names of the parts that are left out. */
  readonly #texts = new Map<string, string>();
  readonly #items = new Map<unknown, string>();

  constructor(common: unknown) {
    this.#common = hasParts(common) ? common : {};
  }

  write(value: unknown): string {
    return hasParts(value) ? this.#writeParts(value) : JSON.stringify(value);
  }

  #writeParts(parts: Parts): string {
    const isOwn = (name: string): boolean => parts[name] !== this.#common[name];
    const common = this.#textWithout(Object.keys(this.#common).filter(isOwn));
    const own = Object.keys(parts)
      .filter((name) => isOwn(name) && parts[name] !== undefined)
      .map((name) => `${JSON.stringify(name)}:${this.#ownText(name, parts[name])}`)
      .join(',');
    return common === '' || own === '' ? `{${common}${own}}` : `{${common},${own}}`;
  }

  #textWithout(names: readonly string[]): string {
    const key = names.join();
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const left = Object.fromEntries(Object.entries(this.#common).filter(([name]) => !names.includes(name)));
    const text = JSON.stringify(left).slice(1, -1);
    this.#texts.set(key, text);
    return text;
  }

  /** A list may differ in one item only. */
  #ownText(name: string, value: unknown): string {
    const common = this.#common[name];
    if (!Array.isArray(value) || !Array.isArray(common)) return JSON.stringify(value);
    return `[${value.map((item, i) => (item === common[i] ? this.#itemText(item) : JSON.stringify(item))).join(',')}]`;
  }

  #itemText(item: unknown): string {
    const text = this.#items.get(item) ?? JSON.stringify(item);
    this.#items.set(item, text);
    return text;
  }
}

const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
