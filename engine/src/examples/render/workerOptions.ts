/** Startup options of a render worker process. */
export interface WorkerOptions {
  /** Absolute path of the site, from which React and packages are loaded. */
  siteFolder: string;
  /** Installs an emulated DOM before any package is loaded. */
  withDom: boolean;
}

/** Serialises options to process arguments. */
export function workerArguments(options: WorkerOptions): string[] {
  return [JSON.stringify(options)];
}

/** Parses options from `process.argv`. */
export function readWorkerOptions([, , options = '{}']: readonly string[]): WorkerOptions {
  return JSON.parse(options) as WorkerOptions;
}
