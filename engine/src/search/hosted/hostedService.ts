import { SEARCH_ATTACH_RETRY_MS } from '../../core/constants.ts';
import type { SearchAnswer, SearchRequest } from '../searchProvider.ts';
import { askService } from './askService.ts';
import { attachClient, type HostedClient, type HostedSettings } from './hostedClient.ts';
import { delay } from '../delay.ts';

/** The hosted service, which may be there or not. */
export interface HostedService {
  /**
   * Asks the service, once its client is there.
   * @param signal keeps what has not been sent from being sent
   * @returns (never rejects) whether the service answered; meaningless once the signal fired
   */
  answer(request: SearchRequest, onAnswer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<boolean>;
}

/** Opens the service, and starts to load its client. */
export function openHostedService(settings: HostedSettings): HostedService {
  const attach = attachClient(settings);
  void attach();
  /** A service that failed is left alone until then. */
  let restsUntil = 0;

  const ask = async (
    client: HostedClient,
    request: SearchRequest,
    onAnswer: (answer: SearchAnswer) => void
  ): Promise<boolean> => {
    try {
      await askService(client, settings.indexName, request, onAnswer);
      return true;
    } catch {
      restsUntil = Date.now() + SEARCH_ATTACH_RETRY_MS;
      return false;
    }
  };

  return {
    async answer(request, onAnswer, signal) {
      const client = await attach();
      const rest = restsUntil - Date.now();
      if (client && rest > 0) {
        await delay(rest);
      }
      return client && !signal.aborted ? ask(client, request, onAnswer) : false;
    }
  };
}
