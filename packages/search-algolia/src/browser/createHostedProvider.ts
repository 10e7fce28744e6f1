import { NOTHING_FOUND, type SearchAnswer, type SearchProvider, type SearchRequest } from 'patternbook/search';

import { delay } from './delay.ts';
import { attachClient, type HostedClient, type HostedSettings, SEARCH_ATTACH_RETRY_MS } from './hostedClient.ts';
import { queryService } from './queryService.ts';

/**
 * Time that the first request of a visit waits for the service while its client loads, before the built-in index
 * answers.
 */
const FIRST_HEAD_START_MS = 300;
/**
 * The same for later requests, if the service answered the last one. Otherwise, the built-in index answers immediately.
 */
const HEAD_START_MS = 2000;

const WORD = /[\p{L}\p{N}]/u;

/**
 * Creates a provider that uses a hosted service (requirement 7.6). The service's client starts to load immediately.
 * @param fallback answers while the client loads, and when the service fails; an answer of the service replaces it if
 *   it arrives during the same request
 */
export function createHostedProvider(settings: HostedSettings, fallback: SearchProvider): SearchProvider {
  const service = openHostedService(settings);
  let headStart = FIRST_HEAD_START_MS;

  const searchBoth: SearchProvider['search'] = async (request, onAnswer, signal) => {
    const replaced = new AbortController();
    const passServed = (answer: SearchAnswer): void => {
      replaced.abort();
      onAnswer(answer);
    };
    const served = service.answer(request, passServed, signal).then((isServed) => {
      // An aborted request says nothing about the service.
      headStart = isServed ? HEAD_START_MS : signal.aborted ? headStart : 0;
      return isServed;
    });
    await Promise.race([served, delay(headStart)]);
    if (!signal.aborted && !replaced.signal.aborted) {
      headStart = 0;
      await searchFallback(fallback, request, onAnswer, { served, signal, replaced: replaced.signal });
    }
    await served;
  };

  return {
    async search(request, onAnswer, signal) {
      signal.throwIfAborted();
      const pass = (answer: SearchAnswer): void => {
        if (!signal.aborted) {
          onAnswer(answer);
        }
      };
      if (!WORD.test(request.query)) {
        pass(NOTHING_FOUND);
        return;
      }
      await untilAborted(searchBoth(request, pass, signal), signal);
    }
  };
}

interface FallbackSearch {
  /** Resolves to true if the service has answered, to false if it has failed. */
  served: ReturnType<HostedService['answer']>;
  signal: AbortSignal;
  /** Aborted when the service answers. */
  replaced: AbortSignal;
}

/**
 * Answers from the fallback. Answers stay partial until the service has definitely failed.
 * @throws (rejects) the error of the fallback, if the service fails too
 */
async function searchFallback(
  fallback: SearchProvider,
  request: SearchRequest,
  onAnswer: (answer: SearchAnswer) => void,
  { served, signal, replaced }: FallbackSearch
): Promise<void> {
  const service = { isCertain: false };
  void served.then(() => (service.isCertain = true));
  /** Complete answers of the fallback that were reported as partial because the service may still answer. */
  const open: SearchAnswer[] = [];
  const pass = (answer: SearchAnswer): void => {
    if (replaced.aborted) {
      return;
    }
    const own = { ...answer, isFallback: true };
    const isOpen = !answer.isPartial && !service.isCertain;
    open.push(...(isOpen ? [own] : []));
    onAnswer({ ...own, isPartial: answer.isPartial || isOpen });
  };

  const searching = fallback.search(request, pass, AbortSignal.any([signal, replaced]));
  const error = await searching.then(
    () => null,
    (error: unknown) => ({ error })
  );
  if (await served) {
    return;
  }
  if (error) {
    throw error.error;
  }
  const last = open.at(-1);
  if (last) {
    onAnswer(last);
  }
}

/** @throws (rejects) the signal's reason as soon as it is aborted */
async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** The hosted service, which may be unavailable. */
interface HostedService {
  /**
   * Sends the request once the client has loaded.
   * @param signal cancels requests that haven't been sent yet
   * @returns (never rejects) true if the service answered; meaningless once the signal is aborted
   */
  answer(request: SearchRequest, onAnswer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<boolean>;
}

/** Connects to the service: starts to load its client. */
function openHostedService(settings: HostedSettings): HostedService {
  const attach = attachClient(settings);
  void attach();
  /** Earliest time of the next request after a failure (backoff). */
  let retryAt = 0;

  const sendRequest = async (
    client: HostedClient,
    request: SearchRequest,
    onAnswer: (answer: SearchAnswer) => void
  ): Promise<boolean> => {
    try {
      await queryService(client, settings.indexName, request, onAnswer);
      return true;
    } catch {
      retryAt = Date.now() + SEARCH_ATTACH_RETRY_MS;
      return false;
    }
  };

  return {
    async answer(request, onAnswer, signal) {
      const client = await attach();
      const rest = retryAt - Date.now();
      if (client && rest > 0) {
        await delay(rest);
      }
      return client && !signal.aborted ? sendRequest(client, request, onAnswer) : false;
    }
  };
}
