import { createRequire } from 'node:module';

import type { Program } from 'estree-jsx';
import type { Root } from 'hast';
import type { Code } from 'mdast';

import type { Location } from '../../model.ts';
import { codeLines } from '../markdown/codeRanges.ts';
import type { ReaderPlugins } from '../plugins/plugins.ts';
import { PendingPlugin } from '../plugins/pendingPlugins.ts';
import { namedPluggables, PluginError, type PluginFile, pluginFileOf, reportMessages } from '../plugins/runPlugins.ts';
import { inlineSyntax, withPlainAttributes } from './inlineSyntax.ts';
import { dataOf, type FenceElement } from './mdxNodes.ts';

type Options = NonNullable<Parameters<typeof import('@mdx-js/mdx').createProcessor>[0]>;
type Pluggable = NonNullable<Options['rehypePlugins']>[number];
type Processor = ReturnType<typeof import('@mdx-js/mdx').createProcessor>;

const require = createRequire(import.meta.url);

type RemarkPlugins = ReaderPlugins['remark'];

interface TreeParser {
  parse: (body: string, place: PluginFile) => Root;
}

/** Made for the first MDX file: loading all that it consists of takes a quarter of a second. */
const processors = new WeakMap<RemarkPlugins, TreeParser>();

/**
 * The tree of a text, with the text that its positions are in, which has the same lines; or why it can't be read. Lines and
 * columns start at 1.
 */
export type ParsedMdx =
  { ok: true; tree: Root; text: string } | ({ ok: false; message: string } & Pick<Location, 'line' | 'column'>);

/**
 * Parses MDX, with the extensions of GitHub, to a tree of HTML, JSX, expressions, and module statements.
 * @param body whose line n is line n of the file
 * @param place the file, and the plugins that change its tree
 * @throws PluginError when a plugin fails, PendingPlugin when one is asynchronous
 */
export function parseMdx(body: string, place: PluginFile & { plugins: ReaderPlugins }): ParsedMdx {
  const { remark } = place.plugins;
  try {
    const processor = processors.get(remark) ?? createProcessor(remark);
    processors.set(remark, processor);
    const text = withPlainAttributes(withPlainIds(body));
    return { ok: true, tree: processor.parse(text, place), text };
  } catch (problem) {
    if (problem instanceof PluginError || problem instanceof PendingPlugin) {
      throw problem;
    }
    return { ok: false, ...describe(problem) };
  }
}

function createProcessor(plugins: RemarkPlugins): TreeParser {
  const mdx = require('@mdx-js/mdx') as typeof import('@mdx-js/mdx');
  const { default: gfm } = require('remark-gfm') as typeof import('remark-gfm');
  const { default: definitionLists, defListHastHandlers } =
    require('remark-definition-list') as typeof import('remark-definition-list');
  let found: Root = { type: 'root', children: [] };
  // What follows in the pipeline makes one program of the whole page; here, each piece of it is a program of its own.
  const takeTree = () => (tree: Root) => {
    found = tree;
    return { type: 'root', children: [] } satisfies Root;
  };
  const pipeline: Processor = mdx.createProcessor({
    format: 'mdx',
    jsx: true,
    // One tilde is a subscript in other Markdown.
    remarkPlugins: [[gfm, { singleTilde: false }], definitionLists, inlineSyntax, ...namedPluggables(plugins)],
    remarkRehypeOptions: {
      clobberPrefix: '',
      handlers: { ...defListHastHandlers, code: (_: unknown, node: Code) => fenceOf(node) }
    },
    rehypePlugins: [takeTree as Pluggable]
  });
  return {
    parse(body, place) {
      const file = pluginFileOf(place);
      file.value = body;
      // Its types say that the pipeline begins with a program.
      pipeline.runSync(pipeline.parse(file) as unknown as Program, file);
      reportMessages(file.messages, place);
      return found;
    }
  };
}

function fenceOf({ lang, meta, value, position }: Code): FenceElement {
  const info = [lang, meta].filter((part) => typeof part === 'string').join(' ');
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [],
    data: dataOf({ fence: { info, code: value } }),
    ...(position && { position })
  } as FenceElement;
}

/** An id that an author gives a heading, which would be an expression. */
const HEADING_ID = /^(\s{0,3}#{1,6}\s.*[^\\])(\{#[^{}]*\}\s*)$/;

/** Escapes the ids of headings, which are no expressions. */
function withPlainIds(body: string): string {
  const lines = body.split('\n');
  if (!lines.some((line) => HEADING_ID.test(line))) {
    return body;
  }
  const isCode = codeLines(body);
  return lines.map((line, index) => (isCode.has(index) ? line : line.replace(HEADING_ID, '$1\\$2'))).join('\n');
}

/** Place at the end of messages: a position, or a range. */
const PLACE = /\s*\((\d+):(\d+)(?:-\d+:\d+)?\)$/;

function describe(problem: unknown): { message: string } & Pick<Location, 'line' | 'column'> {
  if (!(problem instanceof Error)) {
    throw problem;
  }
  const {
    reason = problem.message,
    line,
    column,
    cause
  } = problem as Error & {
    reason?: string;
    line?: number;
    column?: number;
  };
  const [written = '', writtenLine, writtenColumn] = PLACE.exec(reason) ?? [];
  const text = reason.slice(0, reason.length - written.length);
  const detail = cause instanceof Error ? `: ${cause.message.replace(PLACE, '')}` : '';
  const place =
    line === undefined && writtenLine !== undefined ? [Number(writtenLine), Number(writtenColumn)] : [line, column];
  const [ownLine, ownColumn] = place;
  return {
    message: text + detail,
    ...(ownLine !== undefined && { line: ownLine }),
    ...(ownColumn !== undefined && { column: ownColumn })
  };
}
