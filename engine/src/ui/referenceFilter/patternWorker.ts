/** What the page asks: first the rows to look through, then a pattern at a time. */
export type PatternQuestion = { rows: string[][] } | { pattern: string; call: number };

/** `ready` as soon as a question is taken up, the rows that match when they are found. */
export type PatternAnswer = { ready: number } | { call: number; rows: number[] };

let rows: string[][] = [];

addEventListener('message', ({ data }: MessageEvent<PatternQuestion>) => {
  if ('rows' in data) {
    ({ rows } = data);
    return;
  }
  const { pattern, call } = data;
  postMessage({ ready: call } satisfies PatternAnswer);
  const expression = new RegExp(pattern, 'i');
  const matched = rows.flatMap((fields, index) => (fields.some((field) => expression.test(field)) ? [index] : []));
  postMessage({ call, rows: matched } satisfies PatternAnswer);
});
