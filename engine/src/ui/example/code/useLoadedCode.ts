import { useEffect, useEffectEvent, useState } from 'react';

import type { Example } from '../exampleStore.ts';
import { currentVersion } from './language.ts';

type EditorModule = typeof import('../../../live/editor/createEditor.ts');

/** What an editor is made of. */
export interface Editing {
  createEditor: EditorModule['createEditor'];
  language: Awaited<ReturnType<EditorModule['loadLanguage']>>;
}

interface LoadedCode {
  /** What could not be loaded, and another try. */
  failure: { text: string; retry: () => void } | null;
  /** Null until it is there. */
  editing: Editing | null;
}

/** Fetches the code of an example, and at the same time its editor. */
export function useLoadedCode(example: Example): LoadedCode {
  const [text, setText] = useState<string | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);

  const load = useEffectEvent(async (): Promise<void> => {
    const loading = import('../../../live/editor/createEditor.ts');
    loading.catch(() => undefined);
    try {
      const shown = example.get().shown ?? (await currentVersion(example));
      example.update({ shown });
    } catch {
      setText('The code could not be loaded.');
      return;
    }
    try {
      const { createEditor, loadLanguage } = await loading;
      const language = await loadLanguage(example.get().shown?.lang ?? 'ts');
      setEditing({ createEditor, language });
    } catch {
      setText('The editor could not be loaded.');
    }
  });
  useEffect(() => void load(), [example]);

  const retry = (): void => {
    setText(null);
    void load();
  };
  return { failure: text === null ? null : { text, retry }, editing };
}
