/** Who watches something that changes, and how often it has: what React asks for. */
export class Watchers {
  #version = 0;
  readonly #listeners = new Set<() => void>();

  /** Changes whenever anything has happened. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Something has happened; it is told when all of it is done. */
  count(): void {
    this.#version++;
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
