/**
 * Notes what the reader entered into the fields of an island before its component is there: hydration may put back what
 * the page's HTML has.
 * @returns tells the component, once it answers to events, by sending each changed field's event again
 */
export function recordInput(host: HTMLElement): () => void {
  const replays = [
    ...[...host.querySelectorAll('select')].map(recordChoice),
    ...[...host.querySelectorAll<HTMLInputElement>(CHECKS)].map(recordCheck),
    ...[...host.querySelectorAll<TextField>(`input:not(${CHECKS}), textarea`)].map(recordText)
  ];
  return () => replays.forEach((replay) => replay?.());
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const CHECKS = '[type=checkbox], [type=radio]';

function recordChoice(field: HTMLSelectElement): (() => void) | null {
  const { selectedIndex } = field;
  const start = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(start, 0)) {
    return null;
  }
  return () => {
    field.selectedIndex = selectedIndex;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function recordCheck(field: HTMLInputElement): (() => void) | null {
  // Of radio buttons, the chosen one says all.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) {
    return null;
  }
  return () => {
    field.checked = field.defaultChecked;
    field.click();
  };
}

/**
 * React counts only values that differ from the last one that it saw, and it may have seen the entered one: the property
 * of the element, which React watches, is set to the old value, then that of the prototype to the new one.
 */
function recordText(field: TextField): (() => void) | null {
  const { value, defaultValue } = field;
  if (value === defaultValue) {
    return null;
  }
  return () => {
    const { selectionStart, selectionEnd } = field;
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
    if (selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
