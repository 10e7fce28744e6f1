type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELD =
  'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url], [type=password], [type=number])';

export function isTextField(element: Element): element is TextField {
  return element.matches(TEXT_FIELD);
}

/**
 * Enters a character at the end of a field, or deletes the last one with `Backspace`. Other keys change nothing.
 * @param key `KeyboardEvent.key`
 */
export function enterText(field: TextField, key: string): void {
  if (field.readOnly || (key.length > 1 && key !== 'Backspace')) {
    return;
  }
  setValue(field, key === 'Backspace' ? field.value.slice(0, -1) : field.value + key);
}

export function isNumberField(element: Element): element is HTMLInputElement {
  return element.matches('input[type=number]');
}

/** Raises or lowers the number by its step, within its limits. */
export function stepNumber(field: HTMLInputElement, direction: 1 | -1): void {
  if (!field.readOnly) {
    const stepped = field.cloneNode() as HTMLInputElement;
    stepped.value = field.value;
    if (direction > 0) {
      stepped.stepUp();
    } else {
      stepped.stepDown();
    }
    setValue(field, stepped.value);
  }
}

/** React overrides the property of the element, and would take its value for the known one. */
function setValue(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
