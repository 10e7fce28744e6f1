import type { Token } from '../../reference/tokens/schema.ts';

/** What the browser reads of a token (`/api/tokens.json`). */
export type PublishedToken = Pick<Token, 'name' | 'value' | 'values' | 'themes'>;

/** Values as the reader overrides them, by name. */
type Overrides = ReadonlyMap<string, string>;

const VAR = /var\(/i;
const LIGHT_DARK = /^light-dark\(/i;

/**
 * Returns functions that resolve tokens in one theme of the site, with a reader's overrides.
 * @param theme name of the theme
 */
export function tokenResolver(
  tokens: ReadonlyMap<string, PublishedToken>,
  { name: theme, colorScheme }: { name: string; colorScheme: 'light' | 'dark' },
  overrides: Overrides
): (name: string) => string | null {
  const resolved = new Map<string, string | null>();

  const resolve = (name: string): string | null => {
    const known = resolved.get(name);
    if (known !== undefined) {
      return known;
    }
    // For circular references, which have no value.
    resolved.set(name, null);
    const own = overrides.get(name);
    const token = tokens.get(name);
    const published = token && (token.themes[theme] ?? token);
    const written = own ?? published?.values[0] ?? published?.value;
    // A name that is no token, such as one of a component, is known in the published value only.
    const value = written === undefined ? null : (replace(written) ?? (own === undefined ? published?.value : null));
    resolved.set(name, value ?? null);
    return value ?? null;
  };

  /** Replaces `var()`, and `light-dark()` around the whole value; null if a name has no value. */
  const replace = (value: string): string | null => {
    const start = value.search(VAR);
    if (start >= 0) {
      const call = argumentsAt(value, start + 'var'.length);
      const [name = '', ...fallback] = call?.parts ?? [];
      const inner = resolve(name.trim()) ?? (fallback.length > 0 ? replace(fallback.join(',').trim()) : null);
      return call && inner !== null ? replace(value.slice(0, start) + inner + value.slice(call.end)) : null;
    }
    const choice = LIGHT_DARK.test(value) ? argumentsAt(value, 'light-dark'.length) : null;
    return choice?.end === value.length ? (choice.parts[colorScheme === 'dark' ? 1 : 0]?.trim() ?? null) : value.trim();
  };
  return resolve;
}

/** Splits what is in the brackets at an index at its commas; null if they aren't closed. */
function argumentsAt(text: string, start: number): { parts: string[]; end: number } | null {
  const parts: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth === 0 || (depth === 1 && character === ',')) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
    if (depth === 0) {
      return { parts, end: index + 1 };
    }
  }
  return null;
}
