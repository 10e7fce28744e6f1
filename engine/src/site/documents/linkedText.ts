import { closingBracket, splitBefore, splitTopLevel } from '../../reference/cssVariables/references.ts';
import type { TypeLink } from '../../reference/entry.ts';
import type { LinkedText } from '../../ui/index.ts';
import { linkNames } from '../../ui/reference/linkNames.ts';
import type { LinkType } from './typeLinks.ts';

const WORD = /[A-Za-z_$][\w$]*/g;

/** Formats a type for reading, and links the names of the design system's own types to their documentation. */
export function linkedType(type: string, types: readonly TypeLink[], linkType: LinkType): LinkedText {
  const links = new Map(types.map(({ name, id }) => [name, linkType(id, name)]));
  return linkNames(layOutType(type), WORD, (name) => links.get(name) ?? null);
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
