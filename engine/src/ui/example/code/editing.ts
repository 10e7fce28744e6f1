import type { CodeEditor } from '../../../live/editor/createEditor.ts';
import type { InsertedProp } from '../../../live/editor/insertProp.ts';
import { type Example, type ExampleState, exampleOfPage } from '../exampleStore.ts';
import type { Version } from '../storedDrafts.ts';

/** Takes up what the reader has written. */
export function changeCode(example: Example, code: string): void {
  const { shown } = example.get();
  if (shown) {
    setCurrent(example, { code, lang: shown.lang });
  }
}

/** Shows other code, in the editor too, where undo takes it back. */
export function setCode(example: Example, { code, lang }: Version): void {
  example.get().editor?.setCode(code, lang);
  setCurrent(example, { code, lang });
}

/** Back to the code as the site has it, and to the page's own preview. */
export function resetCode(example: Example): void {
  const { original, sharedBy, editor } = example.get();
  if (original) {
    if (sharedBy !== null && sharedBy === location.hash) {
      // The address no longer says what the page shows.
      history.replaceState(history.state, '', `#${example.slug}`);
    }
    example.update({ keepsLanguage: true, conversion: null, sharedBy: null });
    setCode(example, original);
    editor?.focus();
  }
}

/** Whether code is the reader's own, and not the site's in one language or the other. */
export function isEdited({ original, converted }: ExampleState, { code }: Version): boolean {
  return code !== original?.code && code !== converted?.code;
}

/** Edited code runs a moment later (`useProgram`), the site's own is shown at once. */
function setCurrent(example: Example, shown: Version): void {
  if (isEdited(example.get(), shown)) {
    example.update({ shown, edited: shown });
  } else {
    example.update({ shown, edited: null, program: null, run: null });
    example.get().editor?.showProblem(null);
  }
}

/** Shows the code of an example. @returns its editor, once it is there */
export function openCode(example: Example): Promise<CodeEditor> {
  example.update({ isOpen: true });
  return example.when(({ editor }) => editor ?? undefined);
}

/** Shows another program in the editor of an example of the page, and runs it. */
export async function showProgram(slug: string, version: Version): Promise<void> {
  const example = exampleOfPage(slug);
  if (example) {
    const editor = await openAt(example);
    setCode(example, version);
    editor.focus();
  }
}

/**
 * Shows an example of the page with an attribute in the editor, and runs it.
 * @param insert gives the code the attribute; null for code that has no place for it
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

function openAt(example: Example): Promise<CodeEditor> {
  document.getElementById(example.slug)?.scrollIntoView();
  return openCode(example);
}
