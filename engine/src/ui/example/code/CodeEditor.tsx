import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import type { Example } from '../exampleStore.ts';
import { changeCode } from './editing.ts';
import type { Editing } from './useLoadedCode.ts';

interface CodeEditorProps extends Editing {
  example: Example;
  label: string;
  /** Id of what says how to leave it. */
  describedBy: string;
}

/** CodeMirror with the code of an example; other code comes to it through the store's `editor`. */
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
    // The reader may be in the text that it takes the place of.
    if (parent.parentElement?.contains(document.activeElement)) {
      editor.focus();
    }
    example.update({ editor });
    return editor;
  });
  useLayoutEffect(() => {
    const editor = host.current && open(host.current);
    return () => {
      example.update({ editor: null });
      editor?.destroy();
    };
  }, [example]);
  return <div ref={host} className="pb-code-editor" />;
}
