import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { offsetAt, type Position } from '../../core/position.ts';
import type { CodeEditor } from '../../live/editor/createEditor.ts';
import type { LiveLanguage } from '../../model.ts';
import { PasteArea } from './PasteArea.tsx';
import { type ReaderFile, type FileKind, kindOf } from './readerFiles.ts';

type EditorModule = typeof import('../../live/editor/createEditor.ts');

/** The editor's factory and its language. */
export interface LoadedEditor {
  createEditor: EditorModule['createEditor'];
  language: Awaited<ReturnType<EditorModule['loadLanguage']>>;
}

const LANGUAGES: Record<FileKind, LiveLanguage> = { script: 'ts', html: 'html', css: 'ts' };

/** Loads the editor for a kind of files; null until then, and if that fails: the plain field does without it. */
export function useEditor(isWanted: boolean, kind: FileKind): LoadedEditor | null {
  const [loaded, setLoaded] = useState<{ kind: FileKind; editor: LoadedEditor } | null>(null);
  useEffect(() => {
    if (isWanted) {
      loadEditor(kind).then(
        (editor) => setLoaded({ kind, editor }),
        () => undefined
      );
    }
  }, [isWanted, kind]);
  return loaded?.kind === kind ? loaded.editor : null;
}

async function loadEditor(kind: FileKind): Promise<LoadedEditor> {
  const { createEditor, loadLanguage } = await import('../../live/editor/createEditor.ts');
  return { createEditor, language: kind === 'css' ? () => [] : await loadLanguage(LANGUAGES[kind]) };
}

/** What the list of findings does with the field. */
export interface FieldHandle {
  /** Moves the focus to a place in the code. */
  goTo: (place: Position) => void;
  /** Replaces the text, in one step that can be undone. */
  replace: (text: string) => void;
}

interface CodeFieldProps {
  file: ReaderFile;
  editor: LoadedEditor | null;
  /** Id of the text that explains the field. */
  describedBy: string;
  onChange: (text: string, isPasted: boolean) => void;
  ref: Ref<FieldHandle>;
}

/** The reader's code: a plain field, and an editor with marks once that has loaded. */
export function CodeField({ file, editor: loaded, describedBy, onChange, ref }: CodeFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<CodeEditor | null>(null);

  const open = useEffectEvent((parent: HTMLElement, { createEditor, language }: LoadedEditor): CodeEditor => {
    const opened = createEditor(parent, {
      code: file.text,
      lang: LANGUAGES[kindOf(file.name)],
      language,
      label: texts.checkCode.code,
      describedBy,
      onChange: (text) => onChange(text, false)
    });
    // Take over the focus from the field that the editor replaces.
    if (document.activeElement === field.current) {
      opened.focus();
    }
    return opened;
  });
  useLayoutEffect(() => {
    const opened = loaded && host.current ? open(host.current, loaded) : null;
    setEditor(opened);
    return () => opened?.destroy();
  }, [loaded]);

  // What was cleared goes on with an empty field.
  const isCleared = file.id > 0 && file.text === '';
  const takeFocus = useEffectEvent(() => isCleared && field.current?.focus());
  useEffect(() => void takeFocus(), []);

  const { answer } = file;
  useEffect(() => {
    if (editor) {
      editor.showFindings(answer?.text ?? '', answer?.result.findings ?? []);
      editor.showProblem(answer?.result.failure ?? null);
    }
  }, [editor, answer]);

  useImperativeHandle(ref, () => ({
    goTo(place) {
      const at = offsetAt(file.text, place);
      editor?.select(at, at);
      field.current?.setSelectionRange(at, at);
      (editor ?? field.current)?.focus();
    },
    replace(text) {
      if (editor) {
        editor.replace(text, Math.min(editor.cursor(), text.length));
      } else {
        onChange(text, false);
      }
    }
  }));

  return (
    <div className="pb-check-code" dir="ltr">
      {!editor && (
        <PasteArea
          label={texts.checkCode.code}
          placeholder={texts.checkCode.hint}
          describedBy={describedBy}
          rows={12}
          value={file.text}
          ref={field}
          onChange={onChange}
        />
      )}
      {loaded && <div ref={host} className="pb-code-editor" />}
    </div>
  );
}
