import type { Problem } from '../../model.ts';
import type { ChangeKind, ChangeLog, LoggedVersion, Change } from './changeLog.ts';
import { codeLines } from '../markdown/codeRanges.ts';
import { warning } from '../problem.ts';

const HEADING = /^(#{1,6})\s+(.*?)\s*$/;
/** `[1.2.3](address) (2025-01-31)`, `package@1.2.3`, `v1.2.3 - 2025-01-31` */
const VERSION = /^\[?(?:[^\s[\]()]*@)?v?(\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?)\]?(?:\((\S+?)\))?(?=$|[\s:])(.*)$/;
const DATE = /\b(\d{4}-\d{2}-\d{2})\b/;
const TITLE = /^(change ?log|release notes|history)$/i;
const UNRELEASED = /^\[?unreleased\b/i;
const ITEM = /^[*+-]\s+(.*)$/;
const NESTED_ITEM = /^\s+[*+-]\s/;

/** What headings within a version call the kinds; any other heading stands for other changes. */
const KINDS: readonly [RegExp, ChangeKind][] = [
  [/breaking|^major changes$/i, 'breaking'],
  [/^(new )?features?$|^added$|^enhancements?$|^minor changes$/i, 'feature'],
  [/^(bug )?fix(es)?$|^fixed$|^patch changes$/i, 'fix']
];

/**
 * Reads a change log as tools write them from commits (conventional-changelog, lerna, changesets) and people by the
 * same pattern (Keep a Changelog): a heading for each version, below it a heading for each kind with a list. What it
 * can't place is a problem with its line, never an error.
 * @param file for problems
 */
export function parseChangeLog(text: string, file: string): ChangeLog {
  const reader = new LogReader(file);
  const lines = text.split(/\r?\n/);
  const isCode = codeLines(lines.join('\n'));
  for (const [index, line] of lines.entries()) {
    if (isCode.has(index)) {
      reader.closeEntry();
    } else {
      reader.line(line, index + 1);
    }
  }
  reader.closeEntry();
  const { versions, problems } = reader;
  return { versions, problems: versions.length > 0 ? problems : [...problems, withoutVersions(file)] };
}

/** Takes the lines of a change log, without those of its code. */
class LogReader {
  readonly versions: LoggedVersion[] = [];
  readonly problems: Problem[] = [];
  readonly #file: string;
  /** Whose entries follow; null outside of all versions. */
  #version: LoggedVersion | null = null;
  #kind: ChangeKind = 'other';
  /** Lines of the entry that may go on. */
  #entry: string[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  line(line: string, number: number): void {
    const [, marks, title = ''] = HEADING.exec(line) ?? [];
    const [, item] = ITEM.exec(line) ?? [];
    if (marks !== undefined) {
      this.closeEntry();
      this.#heading(headingPlace(title, marks.length), title, number);
    } else if (item !== undefined) {
      this.closeEntry();
      this.#entry = [item.trim()];
    } else if (line.trim() === '' || NESTED_ITEM.test(line)) {
      this.closeEntry();
    } else if (this.#entry.length > 0) {
      this.#entry.push(line.trim());
    }
  }

  closeEntry(): void {
    const entry = this.#entry.join(' ');
    if (this.#version !== null && entry !== '') {
      this.#version.changes.push({ kind: this.#kind, ...parseChange(entry) });
    }
    this.#entry = [];
  }

  #heading(place: HeadingPlace, title: string, number: number): void {
    this.#kind = place.is === 'kind' ? place.kind : 'other';
    if (place.is === 'version') {
      this.#version = place.version;
      this.versions.push(place.version);
    } else if (place.is !== 'kind') {
      this.#version = null;
    }
    if (place.is === 'unknown') {
      const message = `The heading "${title}" names no version; what stands below it is left out.`;
      this.problems.push(warning('change-log-heading', message, { file: this.#file, line: number }));
    }
  }
}

type HeadingPlace =
  | { is: 'version'; version: LoggedVersion }
  | { is: 'kind'; kind: ChangeKind }
  /** The title of the log, or what is not released. */
  | { is: 'outside' }
  | { is: 'unknown' };

/** @param level headings of kinds are deeper than the first two */
function headingPlace(title: string, level: number): HeadingPlace {
  const [, version, href, rest = ''] = VERSION.exec(title) ?? [];
  if (version !== undefined && level <= 3) {
    return { is: 'version', version: { version, href: href ?? null, date: DATE.exec(rest)?.[1] ?? null, changes: [] } };
  }
  if (TITLE.test(title) || UNRELEASED.test(title)) {
    return { is: 'outside' };
  }
  const kind = KINDS.find(([pattern]) => pattern.test(title))?.[1];
  return level > 2 || kind !== undefined ? { is: 'kind', kind: kind ?? 'other' } : { is: 'unknown' };
}

function withoutVersions(file: string): Problem {
  return warning(
    'change-log-unreadable',
    'The change log has no heading that names a version.',
    { file },
    'Its changes are missing from the release notes.'
  );
}

/** `**scope:** what changed` */
const SCOPED = /^\*\*([^*]+?):?\*\*:?\s+/;
/** A link at the end, in parentheses or after "closes". */
const LAST_LINK = /[\s,]*(?:\b(?:closes|fixes|resolves)\s+)?\(?\[([^\]]*)\]\(([^()\s]+)\)\)?\s*$/i;
const INNER_LINK = /\[([^\]]*)\]\([^()\s]*\)/g;
const EMPHASIS = /(\*\*|__)(.+?)\1/g;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** Reads the text of an entry, without the mark of its list item. */
function parseChange(entry: string): Omit<Change, 'kind'> {
  const scope = SCOPED.exec(entry);
  const { text, links } = takeLinks(scope === null ? entry : entry.slice(scope[0].length));
  return { scope: scope?.[1]?.trim() ?? null, text, links };
}

/** Sets the links at the end of a text apart; others become their text. */
function takeLinks(text: string): Pick<Change, 'text' | 'links'> {
  const links: Change['links'] = [];
  let rest = text.trim();
  for (let link = LAST_LINK.exec(rest); link !== null && link.index > 0; link = LAST_LINK.exec(rest)) {
    const [, name = '', href = ''] = link;
    if (/^https?:/.test(href)) {
      links.unshift({ text: name, href });
    }
    rest = rest.slice(0, link.index);
  }
  const plain = rest.replace(INNER_LINK, '$1').replace(EMPHASIS, '$2').replace(ESCAPED, '$1');
  return { text: plain.trim(), links };
}
