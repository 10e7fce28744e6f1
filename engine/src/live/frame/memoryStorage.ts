/** Storage that lasts as long as the frame. An opaque origin has none, and examples that remember something need it. */
class MemoryStorage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: unknown): string | null {
    return this.#items.get(String(key)) ?? null;
  }

  setItem(key: unknown, value: unknown): void {
    this.#items.set(String(key), String(value));
  }

  removeItem(key: unknown): void {
    this.#items.delete(String(key));
  }

  clear(): void {
    this.#items.clear();
  }
}

/** Puts storage of the frame's own where the browser's would be. */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { value: new MemoryStorage() });
  }
}
