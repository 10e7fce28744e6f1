import type { WorkerReady } from '../../core/workerMessages.ts';

export interface PatternQuestion {
  /** Fields of each row. */
  rows: string[][];
  pattern: string;
}

/** Indices of the rows with a matching field. */
export interface PatternAnswer {
  kind: 'found';
  rows: number[];
}

addEventListener('message', ({ data: { rows, pattern } }: MessageEvent<PatternQuestion>) => {
  const expression = new RegExp(pattern, 'i');
  const found = rows.flatMap((fields, index) => (fields.some((field) => expression.test(field)) ? [index] : []));
  postMessage({ kind: 'found', rows: found } satisfies PatternAnswer);
});
postMessage({ kind: 'ready' } satisfies WorkerReady);
