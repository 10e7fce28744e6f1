/** Compiles in a thread of its own, so that typing stays smooth. */
import type { FrameProgram } from '../frame/protocol.ts';
import type { SourceFault } from '../sourceFault.ts';
import type { Position } from '../position.ts';
import type { LiveSetup } from '../liveSetup.ts';
import type { TabCode } from '../tabCode.ts';
import { type Locate, compileExample } from './compileExample.ts';

/** Page -> worker. The setup comes first, once; a tab before its examples. */
export type CompilerQuestion =
  | { kind: 'setup'; setup: LiveSetup }
  | { kind: 'tab'; tab: number; code: TabCode }
  | { kind: 'compile'; call: number; tab: number; slug: string; text: string }
  | { kind: 'locate'; call: number; compiled: number; position: Position };

/** Worker -> page: to the call of this number. */
export type CompilerAnswer =
  | { call: number; kind: 'compiled'; compiled: { ok: true; program: FrameProgram } | ({ ok: false } & SourceFault) }
  | { call: number; kind: 'located'; position: Position | null };

/** Programs whose places are still asked for. */
const KEPT_PROGRAMS = 50;

let setup: LiveSetup | null = null;
const tabs = new Map<number, TabCode>();
const locators = new Map<number, Locate>();

function compile({ call, tab, slug, text }: Extract<CompilerQuestion, { kind: 'compile' }>): CompilerAnswer {
  const code = tabs.get(tab);
  if (!setup || !code) {
    const message = 'The compiler was asked before it was set up.';
    return { call, kind: 'compiled', compiled: { ok: false, message, line: 1, column: 1 } };
  }
  const compiled = compileExample(text, code, slug, setup);
  if (!compiled.ok) {
    return { call, kind: 'compiled', compiled };
  }
  locators.set(call, compiled.locate);
  const oldest = locators.keys().next().value;
  if (locators.size > KEPT_PROGRAMS && oldest !== undefined) {
    locators.delete(oldest);
  }
  return { call, kind: 'compiled', compiled: { ok: true, program: compiled.program } };
}

onmessage = ({ data }: MessageEvent<CompilerQuestion>) => {
  switch (data.kind) {
    case 'setup':
      setup = data.setup;
      break;
    case 'tab':
      tabs.set(data.tab, data.code);
      break;
    case 'compile':
      postMessage(compile(data));
      break;
    case 'locate':
      postMessage({
        call: data.call,
        kind: 'located',
        position: locators.get(data.compiled)?.(data.position) ?? null
      } satisfies CompilerAnswer);
  }
};
