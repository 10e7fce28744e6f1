import { shortNumbers } from '../../core/shortNumbers.ts';
import { valueInTheme } from '../../core/valueInTheme.ts';
import { closingBracket, splitBefore, splitTopLevel } from '../../reference/cssVariables/references.ts';
import type { PublishedTheme } from '../../reference/design/themesFile.ts';
import type { ThemedValue, Value } from '../../reference/design/valueSchema.ts';
import type { TypeLink } from '../../reference/entry.ts';
import type { LinkedText, TextLink, ThemedValueView } from '../../ui/index.ts';
import type { LinkType } from './typeLinks.ts';

/** Returns the address at which the site shows a token; null for other names. */
export type TokenAddress = (name: string) => string | null;

const WORD = /[A-Za-z_$][\w$]*/g;
const CUSTOM_PROPERTY = /--[\w-]+/g;

/** Formats a type for reading, and links the names of the design system's own types to their documentation. */
export function linkedType(type: string, types: readonly TypeLink[], linkType: LinkType): LinkedText {
  const links = new Map(types.map(({ name, id }) => [name, linkType(id, name)]));
  return linkNames(layOutType(type), WORD, (name) => links.get(name) ?? null);
}

/** Links the names of tokens in a value to their place on the site. */
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

/**
 * Groups the resolved values of a custom property by theme; without codes of themes if all themes have the same value.
 * @param all the themes of the site
 * @param tokenAddress returns the addresses that resolution steps link to
 */
export function themedValuesView(
  themed: ThemedValue,
  all: readonly Pick<PublishedTheme, 'name' | 'code'>[],
  tokenAddress: TokenAddress
): ThemedValueView[] {
  const byValue = new Map<string, ThemedValueView & { themes: string[] }>();
  for (const { name, code } of all) {
    const own = valueInTheme<Value>(themed, name);
    const key = JSON.stringify([own.value, own.values]);
    const known = byValue.get(key) ?? {
      themes: [],
      value: shortNumbers(own.value),
      isColor: own.isColor,
      steps: own.values.map((step) => linkedValue(shortNumbers(step), tokenAddress))
    };
    known.themes.push(code);
    byValue.set(key, known);
  }
  const distinct = [...byValue.values()];
  return distinct.length === 1 ? distinct.map((each) => ({ ...each, themes: [] })) : distinct;
}

/** Longer object types get one line per member; shorter ones fit into two or three lines of a table cell. */
const MAX_INLINE = 60;

/** Minimum number of adjacent members of the same type that are merged into one line. */
const MIN_SHARED = 3;

const INDENT = '  ';

/**
 * Formats the text of a type for reading: members of a long object type on separate lines, except that adjacent
 * members of the same type, such as one value per breakpoint, share a line.
 */
export function layOutType(type: string): string {
  const open = type.length > MAX_INLINE ? firstObject(type) : type.length;
  if (open === type.length) {
    return type;
  }
  const close = closingBracket(type, open);
  return type.slice(0, open + 1) + layOutMembers(type.slice(open + 1, close)) + layOutType(type.slice(close));
}

/** Returns the index of the first object type outside function parameters; the text's length if there is none. */
function firstObject(type: string): number {
  const [before = ''] = splitBefore(type, (at) => type[at] === '{');
  return type.startsWith('{') ? 0 : before.length;
}

function layOutMembers(text: string): string {
  const lines = shareTypes(splitTopLevel(text, ';').filter((member) => member !== ''));
  const [only = '', ...more] = lines;
  if (more.length === 0) {
    return ` ${only} `;
  }
  const indented = lines.map((line) => `${INDENT}${layOutType(line).replaceAll('\n', `\n${INDENT}`)};\n`);
  return `\n${indented.join('')}`;
}

/** Merges adjacent members of the same type: `a?, b?, c?: string`. */
function shareTypes(members: readonly string[]): string[] {
  const groups: { type: string; members: { name: string; text: string }[] }[] = [];
  for (const text of members) {
    const [name = '', ...rest] = splitTopLevel(text, ':');
    const type = rest.join(': ');
    const last = groups.at(-1);
    if (last && last.type === type) {
      last.members.push({ name, text });
    } else {
      groups.push({ type, members: [{ name, text }] });
    }
  }
  return groups.flatMap(({ type, members: own }) =>
    own.length < MIN_SHARED ? own.map(({ text }) => text) : [`${own.map(({ name }) => name).join(', ')}: ${type}`]
  );
}
