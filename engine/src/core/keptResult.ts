/** The result of a function, which is called when it is first asked for. */
export interface KeptResult<Value> {
  get: () => Promise<Value>;
  /** Has it made again when it is next asked for. */
  forget: () => void;
}

/** Keeps the result of a function until it is forgotten, but no failure: its cause may be temporary. */
export function keepResult<Value>(make: () => Value | Promise<Value>): KeptResult<Value> {
  let current: Promise<Value> | null = null;
  return {
    get() {
      if (current === null) {
        const made = (async () => make())();
        // What was asked for since then stays.
        made.catch(() => {
          current = current === made ? null : current;
        });
        current = made;
      }
      return current;
    },
    forget() {
      current = null;
    }
  };
}
