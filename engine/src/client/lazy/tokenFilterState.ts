import { anchorOf } from '../anchor.ts';

/** What the reader has narrowed the list to: the form's fields that hold something, by their names. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const filled = fieldsOf(form).filter((field) =>
    field.type === 'checkbox' ? field.checked : field.value.trim() !== ''
  );
  return new URLSearchParams(filled.map(({ name, value }) => [name, value.trim()]));
}

/** Sets the form to what an address says; values that it doesn't offer are left out. */
export function fillForm(form: HTMLFormElement, state: URLSearchParams): void {
  for (const field of fieldsOf(form)) {
    if (field.type === 'checkbox') {
      field.checked = state.has(field.name, field.value);
    } else if (field.value.trim() !== (state.get(field.name) ?? '')) {
      // Only then: setting a value moves the cursor.
      field.value = state.get(field.name) ?? '';
    }
  }
}

export function clearFilter(form: HTMLFormElement): void {
  fillForm(form, new URLSearchParams());
}

/**
 * Has the address say what the form holds, in the history's present entry.
 * @param isShown whether the filter leaves an element; the address names no part of the page that it doesn't
 */
export function writeAddress(form: HTMLFormElement, isShown: (target: Element) => boolean): void {
  const url = new URL(location.href);
  for (const { name } of fieldsOf(form)) {
    url.searchParams.delete(name);
  }
  for (const [name, value] of readForm(form)) {
    url.searchParams.append(name, value);
  }
  const target = anchorOf(url.hash);
  if (target && !isShown(target)) {
    url.hash = '';
  }
  if (url.href !== location.href) {
    history.replaceState(history.state, '', url);
  }
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')];
}
