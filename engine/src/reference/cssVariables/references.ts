import { closingBracket, splitOutside } from './splitOutside.ts';

/** A `var()` of a value. */
export interface Reference {
  name: string;
  /** What stands after the comma; null without one. */
  fallback: ValuePart[] | null;
}

/** Text, or a reference in its place. */
export type ValuePart = string | Reference;

const REFERENCE = /(?<![\w-])var\(|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|url\((?!\s*["'])[^)]*\)/gi;

/** Takes a value apart at its `var()`s; those in strings and addresses are text. */
export function readReferences(value: string): ValuePart[] {
  const parts: ValuePart[] = [];
  let done = 0;
  const pattern = new RegExp(REFERENCE);
  for (let match = pattern.exec(value); match; match = pattern.exec(value)) {
    if (!/^var\($/i.test(match[0])) {
      continue;
    }
    const open = match.index + match[0].length - 1;
    const close = closingBracket(value, open);
    parts.push(value.slice(done, match.index), readReference(value.slice(open + 1, close)));
    done = close + 1;
    pattern.lastIndex = done;
  }
  return [...parts, value.slice(done)].filter((part) => part !== '');
}

function readReference(inner: string): Reference {
  const [name = ''] = splitOutside(inner, ',');
  const comma = inner.indexOf(',');
  return { name, fallback: comma === -1 ? null : readReferences(inner.slice(comma + 1).trim()) };
}

/** Names of all properties that a value refers to, fallbacks included. */
export function referencedNames(parts: readonly ValuePart[]): string[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part.name, ...(part.fallback ? referencedNames(part.fallback) : [])]
  );
}

/** A value as people read it: names without `var()` around them, as far as they have no fallback. */
export function displayParts(parts: readonly ValuePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') {
        return part;
      }
      return part.fallback === null ? part.name : `var(${part.name}, ${displayParts(part.fallback)})`;
    })
    .join('');
}
