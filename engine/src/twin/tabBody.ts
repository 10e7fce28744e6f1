import type { RootContent } from 'mdast';

import { aroundContent } from '../core/layoutContent.ts';
import type { ProseTree } from '../core/proseTree.ts';
import * as texts from '../core/texts.ts';
import { isStandalone } from '../examples/siteExamples.ts';
import type { Block, ComponentBlock, PageModule, Prose, Source, StandaloneExample } from '../model.ts';
import { exampleLinks, exampleNodes, figureNodes } from './example.ts';
import { fromTree, type LinkTo } from './fromTree.ts';
import { heading } from './nodes.ts';

/** Examples of a tab whose code is in its own twin. */
const EXAMPLES_WITH_CODE = 3;
/** Characters of an example's code there: longer code would leave no room for what the other examples are. */
const MOST_CODE = 8000;

/** The trees of a tab's parts, with their components in the form for Markdown. */
export interface TabTrees {
  prose: (prose: Prose) => ProseTree;
  /** Null for a component that can't be shown. */
  component: (block: ComponentBlock) => ProseTree | null;
  /** Null for a part that failed. */
  module: (module: PageModule) => ProseTree | null;
}

/**
 * Returns the blocks of a tab as Markdown, in reading order. The first examples have their code, unless it is very long;
 * others are links.
 */
export function bodyNodes({ blocks: all }: Source, trees: TabTrees, linkTo: LinkTo): RootContent[] {
  const layout = all.find((block) => block.kind === 'module' && block.module.isLayout);
  const blocks = all.filter((block) => block !== layout);
  const around = aroundContent((layout?.kind === 'module' && trees.module(layout.module)) || EMPTY);
  const nodes: RootContent[] = [];
  const waiting: ExampleBlock[] = [];
  let shown = 0;
  let last: Block | null = null;
  const listWaiting = (): void => {
    const [first] = waiting;
    if (first !== undefined) {
      const level = first.example.headingLevel;
      nodes.push(
        ...(last?.kind === 'example' ? [heading(level, texts.twin.moreExamples)] : []),
        exampleLinks(waiting, linkTo)
      );
      waiting.length = 0;
    }
  };
  for (const block of blocks) {
    if (isExample(block) && (shown >= EXAMPLES_WITH_CODE || block.example.code.length > MOST_CODE)) {
      waiting.push(block);
      continue;
    }
    listWaiting();
    shown += isExample(block) ? 1 : 0;
    nodes.push(...blockNodes(block, trees, linkTo));
    last = block;
  }
  listWaiting();
  return [...fromTree(around.before, linkTo), ...nodes, ...fromTree(around.after, linkTo)];
}

const EMPTY: ProseTree = { type: 'root', children: [] };

type ExampleBlock = Extract<Block, { kind: 'example' }> & { example: StandaloneExample };

function isExample(block: Block): block is ExampleBlock {
  return block.kind === 'example' && isStandalone(block.example);
}

function blockNodes(block: Block, trees: TabTrees, linkTo: LinkTo): RootContent[] {
  switch (block.kind) {
    case 'prose':
      return fromTree(trees.prose(block.prose), linkTo);
    case 'component':
      return treeNodes(trees.component(block), linkTo);
    case 'module':
      return treeNodes(trees.module(block.module), linkTo);
    case 'example': {
      const caption = fromTree(trees.prose(block.caption), linkTo);
      return isStandalone(block.example)
        ? exampleNodes(block.example, caption, linkTo)
        : figureNodes(block.example, caption);
    }
  }
}

function treeNodes(tree: ProseTree | null, linkTo: LinkTo): RootContent[] {
  return tree === null ? [] : fromTree(tree, linkTo);
}
