import { UserError } from '../../core/userError.ts';

const TIMEOUT_MS = 20_000;
/** Larger answers are no files of a documentation site. */
const MOST_BYTES = 32_000_000;
const HINT = 'Try again later, or name the folder of a built site (--from).';

/**
 * Fetches the text of a file of a deployed site.
 * @returns null if there is none: also for a page, which servers answer to whoever has to sign in, or instead of an error
 * @throws (rejects) UserError for a server that is down, too slow, or answers what can't be a file of a site
 */
export async function fetchFile(address: string): Promise<string | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(address, { signal });
    const isPage = response.headers.get('content-type')?.includes('text/html') === true;
    const isMissing = response.status === 404 || response.status === 410;
    if (isMissing || (isPage && response.ok)) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new UserError(`${address} can't be read: the server answered ${response.status}. ${HINT}`);
    }
    const text = await textOf(response, address);
    return text === '' ? null : text;
  } catch (problem) {
    if (problem instanceof UserError) {
      throw problem;
    }
    const reason = signal.aborted ? `it took longer than ${TIMEOUT_MS / 1000} seconds` : reasonOf(problem);
    throw new UserError(`${address} can't be read: ${reason}. ${HINT}`);
  }
}

/** Says that a site lacks a file without which it can't be used. */
export function missingFile(address: string): UserError {
  return new UserError(
    `${address} is missing, or the server answers a page instead. It has to be there without signing in, on a site that this version of patternbook built.`
  );
}

async function textOf(response: Response, address: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) {
      throw new UserError(`${address} is larger than any file of a documentation site. Check the address (--from).`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The sentence of the innermost cause, such as "connect ECONNREFUSED 127.0.0.1:80". */
function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) {
    return String(problem);
  }
  if (problem.cause !== undefined) {
    return reasonOf(problem.cause);
  }
  return problem.message === '' && 'code' in problem ? String(problem.code) : problem.message;
}
