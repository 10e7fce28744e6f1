import type { PatternAnswer, PatternQuestion } from './patternWorker.ts';

/** Which rows a filter leaves. */
export interface Match {
  /** Their numbers; null for all. */
  rows: ReadonlySet<number> | null;
  /** What the reader should know of how the filter was understood, or null. */
  note: string | null;
}

export interface PatternMatcher {
  /** Rows one of whose fields contains a text, whatever its case. */
  matchText(text: string): Promise<Match>;
  /** Rows one of whose fields matches a pattern; null if a later call has overtaken this one. */
  matchPattern(pattern: string): Promise<Match | null>;
  stop(): void;
}

/** Time after which a pattern counts as one that never ends. */
const PATTERN_LIMIT_MS = 300;

const INVALID = '(not a valid pattern: taken as plain text)';
const ENDLESS = '(the pattern takes too long: taken as plain text)';

/**
 * Finds rows by text or by pattern. Patterns run in a worker, since one can keep a thread busy for years.
 * @param readRows fields of each row, read when first needed
 */
export function createPatternMatcher(readRows: () => string[][]): PatternMatcher {
  let rows: string[][] | null = null;
  let worker: Worker | null = null;
  let latest = 0;

  const allRows = (): string[][] => (rows ??= readRows());
  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const startWorker = (): Worker => {
    // As it is named in the published package; the bundler finds the source by this name too.
    const started = new Worker(new URL('./patternWorker.js', import.meta.url), { type: 'module' });
    started.postMessage({ rows: allRows() } satisfies PatternQuestion);
    return started;
  };
  const textMatch = (text: string, note: string | null): Match => {
    const wanted = text.toLowerCase();
    const found = allRows().flatMap((fields, index) =>
      fields.some((field) => field.toLowerCase().includes(wanted)) ? [index] : []
    );
    return { rows: new Set(found), note };
  };

  return {
    matchText: (text) => Promise.resolve(text === '' ? { rows: null, note: null } : textMatch(text, null)),
    async matchPattern(pattern) {
      latest += 1;
      const call = latest;
      if (pattern === '') {
        return { rows: null, note: null };
      }
      if (!isPattern(pattern)) {
        return textMatch(pattern, INVALID);
      }
      worker ??= startWorker();
      const found = await askWorker(worker, { pattern, call });
      if (call !== latest) {
        return null;
      }
      if (found) {
        return { rows: new Set(found), note: null };
      }
      stop();
      return textMatch(pattern, ENDLESS);
    },
    stop
  };
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'i'));
  } catch {
    return false;
  }
}

/** The worker's answer to a call; null if it gives none in time. */
function askWorker(worker: Worker, question: Extract<PatternQuestion, { call: number }>): Promise<number[] | null> {
  return new Promise((resolve) => {
    const lifetime = new AbortController();
    const finish = (rows: number[] | null): void => {
      clearTimeout(timer);
      lifetime.abort();
      resolve(rows);
    };
    // Counted from when the worker is there to answer: its script may still be on its way.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMessage = ({ data }: MessageEvent<PatternAnswer>): void => {
      if ('ready' in data) {
        timer = setTimeout(() => finish(null), PATTERN_LIMIT_MS);
      } else if (data.call === question.call) {
        finish(data.rows);
      }
    };
    worker.addEventListener('message', onMessage, { signal: lifetime.signal });
    worker.addEventListener('error', () => finish(null), { signal: lifetime.signal });
    worker.postMessage(question satisfies PatternQuestion);
  });
}
