import type { Fault, Fix } from './finding.ts';

/** A literal without escapes: what it stands for is what it says. */
const LITERAL = /(['"])((?:(?!\1)[^\\\n])*)\1|`[^`\\$]*`|-?\d[\w.]*|(?:true|false)\b/y;

/** Finds the part of a text that a change is about; null if the text says it in another way, such as with escapes. */
export function fixOf(text: string, { at, change }: Fault): Fix | null {
  switch (change?.kind) {
    case undefined:
      return null;
    case 'name':
      return text.startsWith(change.from, at) ? { from: at, to: at + change.from.length, text: change.to } : null;
    case 'value':
      return literalFix(text, at, () => (text[at - 1] === '=' ? change.to : change.to.replace(/^\{(.*)\}$/, '$1')));
    case 'specifier':
      return literalFix(text, at, ({ quote }) => quote && `${quote}${change.to}${quote}`);
    case 'style':
      return text.startsWith(change.from, at)
        ? { from: at, to: at + change.from.length, text: change.to }
        : literalFix(text, at, ({ quote, content }) =>
            quote === ''
              ? `'${change.to}'`
              : content.split(change.from).length === 2
                ? `${quote}${content.replace(change.from, () => change.to)}${quote}`
                : null
          );
  }
}

function literalFix(
  text: string,
  at: number,
  write: (literal: { quote: string; content: string }) => string | null
): Fix | null {
  LITERAL.lastIndex = at;
  const [found, quote = '', content = ''] = LITERAL.exec(text) ?? [];
  const written = found === undefined || found.startsWith('`') ? null : write({ quote, content });
  return found !== undefined && written ? { from: at, to: at + found.length, text: written } : null;
}
