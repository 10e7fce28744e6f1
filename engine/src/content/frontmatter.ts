import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

import type { Location, Problem, PropComponentReference } from '../model.ts';
import { GUIDANCE_SIZES } from '../core/config/guidance.ts';
import { nearestName } from '../core/names.ts';
import { error, warning } from './problem.ts';

/** A Markdown file split into its frontmatter and its body. */
interface SplitText {
  /** The YAML text. */
  yaml: string;
  /** Line of the file on which the YAML starts. */
  yamlLine: number;
  /** The body, with blank lines in place of the frontmatter to keep line numbers the same as in the file. */
  body: string;
}

/**
 * Splits off the frontmatter; null if the text does not start with one. Lenient about the end, since published files are
 * irregular there: any line that starts with `---` closes it, text after the dashes becomes the first line of the body,
 * and the end of the file closes it too. So does `...`, the mark of YAML itself.
 */
export function splitFrontmatter(text: string): SplitText | null {
  const lines = text.split('\n');
  if (!/^---\s*$/.test(lines[0] ?? '')) {
    return null;
  }
  const found = lines.findIndex((line, index) => index > 0 && END.test(line));
  const end = found === -1 ? lines.length : found;
  const blank = Array.from({ length: Math.min(end, lines.length) }, () => '');
  const closing = lines.slice(end, end + 1).map((line) => line.replace(/^(?:-+|\.\.\.)/, '').trim());
  return {
    yaml: lines.slice(1, end).join('\n'),
    yamlLine: 2,
    body: [...blank, ...closing, ...lines.slice(end + 1)].join('\n')
  };
}

const END = /^(?:---|\.\.\.\s*$)/;

/** Converts to Unix line endings and removes the byte order mark. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** A key of a frontmatter that the engine doesn't know. It may be for another tool. */
export interface UnknownKey {
  name: string;
  location: Location;
}

interface Reading {
  /** Null if the file cannot become a page: no valid YAML, or no usable `id` or `section`. */
  frontmatter: Frontmatter | null;
  /** All keys as written, those for other tools included. */
  data: Record<string, unknown>;
  problems: Problem[];
  unknownKeys: UnknownKey[];
}

type Locate = (path: readonly PropertyKey[]) => Location;

/**
 * Parses and validates the YAML of a frontmatter. Keys without a value count as absent. An invalid key is reported with
 * its location and dropped, so that the page can still be built where possible.
 */
export function readFrontmatter(split: SplitText, file: string): Reading {
  const { document, lines, data, error: thrown } = parseYaml(split.yaml);
  const locationOf = (offset: number): Location => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + split.yamlLine - 1, column: col };
  };
  // The others follow from the first.
  const [mistake] = document.errors;
  if (mistake) {
    return unreadable(syntaxProblem(mistake.message, locationOf(mistake.pos[0])));
  }
  if (thrown !== null) {
    return unreadable(syntaxProblem(thrown, { file, line: split.yamlLine }));
  }
  const locate: Locate = (path) => locationOf(offsetOf(document, path));
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const hint = 'Write one "key: value" a line, with at least an id.';
    return unreadable(error('frontmatter-empty', 'The frontmatter has no keys.', { file, line: 1 }, hint));
  }
  const present = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  const unknown = Object.keys(data).filter((key) => !KNOWN_KEYS.includes(key));
  return {
    ...validate(present, locate),
    data: present,
    unknownKeys: unknown.map((name) => ({ name, location: locate([name]) }))
  };
}

function unreadable(problem: Problem): Reading {
  return { frontmatter: null, data: {}, problems: [problem], unknownKeys: [] };
}

interface ParsedYaml {
  document: Document;
  lines: LineCounter;
  data: unknown;
  /** Why the document has no data, for instance an alias without an anchor; null if it has. */
  error: string | null;
}

/** Parses YAML as it is written or, if that is not valid, with the lines of flow sequences indented. */
function parseYaml(yaml: string): ParsedYaml {
  const written = parseText(yaml);
  if (written.document.errors.length === 0) {
    return written;
  }
  const indented = parseText(indentContinuations(yaml));
  return indented.document.errors.length < written.document.errors.length ? indented : written;
}

