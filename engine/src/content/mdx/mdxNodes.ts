import type { Program } from 'estree-jsx';
import type { Element, ElementContent, ElementData, Root, RootContent } from 'hast';
import { COMPONENT } from './walkProgram.ts';
// Adds the nodes of MDX to those of hast.
import type {} from 'mdast-util-mdx';

/** A node of the tree of an MDX file: HTML, elements in JSX, expressions, and modules' statements. */
export type MdxNode = RootContent;

/** An element in JSX. */
export type JsxElement = Extract<MdxNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** An expression in braces, or a comment. */
export type MdxExpression = Extract<MdxNode, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** Import and export statements. */
export type MdxStatements = Extract<MdxNode, { type: 'mdxjsEsm' }>;

/** What the opening line of a fence says, and the code in it. */
export interface Fence {
  info: string;
  code: string;
}

/** A block of code, before it is known whether it runs. */
export type FenceElement = Element & { data: { fence: Fence } };

declare module 'hast' {
  interface ElementData {
    fence?: Fence | undefined;
    /** Written as a tag by the author, not as Markdown. */
    isRaw?: boolean | undefined;
    /** The id that its author gives a heading, as written. */
    writtenId?: string | undefined;
  }
}

/** Creates the notes of this reader about an element. Those of the parser of HTML, which its types require, are others. */
export function dataOf(notes: Pick<ElementData, 'fence' | 'isRaw' | 'writtenId'>): ElementData {
  return notes as ElementData;
}

export function isJsx(node: MdxNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isExpression(node: MdxNode): node is MdxExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

export function isFence(node: MdxNode): node is FenceElement {
  return node.type === 'element' && node.data?.fence !== undefined;
}

/** Element of a group of code, which holds its blocks. */
export const CODE_GROUP_TAG = 'pb-code-group';

export function isCodeGroup(node: MdxNode): node is Element {
  return node.type === 'element' && node.tagName === CODE_GROUP_TAG;
}

/** Whether a node is import and export statements. */
export function isStatements(node: MdxNode): node is MdxStatements {
  return node.type === 'mdxjsEsm';
}

/** Leaves out import and export statements, which authors also write between the tags of a component. */
export function withoutStatements(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.flatMap((node): MdxNode[] =>
    isStatements(node)
      ? []
      : 'children' in node
        ? [{ ...node, children: withoutStatements(node.children) } as MdxNode]
        : [node]
  );
}

/** Whether a node is nothing but spaces and line breaks. */
export function isBlank(node: MdxNode): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Whether an element in JSX is a component: its name begins with a capital, or is that of a member. */
export function isComponent({ name }: JsxElement): boolean {
  return name !== null && COMPONENT.test(name);
}

/** Returns the nodes within a node; none for a text. */
function childrenOf(node: Root | MdxNode): readonly ElementContent[] {
  return 'children' in node ? (node.children as ElementContent[]) : [];
}

/** Returns a node and all nodes within it, in the order of the text. */
export function withDescendants(node: Root | MdxNode): MdxNode[] {
  const found: MdxNode[] = [];
  const open: (Root | MdxNode)[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type !== 'root') {
      found.push(next);
    }
    open.push(...childrenOf(next).toReversed());
  }
  return found;
}

/** Line of the file that a node begins on. */
export function lineOf({ position }: MdxNode): number {
  return position?.start.line ?? 1;
}

/** Returns the program that an expression was parsed to. */
export function programOf({ data }: { data?: { estree?: Program | null | undefined } | undefined }): Program | null {
  return data?.estree ?? null;
}

/** Returns the text within nodes, as readers see it, in so far as no program makes it. */
export function textOf(nodes: readonly MdxNode[]): string {
  return nodes
    .flatMap(withDescendants)
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' && node.tagName === 'br' ? ' ' : ''))
    .join('');
}
