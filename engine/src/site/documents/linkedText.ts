import type { LinkedText, TextLink } from '../../ui/index.ts';
import type { TypeLink } from '../../reference/entry.ts';
import { layOutType } from './layOutType.ts';
import type { LinkType } from './typeLinks.ts';

/** Finds the address at which the site shows a token; null for other names. */
export type TokenAddress = (name: string) => string | null;

const WORD = /[A-Za-z_$][\w$]*/g;
const CUSTOM_PROPERTY = /--[\w-]+/g;

/** A type, laid out to be read, in which the names of the design system's own types lead to what explains them. */
export function linkedType(type: string, types: readonly TypeLink[], linkType: LinkType): LinkedText {
  const links = new Map(types.map(({ name, id }) => [name, linkType(id, name)]));
  return linkNames(layOutType(type), WORD, (name) => links.get(name) ?? null);
}

/** A value, in which the names of tokens lead to where the site shows them. */
export function linkedValue(value: string, tokenAddress: TokenAddress): LinkedText {
  return linkNames(value, CUSTOM_PROPERTY, (name) => {
    const href = tokenAddress(name);
    return href === null ? null : { text: name, href, definition: null };
  });
}

function linkNames(text: string, names: RegExp, linkOf: (name: string) => TextLink | null): LinkedText {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(names)) {
    const link = linkOf(name);
    if (link) {
      parts.push(text.slice(end, index), link);
      end = index + name.length;
    }
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
