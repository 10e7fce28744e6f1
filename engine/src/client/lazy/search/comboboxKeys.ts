/** What the keys of a field with a list below it do. */
export interface ComboboxActions {
  /** Whether there is something to choose. */
  hasOptions(): boolean;
  move(to: 'next' | 'previous' | 'first' | 'last' | 'nextGroup' | 'previousGroup'): void;
  /** Goes to what stands below the field in place of options; false where there is nothing. */
  leaveDown(): void;
  /** Opens what is chosen, or will be, in the way that the modifiers ask for. @returns false when that is nothing */
  open(event: KeyboardEvent): boolean;
  /** Empties the field. @returns false when it stays as it is, and the key does something else */
  clear(): boolean;
}

/** Starts listening to the keys of a field (ARIA's pattern of a combobox with a list that filters itself). */
export function startComboboxKeys(input: HTMLInputElement, actions: ComboboxActions): void {
  input.addEventListener('keydown', (event) => {
    if (!event.isComposing && answersKey(event, input, actions)) {
      event.preventDefault();
    }
  });
}

/** @returns whether the key has done its work, so that the browser should do nothing */
function answersKey(event: KeyboardEvent, input: HTMLInputElement, actions: ComboboxActions): boolean {
  if (event.key === 'Enter') {
    return actions.open(event);
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
    return false;
  }
  if (event.key === 'Escape') {
    return actions.clear();
  }
  if (!actions.hasOptions()) {
    if (event.key === 'ArrowDown') {
      actions.leaveDown();
    }
    return event.key === 'ArrowDown';
  }
  const move = MOVES[event.key];
  if (move === undefined || isForCaret(event.key, input)) {
    return false;
  }
  actions.move(move);
  return true;
}

const MOVES: Readonly<Record<string, Parameters<ComboboxActions['move']>[0]>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'nextGroup',
  PageUp: 'previousGroup',
  Home: 'first',
  End: 'last'
};

/** Home and End move in the text first; in the list once they have nowhere to go there. */
function isForCaret(key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return (
    (key === 'Home' && (selectionStart !== 0 || selectionEnd !== 0)) ||
    (key === 'End' && (selectionStart !== value.length || selectionEnd !== value.length))
  );
}
