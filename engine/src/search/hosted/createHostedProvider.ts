import { NOTHING_FOUND, type SearchAnswer, type SearchProvider, type SearchRequest } from '../searchProvider.ts';
import { delay } from '../delay.ts';
import { attachClient, type HostedClient, type HostedSettings } from './hostedClient.ts';
import { SEARCH_ATTACH_RETRY_MS } from '../../core/constants.ts';
import { askService } from './askService.ts';

/** Timeout of the service's first answer in a visit, while the client loads; then the built-in index answers. */
const FIRST_HEAD_START_MS = 300;
/** The same for a service that answered the last time; for one that did not, the stand-in does not wait. */
const HEAD_START_MS = 2000;

const WORD = /[\p{L}\p{N}]/u;

/**
 * Finds parts of the site with a hosted service (requirement 7.6). Its client starts to load at once.
 * @param standIn answers while the client is not there, and whenever the service fails; an answer of the service takes
 *   the place of the stand-in's, if it comes while the same request is still open
 */
export function createHostedProvider(settings: HostedSettings, standIn: SearchProvider): SearchProvider {
  const service = openHostedService(settings);
  let headStart = FIRST_HEAD_START_MS;

  const searchBoth: SearchProvider['search'] = async (request, onAnswer, signal) => {
    const replaced = new AbortController();
    const passServed = (answer: SearchAnswer): void => {
      replaced.abort();
      onAnswer(answer);
    };
    const served = service.answer(request, passServed, signal).then((isServed) => {
      // A request that was given up says nothing about the service.
      headStart = isServed ? HEAD_START_MS : signal.aborted ? headStart : 0;
      return isServed;
    });
    await Promise.race([served, delay(headStart)]);
    if (!signal.aborted && !replaced.signal.aborted) {
      headStart = 0;
      await searchStandIn(standIn, request, onAnswer, { served, signal, replaced: replaced.signal });
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

interface StandInSearch {
  /** Whether the service answered, once that is certain. */
  served: ReturnType<HostedService['answer']>;
  signal: AbortSignal;
  /** Fires when the service answers. */
  replaced: AbortSignal;
}

/**
 * Answers from the stand-in. Until it is certain that the service doesn't answer, further answers may follow.
 * @throws (rejects) what the stand-in throws, if the service does not answer either
 */
async function searchStandIn(
  standIn: SearchProvider,
  request: SearchRequest,
  onAnswer: (answer: SearchAnswer) => void,
  { served, signal, replaced }: StandInSearch
): Promise<void> {
  const service = { isCertain: false };
  void served.then(() => (service.isCertain = true));
  /** Answers that were passed on with more to follow, although the stand-in has said all. */
  const open: SearchAnswer[] = [];
  const pass = (answer: SearchAnswer): void => {
    if (replaced.aborted) {
      return;
    }
    const own = { ...answer, isStandIn: true };
    const isOpen = !answer.isPartial && !service.isCertain;
    open.push(...(isOpen ? [own] : []));
    onAnswer({ ...own, isPartial: answer.isPartial || isOpen });
  };

  const standing = standIn.search(request, pass, AbortSignal.any([signal, replaced]));
  const error = await standing.then(
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

/** @throws (rejects) the signal's reason as soon as it fires */
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

/** The hosted service, which may be there or not. */
interface HostedService {
  /**
   * Asks the service, once its client is there.
   * @param signal keeps what has not been sent from being sent
   * @returns (never rejects) whether the service answered; meaningless once the signal fired
   */
  answer(request: SearchRequest, onAnswer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<boolean>;
}

/** Opens the service, and starts to load its client. */
function openHostedService(settings: HostedSettings): HostedService {
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
