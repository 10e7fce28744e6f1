/** First message of a worker, sent once its script has run. */
export interface WorkerReady {
  kind: 'ready';
}

/** Result of a worker for input that may be invalid; `message` explains why it was refused. */
export type WorkerResult<Result> = { kind: 'done'; result: Result } | { kind: 'refused'; message: string };
