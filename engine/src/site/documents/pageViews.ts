import { EMPTY_PROSE } from '../../content/prose.ts';
import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import { NOT_FOUND_PATH, SEARCH_PATH } from '../../core/fixedAddresses.ts';
import { escapeHtml } from '../../core/html.ts';
import { twinAddress } from '../../core/twinAddress.ts';
import type { PageData } from '../../core/pageData.ts';
import { typographic } from '../../core/typographicMarks.ts';
import { typographicTree } from '../../core/typographicTree.ts';
import { treeHtml } from '../../core/treeHtml.ts';
import { exerciseTags } from '../../examples/exercise/readExercise.ts';
import { examplesOf, modulesOf } from '../../examples/siteExamples.ts';
import type { Block, NavigationSection, Page, Source, Toc, TocEntry } from '../../model.ts';
import {
  type DocumentContext,
  type LiveAssets,
  NO_LIVE_ASSETS,
  canonicalAddress,
  documentTitle,
  headTextOf
} from './documentContext.ts';
import type { MainView, StickyBars } from '../../ui/view.ts';
import { type ShownExample, checkFamilies, renderShownExample } from './homeExample.ts';
import { headBlocks } from './headBlocks.ts';
import { modulePreview, previewIn } from './previews.ts';
import { sourceSheets } from './sharedStyles.ts';
import { componentToc, createTabComponents } from './tabComponents.ts';

/** What the document of a page shows. */
export type PageView = PageData & Pick<LiveAssets, 'isHeavy'> & { bars: StickyBars };

/** Renders a tab of a documentation page. */
export function tabView(context: DocumentContext, page: Page, source: Source): PageView {
  const { app, site } = context;
  const head = headTextOf(context, source.path);
  const live = context.tabAssets(source);
  const inline = examplesOf(source).filter(({ isFullscreen }) => !isFullscreen);
  const components = createTabComponents(context, page, source);
  const { isWide, lead, guide } = headBlocks(context, page, source);
  const reference = context.referenceOf(source);
  const body = app.renderBody(source, {
    previewOf: (example) => previewIn(context, example, 'page'),
    moduleOf: (module) => modulePreview(context, module, components.fillModule),
    thumbnailOf: context.thumbnailOf,
    stillOf: context.stillOf,
    componentOf: components.render,
    fillInline: components.fillInline,
    inHead: new Set([...lead, ...guide]),
    foldAbove: context.config.examples.foldAbove,
    foldTitles: context.config.examples.groups[source.path],
    opensWithExample: source.package !== null && reference.playground === null
  });
  const view: MainView = {
    kind: 'tab',
    site,
    page,
    source,
    toc: tabToc(context, page, source),
    head: {
      leadHtml: lead.map(({ prose }) => treeHtml(typographicTree(components.fillInline(prose)))).join(''),
      guides: guide.flatMap(({ heading }, index) => {
        const prose = guide[index + 1]?.prose;
        return heading === undefined
          ? []
          : { ...heading, text: typographic(heading.text), tree: components.fillInline(prose ?? EMPTY_PROSE) };
      }),
      exercises: exerciseTags(source).flatMap(({ example }) => example?.slug ?? [])
    },
    isWide,
    body:
      app.renderWorkbench({ site, page, source, playground: reference.playground }) +
      body +
      app.renderReference(reference)
  };
  const main = app.renderMain(view);
  const { own, late, forced } = context.pageStylesheets(
    main,
    [...sourceSheets(source), ...components.sheets()],
    [...inline, ...modulesOf(source)].flatMap((program) => context.sheetsOf(program))
  );
  return {
    frame: context.frame,
    title: documentTitle(context, head.title),
    description: head.description,
    canonical: canonicalAddress(context, source.path),
    markdown: twinAddress(source.path),
    path: page.path,
    section: page.section,
    main: main + laterLinks(late, forced),
    bars: app.stickyBarsOf(view),
    stylesheets: own,
    ...live
  };
}

/**
 * Links style sheets at the end of the content, so that the content is painted before they are loaded. Module scripts, and
 * so live examples, wait for them.
 */
function laterLinks(late: readonly string[], forced: string | null): string {
  return [...late, ...(forced === null ? [] : [forced])]
    .map((address) => `<link rel="stylesheet" fetchpriority="low" href="${escapeHtml(address)}">`)
    .join('');
}

