/** A value that changes, and that components read with `useSyncExternalStore`. */
export interface Store<T> {
  get: () => T;
  /** Replaces the value, and tells all listeners. */
  set: (value: T) => void;
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store whose functions can be passed on by themselves. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }
  };
}
