import type { Entry } from '../../reference/entry.ts';
import { type DocumentContext, documentTitle } from './documentContext.ts';
import { allFonts } from './firstFonts.ts';
import { entryView } from './referenceView.ts';
import type { TypeLinks } from './typeLinks.ts';

/** The document that explains one type alone, at `definitionAddress`. */
export function definitionDocument(context: DocumentContext, entry: Entry, links: TypeLinks): string {
  const { app, config, siteHead, stylesheets } = context;
  return app.renderDefinitionDocument(
    {
      ...siteHead,
      fonts: allFonts(siteHead.fonts),
      title: documentTitle(context, entry.name),
      description: config.product.description,
      canonical: null,
      noindex: true,
      bars: null,
      stylesheets: stylesheets.page,
      tabStylesheet: null,
      onDemandStylesheet: null,
      scripts: [],
      modulePreloads: []
    },
    { entry: entryView(null, entry, links.inDefinition), places: links.placesOf(entry.id) }
  );
}
