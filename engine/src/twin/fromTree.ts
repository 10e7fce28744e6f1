import type { Element, ElementContent } from 'hast';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { BlockContent, Code, Nodes, PhrasingContent, RootContent } from 'mdast';

import { CALLOUT_TAG, isCalloutKind } from '../core/callouts.ts';
import { FOOTNOTES, MISSING_FILE } from '../core/html.ts';
import { type ProseTree, textProperty } from '../core/proseTree.ts';
import { code, paragraph, strong } from './nodes.ts';
import { hasClass, plainText, plainTree } from './plainTree.ts';
import { spacedTree } from './spacedTree.ts';

/** Returns where a link or an image of a twin leads, for an address on a page. */
export type LinkTo = (address: string) => string;

/**
 * Turns a tree of prose, with its components rendered, into Markdown: callouts in GitHub's form, footnotes, tasks,
 * tables, and code with its language. What Markdown has no word for becomes its text.
 */
export function fromTree(tree: ProseTree, linkTo: LinkTo): RootContent[] {
  const root = toMdast(spacedTree(plainTree(tree)), {
    document: true,
    handlers: { ...HANDLERS, a: linkHandler(linkTo), img: imageHandler(linkTo) }
  });
  const nodes = root.type === 'root' ? root.children : [root];
  // What only shows something on a page leaves paragraphs without words.
  return nodes.filter((node) => node.type !== 'paragraph' || node.children.some(hasWords));
}

function hasWords(node: PhrasingContent): boolean {
  return 'children' in node ? node.children.some(hasWords) : node.type !== 'text' || node.value.trim() !== '';
}

const flow = (state: State, element: Element): BlockContent[] =>
  state.toFlow(state.all(element)) as unknown as BlockContent[];

/** `> [!NOTE]` and the text; a title of its own is a line in bold. */
const callout: Handle = (state, element) => {
  const kind = textProperty(element, 'kind') ?? '';
  const marker: RootContent = { type: 'html', value: `[!${(isCalloutKind(kind) ? kind : 'note').toUpperCase()}]` };
  const [first, ...rest] = flow(state, element);
  const lead: BlockContent[] =
    first?.type === 'paragraph'
      ? [{ type: 'paragraph', children: [marker, { type: 'text', value: '\n' }, ...first.children] }]
      : [{ type: 'paragraph', children: [marker] }, ...(first === undefined ? [] : [first])];
  return { type: 'blockquote', children: [...lead, ...rest] };
};

/** A block of code. Inserted and deleted lines have signs, as in a diff; a line with changed words is there before and after. */
const codeBlock: Handle = (_state, element) => {
  const lang = textProperty(element, 'language') ?? null;
  const [inner] = element.children;
  const lines = inner?.type === 'element' ? inner.children : element.children;
  if (!lines.some(isChange)) {
    return code(withoutLastBreak(plainText(element)), lang);
  }
  const signed = lines.flatMap(signedLines).join('');
  return { ...code(withoutLastBreak(signed), 'diff') } satisfies Code;
};

type Change = 'ins' | 'del';

function isElement(node: ElementContent, change: Change): boolean {
  return node.type === 'element' && node.tagName === change;
}

function isChange(line: ElementContent): boolean {
  return isElement(line, 'ins') || isElement(line, 'del') || hasChangedWords(line);
}

function hasChangedWords(line: ElementContent): boolean {
  return line.type === 'element' && line.children.some((word) => isElement(word, 'ins') || isElement(word, 'del'));
}

function signedLines(line: ElementContent): string[] {
  if (line.type !== 'element' || !isChange(line)) {
    return [` ${plainText(line)}`];
  }
  const before = line.tagName === 'ins' ? [] : [`-${without(line, 'ins')}`];
  const after = line.tagName === 'del' ? [] : [`+${without(line, 'del')}`];
  return [...before, ...after];
}

/** The text of a line without its words that have a change. */
function without(line: Element, change: Change): string {
  return line.children
    .filter((word) => !isElement(word, change))
    .map(plainText)
    .join('');
}

function withoutLastBreak(value: string): string {
  return value.replace(/\n+$/, '');
}

const sup: Handle = (state, element) => {
  const [child] = element.children;
  return child?.type === 'element' && hasClass(child, 'pb-note-reference')
    ? { type: 'footnoteReference', identifier: plainText(child), label: plainText(child) }
    : ([{ type: 'text', value: '^' }, ...(state.all(element) as Nodes[])] as RootContent[]);
};

const section: Handle = (state, element) => {
  if (!hasClass(element, FOOTNOTES)) {
    return state.all(element);
  }
  const list = element.children.find((child) => child.type === 'element');
  const items = list?.type === 'element' ? list.children.filter((child) => child.type === 'element') : [];
  return items.map((item, index) => ({
    type: 'footnoteDefinition' as const,
    identifier: String(index + 1),
    label: String(index + 1),
    children: flow(state, item)
  }));
};

const missing: Handle = (state, element) => paragraph(...(state.all(element) as never[]));

const figureTitle: Handle = (_state, element) => paragraph(strong(plainText(element)));

const HANDLERS: Record<string, Handle> = {
  [CALLOUT_TAG]: callout,
  [MISSING_FILE]: missing,
  pre: codeBlock,
  figcaption: figureTitle,
  section,
  sup,
  // They have text of their own beside them.
  audio: () => undefined,
  iframe: () => undefined
};

function linkHandler(linkTo: LinkTo): Handle {
  return (state, element) => {
    const href = textProperty(element, 'href');
    const children = state.all(element);
    return href === undefined || children.length === 0
      ? children
      : ({ type: 'link', url: linkTo(href), title: null, children } as RootContent);
  };
}

function imageHandler(linkTo: LinkTo): Handle {
  return (_state, element) => {
    const source = textProperty(element, 'src');
    const alt = textProperty(element, 'alt') ?? '';
    // Without an alternative, a picture is decoration.
    return source === undefined || alt === '' ? undefined : { type: 'image', url: linkTo(source), title: null, alt };
  };
}
