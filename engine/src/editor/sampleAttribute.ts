import type { JsxAttribute } from './insertProp.ts';

/** What a table says of a property. */
export interface PropFacts {
  name: string;
  /** Source text of its type. */
  type: string;
  /** Source text of its default; empty for none. */
  defaultValue: string;
}

const STRING_VALUE = /'([^'"\\]*)'|"([^'"\\]*)"/g;
const TEXT_TYPE = /^(?:string|(?:React\.)?ReactNode|(?:React\.)?ReactNode\[\])$/;

/**
 * An attribute that shows what a property does, with a value unlike its default; null where the type asks for more
 * than can be made up.
 */
export function sampleAttribute({ name, type, defaultValue }: PropFacts): JsxAttribute | null {
  const parts = membersOf(type);
  const has = (part: string): boolean => parts.includes(part);
  if (!/^[A-Za-z_][\w-]*$/.test(name)) {
    return null;
  }
  const values = stringValues(type);
  if (values.length > 0 && parts.every((part) => /^['"]/.test(part) || part === 'string')) {
    const value = values.find((each) => each !== unquoted(defaultValue)) ?? values[0];
    return value === undefined ? null : { name, value: `"${value}"` };
  }
  if (has('boolean') || (has('true') && has('false'))) {
    return { name, value: defaultValue === 'true' ? '{false}' : null };
  }
  if (parts.some((part) => TEXT_TYPE.test(part))) {
    return { name, value: `"${name}"` };
  }
  if (has('number')) {
    return { name, value: `{${defaultValue === '1' ? 2 : 1}}` };
  }
  return isFunction(type) ? { name, value: '{() => console.log(' + `'${name}'` + ')}' } : null;
}

/** Values of a type that is a choice of strings, in its order. */
export function stringValues(type: string): string[] {
  return [...type.matchAll(STRING_VALUE)].map(([, single, double]) => single ?? double ?? '');
}

/** Members of a union, if there are several; what can be left out is no value. */
export function membersOf(type: string): string[] {
  return type
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'undefined' && part !== 'null');
}

function isFunction(type: string): boolean {
  return /^\(?\(.*\)\s*=>\s*void\)?$/s.test(type.trim());
}

/** Text of a string's source; other sources as they are. */
export function unquoted(source: string): string {
  return source.replace(/^(['"])(.*)\1$/s, '$2');
}
