import { createCompiler } from '../../../../src/live/preview/compiler.ts';
import { positionAt } from '../../../../src/core/position.ts';
import { SETUP, TAB } from '../fixtures.ts';
import { startCompilerThread } from './startCompilerThread.ts';

/** A text without a response from the compiler. */
export interface Error {
  /** Number of texts before this one. */
  index: number;
  text: string;
  message: string;
}

export interface FuzzReport {
  texts: number;
  compiled: number;
  /** Number of texts that the watchdog stopped because they took too long. */
  ended: number;
  slowest: { text: string; milliseconds: number };
  errors: Error[];
}

const SPECIFIER = /from '([^']+)'/g;

/**
 * Compiles texts as the page does: in the worker, in a separate thread, with a watchdog.
 * @param corpus texts whose imports can be resolved
 * @param count number of texts to compile
 */
export async function fuzzCompiler(
  texts: Iterable<string>,
  corpus: readonly string[],
  count: number
): Promise<FuzzReport> {
  const specifiers = corpus.flatMap((text) => [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier));
  const known = Object.fromEntries(specifiers.map((specifier) => [specifier, { script: 1, module: specifier }]));
  const workers: Worker[] = [];
  const compiler = createCompiler({ ...SETUP, libraries: { ...known, ...SETUP.libraries } }, () => {
    workers.push(startCompilerThread());
    return workers.at(-1) as Worker;
  });
  const report: FuzzReport = {
    texts: 0,
    compiled: 0,
    ended: 0,
    slowest: { text: '', milliseconds: 0 },
    errors: []
  };
  for (const text of texts) {
    const index = report.texts;
    const start = performance.now();
    const { isCompiled = false, isEnded = false, error = null } = await answerFor(compiler, text);
    const took = performance.now() - start;
    report.texts += 1;
    report.compiled += Number(isCompiled);
    report.ended += Number(isEnded);
    if (took > report.slowest.milliseconds && !isEnded && index > 0) {
      report.slowest = { text, milliseconds: took };
    }
    if (error !== null) {
      report.errors.push({ index, text, message: error });
    }
    if (report.texts === count) {
      break;
    }
  }
  workers.at(-1)?.terminate();
  return report;
}

interface Answer {
  isCompiled?: boolean;
  isEnded?: boolean;
  error?: string | null;
}

async function answerFor(compiler: ReturnType<typeof createCompiler>, text: string): Promise<Answer> {
  try {
    const result = await compiler.compile(text, TAB, 'basic');
    if (result.ok) {
      const [entry] = result.program.kind === 'modules' ? result.program.modules : [];
      return { isCompiled: true, error: syntaxErrorOf(entry?.code ?? '(') };
    }
    const { message, line, column } = result;
    const last = positionAt(text, text.length);
    const lineLength = text.split(/\r\n?|\n/)[line - 1]?.length ?? -1;
    const isInside = line >= 1 && line <= last.line && column >= 1 && column <= lineLength + 1;
    return { error: message.trim() !== '' && isInside ? null : `${message} (${line}:${column})` };
  } catch (error) {
    const message = String(error);
    return message.includes('takes too long') ? { isEnded: true } : { error: message };
  }
}

/** Parses code as the body of a function; returns the syntax error, or null. */
function syntaxErrorOf(code: string): string | null {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- only parsed
    new Function('module', 'exports', 'require', code);
    return null;
  } catch (error) {
    return String(error);
  }
}
