import { useEffect, useSyncExternalStore } from 'react';

import { createStore } from '../../core/store.ts';

/** Contents of loaded files by address. */
const files = createStore<ReadonlyMap<string, unknown>>(new Map());
const requested = new Set<string>();

/**
 * Returns the content of a file with what results show beside their names. It is loaded once for the visit. Without it,
 * results show nothing instead: a failure is no error for readers.
 * @param address null for none
 */
export function useResultFile(address: string | null): unknown {
  useEffect(() => {
    if (address !== null && !requested.has(address)) {
      requested.add(address);
      void load(address);
    }
  }, [address]);
  return useSyncExternalStore(
    files.subscribe,
    () => (address === null ? undefined : files.get().get(address)),
    () => undefined
  );
}

async function load(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    const content: unknown = response.ok ? await response.json() : null;
    if (typeof content === 'object' && content !== null) {
      files.set(new Map(files.get()).set(address, content));
    }
  } catch {
    // The next result that needs it tries again.
    requested.delete(address);
  }
}
