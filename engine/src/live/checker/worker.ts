/** Worker that checks code, so that typing stays responsive, and hostile code only stops itself. */
import { LINT_ADDRESS } from '../../core/lintAddress.ts';
import type { WorkerReady, WorkerResult } from '../../core/workerMessages.ts';
import type { LintData } from '../../lint/data.ts';
import { createLinter, type Linter } from '../../lint/linter.ts';
import { type CheckedFile, checkFile, type FileResult } from './checkFile.ts';

/** A package whose declarations and styles judge. */
export interface JudgingPackage {
  name: string;
  version: string;
}

/** Worker -> page: what was found, and which packages say so. */
export interface CheckAnswer extends FileResult {
  packages: readonly JudgingPackage[];
}

interface Checker {
  linter: Linter;
  packages: readonly JudgingPackage[];
}

async function loadChecker(): Promise<Checker> {
  const response = await fetch(LINT_ADDRESS);
  if (!response.ok) {
    throw new Error(`${LINT_ADDRESS}: ${response.status}`);
  }
  const { data } = (await response.json()) as { data: LintData };
  return { linter: createLinter(data), packages: data.packages.map(({ name, version }) => ({ name, version })) };
}

const loading = loadChecker();
loading.then(
  () => postMessage({ kind: 'ready' } satisfies WorkerReady),
  // Before the worker is ready, an error says that it could not be loaded.
  (error: unknown) => reportError(error)
);

onmessage = async ({ data }: MessageEvent<CheckedFile>) => {
  const { linter, packages } = await loading;
  try {
    postMessage({
      kind: 'done',
      result: { ...checkFile(data, linter), packages }
    } satisfies WorkerResult<CheckAnswer>);
  } catch (error) {
    reportError(error);
  }
};
