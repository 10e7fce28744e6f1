/** Lines of an answer that a page shows at first, and at most. */
export const FIRST_LINES = 16;
export const MOST_LINES = 2000;

/** What a request came to. */
export type Answer =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'answered'; status: number; bytes: number; milliseconds: number; lines: readonly string[] };

/** An answer with another status than one of success. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
  readonly status: number;

  constructor(status: number) {
    super(`Status ${status}`);
    this.status = status;
  }
}

/**
 * Makes a request to the site.
 * @throws (rejects) RefusedRequest for a status that is no success; TypeError without a connection
 */
export async function ask(address: string): Promise<Extract<Answer, { state: 'answered' }>> {
  const start = performance.now();
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) {
    throw new RefusedRequest(response.status);
  }
  return {
    state: 'answered',
    status: response.status,
    bytes: new TextEncoder().encode(text).length,
    milliseconds: Math.round(performance.now() - start),
    lines: formatted(text).split('\n')
  };
}

/** Indents JSON; other texts stay as they are. */
function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text.trimEnd();
  }
}
