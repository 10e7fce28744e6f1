import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import type { Element, ElementContent } from 'hast';

import type { MarkdownImport, Problem, TypedPage } from '../../model.ts';
import { normaliseText, readFrontmatter, splitFrontmatter } from '../frontmatter.ts';
import { isExternal } from '../html/addresses.ts';
import { isMdxFile } from '../links.ts';
import type { Origin } from '../markdown/liveFence.ts';
import { stripComments } from '../preprocess.ts';
import type { ReaderPlugins } from '../plugins/plugins.ts';
import { error } from '../problem.ts';
import { withoutMdxFences } from '../mdxFences.ts';
import { encodingProblems } from '../textFile.ts';
import { nodesOfMarkdown, withCode } from './fences.ts';
import { withHeadingLinks } from './headings.ts';
import { isFence, isJsx, type MdxNode, withDescendants } from './mdxNodes.ts';
import type { PageScope } from './moduleScope.ts';
import type { ParsedMdx } from './parseMdx.ts';
import { elementCode } from './pieceCode.ts';
import { needsProgram } from './simplify.ts';

/** A file, and those that include it. */
export interface MdxPlace {
  file: string;
  /** Files that include this one, directly or not. */
  within: readonly string[];
  /** Whose Markdown it is. */
  origin: Origin;
  plugins: ReaderPlugins;
  report: (problem: Problem) => void;
}

/** What a file says: its nodes in the form that all later steps expect, and what they can name. */
export interface MdxNodes {
  ok: true;
  nodes: MdxNode[];
  /** Without the files that it includes, which are components. */
  scope: PageScope;
  partials: Partial[];
  /** Absolute paths of the files that it includes, directly or not. */
  included: string[];
  /** What the compiler can check of it, and of these files. */
  typed: TypedPage[];
}

/** Reads a body, whose line n is line n of the file, with its frontmatter as written. */
export type ReadNodes = (
  body: string,
  frontmatter: object,
  place: MdxPlace
) => MdxNodes | Extract<ParsedMdx, { ok: false }>;

/** A Markdown file that another one includes as a component. */
export interface Partial {
  /** Name of the component. */
  local: string;
  nodes: MdxNode[];
  /** Whether a program has to render it. */
  isProgram: boolean;
  /** What its program can name, with the names that its imports have in the including file. */
  scope: Pick<PageScope, 'declarations'>;
  bindings: ReadonlyMap<string, string>;
  /** Those that it includes itself. */
  partials: readonly Partial[];
}

const MARKDOWN = /\.(?:md|mdx)$/i;

/**
 * Reads the Markdown files that a page imports, such as `import Steps from './_steps.mdx'`.
 * @returns the scope with what they import, and what each of them says
 */
export function readPartials(
  scope: PageScope,
  place: MdxPlace,
  readNodes: ReadNodes
): { scope: PageScope } & Pick<MdxNodes, 'partials' | 'included' | 'typed'> {
  const isPartial = ({ specifier }: MarkdownImport): boolean =>
    /^\.{1,2}\//.test(specifier) && MARKDOWN.test(specifier);
  const partials: Partial[] = [];
  const included: string[] = [];
  const typed: TypedPage[] = [];
  const imports = scope.imports.filter((each) => !isPartial(each));
  const components = [...scope.components];
  for (const [index, each] of scope.imports.filter(isPartial).entries()) {
    const file = join(dirname(place.file), each.specifier);
    const read = readPartial(each, file, place, readNodes);
    included.push(file, ...(read?.included ?? []));
    typed.push(...(read?.typed ?? []));
    if (read === null || each.local === null) {
      continue;
    }
    // Imports can't be in functions: they get names that nothing else has.
    const bindings = new Map(
      read.scope.imports.flatMap(({ local }) => (local === null ? [] : [[local, `pb_part${index}_${local}`]]))
    );
    const move = (node: MdxNode): MdxNode => moved(node, file, place.file, each.line);
    const nodes = read.nodes.map(move);
    partials.push({
      local: each.local,
      nodes,
      isProgram: nodes.some((node) => needsProgram(node, read.scope)),
      scope: read.scope,
      bindings,
      partials: read.partials.map((inner) => withNodes(inner, move))
    });
    imports.push(...read.scope.imports.map((own) => movedImport(own, bindings, file, place.file, each.line)));
    components.push(...read.scope.components.map(({ name }) => ({ name, line: each.line })));
  }
  return { scope: { ...scope, imports, components }, partials, included, typed };
}

function withNodes(partial: Partial, change: (node: MdxNode) => MdxNode): Partial {
  return {
    ...partial,
    nodes: partial.nodes.map(change),
    partials: partial.partials.map((inner) => withNodes(inner, change))
  };
}

/** Returns the nodes of those files that programs render: they are in the code of the page. */
export function programNodes(partials: readonly Partial[]): MdxNode[] {
  return partials.flatMap((partial) => [
    ...(partial.isProgram ? partial.nodes : []),
    ...programNodes(partial.partials)
  ]);
}

