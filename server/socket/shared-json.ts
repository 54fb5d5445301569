/**
 * JSON of values that share parts, such as the views that several people have of one table: the text of a part is made once and
 * used wherever the same part stands. For values that do not change meanwhile.
 */
export class SharedJson {
  readonly #texts = new Map<object, string>();

  /** An object of which the parts are shared, not the whole. `replaced` are texts that stand in the place of members. */
  membersOf(object: object, replaced: Readonly<Record<string, string>> = {}): string {
    const members: string[] = [];
    for (const [key, value] of Object.entries(object)) {
      if (value !== undefined) members.push(`"${key}":${replaced[key] ?? this.partOf(value)}`);
    }
    return `{${members.join(',')}}`;
  }

  partOf(value: unknown): string {
    if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    let text = this.#texts.get(value);
    if (text === undefined) {
      text = Array.isArray(value) ? this.#list(value) : JSON.stringify(value);
      this.#texts.set(value, text);
    }
    return text;
  }

  /** A list in which only some items are new, such as one's own seat among the others. */
  #list(items: readonly unknown[]): string {
    return typeof items[0] === 'object'
      ? `[${items.map((item) => this.partOf(item)).join(',')}]`
      : JSON.stringify(items);
  }
}
