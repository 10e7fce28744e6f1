import type { LiteClient } from 'algoliasearch/lite';

type HostMemory = LiteClient['transporter']['hostsCache'];

/**
 * Remembers for the visit which of the service's hosts answer. The client's own memory would be the browser's storage,
 * in which nothing is to be left without need.
 */
export function createHostMemory(): HostMemory {
  const hosts = new Map<string, unknown>();
  return {
    async get<T>(key: Record<string, unknown> | string, initial: () => Promise<T>): Promise<T> {
      const name = JSON.stringify(key);
      // Nothing but `set` and `initial` fills an entry, both with what the key stands for.
      return hosts.has(name) ? (hosts.get(name) as T) : await initial();
    },
    set(key, value) {
      hosts.set(JSON.stringify(key), value);
      return Promise.resolve(value);
    },
    delete(key) {
      hosts.delete(JSON.stringify(key));
      return Promise.resolve();
    },
    clear() {
      hosts.clear();
      return Promise.resolve();
    }
  };
}
