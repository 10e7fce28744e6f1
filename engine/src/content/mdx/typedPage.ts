import type { Directive, ModuleDeclaration, Program, Statement } from 'estree-jsx';
import type { Root } from 'hast';

import { positionAt } from '../../core/position.ts';
import type { TypedPage, TypedPlace } from '../../model.ts';
import {
  isComponent,
  isExpression,
  isJsx,
  isStatements,
  type JsxElement,
  type MdxNode,
  programOf,
  withDescendants
} from './mdxNodes.ts';
import type { PageScope } from './moduleScope.ts';
import { componentsIn, rootName } from './walkProgram.ts';

type JsxAttribute = JsxElement['attributes'][number];

/** The file, and the text that was parsed, which has the same lines. */
interface Parsed {
  file: string;
  text: string;
}

/** Names that a page has without declaring them. */
const GIVEN = ['frontmatter', 'props'];

/**
 * Writes what a page imports, its components from there, and its expressions as one module for the compiler, as they are
 * written. Markdown and elements stand for what they are: something that React can show. Components that the page declares
 * itself, and Markdown components, take any attributes.
 * @returns one module at most: none for a page that imports nothing
 */
export function typedPage(tree: Root, scope: PageScope, parsed: Parsed): TypedPage[] {
  const imported = new Set(scope.imports.flatMap(({ local }) => local ?? []));
  if (imported.size === 0) {
    return [];
  }
  const writer = createWriter(parsed.text);
  const nodes = withDescendants(tree);
  for (const statement of nodes.filter(isStatements).flatMap((node) => programOf(node)?.body ?? [])) {
    writer.copy(statement, statement.type === 'ImportDeclaration');
    writer.put('\n');
  }
  const own = scope.declarations.flatMap(({ names }) => names).filter((name) => !GIVEN.includes(name));
  const foreign = nodes
    .flatMap(programsIn)
    .flatMap((program) => componentsIn(program).map(({ name }) => rootName(name)))
    .filter((name) => !imported.has(name));
  const loose = new Set([...GIVEN, ...own.filter((name) => /^[A-Z]/.test(name)), ...foreign]);
  const parameters = [...loose].filter((name) => !imported.has(name)).map((name) => `${name}: any`);
  writer.put(`function PagePart(${parameters.join(', ')}) {\nreturn <>`);
  tree.children.forEach((node) => writeNode(node, { writer, imported, isQuoted: false }));
  writer.put('</>;\n}\n');
  return [{ file: parsed.file, ...writer.result() }];
}

/** The programs in the expressions of a node itself. */
function programsIn(node: MdxNode): Program[] {
  if (isExpression(node)) {
    const program = programOf(node);
    return program === null ? [] : [program];
  }
  return isJsx(node) ? node.attributes.flatMap((attribute) => expressionIn(attribute) ?? []) : [];
}

function expressionIn(attribute: JsxAttribute): Program | null {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return programOf(attribute);
  }
  return typeof attribute.value === 'object' && attribute.value !== null ? programOf(attribute.value) : null;
}

interface Writing {
  writer: Writer;
  /** Names that the page imports. */
  imported: ReadonlySet<string>;
  /** Whether the lines of the text begin with the marks of a quotation, which are no code. */
  isQuoted: boolean;
}

function writeNode(node: MdxNode, writing: Writing): void {
  const { writer, imported } = writing;
  if (node.type === 'text') {
    writer.put(node.value.trim() === '' ? '' : "{''}");
  } else if (isExpression(node)) {
    const program = programOf(node);
    writeProgram(program, writing, '{', '}');
  } else if (isJsx(node) && node.name !== null && isComponent(node) && imported.has(rootName(node.name))) {
    writeComponent({ ...node, name: node.name }, writing);
  } else if ('children' in node) {
    writer.put('<>');
    if (isJsx(node)) {
      node.attributes.forEach((attribute) => writeProgram(valueOf(attribute), writing, '{void (', ')}'));
    }
    writeChildren(node, writing);
    writer.put('</>');
  }
}

/** Null for an attribute whose value can't be wrong by itself. */
function valueOf(attribute: JsxAttribute): Program | null {
  return attribute.type === 'mdxJsxAttribute' ? expressionIn(attribute) : null;
}

function writeComponent(node: JsxElement & { name: string }, writing: Writing): void {
  const { writer } = writing;
  writer.put('<');
  writer.mark((node.position?.start.offset ?? 0) + 1);
  writer.put(node.name);
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      writeProgram(expressionIn(attribute), writing, ' {', '}');
    } else if (!attribute.name.includes(':')) {
      writer.put(' ');
      writer.mark(attribute.position?.start.offset ?? node.position?.start.offset ?? 0);
      writer.put(attribute.name);
      if (typeof attribute.value === 'string') {
        writer.put(`={${JSON.stringify(attribute.value)}}`);
      } else if (attribute.value !== null && attribute.value !== undefined) {
        writeProgram(expressionIn(attribute), writing, '={', '}');
      }
    }
  }
  writer.put('>');
  writeChildren(node, writing);
  writer.put(`</${node.name}>`);
}

function writeChildren(node: Extract<MdxNode, { children: unknown[] }>, writing: Writing): void {
  const isQuoted = writing.isQuoted || (node.type === 'element' && node.tagName === 'blockquote');
  node.children.forEach((child) => writeNode(child, { ...writing, isQuoted }));
}

/** Copies the expression of a program; a comment is none. */
function writeProgram(program: Program | null, { writer, isQuoted }: Writing, before: string, after: string): void {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') {
    return;
  }
  const { expression } = statement;
  // The expression of `{...attributes}` is an object that consists of them.
  const isSpread = expression.type === 'ObjectExpression' && expression.properties[0]?.type === 'SpreadElement';
  const range = isSpread && before === ' {' ? expression.properties[0] : expression;
  writer.put(before);
  if (range && !(isQuoted && writer.hasBreaks(range))) {
    writer.copy(range, true);
  } else {
    writer.put('null as any');
  }
  writer.put(after);
}

type Ranged = object | Directive | Statement | ModuleDeclaration;

interface Writer {
  put: (code: string) => void;
  /** Copies a range of the text. */
  copy: (range: Ranged, isChecked: boolean) => void;
  /** Says that what is written next stands for a place in the text. */
  mark: (offset: number) => void;
  hasBreaks: (range: Ranged) => boolean;
  result: () => Pick<TypedPage, 'code' | 'places'>;
}

function createWriter(text: string): Writer {
  const places: TypedPlace[] = [];
  let code = '';
  const mark = (offset: number, isChecked = true): void => {
    places.push({ start: code.length, ...positionAt(text, offset), isChecked });
  };
  const sliceOf = (range: Ranged): string => text.slice(startOf(range), endOf(range));
  return {
    put: (written) => {
      code += written;
    },
    copy(range, isChecked) {
      mark(startOf(range), isChecked);
      code += sliceOf(range);
    },
    mark: (offset) => {
      mark(offset);
    },
    hasBreaks: (range) => sliceOf(range).includes('\n'),
    result: () => ({ code, places })
  };
}

function startOf(range: Ranged): number {
  return (range as { start?: number }).start ?? 0;
}

function endOf(range: Ranged): number {
  return (range as { end?: number }).end ?? 0;
}
