import type { ProseBlock, Page, Source } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';

/** Blocks of a tab that its page shows in its head, in reading order. */
interface HeadBlocks {
  /** Whether a component of the tab needs the width of the window. */
  isWide: boolean;
  lead: readonly ProseBlock[];
  /** Sections below the lead: each its heading, then its content. */
  guide: readonly ProseBlock[];
}

/**
 * Returns the blocks of a tab that belong to the head of its page: the first paragraph, if the tab was written for the
 * site and no summary introduces the page. On wide pages, also what stands between it and the section of the first
 * component. Texts of packages may go on where other documentation ends.
 */
export function headBlocks(
  { components, site }: Pick<DocumentContext, 'components' | 'site'>,
  page: Page,
  { package: packageName, blocks }: Source
): HeadBlocks {
  const isWide = blocks.some((block) => block.kind === 'component' && components.get(block.name)?.isWide === true);
  const [first] = blocks;
  const isIntroduced = packageName === null && !site.summaries.has(page.path);
  if (!isIntroduced || first?.kind !== 'prose' || first.part !== 'lead') {
    return { isWide, lead: [], guide: [] };
  }
  const prose = blocks.filter((block) => block.kind === 'prose');
  const guideAt = isWide ? prose.findIndex(({ part }) => part === 'guide') : -1;
  return guideAt < 0
    ? { isWide, lead: [first], guide: [] }
    : { isWide, lead: prose.slice(0, guideAt), guide: prose.filter(({ part }) => part === 'guide') };
}
