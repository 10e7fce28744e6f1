/** Worker that reads and checks code, so that typing stays responsive, and hostile code only stops itself. */
import { LINT_ADDRESS } from '../../core/lintAddress.ts';
import type { SourceError } from '../../core/sourceError.ts';
import type { WorkerReady, WorkerResult } from '../../core/workerMessages.ts';
import { createUseReader, type UseReader } from '../../lint/changes/useReader.ts';
import type { Uses } from '../../lint/changes/uses.ts';
import type { LintData } from '../../lint/data.ts';
import { createLinter, type Linter } from '../../lint/linter.ts';
import { checkFile, type FileResult } from './checkFile.ts';
import { type CheckedFile, readCheckedFile } from './readCheckedFile.ts';

/** A package whose declarations and styles judge. */
export interface JudgingPackage {
  name: string;
  version: string;
}

/** Page -> worker: a file, and whether its mistakes are wanted, or what it uses. */
export interface CheckRequest extends CheckedFile {
  wanted: 'findings' | 'uses';
}

/** Worker -> page: what was found, and which packages say so. */
export interface CheckAnswer extends FileResult {
  packages: readonly JudgingPackage[];
}

/** Worker -> page: what a file uses; null with the failure why it can't be read. */
export type UsesAnswer = { uses: Uses; failure: null } | { uses: null; failure: SourceError };

interface Checker {
  linter: Linter;
  reader: UseReader;
  packages: readonly JudgingPackage[];
}

async function loadChecker(): Promise<Checker> {
  const response = await fetch(LINT_ADDRESS);
  if (!response.ok) {
    throw new Error(`${LINT_ADDRESS}: ${response.status}`);
  }
  const { data } = (await response.json()) as { data: LintData };
  return {
    linter: createLinter(data),
    reader: createUseReader(data),
    packages: data.packages.map(({ name, version }) => ({ name, version }))
  };
}

const loading = loadChecker();
loading.then(
  () => postMessage({ kind: 'ready' } satisfies WorkerReady),
  // Before the worker is ready, an error says that it could not be loaded.
  (error: unknown) => reportError(error)
);

onmessage = async ({ data: { wanted, ...file } }: MessageEvent<CheckRequest>) => {
  const checker = await loading;
  try {
    postMessage({
      kind: 'done',
      result: wanted === 'uses' ? readUses(file, checker.reader) : findMistakes(file, checker)
    } satisfies WorkerResult<CheckAnswer | UsesAnswer>);
  } catch (error) {
    reportError(error);
  }
};

function findMistakes(file: CheckedFile, { linter, packages }: Checker): CheckAnswer {
  return { ...checkFile(file, linter), packages };
}

function readUses(file: CheckedFile, reader: UseReader): UsesAnswer {
  const { result, failure } = readCheckedFile(file, {
    script: ({ program, code }) => reader.ofScript(program, code),
    sheet: (css) => reader.ofSheet(css),
    markup: (html) => reader.ofMarkup(html)
  });
  return failure ? { uses: null, failure } : { uses: result, failure: null };
}
