import type { CodeEditor } from '../../../live/editor/createEditor.ts';
import type { InsertedProp } from '../../../live/editor/insertProp.ts';
import { type Example, type ExampleState, exampleOfPage } from '../exampleStore.ts';
import type { Version } from '../storedDrafts.ts';

/** Handles a change of the code in the editor. */
export function changeCode(example: Example, code: string): void {
  const { shown } = example.get();
  if (shown) {
    setCurrent(example, { code, lang: shown.lang });
  }
}

/** Replaces the code, also in the editor, where it can be undone. */
export function setCode(example: Example, { code, lang }: Version): void {
  example.get().editor?.setCode(code, lang);
  setCurrent(example, { code, lang });
}

/** Restores the site's original code and the page's own preview. */
export function resetCode(example: Example): void {
  const { original, sharedBy, editor } = example.get();
  if (original) {
    if (sharedBy !== null && sharedBy === location.hash) {
      // The address no longer matches the code.
      history.replaceState(history.state, '', `#${example.slug}`);
    }
    example.update({ keepsLanguage: true, conversion: null, sharedBy: null, playedWith: null });
    setCode(example, original);
    editor?.focus();
  }
}

/** Whether code differs from the site's in both languages. */
export function isEdited({ original, converted }: ExampleState, { code }: Version): boolean {
  return code !== original?.code && code !== converted?.code;
}

/** Edited code runs debounced (`useEditedProgram`); the site's own code shows the page's preview at once. */
function setCurrent(example: Example, shown: Version): void {
  if (isEdited(example.get(), shown)) {
    example.update({ shown, edited: shown });
  } else {
    example.update({ shown, edited: null, program: null, run: null });
    example.get().editor?.showProblem(null);
  }
}

/** Opens the code of an example. @returns its editor, once loaded; null if the reader leaves the page before */
export function openCode(example: Example): Promise<CodeEditor | null> {
  example.update({ isOpen: true });
  return example.when(({ editor }) => editor ?? undefined);
}

/**
 * Replaces the code of an example on the page by that of a playground, and runs it.
 * @param component of the playground
 */
export async function showProgram(slug: string, version: Version, component: string): Promise<void> {
  const example = exampleOfPage(slug);
  const editor = example && (await openAt(example));
  if (editor) {
    example.update({ sharedBy: null, playedWith: component });
    setCode(example, version);
    editor.focus();
  }
}

/**
 * Inserts an attribute into the code of an example on the page, selects it in the editor, and runs the code.
 * @param insert inserts the attribute; returns null if the code has no place for it
 * @returns false for such code
 */
export async function tryProp(slug: string, insert: (code: string) => InsertedProp | null): Promise<boolean> {
  const example = exampleOfPage(slug);
  const editor = example && (await openAt(example));
  const { shown } = example?.get() ?? {};
  if (!example || !editor || !shown) {
    return true;
  }
  const inserted = insert(shown.code);
  if (!inserted) {
    return false;
  }
  setCode(example, { code: inserted.code, lang: shown.lang });
  editor.select(inserted.from, inserted.to);
  editor.focus();
  return true;
}

function openAt(example: Example): Promise<CodeEditor | null> {
  document.getElementById(example.slug)?.scrollIntoView();
  return openCode(example);
}
