import type { KeyboardEvent } from 'react';

/** Returns the items of a menu. */
export function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

/**
 * Moves the focus in a menu by arrow keys, Home, End, and letters.
 * @param leave closes the menu, on Escape and Tab
 */
export function followMenuKeys(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    items.at(next % items.length)?.focus();
  } else if (isLetter(event)) {
    // The next entry that begins with it.
    const others = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    others.find(({ textContent }) => startsWith(textContent, event.key))?.focus();
  } else if (event.key === 'Escape') {
    event.preventDefault();
    leave();
  } else if (event.key === 'Tab') {
    leave();
  }
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

function startsWith(text: string | null, letter: string): boolean {
  return text?.trim().toLowerCase().startsWith(letter.toLowerCase()) === true;
}

/** Places a menu below its control, or above it if there is no room. */
export function placeMenu(menu: HTMLElement, control: HTMLElement): void {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const start = document.documentElement.dir === 'rtl' ? right - width : left;
  const most = document.documentElement.clientWidth - width;
  menu.style.left = `${Math.max(0, Math.min(start, most))}px`;
  menu.style.top = `${bottom + height > innerHeight ? top - height : bottom}px`;
}
