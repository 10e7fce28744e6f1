import type { CompilerAnswer, CompilerQuestion } from '../../../compile/worker.ts';
import type { SourceFault } from '../../../sourceFault.ts';
import type { Position } from '../../../position.ts';
import type { FrameProgram } from '../../../frame/protocol.ts';
import type { LiveSetup } from '../../../liveSetup.ts';
import type { TabCode } from '../../../tabCode.ts';

/** A compiled program, with the way back from its places to the reader's text. */
export type CompileResult =
  | { ok: true; program: FrameProgram; locate: (position: Position) => Promise<Position | null> }
  | ({ ok: false } & SourceFault);

export interface Compiler {
  /** Compiles what stands for an example of a tab. */
  compile(text: string, code: TabCode, slug: string): Promise<CompileResult>;
}

let compiler: Compiler | null = null;

/** The compiler of this visit; one worker serves all examples. */
export function startCompiler(setup: LiveSetup): Compiler {
  compiler ??= createCompiler(setup);
  return compiler;
}

function createCompiler(setup: LiveSetup): Compiler {
  // As it is named in the published package; the bundler finds the source by this name too.
  const worker = new Worker(new URL('../../../compile/worker.js', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: CompilerAnswer) => void>();
  const tabs = new Map<TabCode, number>();
  let calls = 0;

  const tell = (question: CompilerQuestion): void => worker.postMessage(question);
  const ask = (question: Extract<CompilerQuestion, { call: number }>): Promise<CompilerAnswer> =>
    new Promise((resolve) => {
      waiting.set(question.call, resolve);
      tell(question);
    });
  const tabNumber = (code: TabCode): number => {
    const tab = tabs.get(code) ?? tabs.size;
    if (!tabs.has(code)) {
      tabs.set(code, tab);
      tell({ kind: 'tab', tab, code });
    }
    return tab;
  };
  worker.onmessage = ({ data }: MessageEvent<CompilerAnswer>) => {
    waiting.get(data.call)?.(data);
    waiting.delete(data.call);
  };
  worker.onerror = () => {
    const compiled = { ok: false, message: 'The compiler could not be loaded.', line: 1, column: 1 } as const;
    for (const [call, answer] of waiting) {
      answer({ call, kind: 'compiled', compiled });
    }
    waiting.clear();
    compiler = null;
  };
  tell({ kind: 'setup', setup });

  const locate = async (compiled: number, position: Position): Promise<Position | null> => {
    calls += 1;
    const answer = await ask({ kind: 'locate', call: calls, compiled, position });
    return answer.kind === 'located' ? answer.position : null;
  };
  return {
    async compile(text, code, slug) {
      calls += 1;
      const call = calls;
      const answer = await ask({ kind: 'compile', call, tab: tabNumber(code), slug, text });
      if (answer.kind !== 'compiled') {
        throw new Error('The compiler answered something else.');
      }
      const { compiled } = answer;
      return compiled.ok ? { ...compiled, locate: (position) => locate(call, position) } : compiled;
    }
  };
}
