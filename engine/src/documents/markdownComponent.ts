import { isMarkdownComponent } from '../markdownComponents.ts';
import type { ComponentBlock, Page, Source } from '../model.ts';
import type { DocumentContext } from './documentContext.ts';
import { sectionGallery } from './sectionGallery.ts';

/** HTML of a component that the Markdown of a tab places in its prose; null for one that the engine doesn't have. */
export function markdownComponent(
  context: DocumentContext,
  page: Page,
  source: Source,
  block: ComponentBlock
): string | null {
  if (!isMarkdownComponent(block.name)) {
    return null;
  }
  switch (block.name) {
    case 'SectionGallery':
      return sectionGallery(context, page, source, block);
    case 'TokenTable':
      return context.app.renderTokenTable(context.tokens.table);
  }
}
