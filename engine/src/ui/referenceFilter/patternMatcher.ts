import type { PatternAnswer, PatternQuestion } from './patternWorker.ts';

/** Which rows a filter leaves. */
export interface Match {
  /** Their numbers. */
  rows: ReadonlySet<number>;
  /** What the reader should know of how the filter was understood, or null. */
  note: string | null;
}

export interface PatternMatcher {
  /** Rows one of whose fields matches a pattern; null if a later call has overtaken this one. */
  match: (pattern: string) => Promise<Match | null>;
  stop: () => void;
}

/** Time after which a pattern counts as one that never ends. */
const PATTERN_LIMIT_MS = 300;

const INVALID = '(not a valid pattern: taken as plain text)';
const ENDLESS = '(the pattern takes too long: taken as plain text)';
const UNAVAILABLE = '(patterns can not be used, since a script could not be loaded: taken as plain text)';

/**
 * Finds rows by pattern, in a worker: one can keep a thread busy for years. What is none is looked for as it stands.
 * @param readRows fields of each row, read when first needed
 */
export function createPatternMatcher(readRows: () => string[][]): PatternMatcher {
  let rows: string[][] | null = null;
  let worker: Worker | null = null;
  /** What the worker is busy with. */
  let running: AbortController | null = null;
  let calls = 0;

  const allRows = (): string[][] => (rows ??= readRows());
  const stop = (): void => {
    running?.abort();
    running = null;
    worker?.terminate();
    worker = null;
  };
  const startWorker = (): Worker => {
    // As it is named in the published package; the bundler finds the source by this name too.
    const started = new Worker(new URL('./patternWorker.js', import.meta.url), { type: 'module' });
    started.postMessage({ rows: allRows() } satisfies PatternQuestion);
    return started;
  };
  const textMatch = (text: string, note: string): Match => {
    const wanted = text.toLowerCase();
    const found = allRows().flatMap((fields, index) =>
      fields.some((field) => field.toLowerCase().includes(wanted)) ? [index] : []
    );
    return { rows: new Set(found), note };
  };

  return {
    async match(pattern) {
      if (running) {
        // It may be busy for years, and would not even take up this pattern.
        stop();
      }
      if (!isPattern(pattern)) {
        return textMatch(pattern, INVALID);
      }
      worker ??= startWorker();
      calls += 1;
      const asking = new AbortController();
      running = asking;
      const found = await askWorker(worker, { pattern, call: calls }, asking.signal);
      if (asking.signal.aborted) {
        return null;
      }
      running = null;
      if (typeof found === 'object') {
        return { rows: new Set(found), note: null };
      }
      // The next pattern gets a worker of its own.
      stop();
      return textMatch(pattern, found === 'endless' ? ENDLESS : UNAVAILABLE);
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

/** The worker's answer to a call: the rows that match, or why there is none. */
type WorkerResult = number[] | 'endless' | 'broken' | 'overtaken';

function askWorker(
  worker: Worker,
  question: Extract<PatternQuestion, { call: number }>,
  signal: AbortSignal
): Promise<WorkerResult> {
  return new Promise((resolve) => {
    const lifetime = new AbortController();
    const finish = (result: WorkerResult): void => {
      clearTimeout(timer);
      lifetime.abort();
      resolve(result);
    };
    // Counted from when the worker is there to answer: its script may still be on its way.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMessage = ({ data }: MessageEvent<PatternAnswer>): void => {
      if ('ready' in data) {
        timer = setTimeout(() => finish('endless'), PATTERN_LIMIT_MS);
      } else if (data.call === question.call) {
        finish(data.rows);
      }
    };
    worker.addEventListener('message', onMessage, { signal: lifetime.signal });
    signal.addEventListener('abort', () => finish('overtaken'), { signal: lifetime.signal });
    worker.addEventListener('error', () => finish('broken'), { signal: lifetime.signal });
    worker.postMessage(question satisfies PatternQuestion);
  });
}
