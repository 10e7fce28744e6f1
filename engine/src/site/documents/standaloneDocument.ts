import type { Example, Source } from '../../model.ts';
import { type DocumentContext, NO_LIVE_ASSETS, canonicalAddress, documentTitle } from './documentContext.ts';
import { sourceSheets } from './sourceSheets.ts';

/** The document that shows one example alone (requirement 2.2.4). */
export async function standaloneDocument(context: DocumentContext, source: Source, example: Example): Promise<string> {
  const { app, config, previewOf, scripts, stylesheets } = context;
  const preview = previewOf(example);
  const isLive = preview !== undefined && preview.state !== 'error';
  const live = isLive ? context.exampleAssets(source, example) : NO_LIVE_ASSETS;
  const html = app.renderPreview(example, preview);
  const own = await context.exampleStylesheets(html, [...sourceSheets(source), ...context.sheetsOf(example)]);
  return app.renderStandalone({
    example,
    preview: html,
    head: {
      ...context.siteHead,
      // An example may be of a library with other fonts.
      fonts: [],
      title: documentTitle(context, example.title, source.title),
      description: config.product.description,
      canonical: canonicalAddress(context, `${source.path}#${example.slug}`),
      noindex: true,
      bars: null,
      stylesheets: [...stylesheets.standalone, ...own],
      tabStylesheet: null,
      onDemandStylesheet: null,
      scripts: [scripts.standalone.module],
      modulePreloads: [...new Set([...scripts.standalone.preloads, ...live.preloads])]
    },
    module: live.module,
    page: { title: source.title, href: `${source.path}#${example.slug}` },
    switches: {
      themeSwitcher: config.standalone.themeSwitcher || example.hasThemeSwitcher,
      rtlSwitcher: config.standalone.rtlSwitcher || example.hasRTLSwitcher
    }
  });
}
