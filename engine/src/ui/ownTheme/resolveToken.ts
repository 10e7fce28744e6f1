import type { PublishedToken } from '../../core/publishedTokens.ts';
import { valueInTheme } from '../../core/valueInTheme.ts';
import { namesIn } from './expansion.ts';

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
    const published = token && valueInTheme(token, theme);
    const written = own ?? withReferences(published?.values[0] ?? published?.value);
    // Names that are no tokens, such as those of components, are known in the published value only.
    const isMadeOfOthers = written !== undefined && namesIn(written).some((each) => !tokens.has(each));
    const kept = own === undefined && isMadeOfOthers ? published?.value : null;
    const value = written === undefined ? null : (replace(written) ?? kept ?? null);
    resolved.set(name, value);
    return value;
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

/** Names in published values, which have replaced `var()` by the name in it. */
const BARE_NAME = /(?<!var\(\s*|[\w-])--[-\w]+/gi;

function withReferences(published: string | undefined): string | undefined {
  return published?.replaceAll(BARE_NAME, 'var($&)');
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
