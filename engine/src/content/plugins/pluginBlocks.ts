import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

import {
  attributesOf,
  componentNode,
  type ComponentNode,
  isComponentNode,
  mapElements,
  type ProseTree,
  textProperty
} from '../../core/proseTree.ts';
import type { Prose } from '../../model.ts';
import { takeElementAddresses } from '../mdx/addresses.ts';
import { withCode } from '../mdx/fences.ts';
import { idsIn } from '../mdx/mdxParts.ts';
import { type MdxNode, textOf, withDescendants } from '../mdx/mdxNodes.ts';
import { fillAddress, type Slot } from '../markdown/slots.ts';
import type { DocumentBlock, ParsedDocument } from '../parsedDocument.ts';
import { buildToc } from '../pieces.ts';
import { proseFacts } from '../tree/proseFacts.ts';
import { withoutPlainCode } from './plainCode.ts';
import { pluginFailure, type ReaderPlugins } from './plugins.ts';
import { type PluginFile, runRehype } from './runPlugins.ts';

type Content = Pick<ParsedDocument, 'blocks' | 'slots' | 'toc' | 'anchors' | 'foreign'>;

/** What is noted on nodes of a tab's tree while plugins change it. */
interface Notes {
  /** Index of the block that begins here. */
  block?: number;
  /** Values of properties with slots, and the addresses that plugins see instead. */
  slots?: Record<string, { slot: Properties[string]; written: string }>;
  /** The properties that plugins see, as JSON. */
  properties?: string;
}

/**
 * Changes the blocks of an `.md` file by plugins, which see one tree. Live examples and components on lines of their own
 * have nodes in it: their captions and attributes can be changed, but they stay where they are.
 * @param lines the lines of the file
 */
export function changeBlocks(
  content: Content,
  plugins: ReaderPlugins['rehype'],
  { lines, ...place }: PluginFile & { lines: readonly string[] }
): Content {
  const tree = treeOf(content);
  const changed = runRehype(tree, plugins, place);
  const parts = changed === tree ? null : partsOf(changed, content.blocks.length);
  if (changed !== tree && parts === null) {
    const cause = 'a live example or a component was removed, or moved into something else.';
    place.report(pluginFailure(plugins, cause, place.file));
  }
  const slots = [...content.slots];
  const foreign = [...content.foreign];
  const finish = (nodes: readonly RootContent[]): Prose => {
    const root: Root = { type: 'root', children: [...nodes] };
    const filled = mapElements(root, (element) => {
      const restored = withSlots(element);
      if (notesOf(element)?.properties !== JSON.stringify(element.properties)) {
        takeElementAddresses([restored], { lines, file: place.file }, { slots, foreign });
      }
      return restored;
    });
    const prose = withoutNotes({ ...filled, children: withCode(withoutPlainCode(filled.children)) });
    return { tree: prose, ...proseFacts(prose) };
  };
  const blocks = blocksOf(parts ?? partsOf(tree, content.blocks.length) ?? [], content.blocks, finish);
  return { blocks, slots, foreign, ...namesOf(blocks, content) };
}

/** Puts all blocks in one tree. */
function treeOf({ blocks, slots }: Pick<Content, 'blocks' | 'slots'>): Root {
  const children = blocks.flatMap((block, index): RootContent[] => {
    const begins = (node: RootContent): RootContent =>
      ({ ...node, data: { block: index } satisfies Notes }) as RootContent;
    switch (block.kind) {
      case 'prose':
        return [begins({ type: 'comment', value: ` block ${index + 1} ` }), ...block.prose.tree.children];
      case 'example': {
        const { title, lang, line } = block.example;
        const tag = { name: 'Example', attributes: { title, lang }, line };
        return [begins(componentNode('mdxJsxFlowElement', tag, block.caption.tree.children as ElementContent[]))];
      }
      case 'component':
        return [begins(componentNode('mdxJsxFlowElement', { ...block.tag, line: block.line }))];
      case 'module':
        throw new Error('Only MDX has parts that need a program.');
    }
  });
  return mapElements({ type: 'root', children }, (element) => noted(element, slots));
}

