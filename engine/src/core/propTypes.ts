/** What a table says of a property. */
export interface PropFacts {
  name: string;
  /** Source text of its type. */
  type: string;
  /** Source text of its default; null or empty for none. */
  defaultValue: string | null;
}

const STRING_VALUE = /'([^'"\\]*)'|"([^'"\\]*)"/g;

/** Members of a union type; what can be left out is no value. */
export function unionMembers(type: string): string[] {
  return type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'undefined' && part !== 'null');
}

/** Values of a type that is a choice of strings, in its order; none for other types. */
export function choiceValues(type: string): string[] {
  const members = unionMembers(type);
  return members.every((member) => /^(['"])[^'"\\]*\1$/.test(member))
    ? [...type.matchAll(STRING_VALUE)].map(([, single, double]) => single ?? double ?? '')
    : [];
}

/** The default as a value: the text of a string, the name of an enum's member; other source as it is. */
export function valueOfDefault({ type, defaultValue }: Pick<PropFacts, 'type' | 'defaultValue'>): string {
  const source = (defaultValue ?? '').replace(/^(['"])(.*)\1$/s, '$2');
  const member = /^\w+\.(\w+)$/.exec(source)?.[1];
  if (source === 'null' || source === 'undefined') {
    return '';
  }
  return choiceValues(type).find((value) => value === member) ?? source;
}
