import type { Block } from '../../model.ts';

/** Slug of the first example with an element of a component, of one that shows in the page if there is any. */
export function firstUse(component: string, blocks: readonly Block[]): string | null {
  const element = new RegExp(`<${component}(?=[\\s/>])`);
  const uses = blocks.flatMap((block) =>
    block.kind === 'example' && block.example.lang !== 'html' && element.test(block.example.code) ? [block.example] : []
  );
  return (uses.find(({ isFullscreen }) => !isFullscreen) ?? uses[0])?.slug ?? null;
}
