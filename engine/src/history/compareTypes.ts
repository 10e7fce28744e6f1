const OPENING = '([{<';
const CLOSING = ')]}>';
const QUOTES = '"\'`';

/**
 * Returns the text of a type in a form that is the same for types that differ in nothing but how they are written: the
 * order of a union, quotes, the namespace of React, and spaces.
 * @param isOptional its values include `undefined` anyway
 */
export function typeForm(type: string, isOptional: boolean): string {
  const plain = type
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/\bJSX\.Element\b/g, 'ReactElement')
    .replace(/\bReactElement<any(?:, [^<>]*)?>/g, 'ReactElement')
    .replace(/\s+/g, ' ')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .trim();
  const members = unionMembers(plain).filter((member) => !(isOptional && member === 'undefined'));
  return [...new Set(members)].toSorted().join(' | ');
}

/** What nodes of React may be, in the form of `typeForm`. */
const NODES = new Set([
  'ReactElement',
  'ReactNode',
  'ReactPortal',
  'bigint',
  'boolean',
  'null',
  'number',
  'string',
  'undefined'
]);

/**
 * Tells if a type certainly accepts all that another one does: the members of its union, literals of them, and what nodes
 * of React may be. False if nobody knows, as for two functions.
 */
export function accepts(type: string, other: string): boolean {
  const members = new Set(unionMembers(typeForm(type, true)));
  const accepted = (member: string): boolean =>
    members.has(member) ||
    members.has('any') ||
    members.has('unknown') ||
    members.has(kindOf(member) ?? member) ||
    (members.has('ReactNode') && NODES.has(kindOf(member) ?? member));
  return unionMembers(typeForm(other, true)).every(accepted);
}

/** Tells if a type is a union of nothing but literals and plain types, so that it is certain which literals it accepts. */
export function isKnownType(type: string): boolean {
  return unionMembers(typeForm(type, true)).every((member) => PLAIN.has(member) || kindOf(member) !== null);
}

const PLAIN = new Set(['string', 'number', 'boolean', 'null', 'undefined']);

/** The type that a literal belongs to; null for other types. */
function kindOf(member: string): string | null {
  if (/^(?:'.*'|`.*`)$/.test(member)) {
    return 'string';
  }
  if (/^-?\d/.test(member)) {
    return 'number';
  }
  return member === 'true' || member === 'false' ? 'boolean' : null;
}

/** Splits a union outside of brackets and quotes. A function at its end is one member. */
function unionMembers(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < type.length; at++) {
    const char = type.charAt(at);
    if (quote !== '') {
      quote = char === quote ? '' : quote;
    } else if (QUOTES.includes(char)) {
      quote = char;
    } else if (OPENING.includes(char)) {
      depth++;
    } else if (char === '=' && type.charAt(at + 1) === '>') {
      if (depth === 0) {
        break;
      }
      at++;
    } else if (CLOSING.includes(char)) {
      depth--;
    } else if (char === '|' && depth === 0) {
      members.push(type.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...members, type.slice(from).trim()].filter((member) => member !== '');
}
