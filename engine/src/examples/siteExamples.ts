import type { Example, Page, Source } from '../model.ts';

/** An example with the tab and the page that hold it. */
export interface ExampleInPlace {
  example: Example;
  source: Source;
  page: Page;
}

/** The live examples of a tab, in order. */
export function examplesOf(source: Source): Example[] {
  return source.blocks.flatMap((block) => (block.kind === 'example' ? [block.example] : []));
}

/** Every live example of a site, in page order. */
export function siteExamples(site: { pages: readonly Page[] }): ExampleInPlace[] {
  return site.pages.flatMap((page) =>
    page.sources.flatMap((source) => examplesOf(source).map((example) => ({ example, source, page })))
  );
}

/** True for examples that are programs; HTML examples are markup and need no script. */
export function isProgram({ lang }: Example): boolean {
  return lang !== 'html';
}
