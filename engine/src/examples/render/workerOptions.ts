import type { RenderOutcome } from './result.ts';

/** What a render process is started with. */
export interface WorkerOptions {
  /** Absolute path of the site, whose React and packages are used. */
  siteFolder: string;
  /** Gives the process an imitated window and document before any package is loaded. */
  withWindow: boolean;
}

/** What it answers to a request. */
export interface WorkerReply {
  outcome: RenderOutcome;
  /** Most memory that the process has had so far. */
  peakMemoryBytes: number;
}

/** Options as the process's arguments. */
export function workerArguments(options: WorkerOptions): string[] {
  return [JSON.stringify(options)];
}

/** Options from the process's arguments, the runtime and the script included. */
export function readWorkerOptions([, , options = '{}']: readonly string[]): WorkerOptions {
  return JSON.parse(options) as WorkerOptions;
}
