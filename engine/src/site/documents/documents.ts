import { hasElement } from '../../content/html/hasElement.ts';
import { twinAddress } from '../../core/twinAddress.ts';
import type { Source, StandaloneExample } from '../../model.ts';
import type { Entry } from '../../reference/entry.ts';
import type { Head, SiteFonts, SiteHead } from '../../ui/view.ts';
import {
  type DocumentContext,
  NO_LIVE_ASSETS,
  type Script,
  canonicalAddress,
  documentTitle,
  headTextOf
} from './documentContext.ts';
import { previewIn } from './previews.ts';
import { notFoundView, type PageView } from './pageViews.ts';
import { entryView } from './referenceView.ts';
import { sourceSheets } from './sharedStyles.ts';
import type { TypeLinks } from './typeLinks.ts';
import { switchesOf } from '../publish/contentFiles.ts';

/** Renders the complete document of a page. */
export function pageDocument(context: DocumentContext, data: PageView): string {
  return documentOf(context, data, [context.scripts.page], false);
}

/** Renders the document of the search results page, which is not indexed by search engines. */
export function searchDocument(context: DocumentContext, data: PageView): string {
  return documentOf(context, data, [context.scripts.page], true);
}

/**
 * Renders the 404 document; its script redirects from moved addresses.
 * @param notice HTML above its content
 */
export function notFoundDocument(context: DocumentContext, notice = ''): string {
  const data = notFoundView(context);
  const { page, notFound } = context.scripts;
  return documentOf(context, { ...data, main: notice + data.main }, [page, notFound], true);
}

function documentOf(context: DocumentContext, data: PageView, scripts: Script[], noindex: boolean): string {
  const { app, site, siteHead, stylesheets } = context;
  const own = [...new Set(scripts.flatMap(({ preloads }) => preloads))];
  const live = data.preloads.filter((address) => !own.includes(address));
  return app.renderDocument({
    site,
    head: {
      ...siteHead,
      fonts: fontsOf(siteHead.fonts, data.main),
      title: data.title,
      description: data.description,
      canonical: data.canonical,
      markdown: data.markdown,
      noindex,
      bars: data.bars,
      stylesheets: stylesheets.page,
      tabStylesheets: data.stylesheets,
      onDemandStylesheet: stylesheets.onDemand[0] ?? null,
      themeStylesheet: stylesheets.pageThemes[0] ?? null,
      scripts: scripts.map(({ module }) => module),
      modulePreloads: data.isHeavy ? own : [...own, ...live],
      laterPreloads: data.isHeavy ? live : []
    },
    current: { section: data.section, path: data.path },
    frame: data.frame,
    main: data.main,
    module: data.module
  });
}

/** Renders the document of a single example (requirement 2.2.4). */
export function standaloneDocument(context: DocumentContext, source: Source, example: StandaloneExample): string {
  const { app, config, scripts, stylesheets } = context;
  const preview = previewIn(context, example, 'standalone');
  const isLive = preview !== undefined && preview.state !== 'error' && preview.state !== 'markup';
  const live = isLive ? context.exampleAssets(source, example) : NO_LIVE_ASSETS;
  const html = app.renderPreview(example, preview);
  const own = context.exampleStylesheets(html, [...sourceSheets(source), ...context.sheetsOf(example)]);
  return app.renderStandalone({
    example,
    preview: html,
    isPage: hasElement(html, 'main'),
    hasHeading: hasElement(html, 'h1'),
    head: {
      ...partHead(context.siteHead),
      // The example's library may use other fonts.
      fonts: [],
      title: documentTitle(context, example.title, headTextOf(context, source.path).title),
      description: null,
      canonical: canonicalAddress(context, `${source.path}#${example.slug}`),
      markdown: twinAddress(example.path),
      noindex: true,
      bars: null,
      stylesheets: [...stylesheets.standalone, ...own],
      tabStylesheets: [],
      onDemandStylesheet: null,
      themeStylesheet: stylesheets.standaloneThemes[0] ?? null,
      scripts: [scripts.standalone.module],
      modulePreloads: [...new Set([...scripts.standalone.preloads, ...live.preloads])],
      laterPreloads: []
    },
    module: live.module,
    page: { title: source.title, href: `${source.path}#${example.slug}` },
    switches: switchesOf(example, config.standalone),
    axes: config.themes
  });
}

/** Renders the document of a single type definition, without scripts, at `definitionAddress`; it is not indexed. */
export function definitionDocument(context: DocumentContext, entry: Entry, links: TypeLinks): string {
  const { app, siteHead, stylesheets } = context;
  const head: Head = {
    ...partHead(siteHead),
    fonts: [...siteHead.fonts.text, ...siteHead.fonts.code],
    title: documentTitle(context, entry.name),
    description: null,
    canonical: null,
    markdown: null,
    noindex: true,
    bars: null,
    stylesheets: [...stylesheets.page, ...stylesheets.definition],
    tabStylesheets: [],
    onDemandStylesheet: null,
    themeStylesheet: stylesheets.pageThemes[0] ?? null,
    scripts: [],
    modulePreloads: [],
    laterPreloads: []
  };
  return app.renderDefinitionDocument(head, {
    entry: entryView(null, entry, links.inDefinition),
    places: links.placesOf(entry.id)
  });
}

/** The site's part of the head of documents that show a part of a page: thousands, which share the script. */
function partHead({ themeScript, themeScriptFile: file, ...head }: SiteHead) {
  return file === null
    ? { ...head, themeScript }
    : { ...head, policy: file.policy, themeScript: { file: file.address } };
}

const CODE = /<code/;
const EMPHASIS = /<em[ >]/;

/**
 * Returns the fonts of a page's text, to preload: when another font arrives, the browser lays out the whole page again.
 */
export function fontsOf(fonts: SiteFonts, main: string): string[] {
  return [...fonts.text, ...(CODE.test(main) ? fonts.code : []), ...(EMPHASIS.test(main) ? fonts.emphasis : [])];
}
