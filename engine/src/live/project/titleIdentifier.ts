const NO_LETTERS = /[^\p{L}\p{Nd}]+/gu;

/**
 * A title as the name of a component: words joined, each with a capital; nothing before the first letter.
 * `2 lone cards` -> `LoneCards`.
 */
export function titleIdentifier(title: string): string {
  const words = title.replace(NO_LETTERS, ' ').trim().split(' ');
  const joined = words.map(capitalized).join('');
  const name = capitalized(joined.replace(/^\P{L}+/u, ''));
  return name === '' ? 'Example' : name;
}

/** Some letters have no capital of one sign: what comes with it is left out. */
function capitalized(word: string): string {
  const [first = '', ...rest] = word;
  return [first.toUpperCase().replace(NO_LETTERS, ''), ...rest].join('');
}
