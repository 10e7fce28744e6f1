import { type ChangedVariable, asCss, frameSheet, pageSheet } from './variableSheet.ts';

/** By id of their row. They hold as long as the page is shown. */
const changed = new Map<string, ChangedVariable>();

let style: HTMLStyleElement | null = null;
let onChange: () => void = () => undefined;

document.addEventListener('patternbook:leave', () => {
  changed.clear();
  apply();
});

/** Gives a property another value in all examples of the page; null for its own. */
export function changeVariable(row: string, variable: ChangedVariable | null): void {
  if (variable) {
    changed.set(row, variable);
  } else {
    changed.delete(row);
  }
  apply();
}

export function isChanged(row: string): boolean {
  return changed.has(row);
}

export function countChanged(): number {
  return changed.size;
}

export function changedCss(): string {
  return asCss([...changed.values()]);
}

/** Calls back whenever a value has changed; one caller. */
export function watchChanged(callback: () => void): void {
  onChange = callback;
}

/** Frames take theirs from the element (`lazy/preview/surroundings.ts`). */
function apply(): void {
  const variables = [...changed.values()];
  style ??= document.createElement('style');
  style.id = 'changed-variables';
  style.dataset['frames'] = frameSheet(variables);
  style.textContent = pageSheet(variables, isRootSelector);
  document.head.append(style);
  document.dispatchEvent(new Event('patternbook:variables'));
  onChange();
}

function isRootSelector(selector: string): boolean {
  try {
    return document.documentElement.matches(selector);
  } catch {
    return false;
  }
}
