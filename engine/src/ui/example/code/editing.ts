import type { CodeEditor } from '../../../live/editor/createEditor.ts';
import type { InsertedProp } from '../../../live/editor/insertProp.ts';
import type { JsxAttribute } from '../../../live/editor/jsxAttribute.ts';
import { openAround } from '../../openAround.ts';
import { isPlayground } from '../exampleSection.ts';
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

/** Restores the site's original code and its preview. */
export function resetCode(example: Example): void {
  const { original, sharedBy, editor } = example.get();
  if (original) {
    if (sharedBy !== null && sharedBy === location.hash) {
      // The address no longer matches the code.
      history.replaceState(history.state, '', `#${example.slug}`);
    }
    example.update({ keepsLanguage: true, conversion: null, sharedBy: null });
    setCode(example, original);
    editor?.focus();
  }
}

/** Whether code differs from the site's in both languages. */
export function isEdited({ original, converted }: ExampleState, { code }: Version): boolean {
  return code !== original?.code && code !== converted?.code;
}

/** Edited code runs debounced (`useEditedProgram`); the site's own code is shown at once. */
function setCurrent(example: Example, shown: Version): void {
  if (isEdited(example.get(), shown)) {
    example.update({ shown, edited: shown });
  } else {
    example.update({ shown, edited: null, program: example.get().variation ?? null, run: null });
    example.get().editor?.showProblem(null);
  }
}

/** Opens the code of an example. @returns its editor, once loaded; null if the reader leaves the page before */
export function openCode(example: Example): Promise<CodeEditor | null> {
  example.update({ isOpen: true });
  return example.when(({ editor }) => editor ?? undefined);
}

/** A property to try: its attribute, and a function that inserts it into code, which may have no place for it. */
export interface TriedProp {
  attribute: JsxAttribute;
  insert: (code: string) => InsertedProp | null;
}

/**
 * Shows an example on the page with a property: by the control of a playground, or else by inserting its attribute into the
 * code, where it is selected in the editor.
 * @returns false for code that has no place for it
 */
export async function tryProp(slug: string, { attribute, insert }: TriedProp): Promise<boolean> {
  const example = exampleOfPage(slug);
  const section = document.getElementById(slug);
  if (section) {
    openAround(section);
    section.scrollIntoView();
  }
  if (!example || (await isControlSet(example, attribute))) {
    return true;
  }
  const editor = await openCode(example);
  const { shown } = example.get();
  if (!editor || !shown) {
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

/** Sets the control of a playground, once it is hydrated. */
async function isControlSet(example: Example, attribute: JsxAttribute): Promise<boolean> {
  const setControl = isPlayground(example) && (await example.when((state) => state.setControl ?? undefined));
  return setControl ? setControl(attribute) : false;
}
