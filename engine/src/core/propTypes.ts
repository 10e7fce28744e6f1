/** A row of a props table. */
export interface PropFacts {
  name: string;
  /** Source text of its type. */
  type: string;
  /** Source text of its default value; null or empty for none. */
  defaultValue: string | null;
}

const STRING_VALUE = /'([^'"\\]*)'|"([^'"\\]*)"/g;

/**
 * Returns the members of a union type, without `undefined`, `null`, and objects of constants (`typeof Variant`), whose values
 * are listed beside them, and which no one passes.
 */
export function unionMembers(type: string): string[] {
  return type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => !/^(undefined|null|typeof \w+)?$/.test(part));
}

/** Returns the values of a union of string literals in source order; an empty array for other types. */
export function choiceValues(type: string): string[] {
  const members = unionMembers(type);
  return members.every((member) => /^(['"])[^'"\\]*\1$/.test(member))
    ? [...type.matchAll(STRING_VALUE)].map(([, single, double]) => single ?? double ?? '')
    : [];
}

/**
 * Evaluates a default value: the content of a string literal, the name of an enum member; other source text unchanged.
 */
export function valueOfDefault({ type, defaultValue }: Pick<PropFacts, 'type' | 'defaultValue'>): string {
  const source = (defaultValue ?? '').replace(/^(['"])(.*)\1$/s, '$2');
  const member = /^\w+\.(\w+)$/.exec(source)?.[1];
  if (source === 'null' || source === 'undefined') {
    return '';
  }
  return choiceValues(type).find((value) => value === member) ?? source;
}
