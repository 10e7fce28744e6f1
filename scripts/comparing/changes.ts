import { extname } from 'node:path';

/** A place at which two versions of a file differ. */
export interface Change {
  /** What is changed, such as an attribute or a field, without its value. */
  kind: string;
  /** Null if it isn't there. */
  before: string | null;
  after: string | null;
}

/**
 * Lists the changes between two versions of a file. Documents are compared by tags and texts, data by fields, and other
 * files as a whole.
 * @param name of the file; it decides how it is read
 * @param before null if the file is new
 * @param after null if the file is gone
 */
export function changesIn(name: string, before: string | null, after: string | null): Change[] {
  const type = extname(name) || name;
  if (before === null || after === null) {
    const kind = before === null ? 'new file' : 'removed file';
    return [{ kind: `${type}: ${kind}`, before: null, after: null }];
  }
  switch (type) {
    case '.html':
      return tokenChanges(htmlTokens(before), htmlTokens(after), `${type}: `);
    case '.json':
      return tokenChanges(fields(JSON.parse(before), ''), fields(JSON.parse(after), ''), `${type}: `);
    default:
      return [{ kind: `${type}: content`, ...around(before, after) }];
  }
}

/** A part of a file, with its kind. */
interface Token {
  kind: string;
  text: string;
}

const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;
const ATTRIBUTE = /\s([\w:-]+)(?:="[^"]*")?/g;

/** Splits a document into tags, which are of the kind of their name and attributes, and the texts after them. */
function htmlTokens(html: string): Token[] {
  let last = '';
  return (html.match(TAG_OR_TEXT) ?? []).map((text) => {
    if (!text.startsWith('<')) {
      return { kind: `text after <${last}>`, text };
    }
    last = /^<\/?[\w-]*/.exec(text)?.[0].slice(1) ?? '';
    const attributes = [...text.matchAll(ATTRIBUTE)].map(([, attribute = '']) => attribute).toSorted();
    return { kind: `<${[last, ...attributes].join(' ')}>`, text };
  });
}

/** Lists the values of data, which are of the kind of their path. */
function fields(data: unknown, path: string): Token[] {
  if (Array.isArray(data)) {
    return data.flatMap((item) => fields(item, `${path}[]`));
  }
  return typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([key, value]) => fields(value, path === '' ? key : `${path}.${key}`))
    : [{ kind: path, text: JSON.stringify(data) }];
}

/**
 * Compares the tokens that only one of two lists has: in pairs, if they may be changed ones, since there are as many of
 * them; otherwise one by one.
 */
function tokenChanges(before: readonly Token[], after: readonly Token[], start: string): Change[] {
  const [removed, added] = [without(before, after), without(after, before)];
  if (removed.length === 0 && added.length === 0) {
    return [{ kind: `${start}order`, before: null, after: null }];
  }
  if (removed.length === added.length) {
    return removed.map((was, index) => {
      const { kind, text } = added[index] ?? was;
      return { kind: start + (was.kind === kind ? kind : `${was.kind} → ${kind}`), before: was.text, after: text };
    });
  }
  return [
    ...removed.map(({ kind, text }) => ({ kind: `${start}removed ${kind}`, before: text, after: null })),
    ...added.map(({ kind, text }) => ({ kind: `${start}new ${kind}`, before: null, after: text }))
  ];
}

/** Returns the tokens of a list without as many equal ones as another list has. */
function without(tokens: readonly Token[], others: readonly Token[]): Token[] {
  const counts = new Map<string, number>();
  for (const { text } of others) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return tokens.filter(({ text }) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}

/** Characters before the first difference, and after it. */
const CONTEXT = 60;

function around(before: string, after: string): Pick<Change, 'before' | 'after'> {
  let at = 0;
  while (at < before.length && before[at] === after[at]) {
    at++;
  }
  const [start, end] = [Math.max(0, at - CONTEXT), at + CONTEXT];
  return { before: before.slice(start, end), after: after.slice(start, end) };
}