/** Adds the files to the declarations of a page: as functions, since their texts may need their props. */
export function withPartials(scope: PageScope, partials: readonly Partial[]): PageScope {
  const functions = partials.map(({ local, ...partial }) => ({
    names: [local],
    code: functionCode(local, partial),
    line: null
  }));
  return { ...scope, declarations: [...scope.declarations, ...functions] };
}

function functionCode(local: string, { nodes, scope, bindings, partials }: Omit<Partial, 'local'>): string {
  const lines = [
    ...Array.from(bindings, ([name, own]) => `const ${name} = ${own};`),
    ...scope.declarations.map(({ code }) => `${code};`),
    ...partials.map((inner) => functionCode(inner.local, inner))
  ];
  const returned = elementCode(withHeadingLinks(withCode(nodes)) as ElementContent[]);
  return `function ${local}(props) {\n${lines.join('\n')}\nreturn ${returned};\n}`;
}

interface ReadPartial extends Omit<MdxNodes, 'ok' | 'scope'> {
  scope: Pick<PageScope, 'imports' | 'declarations' | 'names' | 'components'>;
}

/** Null for a file that can't be included, which is reported. */
function readPartial(
  statement: MarkdownImport,
  file: string,
  { file: page, within, origin, plugins, report }: MdxPlace,
  readNodes: ReadNodes
): ReadPartial | null {
  const location = { file: page, line: statement.line };
  const fail = (code: string, message: string, hint: string): null => {
    report(error(code, message, location, hint));
    return null;
  };
  const { specifier, imported } = statement;
  if (!existsSync(file)) {
    return fail('unresolved-import', `Cannot find "${specifier}".`, 'Correct the path, relative to this file.');
  }
  if (imported !== 'default') {
    const hint = 'Import the whole file: import Part from "…".';
    return fail('missing-export', `"${specifier}" has no export but its text.`, hint);
  }
  if ([page, ...within].includes(file)) {
    return fail('unresolved-import', `"${specifier}" includes itself.`, 'Take out one of the imports.');
  }
  const content = readFileSync(file);
  encodingProblems(content, file).forEach(report);
  const text = normaliseText(content.toString('utf8'));
  const split = splitFrontmatter(text);
  const body = withoutMdxFences(split?.body ?? text);
  if (!isMdxFile(file)) {
    const nodes = nodesOfMarkdown(stripComments(body, file).text);
    return {
      nodes,
      scope: { imports: [], declarations: [], names: new Set(), components: [] },
      partials: [],
      included: [],
      typed: []
    };
  }
  const data = split === null ? {} : readFrontmatter(split, file).data;
  const problems: Problem[] = [];
  const read = readNodes(body, data, {
    file,
    within: [page, ...within],
    origin,
    plugins,
    report: (problem) => problems.push(problem)
  });
  problems.forEach(report);
  if (!read.ok) {
    const { message, line = 1 } = read;
    report(error('mdx-syntax', `The file is no valid MDX: ${message}`, { file, line }, 'Correct the MDX.'));
    return null;
  }
  return read;
}

/** Puts what files say in the place of their tags. What needs a program stays a component. */
export function expandPartials(nodes: readonly MdxNode[], partials: readonly Partial[]): MdxNode[] {
  if (partials.length === 0) {
    return [...nodes];
  }
  return nodes.flatMap((node): MdxNode[] => {
    const partial = isJsx(node) ? partials.find(({ local }) => local === node.name) : undefined;
    if (partial && !partial.isProgram) {
      return structuredClone(partial.nodes);
    }
    return 'children' in node
      ? [{ ...node, children: expandPartials(node.children, partials) as ElementContent[] }]
      : [node];
  });
}

/** Attributes of HTML with an address that may be relative to the file. */
const ADDRESSES = ['href', 'src', 'poster', 'cite', 'data'];

/** Moves a node from a file to another: its relative addresses change, and its place is that of the import. */
function moved(node: MdxNode, from: string, to: string, line: number): MdxNode {
  const copy = structuredClone(node);
  const place = { line, column: 1 };
  for (const each of withDescendants(copy)) {
    each.position = { start: place, end: place };
    if (isFence(each)) {
      const info = each.data.fence.info.replace(
        /(\bfile=")(\.[^"]*)(?=")/,
        (_, start: string, path: string) => start + rebased(path, from, to)
      );
      each.data.fence.info = info;
    } else if (each.type === 'element') {
      rebaseElement(each, from, to);
    }
  }
  return copy;
}

function rebaseElement({ properties }: Element, from: string, to: string): void {
  for (const name of ADDRESSES) {
    const value = properties[name];
    if (typeof value === 'string' && !isExternal(value) && !/^[/#?]|^$/.test(value)) {
      properties[name] = rebased(value, from, to);
    }
  }
}

function movedImport(
  own: MarkdownImport,
  names: ReadonlyMap<string, string>,
  from: string,
  to: string,
  line: number
): MarkdownImport {
  const specifier = own.specifier.startsWith('.') ? rebased(own.specifier, from, to) : own.specifier;
  return { ...own, local: names.get(own.local ?? '') ?? null, specifier, line };
}

function rebased(path: string, from: string, to: string): string {
  const moved = relative(dirname(to), join(dirname(from), path))
    .split(sep)
    .join('/');
  return moved.startsWith('.') ? moved : `./${moved}`;
}
