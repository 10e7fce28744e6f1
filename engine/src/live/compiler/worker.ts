/** Worker that compiles edited code, so that typing stays responsive. */
import type { FrameProgram } from '../frame/protocol.ts';
import type { SourceError } from '../../core/sourceError.ts';
import type { Position } from '../../core/position.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import type { TabCode } from '../../core/tabCode.ts';
import type { WorkerReady } from '../../core/workerMessages.ts';
import { type CompiledExample, compileExample } from './compileExample.ts';

/** Input of the compiler: a text that replaces the code of an example. */
export interface CompilerInput {
  tab: number;
  slug: string;
  text: string;
}

/** Page -> worker. The setup is sent once, before anything else; a tab before its examples. */
export type CompilerMessage = { kind: 'setup'; setup: LiveSetup } | { kind: 'tab'; tab: number; code: TabCode };

/** Page -> worker: one request at a time. */
export type CompilerRequest =
  { kind: 'compile'; input: CompilerInput } | { kind: 'locate'; input: CompilerInput; position: Position };

/** Worker -> page, after `WorkerReady`. */
export type CompilerResponse =
  | { kind: 'compiled'; compiled: { ok: true; program: FrameProgram } | ({ ok: false } & SourceError) }
  | { kind: 'located'; position: Position | null };

/** Number of cached programs, for later requests to map positions. */
const MAX_CACHED_PROGRAMS = 10;

let setup: LiveSetup | null = null;
const tabs = new Map<number, TabCode>();
const programs = new Map<string, CompiledExample>();

/** Recompiles programs that are no longer cached, or that a previous worker compiled. */
function compile({ tab, slug, text }: CompilerInput): CompiledExample {
  const key = JSON.stringify([tab, slug, text]);
  const code = tabs.get(tab);
  if (!setup || !code) {
    return { ok: false, message: 'The compiler was asked before it was set up.', line: 1, column: 1 };
  }
  const compiled = programs.get(key) ?? compileExample(text, code, slug, setup);
  programs.delete(key);
  programs.set(key, compiled);
  const [oldest] = programs.keys();
  if (programs.size > MAX_CACHED_PROGRAMS && oldest !== undefined) {
    programs.delete(oldest);
  }
  return compiled;
}

function answer(request: CompilerRequest): CompilerResponse {
  const compiled = compile(request.input);
  if (request.kind === 'locate') {
    return { kind: 'located', position: compiled.ok ? compiled.locate(request.position) : null };
  }
  return { kind: 'compiled', compiled: compiled.ok ? { ok: true, program: compiled.program } : compiled };
}

onmessage = ({ data }: MessageEvent<CompilerMessage | CompilerRequest>) => {
  switch (data.kind) {
    case 'setup':
      setup = data.setup;
      break;
    case 'tab':
      tabs.set(data.tab, data.code);
      break;
    case 'compile':
    case 'locate':
      postMessage(answer(data));
  }
};
postMessage({ kind: 'ready' } satisfies WorkerReady);
