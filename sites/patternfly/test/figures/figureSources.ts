import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const CONTENT = join(import.meta.dirname, '../../content');
/** A fence of any length. Its words are in the first group after the marks, its code in the second. */
const FENCE = /^(?<marks>`{3,}|~{3,})(?<words>.*)\n(?<code>[^]*?)^\k<marks>\s*$/gm;

/** Code of our own pages: a file, or a fence of Markdown. */
export interface FigureSource {
  /** File below the folder of the content, with the title of the fence. */
  place: string;
  code: string;
  tree: ts.SourceFile;
}

/** A fence whose code is shown. */
export interface Fence {
  /** File below the folder of the content. */
  page: string;
  /** What follows the language, such as `figure="do"`. */
  words: string;
  title: string;
  caption: string;
  /** The text of `file`, or of the fence itself. */
  code: string;
}

const valueOf = (words: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(words)?.[1] ?? '';

/** @param file path below the folder of the content */
export function readContent(file: string): string {
  return readFileSync(join(CONTENT, file), 'utf8');
}

function parse(place: string, code: string): FigureSource {
  return {
    place,
    code,
    tree: ts.createSourceFile(`${place}.tsx`, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  };
}

/** All live fences of our own pages, in reading order. */
export function fences(): Fence[] {
  return globSync('**/*.md', { cwd: CONTENT }).flatMap((page) =>
    [...readContent(page).matchAll(FENCE)].flatMap(({ groups: { words = '', code = '' } = {} }) => {
      const [lang] = words.trim().split(' ');
      const file = valueOf(words, 'file');
      if (!['ts', 'tsx', 'js', 'html'].includes(lang ?? '') || /\bnoLive\b/.test(words)) {
        return [];
      }
      const text = file ? readContent(join(page, '..', file)) : code;
      return [{ page, words, title: valueOf(words, 'title'), caption: valueOf(words, 'caption'), code: text }];
    })
  );
}

/** All code of our own pages: modules, and fences with code of their own. */
export function figureSources(): FigureSource[] {
  const modules = globSync('**/*.{ts,tsx}', { cwd: CONTENT }).map((file) => parse(file, readContent(file)));
  const inline = fences()
    .filter(({ words }) => !/\bfile=/.test(words) && !/^\s*html\b/.test(words))
    .map(({ page, title, code }) => parse(`${page} ${title}`.trim(), code));
  return [...modules, ...inline];
}

/** Every node of a tree that a test accepts. */
export function nodesOf<Node extends ts.Node>(tree: ts.Node, accepts: (node: ts.Node) => node is Node): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (accepts(node)) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The text of a literal, `undefined` for the word itself, or null for anything else. */
export function literalOf(node: ts.Node | undefined): string | undefined | null {
  if (node && ts.isJsxExpression(node)) {
    return literalOf(node.expression);
  }
  if (node && (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node))) {
    return node.text;
  }
  return node && ts.isIdentifier(node) && node.text === 'undefined' ? undefined : null;
}
