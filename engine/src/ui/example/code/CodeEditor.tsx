import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import * as texts from '../../../core/texts.ts';
import type { Example } from '../exampleStore.ts';
import { changeCode } from './editing.ts';
import { followFindings } from './followFindings.ts';
import { currentVersion } from './language.ts';

interface CodeEditorProps extends Editing {
  example: Example;
  label: string;
  /** Id of the hint on leaving the editor by keyboard. */
  describedBy: string;
}

/** CodeMirror with the code of an example. The store's `editor` is its handle for replacing the code. */
export function CodeEditor({ createEditor, language, example, label, describedBy }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const open = useEffectEvent((parent: HTMLElement) => {
    const { shown } = example.get();
    if (!shown) {
      return null;
    }
    const editor = createEditor(parent, {
      ...shown,
      language,
      label,
      describedBy,
      onChange: (code) => changeCode(example, code)
    });
    // Take over the focus from the text that the editor replaces.
    if (parent.parentElement?.contains(document.activeElement)) {
      editor.focus();
    }
    example.update({ editor });
    return editor;
  });
  useLayoutEffect(() => {
    const editor = host.current && open(host.current);
    const stopFollowing = followFindings(example);
    return () => {
      stopFollowing();
      example.update({ editor: null });
      editor?.destroy();
    };
  }, [example]);
  return <div ref={host} className="pb-code-editor" />;
}

type EditorModule = typeof import('../../../live/editor/createEditor.ts');

/** The editor's factory and its language. */
interface Editing {
  createEditor: EditorModule['createEditor'];
  language: Awaited<ReturnType<EditorModule['loadLanguage']>>;
}

interface LoadedCode {
  /** Load failure, with a retry function. */
  failure: { text: string; retry: () => void } | null;
  /** Null until loaded. */
  editing: Editing | null;
}

/** Loads the code of an example and its editor in parallel. */
export function useLoadedCode(example: Example): LoadedCode {
  const [text, setText] = useState<string | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    void loadEditing(example).then(setEditing, (error: unknown) =>
      setText(error instanceof Error ? error.message : String(error))
    );
  }, [example, attempt]);
  const retry = (): void => {
    setText(null);
    setAttempt((count) => count + 1);
  };
  return { failure: text === null ? null : { text, retry }, editing };
}

/** @throws (rejects) Error that says what could not be loaded */
async function loadEditing(example: Example): Promise<Editing> {
  const loading = import('../../../live/editor/createEditor.ts');
  loading.catch(() => undefined);
  try {
    const shown = example.get().shown ?? (await currentVersion(example));
    example.update({ shown });
  } catch (cause) {
    throw new Error(texts.codePanel.codeFailed, { cause });
  }
  try {
    const { createEditor, loadLanguage } = await loading;
    const language = await loadLanguage(example.get().shown?.lang ?? 'ts');
    return { createEditor, language };
  } catch (cause) {
    throw new Error(texts.codePanel.editorFailed, { cause });
  }
}
