import { isUnreachable, statusOf } from './persist.ts';
import { PushError } from './pushError.ts';

export const KEY_VARIABLE = 'PATTERNBOOK_SEARCH_KEY';

interface Place {
  applicationId: string;
  /** Origin in place of the service's own; null for that. */
  host: string | null;
  /** Never to be shown, whatever a message says. */
  key: string;
}

const GOES_ON = 'Run the command again: it goes on after the last batch that the service confirmed.';

/** What a failure of the service means, and what to do about it. */
export function explainFailure(error: unknown, { applicationId, host, key }: Place): PushError {
  if (error instanceof PushError) {
    return error;
  }
  const said = asSentence((error instanceof Error ? error.message : String(error)).replaceAll(key, '…'));
  const status = statusOf(error);
  if (isUnreachable(error)) {
    const service = host ?? `the application ${applicationId}`;
    return new PushError(
      `The search service can't be reached at ${service}. Check the network and the configuration. ${GOES_ON}`
    );
  }
  if (status === 402 || /quota/i.test(said)) {
    return new PushError(`The search service's quota is used up: ${said} Delete indexes or change the plan.`);
  }
  if (status === 401 || status === 403) {
    return new PushError(
      `The search service refuses the key (${status}): ${said} ${KEY_VARIABLE} must hold a key of the application ` +
        `${applicationId} with the rights addObject, deleteIndex, editSettings and search.`
    );
  }
  if (status === 429) {
    return new PushError(`The search service takes no more requests for now (429): ${said} ${GOES_ON}`);
  }
  return new PushError(`The search service failed${status === null ? '' : ` (${status})`}: ${said} ${GOES_ON}`);
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
