import type { FrameFocus } from './frameFocus.ts';
import { isFocusable, isRadio, isSameGroup, nextTabStop } from './tabOrder.ts';
import { enterText, isTextField } from './textField.ts';

const PRESSED_BY_ENTER = 'a[href], button, summary, input:is([type=button], [type=submit], [type=reset], [type=image])';
const PRESSED_BY_SPACE =
  'button, summary, input:is([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])';

/**
 * Presses a key in the document of an example. Events of scripts cause none of the browser's own actions, so this adds
 * those that components rely on: Tab, Enter, and Space, arrow keys in groups of radio buttons and native selects, and
 * letters in text fields. Other keys only reach the handlers of the example.
 * @param combination `KeyboardEvent.key` with modifiers, such as `Shift+Tab`; the space bar is `Space`
 */
export function pressKey(focus: FrameFocus, combination: string): void {
  const names = combination.split('+');
  const name = names.pop() ?? '';
  const key = name === 'Space' ? ' ' : name;
  const modifiers = {
    shiftKey: names.includes('Shift'),
    ctrlKey: names.includes('Control'),
    altKey: names.includes('Alt'),
    metaKey: names.includes('Meta')
  };
  const send = (type: string): boolean => {
    const init = { key, code: codeOf(name), bubbles: true, cancelable: true, composed: true, ...modifiers };
    return targetOf(focus).dispatchEvent(new focus.window.KeyboardEvent(type, init));
  };
  const pressed = focus.element;
  const isUnhandled = send('keydown');
  if (isUnhandled) {
    actOnKeyDown(focus, key, modifiers.shiftKey);
  }
  if (send('keyup') && isUnhandled && key === ' ' && pressed !== null && focus.element === pressed) {
    if (pressed.matches(PRESSED_BY_SPACE)) {
      pressed.click();
    }
  }
}

function targetOf({ element, window }: FrameFocus): Element {
  return element ?? window.document.body;
}

function codeOf(name: string): string {
  return /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name;
}

function actOnKeyDown(focus: FrameFocus, key: string, isShifted: boolean): void {
  const { element } = focus;
  if (key === 'Tab') {
    focus.move(nextTabStop(focus.window.document, element, isShifted));
  } else if (element === null) {
    return;
  } else if (key === 'Enter') {
    pressEnter(element);
  } else if (isTextField(element)) {
    enterText(element, key);
  } else if (key.startsWith('Arrow')) {
    const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
    if (isRadio(element)) {
      chooseRadio(focus, element, step);
    } else if (element.matches('select')) {
      chooseOption(element, step);
    }
  }
}

/** Enter presses links and buttons, and submits the form of a field. */
function pressEnter(element: HTMLElement): void {
  if (element.matches(PRESSED_BY_ENTER)) {
    element.click();
  } else if (element.matches('input')) {
    element.form?.requestSubmit();
  }
}

/** Arrow keys move within a group of radio buttons, past its ends, and check the one that they come to. */
function chooseRadio(focus: FrameFocus, radio: HTMLInputElement, step: 1 | -1): void {
  const all = [...focus.window.document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const group = all.filter((other) => isSameGroup(other, radio) && isFocusable(other));
  const next = group.at((group.indexOf(radio) + step) % group.length);
  if (next) {
    focus.move(next);
    next.click();
  }
}

function chooseOption(select: HTMLSelectElement, step: 1 | -1): void {
  const enabled = [...select.options].filter(({ disabled }) => !disabled);
  const [selected] = select.selectedOptions;
  const next = enabled[(selected ? enabled.indexOf(selected) : -1) + step];
  if (next) {
    select.value = next.value;
    for (const type of ['input', 'change']) {
      select.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
