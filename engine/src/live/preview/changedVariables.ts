import { type ChangedVariable, pageSheet } from './variableSheet.ts';

/** By id of their row. They hold as long as the page is shown. */
type ChangedVariables = ReadonlyMap<string, ChangedVariable>;

const NONE: ChangedVariables = new Map();

let changed = NONE;
let style: HTMLStyleElement | null = null;

const listeners = new Set<() => void>();

document.addEventListener('patternbook:leave', resetVariables);

/** The CSS variables to which the reader gave other values. */
export function changedVariables(): ChangedVariables {
  return changed;
}

/** Gives a variable another value in all examples of the page; null for its own. */
export function changeVariable(row: string, variable: ChangedVariable | null): void {
  const others = [...changed].filter(([id]) => id !== row);
  apply(new Map(variable ? [...others, [row, variable]] : others));
}

/** Gives all variables their own values again. */
export function resetVariables(): void {
  apply(NONE);
}

/** @returns stops */
export function watchVariables(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply(next: ChangedVariables): void {
  changed = next;
  const variables = [...changed.values()];
  style ??= document.createElement('style');
  style.id = 'changed-variables';
  style.textContent = pageSheet(variables, isRootSelector);
  document.head.append(style);
  listeners.forEach((listener) => listener());
}

function isRootSelector(selector: string): boolean {
  try {
    return document.documentElement.matches(selector);
  } catch {
    return false;
  }
}
