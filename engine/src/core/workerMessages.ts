/** What a worker says before all else: its script has run. */
export interface WorkerReady {
  kind: 'ready';
}

/** What a worker makes of a text that may be wrong itself; the message says in which way. */
export type TextAnswer<Result> = { kind: 'done'; result: Result } | { kind: 'refused'; message: string };
