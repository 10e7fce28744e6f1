import { useEffect, useSyncExternalStore } from 'react';

/** Contents of files by address; undefined while one is loading or if it could not be loaded. */
const files = new Map<string, unknown>();
const listeners = new Set<() => void>();

/**
 * Returns the content of a file with what results show beside their names. It is loaded once for the visit. Without it,
 * results show nothing instead: a failure is no error for readers.
 * @param address null for none
 */
export function useResultFile(address: string | null): unknown {
  useEffect(() => {
    if (address !== null && !files.has(address)) {
      files.set(address, undefined);
      void load(address);
    }
  }, [address]);
  return useSyncExternalStore(
    subscribe,
    () => (address === null ? undefined : files.get(address)),
    () => undefined
  );
}

async function load(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    const content: unknown = response.ok ? await response.json() : null;
    if (typeof content === 'object' && content !== null) {
      files.set(address, content);
      listeners.forEach((listener) => listener());
    }
  } catch {
    // The next result that needs it tries again.
    files.delete(address);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
