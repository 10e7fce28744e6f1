import { highlightToHtml } from '../../content/highlight.ts';
import { escapeHtml } from '../../core/html.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Source } from '../../model.ts';
import { type DocumentContext, canonicalAddress, documentTitle } from './documentContext.ts';
import { allFonts } from './firstFonts.ts';

/** The document with the code of a tab's examples, at `codeDocumentAddress`; null for a tab without any. */
export function codeDocument(context: DocumentContext, source: Source): string | null {
  const examples = examplesOf(source);
  if (examples.length === 0) {
    return null;
  }
  const { app, config, siteHead, stylesheets } = context;
  return app.renderCodeDocument(
    {
      ...siteHead,
      fonts: allFonts(siteHead.fonts),
      title: documentTitle(context, 'Code of the examples', source.title),
      description: config.product.description,
      canonical: canonicalAddress(context, source.path),
      noindex: true,
      bars: null,
      stylesheets: stylesheets.page,
      tabStylesheet: null,
      onDemandStylesheet: null,
      scripts: [],
      modulePreloads: []
    },
    {
      title: source.title,
      path: source.path,
      examples: examples.map(({ title, slug, lang, code }) => ({
        title,
        slug,
        lang,
        // Markup is long: with an element for each of its tokens it would be five times as long.
        codeHtml: lang === 'html' ? escapeHtml(code) : highlightToHtml(code, lang)
      }))
    }
  );
}
