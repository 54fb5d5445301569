import { BadInput, isObject } from '@grove/kernel';

/** Reads the fields of one object of the data file, and complains about any that nobody asked for. */
export class Fields {
  readonly #where: string;
  readonly #object: Readonly<Record<string, unknown>>;
  readonly #used = new Set<string>();

  constructor(value: unknown, where: string) {
    if (!isObject(value)) throw new BadInput(`${where} must be an object`);
    this.#object = value;
    this.#where = where;
  }

  has(name: string): boolean {
    return this.#object[name] !== undefined;
  }

  where(name: string): string {
    return `${this.#where}.${name}`;
  }

  raw(name: string): unknown {
    this.#used.add(name);
    return this.#object[name];
  }

  whole(name: string): number {
    const value = this.raw(name);
    if (typeof value !== 'number' || !Number.isInteger(value)) this.#bad(name, 'a whole number', value);
    return value;
  }

  text(name: string): string {
    const value = this.raw(name);
    if (typeof value !== 'string' || value === '') this.#bad(name, 'a text', value);
    return value;
  }

  flag(name: string): boolean {
    const value = this.raw(name) ?? false;
    if (typeof value !== 'boolean') this.#bad(name, 'true or false', value);
    return value;
  }

  oneOf<const Word extends string>(name: string, words: readonly Word[]): Word {
    const value = this.raw(name);
    const found = words.find((word) => word === value);
    if (found === undefined) this.#bad(name, `one of ${words.join(', ')}`, value);
    return found;
  }

  list<Item>(name: string, read: (item: unknown, where: string) => Item): Item[] {
    const value = this.raw(name) ?? [];
    if (!Array.isArray(value)) this.#bad(name, 'a list', value);
    return (value as unknown[]).map((item, i) => read(item, `${this.where(name)}[${i}]`));
  }

  words<const Word extends string>(name: string, words: readonly Word[]): Word[] {
    return this.list(name, (item, where) => {
      const found = words.find((word) => word === item);
      if (found === undefined) throw new BadInput(`${where} must be one of ${words.join(', ')}, not ${String(item)}`);
      return found;
    });
  }

  /** A part that may be missing: its fields are checked to the last one too. */
  part<Part>(name: string, read: (fields: Fields) => Part): Part | undefined {
    if (!this.has(name) || this.#object[name] === null) {
      this.#used.add(name);
      return undefined;
    }
    return readAll(this.raw(name), this.where(name), read);
  }

  assertAllUsed(): void {
    const extra = Object.keys(this.#object).filter((name) => !this.#used.has(name));
    if (extra.length > 0) throw new BadInput(`${this.#where} has fields without a meaning: ${extra.join(', ')}`);
  }

  #bad(name: string, expected: string, value: unknown): never {
    throw new BadInput(`${this.where(name)} must be ${expected}, not ${JSON.stringify(value)}`);
  }
}

export function readAll<Part>(value: unknown, where: string, read: (fields: Fields) => Part): Part {
  const fields = new Fields(value, where);
  const part = read(fields);
  fields.assertAllUsed();
  return part;
}

/** Leaves out the keys whose value is undefined, so that optional fields are really absent. */
export function present<T extends object>(value: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T;
}