/** Renders the generated list of a section's pages. */
export function sectionView(context: DocumentContext, section: NavigationSection): PageView {
  const { title, description } = headTextOf(context, section.path);
  return plainView(context, {
    title: documentTitle(context, title),
    description,
    canonical: canonicalAddress(context, section.path),
    markdown: twinAddress(section.path),
    path: section.path,
    section: section.slug,
    view: { kind: 'section', site: context.site, section }
  });
}

/**
 * Renders the front page.
 * @param shown the live example on it, from {@link homeExample}
 */
export function homeView(context: DocumentContext, shown: ShownExample | null): PageView {
  const { app, config, site } = context;
  checkFamilies(site, config);
  const exampleHtml = shown === null ? '' : renderShownExample(context, shown);
  const view: MainView = { kind: 'home', site, exampleHtml };
  const main = app.renderMain(view);
  const { own, late, forced } = context.pageStylesheets(
    main,
    shown === null ? [] : sourceSheets(shown.source),
    shown === null ? [] : context.sheetsOf(shown.example)
  );
  return {
    frame: context.frame,
    title: documentTitle(context),
    description: context.config.product.description,
    canonical: canonicalAddress(context, '/'),
    markdown: twinAddress('/'),
    path: '/',
    section: null,
    main: main + laterLinks(late, forced),
    bars: app.stickyBarsOf(view),
    stylesheets: own,
    ...(shown === null ? NO_LIVE_ASSETS : context.tabAssets(shown.source))
  };
}

/** Renders the search results page. */
export function searchView(context: DocumentContext): PageView {
  return plainView(context, {
    title: documentTitle(context, texts.common.search),
    description: fillText(texts.common.searchProduct, { product: context.config.product.name }),
    canonical: null,
    markdown: null,
    path: SEARCH_PATH,
    section: null,
    view: { kind: 'search', site: context.site }
  });
}

/** Renders the 404 page (requirements 2.2.2 and 8.1). */
export function notFoundView(context: DocumentContext): PageView {
  return plainView(context, {
    title: documentTitle(context, texts.notFound.documentTitle),
    description: texts.notFound.text,
    canonical: null,
    markdown: null,
    path: NOT_FOUND_PATH,
    section: null,
    view: { kind: 'notFound', site: context.site }
  });
}

type PlainParts = Pick<PageData, 'title' | 'description' | 'canonical' | 'markdown' | 'path' | 'section'> & {
  view: MainView;
};

function plainView(context: DocumentContext, { view, ...parts }: PlainParts): PageView {
  const main = context.app.renderMain(view);
  const { own: stylesheets } = context.pageStylesheets(main, [], []);
  return {
    frame: context.frame,
    ...parts,
    main,
    bars: context.app.stickyBarsOf(view),
    stylesheets,
    ...NO_LIVE_ASSETS
  };
}

type TocContext = Pick<DocumentContext, 'app' | 'components' | 'markdownContext' | 'referenceOf' | 'site'> &
  Partial<Pick<DocumentContext, 'recentProps'>>;

/**
 * Returns the complete contents list of a tab: parts at its top, headings of its prose and of components in it,
 * reference tables.
 */
export function tabToc(context: TocContext, page: Page, source: Source): Toc {
  const { blocks, toc } = source;
  const reference = context.referenceOf(source);
  const { playground } = reference;
  const entries = context.app.workbenchToc({ site: context.site, page, source, playground });
  let listed = 0;
  for (const [index, block] of blocks.entries()) {
    const own = block.kind === 'component' ? componentToc(context, { block, source, page }) : [];
    if (own.length > 0) {
      const before = countEntriesIn(toc, blocks.slice(0, index));
      entries.push(...toc.slice(listed, before), ...own);
      listed = before;
    }
  }
  return [...entries, ...toc.slice(listed), ...context.app.referenceToc(reference)].map((entry) =>
    Array.isArray(entry) ? entry.map(typographicEntry) : typographicEntry(entry)
  );
}

function typographicEntry(entry: TocEntry): TocEntry {
  return { ...entry, text: typographic(entry.text) };
}

/** Counts the entries of a tab's contents list that lead to headings in `blocks`, the first blocks of the tab. */
function countEntriesIn(toc: Toc, blocks: readonly Block[]): number {
  const anchors = new Set(blocks.flatMap(anchorsIn));
  return toc.findLastIndex((entry) => [entry].flat().some(({ id }) => anchors.has(id))) + 1;
}

function anchorsIn(block: Block): string[] {
  switch (block.kind) {
    case 'prose':
    case 'module':
      return block.prose.passages.flatMap(({ heading }) => heading?.id ?? []);
    case 'example':
      return [block.example.slug];
    case 'component':
      return [];
  }
}
