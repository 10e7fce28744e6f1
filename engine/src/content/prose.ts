import type { Block, ComponentBlock, InlineComponent, Prose, Source } from '../model.ts';

/** Prose without any text. */
export const EMPTY_PROSE: Prose = { tree: { type: 'root', children: [] }, passages: [], links: [], components: [] };

/** Returns the prose of a block: that of an example is its caption. Null for a component. */
function proseOf(block: Block): Prose | null {
  switch (block.kind) {
    case 'prose':
    case 'module':
      return block.prose;
    case 'example':
      return block.caption;
    case 'component':
      return null;
  }
}

/** Returns the components of a tab, in order: those on lines of their own, and those within text. */
export function componentsIn({ blocks, file }: Pick<Source, 'blocks' | 'file'>): ComponentBlock[] {
  return blocks.flatMap((block) =>
    block.kind === 'component' ? [block] : (proseOf(block)?.components ?? []).map((inline) => asBlock(inline, file))
  );
}

/** A component within prose as one on a line of its own. */
export function asBlock({ name, attributes, line }: InlineComponent, file: string): ComponentBlock {
  return { kind: 'component', name, attributes, location: line === null ? { file } : { file, line } };
}
