import type { Page, Source } from '../model.ts';

/**
 * Returns the tab of a page that was written for the site and introduces it: tabs of packages tell how code is used, and
 * often not what it is for.
 */
export function writtenTab({ sources }: Pick<Page, 'sources'>): Source | undefined {
  return sources.find(({ package: name, blocks: [first] }) => {
    return name === null && first?.kind === 'prose' && first.part === 'lead';
  });
}
