import type { PageData } from '../client/pageData.ts';
import type { DocumentContext } from './documentContext.ts';

/** The complete document of a page. A page without a canonical address of its own is not indexed on request. */
export function pageDocument(context: DocumentContext, data: PageData, { noindex = false } = {}): string {
  const { app, site, scripts, stylesheets } = context;
  return app.renderDocument({
    site,
    head: {
      title: data.title,
      description: data.description,
      canonical: data.canonical,
      noindex,
      stylesheets: stylesheets.page,
      tabStylesheet: data.stylesheet,
      scripts: [scripts.page.module],
      modulePreloads: [...new Set([...scripts.page.preloads, ...data.preloads])]
    },
    current: { section: data.section, path: data.path },
    main: data.main,
    module: data.module
  });
}
