import type { PageData } from '../../core/pageData.ts';
import type { DocumentContext, Script } from './documentContext.ts';
import { firstFonts } from './firstFonts.ts';
import { notFoundView } from './pageViews.ts';

/** The complete document of a page. */
export function pageDocument(context: DocumentContext, data: PageData): string {
  return documentOf(context, data, [context.scripts.page], false);
}

/** The document of the results page, which search engines leave out. */
export function searchDocument(context: DocumentContext, data: PageData): string {
  return documentOf(context, data, [context.scripts.page], true);
}

/**
 * The document that answers unknown addresses; it follows moved ones by itself.
 * @param notice HTML above its content
 */
export async function notFoundDocument(context: DocumentContext, notice = ''): Promise<string> {
  const data = await notFoundView(context);
  const { page, notFound } = context.scripts;
  return documentOf(context, { ...data, main: notice + data.main }, [page, notFound], true);
}

function documentOf(context: DocumentContext, data: PageData, scripts: Script[], noindex: boolean): string {
  const { app, site, siteHead, stylesheets } = context;
  return app.renderDocument({
    site,
    head: {
      ...siteHead,
      fonts: firstFonts(siteHead.fonts, data.main),
      title: data.title,
      description: data.description,
      canonical: data.canonical,
      noindex,
      bars: { tabs: data.main.includes('pb-tabs"'), contents: data.main.includes('"pb-contents"') },
      stylesheets: stylesheets.page,
      tabStylesheet: data.stylesheet,
      onDemandStylesheet: stylesheets.onDemand[0] ?? null,
      scripts: scripts.map(({ module }) => module),
      modulePreloads: [...new Set([...scripts.flatMap(({ preloads }) => preloads), ...data.preloads])]
    },
    current: { section: data.section, path: data.path },
    frame: data.frame,
    main: data.main,
    module: data.module
  });
}
