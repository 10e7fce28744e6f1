import { closingBracket, splitBefore, splitOutside } from '../../reference/cssVariables/references.ts';

/** Longer object types have a line for each member; shorter ones fit into two or three lines of a table's cell. */
const MAX_INLINE = 60;

/** From so many members of one type on, their names stand together before it. */
const MIN_SHARED = 3;

const INDENT = '  ';

/**
 * Lays out the text of a type so that people can read it: members of a long object type on lines of their own, and
 * neighbours with the same type, such as a value for each breakpoint, on one.
 */
export function layOutType(type: string): string {
  const open = type.length > MAX_INLINE ? firstObject(type) : type.length;
  if (open === type.length) {
    return type;
  }
  const close = closingBracket(type, open);
  return type.slice(0, open + 1) + layOutMembers(type.slice(open + 1, close)) + layOutType(type.slice(close));
}

/** Where the first object type begins that is no part of a function's parameters; the text's length for none. */
function firstObject(type: string): number {
  const [before = ''] = splitBefore(type, (at) => type[at] === '{');
  return type.startsWith('{') ? 0 : before.length;
}

function layOutMembers(text: string): string {
  const lines = shareTypes(splitOutside(text, ';').filter((member) => member !== ''));
  const [only = '', ...more] = lines;
  if (more.length === 0) {
    return ` ${only} `;
  }
  const indented = lines.map((line) => `${INDENT}${layOutType(line).replaceAll('\n', `\n${INDENT}`)};\n`);
  return `\n${indented.join('')}`;
}

/** Members, in which neighbours of the same type have become one: `a?, b?, c?: string`. */
function shareTypes(members: readonly string[]): string[] {
  const groups: { type: string; members: { name: string; text: string }[] }[] = [];
  for (const text of members) {
    const [name = '', ...rest] = splitOutside(text, ':');
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
