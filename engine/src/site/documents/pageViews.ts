import type { PageData } from '../../core/pageData.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import { NOT_FOUND_PATH, SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { NavigationSection, Page, Source } from '../../model.ts';
import { type DocumentContext, NO_LIVE_ASSETS, canonicalAddress, documentTitle } from './documentContext.ts';
import { markdownComponent } from './markdownComponent.ts';
import { sourceSheets } from './sourceSheets.ts';
import { tabToc } from './tabToc.ts';
import { fillInlineParts } from './tokenParts.ts';

/** Title of the route that answers unknown addresses (requirement 2.2.2). */
const NOT_FOUND_TITLE = '404 Error';

/** A tab of a documentation page. */
export async function tabView(context: DocumentContext, page: Page, source: Source): Promise<PageData> {
  const { app, config, site, previewOf } = context;
  const live = context.tabAssets(source);
  const inline = examplesOf(source).filter(({ isFullscreen }) => !isFullscreen);
  const body = app.renderBody(source, {
    previewOf,
    thumbnailOf: context.thumbnailOf,
    componentOf: (block) => markdownComponent(context, page, source, block),
    fillInline: (html) => fillInlineParts(context, html)
  });
  const main = app.renderMain({
    kind: 'tab',
    site,
    page,
    source,
    toc: tabToc(context, source),
    body: body + app.renderReference(context.referenceOf(source))
  });
  return {
    frame: context.frame,
    title: documentTitle(context, source.path === page.path ? null : source.label, source.title),
    description: source.description || config.product.description,
    canonical: canonicalAddress(context, source.path),
    path: page.path,
    section: page.section,
    main,
    stylesheet: await context.pageStylesheet(main, [
      ...sourceSheets(source),
      ...inline.flatMap((example) => context.sheetsOf(example))
    ]),
    module: live.module,
    preloads: live.preloads
  };
}

/** The generated list of a section's pages. */
export function sectionView(context: DocumentContext, section: NavigationSection): Promise<PageData> {
  return plainView(context, {
    title: documentTitle(context, section.title),
    canonical: canonicalAddress(context, section.path),
    path: section.path,
    section: section.slug,
    main: context.app.renderMain({ kind: 'section', site: context.site, section })
  });
}

export function homeView(context: DocumentContext): Promise<PageData> {
  return plainView(context, {
    title: documentTitle(context),
    canonical: canonicalAddress(context, '/'),
    path: '/',
    section: null,
    main: context.app.renderMain({ kind: 'home', site: context.site })
  });
}

/** The results page of the search. */
export function searchView(context: DocumentContext): Promise<PageData> {
  return plainView(context, {
    title: documentTitle(context, 'Search'),
    canonical: null,
    path: SEARCH_PATH,
    section: null,
    main: context.app.renderMain({ kind: 'search', site: context.site })
  });
}

/** What answers unknown addresses (requirements 2.2.2 and 8.1). */
export function notFoundView(context: DocumentContext): Promise<PageData> {
  return plainView(context, {
    title: documentTitle(context, NOT_FOUND_TITLE),
    canonical: null,
    path: NOT_FOUND_PATH,
    section: null,
    main: context.app.renderMain({ kind: 'notFound', site: context.site })
  });
}

type PlainParts = Pick<PageData, 'title' | 'canonical' | 'path' | 'section' | 'main'>;

async function plainView(context: DocumentContext, parts: PlainParts): Promise<PageData> {
  const stylesheet = await context.pageStylesheet(parts.main, []);
  return {
    frame: context.frame,
    ...parts,
    description: context.config.product.description,
    stylesheet,
    ...NO_LIVE_ASSETS
  };
}
