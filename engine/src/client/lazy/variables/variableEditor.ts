import { announce } from '../../announce.ts';
import { changeVariable, isChanged } from './changedVariables.ts';
import { hexColor, isWholeValue, layerOf } from './styleRules.ts';
import { RESET, addChangesBar } from './changesBar.ts';

/** Time after the last change of a value before it is said. */
const ANNOUNCE_MS = 600;

/** What a row of the table says. */
interface Row {
  selector: string;
  condition: string | null;
  property: string;
  /** The value that shows now: that of the theme. */
  value: string;
  isColor: boolean;
}

/**
 * Opens the field for a value in its row. Everything typed takes effect at once; Escape puts the row's own value back.
 * @param onClose called when the field goes and the focus with it
 */
export function openVariableEditor(row: HTMLTableRowElement, onClose: () => void): void {
  const { selector, condition, property, value: original, isColor } = readRow(row);
  const layer = layerOf(property);
  const { element, field, picker, note, reset } = createFields(property, isColor);
  const lifetime = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => announce(text), ANNOUNCE_MS);
  };
  const apply = (): void => {
    const value = field.value.trim();
    const fault = value === '' ? null : faultOf(value, isColor);
    note.textContent = fault ?? '';
    field.ariaInvalid = fault === null ? null : 'true';
    if (fault !== null) {
      say(fault);
      return;
    }
    const isOwn = value === '' || value === original;
    changeVariable(row.id, isOwn ? null : { selector, condition, property, value, layer });
    row.toggleAttribute('data-changed', !isOwn);
    reset.hidden = isOwn;
    say(isOwn ? `${property} has its own value again.` : `${property} is ${value} in the examples of this page.`);
    if (isColor) {
      picker.value = hexColor(isOwn ? original : value, picker);
    }
  };
  const close = (hasFocus: boolean): void => {
    field.value = original;
    apply();
    // The focus leaves with the element.
    lifetime.abort();
    element.remove();
    if (hasFocus) {
      onClose();
    }
  };

  field.value = original;
  field.addEventListener('input', apply);
  picker.addEventListener('input', () => {
    field.value = picker.value;
    apply();
  });
  reset.addEventListener('click', () => close(true));
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close(true);
    }
  });
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // Nothing was changed: there is nothing to keep the field for.
      if (!isChanged(row.id) && !element.contains(relatedTarget as Node | null) && document.hasFocus()) {
        close(false);
      }
    },
    { signal: lifetime.signal }
  );
  row.addEventListener(RESET, () => close(false), { signal: lifetime.signal });
  row.cells[2]?.append(element);
  const section = row.closest<HTMLElement>('[data-reference]');
  if (section) {
    addChangesBar(section);
  }
  if (isColor) {
    picker.value = hexColor(original, picker);
  }
  field.select();
  field.focus();
}

function readRow({ cells }: HTMLTableRowElement): Row {
  const [where, name, cell] = cells;
  const [selector = '', condition = null] = (where?.textContent ?? '').split('\n');
  const values = [...(cell?.querySelectorAll<HTMLElement>('summary [data-in], :scope > [data-in]') ?? [])];
  const shown = values.find((value) => getComputedStyle(value).display !== 'none');
  const source = shown ?? cell?.querySelector('summary') ?? cell;
  const color = shown?.classList.contains('pb-color') ?? source?.querySelector('.pb-color') !== null;
  return {
    selector,
    condition,
    property: name?.textContent ?? '',
    value: (source?.textContent ?? '').trim(),
    isColor: color
  };
}

/** Why a value can't be used; null for no reason. A property can hold any value, but a color should be one. */
function faultOf(value: string, isColor: boolean): string | null {
  if (!isWholeValue(value)) {
    return 'This is no complete value yet: the last one still holds.';
  }
  return isColor && !CSS.supports('color', value)
    ? 'This is no color that your browser knows: the last one still holds.'
    : null;
}

function createFields(property: string, isColor: boolean) {
  const element = document.createElement('div');
  const field = document.createElement('input');
  const picker = document.createElement('input');
  const reset = document.createElement('button');
  const note = document.createElement('p');
  element.className = 'pb-variable-editor';
  field.className = 'pb-reference-input';
  field.spellcheck = false;
  field.autocomplete = 'off';
  field.ariaLabel = `Value of ${property}`;
  note.className = 'pb-variable-note';
  picker.type = 'color';
  picker.ariaLabel = `Color of ${property}`;
  picker.hidden = !isColor;
  reset.type = 'button';
  reset.className = 'pb-row-offer';
  reset.textContent = 'Reset';
  reset.ariaLabel = `Reset ${property}`;
  reset.hidden = true;
  element.append(field, picker, reset, note);
  return { element, field, picker, note, reset };
}
