import { vi } from 'vitest';

import type { LivePreview, PreviewObserver, RunResult } from '../../live/preview/livePreview.ts';
import type { CodeEditor, EditorOptions } from '../../live/editor/createEditor.ts';
import type { ExampleCode, TabCode } from '../../core/tabCode.ts';
import { convertToJavaScript } from '../../live/project/toJavaScript.ts';
import type { ExampleName } from './exampleStore.ts';

export const TS = 'export const Knob: React.FunctionComponent = () => <b>1</b>;\n';
export const JS = 'export const Knob = () => <b>1</b>;\n';

let count = 0;

/** Creates an example with a unique slug, and the code of its tab. */
export function makeExample(): { name: ExampleName; tab: TabCode } {
  count += 1;
  const slug = `basic-${count}`;
  const name = { title: 'Basic', slug, path: `/components/knob/${slug}` };
  const code = { title: 'Basic', slug, lang: 'ts', code: TS } as ExampleCode;
  return { name, tab: { page: 'Knob', examples: { [slug]: code }, bindings: {}, files: {}, styles: [] } };
}

/** Fake of the converter worker, which runs on the main thread. */
export class Converter {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(code: string): void {
    void convertToJavaScript(code).then(
      (result) => this.onmessage?.({ data: { kind: 'done', result } }),
      () => this.onmessage?.({ data: { kind: 'refused', message: 'It is wrong.' } })
    );
  }
}

/** Fake editor: a plain text field. */
export function createTextEditor(
  parent: HTMLElement,
  { code, label, onChange }: EditorOptions
): CodeEditor & { field: HTMLTextAreaElement } {
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', label);
  field.value = code;
  field.addEventListener('input', () => onChange(field.value));
  parent.append(field);
  return {
    field,
    cursor: () => field.selectionStart,
    replace: (changed) => {
      field.value = changed;
      onChange(changed);
    },
    setCode: (changed) => (field.value = changed),
    showFindings: vi.fn<CodeEditor['showFindings']>(),
    showProblem: (problem) => (field.ariaInvalid = problem && String(problem.line)),
    focus: () => field.focus(),
    select: (from, to) => field.setSelectionRange(from, to),
    destroy: () => field.remove()
  };
}

/** Fake preview frame; the test sends its results and console messages. */
export function manualPreview() {
  const runs: string[] = [];
  let observer: PreviewObserver | null = null;
  const preview = {
    run: (code: string) => {
      runs.push(code);
      observer?.onStart();
    },
    inspect: () => Promise.resolve([]),
    setEnvironment: vi.fn<LivePreview['setEnvironment']>(),
    close: vi.fn<LivePreview['close']>()
  };
  return {
    runs,
    preview,
    openPreview: (_place: HTMLElement, _tab: TabCode, _slug: string, observed: PreviewObserver): LivePreview => {
      observer = observed;
      return preview;
    },
    answer: (result: RunResult) => observer?.onResult(result),
    write: (text: string) => observer?.onConsole('log', text)
  };
}
