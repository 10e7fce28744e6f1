/** The row of a reference table that the reader is at; null before they come to one. */
let row: HTMLTableRowElement | null = null;

const listeners = new Set<() => void>();

export function readerRow(): HTMLTableRowElement | null {
  return row;
}

/** Says that the reader has come to a row, or has left the page. */
export function moveReader(next: HTMLTableRowElement | null): void {
  row = next;
  listeners.forEach((listener) => listener());
}

export function watchReader(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
