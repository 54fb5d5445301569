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
    this.#names = Object.keys(this.#common).filter((name) => this.#common[name] !== undefined);
  }

  write(value: unknown): string {
    return hasParts(value) ? this.#writeParts(value) : JSON.stringify(value);
  }

  #writeParts(parts: Parts): string {
    let own = '';
    let different = '';
    let found = 0;
    for (const name in parts) {
      const part = parts[name];
      const common = this.#common[name];
      if (common !== undefined) found++;
      if (part === common) continue;
      different += `${name},`;
      if (part !== undefined) own += `${own === '' ? '' : ','}${nameText(name)}${this.#ownText(part, common)}`;
    }
    const left = found === this.#names.length ? different : different + this.#namesMissingIn(parts);
    const common = this.#textWithout(left, parts);
    return common === '' || own === '' ? `{${common}${own}}` : `{${common},${own}}`;
  }

  #namesMissingIn(parts: Parts): string {
    return this.#names.filter((name) => !(name in parts)).join();
  }

  /** What is common, but not what is different or missing in these parts. */
  #textWithout(left: string, parts: Parts): string {
    let text = this.#texts.get(left);
    if (text === undefined) {
      // Taken out of a copy: an object to which many parts were added one by one is slow to write.
      const same: Record<string, unknown> = { ...this.#common };
      for (const name of this.#names) if (parts[name] !== this.#common[name]) same[name] = undefined;
      text = JSON.stringify(same).slice(1, -1);
      this.#texts.set(left, text);
    }
    return text;
  }

  /** A list may differ in one item only. */
  #ownText(value: unknown, common: unknown): string {
    if (!Array.isArray(value) || !Array.isArray(common)) return JSON.stringify(value);
    let text = '';
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      text += `${i === 0 ? '' : ','}${item === common[i] ? this.#itemText(item) : JSON.stringify(item)}`;
    }
    return `[${text}]`;
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

/** Of all names of parts that were written: there are few, and they come again with every update. */
const nameTexts = new Map<string, string>();

function nameText(name: string): string {
  let text = nameTexts.get(name);
  if (text === undefined) {
    text = `${JSON.stringify(name)}:`;
    nameTexts.set(name, text);
  }
  return text;
}

const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
