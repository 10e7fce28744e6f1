import { SEARCH_ATTACH_RETRY_MS } from '../../core/constants.ts';
import { createClientScript } from './clientScript.ts';
import { delay } from '../delay.ts';
import { type HostedClient, type HostedSettings, openHostedClient } from './hostedClient.ts';

/** Looks for the client go on this often after the last request, so that nothing runs on while nobody searches. */
export const ATTACH_ATTEMPTS = 5;

/**
 * Waits for the service's client (requirement 7.5).
 * @returns a function to call with every request: it starts to look for the client, or makes the looking last longer,
 *   every SEARCH_ATTACH_RETRY_MS; what it returns resolves with the client, at once where it is there, or with null
 *   after ATTACH_ATTEMPTS looks in vain since the last call
 */
export function attachClient(settings: HostedSettings): () => Promise<HostedClient | null> {
  const script = createClientScript(settings.clientScript);
  let client: HostedClient | null = null;
  let attempts = 0;
  let looking: Promise<HostedClient | null> | null = null;

  const look = async (): Promise<HostedClient | null> => {
    client = openHostedClient(settings);
    while (!client && attempts < ATTACH_ATTEMPTS) {
      attempts += 1;
      const next = delay(SEARCH_ATTACH_RETRY_MS);
      await Promise.race([script.load(), next]);
      client = openHostedClient(settings);
      if (!client) {
        await next;
        client = openHostedClient(settings);
      }
    }
    looking = null;
    return client;
  };

  return () => {
    attempts = 0;
    return client ? Promise.resolve(client) : (looking ??= look());
  };
}
