/** Has screen readers say a text. Behind an open dialog they would not: it has a place of its own for that. */
export function announce(text: string): void {
  const announcer = document.querySelector('dialog[open] .pb-announcer') ?? document.querySelector('#announcer');
  if (announcer) {
    announcer.textContent = text;
  }
}
