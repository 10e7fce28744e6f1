import type { Example, Page, PageModule, Source, StandaloneExample } from '../model.ts';

/** An example with its tab and page. */
export interface SiteExample<Kind extends Example = Example> {
  example: Kind;
  source: Source;
  page: Page;
}

/** Returns the live examples of a tab, in order, with its figures. */
export function examplesOf(source: Source): Example[] {
  return source.blocks.flatMap((block) => (block.kind === 'example' ? [block.example] : []));
}

/** Returns the parts of a tab that programs render, in order. */
export function modulesOf(source: Pick<Source, 'blocks'>): PageModule[] {
  return source.blocks.flatMap((block) => (block.kind === 'module' ? [block.module] : []));
}

/** Code that the build runs: that of an example, or of a part of a page. */
export type ProgramCode = Pick<Example | PageModule, 'key' | 'slug' | 'code' | 'file' | 'excerptLine' | 'location'> &
  Partial<Pick<PageModule, 'isLayout'>>;

/** Returns all code of a tab that the build runs. */
export function programsOf(source: Source): ProgramCode[] {
  return [...examplesOf(source).filter(isProgram), ...modulesOf(source)];
}

/** Returns the code that the browser runs on the page of a tab, or in the documents of its examples. */
export function clientPrograms(source: Source): (Example | PageModule)[] {
  return [...examplesOf(source), ...modulesOf(source).filter(({ client }) => client !== null)];
}

/** Returns the examples of a tab that have a document of their own, in order. */
export function standaloneExamplesOf(source: Source): StandaloneExample[] {
  return examplesOf(source).filter(isStandalone);
}

/** Returns all live examples of a site, with figures, in page order. */
export function siteExamples(site: { pages: readonly Page[] }): SiteExample[] {
  return site.pages.flatMap((page) =>
    page.sources.flatMap((source) => examplesOf(source).map((example) => ({ example, source, page })))
  );
}

/** Returns all examples of a site that have a document of their own, in page order. */
export function standaloneExamples(site: { pages: readonly Page[] }): SiteExample<StandaloneExample>[] {
  return siteExamples(site).filter((place): place is SiteExample<StandaloneExample> => isStandalone(place.example));
}

/** True for examples with a document of their own; figures have none. */
export function isStandalone(example: Example): example is StandaloneExample {
  return example.figure === null;
}

/** True for examples with code to run; HTML examples are static markup. */
export function isProgram({ lang }: Example): boolean {
  return lang !== 'html';
}

/** Returns the address that names an example in stored results: that of its document, or of the same form for a figure. */
export function resultAddress({ key }: Example): string {
  return `/${key}`;
}
