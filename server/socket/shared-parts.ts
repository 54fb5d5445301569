type Parts = Readonly<Record<string, unknown>>;

/**
 * Writes objects as JSON. What they have in common with one of them, as the very same values, is written once for all: to look for it is much
 * cheaper than to write it again.
 */
export class SharedParts {
  readonly #common: Parts;
  readonly #names: readonly string[];
  /** The text of what is common, by the names of the parts that are left out. */
  readonly #texts = new Map<string, string>();
  readonly #items = new Map<unknown, string>();

  constructor(common: unknown) {
    this.#common = hasParts(common) ? common : {};
    this.#names = Object.keys(this.#common);
  }

  write(value: unknown): string {
    return hasParts(value) ? this.#writeParts(value) : JSON.stringify(value);
  }

  #writeParts(parts: Parts): string {
    let own = '';
    for (const [name, part] of Object.entries(parts)) {
      if (part === this.#common[name] || part === undefined) continue;
      own += `${own === '' ? '' : ','}${JSON.stringify(name)}:${this.#ownText(name, part)}`;
    }
    const common = this.#textWithout(parts);
    return common === '' || own === '' ? `{${common}${own}}` : `{${common},${own}}`;
  }

  /** What is common, but not what is different or missing in these parts. */
  #textWithout(parts: Parts): string {
    let key = '';
    for (const name of this.#names) if (parts[name] !== this.#common[name]) key += `${name},`;
    let text = this.#texts.get(key);
    if (text === undefined) {
      const left = Object.fromEntries(Object.entries(this.#common).filter(([name, part]) => parts[name] === part));
      text = JSON.stringify(left).slice(1, -1);
      this.#texts.set(key, text);
    }
    return text;
  }

  /** A list may differ in one item only. */
  #ownText(name: string, value: unknown): string {
    const common = this.#common[name];
    if (!Array.isArray(value) || !Array.isArray(common)) return JSON.stringify(value);
    return `[${value.map((item, i) => (item === common[i] ? this.#itemText(item) : JSON.stringify(item))).join(',')}]`;
  }

  #itemText(item: unknown): string {
    let text = this.#items.get(item);
    if (text === undefined) {
      text = JSON.stringify(item);
      this.#items.set(item, text);
    }
    return text;
  }
}

const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
