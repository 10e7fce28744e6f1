import type { FrameFocus } from './frameFocus.ts';
import { isFocusable, isRadio, isSameGroup, nextTabStop } from './tabOrder.ts';
import { enterText, isNumberField, isTextField, stepNumber } from './textField.ts';

const PRESSED_BY_ENTER = 'a[href], button, summary, input:is([type=button], [type=submit], [type=reset], [type=image])';
const PRESSED_BY_SPACE =
  'button, summary, input:is([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])';

/**
 * Presses a key in the document of an example. Events of scripts cause none of the browser's own actions, so this adds
 * those that components rely on: Tab, Enter, and Space, arrow keys in groups of radio buttons, native selects, and number
 * fields, and letters in fields and native selects. Other keys only reach the handlers of the example.
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
  } else if (isNumberField(element) && (key === 'ArrowUp' || key === 'ArrowDown')) {
    stepNumber(element, key === 'ArrowUp' ? 1 : -1);
  } else if (isTextField(element)) {
    enterText(element, key);
  } else if (isSelect(element) && key.length === 1 && key !== ' ') {
    chooseByLetter(element, key);
  } else if (key.startsWith('Arrow')) {
    const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
    if (isRadio(element)) {
      chooseRadio(focus, element, step);
    } else if (isSelect(element)) {
      chooseOption(element, step);
    }
  }
}

function isSelect(element: Element): element is HTMLSelectElement {
  return element.matches('select');
}

/** Enter presses links and buttons, begins a line in a field of several, and submits the form of another field. */
function pressEnter(element: HTMLElement): void {
  if (element.matches(PRESSED_BY_ENTER)) {
    element.click();
  } else if (element.matches('textarea') && isTextField(element)) {
    enterText(element, '\n');
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
  choose(select, enabled[(selected ? enabled.indexOf(selected) : -1) + step]);
}

/** A letter selects the next option that starts with it, past the end of the list. */
function chooseByLetter(select: HTMLSelectElement, letter: string): void {
  const options = [...select.options];
  const after = select.selectedIndex + 1;
  const inTurn = [...options.slice(after), ...options.slice(0, after)];
  choose(
    select,
    inTurn.find(({ disabled, text }) => !disabled && text.trim().toLowerCase().startsWith(letter.toLowerCase()))
  );
}

function choose(select: HTMLSelectElement, option: HTMLOptionElement | undefined): void {
  if (option) {
    select.value = option.value;
    for (const type of ['input', 'change']) {
      select.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
