/** The text that stands in place of a preview that failed: `Name: message` (requirement 8.3). */
export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Replaces what is in `root` by the error's text. */
export function showError(root: HTMLElement, error: unknown): void {
  const text = document.createElement('pre');
  text.className = 'pb-preview-error';
  text.setAttribute('role', 'alert');
  text.textContent = errorText(error);
  root.replaceChildren(text);
}