function parseText(yaml: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  try {
    return { document, lines, data: document.errors.length > 0 ? null : document.toJS(), error: null };
  } catch (problem) {
    return { document, lines, data: null, error: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** The start of a line that continues no flow sequence: spaces, a comment, an item, or a key. */
const OWN_LINE = /^(?:\s|#|$|- |(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*'|[^\s"'[\]{},#][^:\n]*?)\s*:(?:\s|$))/;

/** Indents the lines of a flow sequence, which YAML requires but authors often leave in the first column. */
function indentContinuations(yaml: string): string {
  return yaml
    .split('\n')
    .map((line) => (OWN_LINE.test(line) ? line : ` ${line}`))
    .join('\n');
}

function syntaxProblem(message: string, location: Location): Problem {
  return error(
    'frontmatter-syntax',
    `The frontmatter is not valid YAML: ${message}`,
    location,
    'Correct the YAML between the --- lines.'
  );
}

function validate(data: Record<string, unknown>, locate: Locate): Omit<Reading, 'unknownKeys' | 'data'> {
  const result = frontmatterSchema.safeParse(data);
  if (result.success) {
    return { frontmatter: result.data, problems: [] };
  }
  const problems = result.error.issues.map((issue) => valueProblem(issue, data, locate));
  const invalid = new Set(result.error.issues.map((issue) => issue.path[0]));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !invalid.has(key)));
  const usable = !invalid.has('section') && !invalid.has('subsection');
  return { frontmatter: (usable && frontmatterSchema.safeParse(rest).data) || null, problems };
}

function valueProblem(issue: z.core.$ZodIssue, data: Record<string, unknown>, locate: Locate): Problem {
  const key = issue.path.join('.');
  if (key === 'id' && data['id'] === undefined) {
    const hint = 'Name the page: add a line such as "id: Accordion".';
    return error('frontmatter-value', 'The frontmatter has no id.', { ...locate([]), line: 1, column: 1 }, hint);
  }
  const value = JSON.stringify(issue.path.reduce<unknown>(childOf, data));
  return error(
    'frontmatter-value',
    `Frontmatter key "${key}" ${issue.message}, but is ${value}.`,
    locate(issue.path),
    'Correct the value; until then the key is ignored.'
  );
}

function childOf(parent: unknown, key: PropertyKey): unknown {
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
}

/** Reports the unknown keys of frontmatters. @param ignored keys that are for other tools */
export function unknownKeyProblems(keys: readonly UnknownKey[], ignored: readonly string[]): Problem[] {
  const unknown = keys.filter(({ name }) => !ignored.includes(name));
  return unknown.map(({ name, location }) => {
    const nearest = nearestName(name, KNOWN_KEYS);
    const hint = nearest
      ? `Did you mean "${nearest}"?`
      : `Remove it, or add it to \`ignoredFrontmatter\` of the configuration; the known keys are ${KNOWN_KEYS.join(', ')}.`;
    return warning('frontmatter-unknown-key', `Frontmatter key "${name}" is not known.`, location, hint);
  });
}

/** Offset in the YAML text of the value at `path`, or of its nearest existing ancestor. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) ?? keyOf(document, path.slice(0, length));
    if (isNode(node) && node.range) {
      return node.range[0];
    }
  }
  return 0;
}

/** The key of a mapping's entry without a value, or of one that is no text. */
function keyOf(document: Document, path: readonly PropertyKey[]): unknown {
  const parent = document.getIn(path.slice(0, -1), true);
  return isMap(parent) ? parent.items.find(({ key }) => String(key) === path.at(-1))?.key : undefined;
}

/** One line, also of a text that is written over several. */
const text = z.string('must be text (put it in quotes)').overwrite((value) => value.trim().replace(/\s*\n\s*/g, ' '));
/** An empty text is none. */
const optionalText = text
  .transform((value) => value || null)
  .nullable()
  .default(null);
const flag = z.boolean('must be true or false').default(false);
const optionalNumber = z.number('must be a number').nullable().default(null);

const propComponent = z.union(
  [text, z.strictObject({ component: text, source: text.optional() })],
  'must be a component name or { component, source }'
);

/** Frontmatter keys of a page, with their defaults (requirement 3.5). */
const frontmatterSchema = z.object({
  id: text.min(1, 'must not be empty'),
  section: text.default(''),
  subsection: text.default(''),
  source: optionalText,
  tabName: optionalText,
  title: optionalText,
  cssPrefix: z
    .union([text.transform((prefix) => [prefix]), z.array(text)], 'must be text or a list of texts')
    .default([]),
  propComponents: z.array(propComponent, 'must be a list').default([]).transform(toReferences),
  functions: z.record(z.string(), z.array(text), 'must map files to lists of function names').default({}),
  beta: flag,
  deprecated: flag,
  template: flag,
  demo: flag,
  optIn: optionalText,
  newImplementationLink: optionalText,
  sortValue: optionalNumber,
  subsectionSortValue: optionalNumber,
  hideNavItem: flag,
  sourceLink: optionalText,
  draft: flag,
  card: optionalText,
  minutes: z.int('must be a whole number').positive('must be more than 0').nullable().default(null),
  prerequisites: optionalText,
  size: z.enum(GUIDANCE_SIZES, 'must be S, M, or L').nullable().default(null)
});

export type Frontmatter = z.output<typeof frontmatterSchema>;

const KNOWN_KEYS: readonly string[] = Object.keys(frontmatterSchema.shape);

/** Normalises the entries and removes duplicates; the author's order is kept. */
function toReferences(entries: z.output<typeof propComponent>[]): PropComponentReference[] {
  const references = entries.map((entry) =>
    typeof entry === 'string'
      ? { component: entry, source: null }
      : { component: entry.component, source: entry.source ?? null }
  );
  return [...new Map(references.map((entry) => [`${entry.component} ${entry.source ?? ''}`, entry])).values()];
}
