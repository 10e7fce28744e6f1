import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds before each further try of what failed for a reason that may pass. */
const WAITS_MS = [1000, 3000, 9000] as const;

/** How a call to the service is tried again. */
export interface Persistence {
  /** Milliseconds before each further try. */
  waits: readonly number[];
}

export const PERSISTENCE: Persistence = { waits: WAITS_MS };

/**
 * Calls the service, and again where it or the network failed for the moment. The service's client itself tries each
 * of the service's hosts once where one can't be reached, takes too long or answers with a 5xx status, and waits and
 * tries three times where the service has too many requests (429); this starts all of that over.
 * @throws (rejects) what the last try threw, or the first that no further try can help
 */
export async function persist<T>(call: () => Promise<T>, { waits }: Persistence): Promise<T> {
  for (const wait of waits) {
    try {
      return await call();
    } catch (error) {
      if (!isTransient(error)) {
        throw error;
      }
      await delay(wait);
    }
  }
  return call();
}

function isTransient(error: unknown): boolean {
  return isUnreachable(error) || statusOf(error) === 429;
}

/** None of the service's hosts answered, or each with a 5xx status. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}

/** Status of the service's refusal; null where it gave none. */
export function statusOf(error: unknown): number | null {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : null;
  return typeof status === 'number' ? status : null;
}