/** Shows plugins the addresses as they are written. */
function noted(element: Element, slots: readonly Slot[]): Element {
  const notes: NonNullable<Notes['slots']> = {};
  const properties = { ...element.properties };
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(' ') : value;
    if (typeof text === 'string' && text.includes('\0')) {
      const written = fillAddress(text, (index) => {
        const { target = '' } = slots[index] ?? {};
        return { address: target, properties: {} };
      });
      properties[name] = written;
      notes[name] = { slot: value, written };
    }
  }
  const data = { ...element.data, slots: notes, properties: JSON.stringify(properties) } as Element['data'];
  return { ...element, properties, ...(data && { data }) };
}

function withSlots(element: Element): Element {
  const properties = { ...element.properties };
  for (const [name, { slot, written }] of Object.entries(notesOf(element)?.slots ?? {})) {
    if (properties[name] === written) {
      properties[name] = slot;
    }
  }
  return { ...element, properties };
}

/** Null for an element that a plugin added. */
function notesOf({ data }: MdxNode): Notes | null {
  return data !== undefined && ('slots' in data || 'block' in data) ? (data as Notes) : null;
}

function withoutNotes(tree: ProseTree): ProseTree {
  return mapElements(tree, ({ type, tagName, properties, children, position }) => ({
    type,
    tagName,
    properties,
    children,
    ...(position && { position })
  }));
}

/** Nodes of the tree, with the block that they belong to; null for those that a plugin puts between blocks. */
interface Part {
  block: number | null;
  /** What stands for the block, unless it is prose. */
  node: ComponentNode | null;
  nodes: RootContent[];
}

/** Divides a tree at its blocks; null if they are not all there, in their order. */
function partsOf({ children }: Root, count: number): Part[] | null {
  const parts: Part[] = [{ block: null, node: null, nodes: [] }];
  let next = 0;
  for (const node of children) {
    const block = notesOf(node)?.block;
    if (block === undefined) {
      parts.at(-1)?.nodes.push(node);
    } else if (block !== next) {
      return null;
    } else if (isComponentNode(node)) {
      parts.push({ block, node, nodes: [] }, { block: null, node: null, nodes: [] });
      next++;
    } else {
      parts.push({ block, node: null, nodes: [] });
      next++;
    }
  }
  return next === count ? parts : null;
}

function blocksOf(
  parts: readonly Part[],
  blocks: readonly DocumentBlock[],
  finish: (nodes: readonly RootContent[]) => Prose
): DocumentBlock[] {
  return parts.flatMap(({ block: index, node, nodes }): DocumentBlock[] => {
    const block = index === null ? undefined : blocks[index];
    if (block?.kind === 'component' && node) {
      return [{ ...block, tag: { ...block.tag, attributes: attributesOf(node) } }];
    }
    if (block?.kind === 'example' && node) {
      return [{ ...block, caption: finish(node.children) }];
    }
    if (block?.kind === 'prose') {
      return [{ ...block, prose: finish(nodes) }];
    }
    const isEmpty = nodes.every((each) => each.type === 'text' && each.value.trim() === '');
    return isEmpty ? [] : [{ kind: 'prose', prose: finish(nodes) }];
  });
}

/** The anchors of a tab, and its contents list, which is made anew if its headings are others. */
function namesOf(blocks: readonly DocumentBlock[], { blocks: before, toc }: Content): Pick<Content, 'anchors' | 'toc'> {
  const anchors = blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'prose':
        return idsIn(block.prose.tree.children);
      case 'example':
        return [block.example.slug, ...idsIn(block.caption.tree.children)];
      case 'component':
      case 'module':
        return [];
    }
  });
  const headings = headingsOf(blocks);
  const isSame = JSON.stringify(headings) === JSON.stringify(headingsOf(before));
  return { anchors: new Set(anchors), toc: isSame ? toc : buildToc(headings) };
}

function headingsOf(blocks: readonly DocumentBlock[]): { text: string; id: string; level: number }[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'example') {
      const { title, slug, headingLevel, flags } = block.example;
      return flags.figure === null ? [{ text: title, id: slug, level: Math.min(headingLevel, 3) }] : [];
    }
    const nodes = block.kind === 'prose' ? block.prose.tree.children.flatMap(withDescendants) : [];
    return nodes.flatMap((node) => {
      const level = node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1]) : NaN;
      const id = textProperty(node, 'id');
      return Number.isNaN(level) || id === undefined ? [] : [{ text: textOf([node]).trim(), id, level }];
    });
  });
}
