import type { Example, Page, Source } from '../model.ts';

/** An example with its tab and page. */
export interface SiteExample {
  example: Example;
  source: Source;
  page: Page;
}

/** Returns the live examples of a tab, in order. */
export function examplesOf(source: Source): Example[] {
  return source.blocks.flatMap((block) => (block.kind === 'example' ? [block.example] : []));
}

/** Returns all live examples of a site, in page order. */
export function siteExamples(site: { pages: readonly Page[] }): SiteExample[] {
  return site.pages.flatMap((page) =>
    page.sources.flatMap((source) => examplesOf(source).map((example) => ({ example, source, page })))
  );
}

/** True for examples with code to run; HTML examples are static markup. */
export function isProgram({ lang }: Example): boolean {
  return lang !== 'html';
}
