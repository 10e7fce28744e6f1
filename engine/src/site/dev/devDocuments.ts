import { keepResult } from '../../core/keptResult.ts';
import { SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { Page, Source } from '../../model.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { notFoundDocument, pageDocument, searchDocument, standaloneDocument } from '../documents/documents.ts';
import { homeExample } from '../documents/homeExample.ts';
import { homeView, type PageView, searchView, sectionView, tabView } from '../documents/pageViews.ts';
import type { DevTab } from './devExamples.ts';
import type { DevSite } from './devSite.ts';
import { errorsOf, type OpenProblems, problemsHtml, problemsOfTab } from './problems.ts';

/** Documents of the dev server, rendered on request. */
export interface DevDocuments {
  /** Returns the document at an address, of a page or an example; null if there is none. */
  answer(address: string): Promise<string | null>;
  /** Returns the 404 document; lists the errors of the content, which may be the reason why a page is missing. */
  notFound(): Promise<string>;
  /** Drops what was rendered for many requests, after something changed. */
  clear(): void;
}

/** Dependencies on the dev server's pages. */
interface DevDocumentSources {
  config: ResolvedConfig;
  site(): DevSite;
  /** See `DocumentContext.frame`. */
  frame(): string;
  /** Compiles and renders the examples of a tab. */
  tab(source: Source): Promise<DevTab>;
  /** Renders the playground of a tab, for the next context. */
  playground(source: Source): Promise<unknown>;
  /** @param report receives the parts that can't be shown; pages without examples have none */
  context(tab: DevTab | null, report?: DocumentContext['report']): Promise<DocumentContext>;
  openProblems: OpenProblems;
}

export function createDevDocuments(pages: DevDocumentSources): DevDocuments {
  const tabPage = async ({ page, source }: { page: Page; source: Source }): Promise<PageView> => {
    const [tab] = await Promise.all([pages.tab(source), pages.playground(source)]);
    const problems = problemsOfTab(pages.site().site.problems, source);
    const data = tabView(await pages.context(tab, (problem) => problems.push(problem)), page, source);
    return { ...data, main: problemsHtml(problems) + data.main };
  };

  const home = async (): Promise<PageView> => {
    const shown = homeExample(pages.site().site, pages.config);
    return homeView(await pages.context(shown && (await pages.tab(shown.source))), shown);
  };

  /** Returns the data of the page at an address, including the problems of its files; null if there is no such page. */
  const pageAt = async (address: string): Promise<PageView | null> => {
    const place = pages.site().tabs.get(address);
    if (place) {
      return tabPage(place);
    }
    const section = pages.site().sections.get(address);
    if (section) {
      return sectionView(await pages.context(null), section);
    }
    if (address === SEARCH_PATH) {
      return searchView(await pages.context(null));
    }
    return address === '/' ? home() : null;
  };

  const lost = keepResult(async () => {
    const errors = errorsOf(pages.openProblems(pages.site().site.problems).open);
    return notFoundDocument(await pages.context(null), problemsHtml(errors));
  });

  return {
    async answer(address) {
      // What was rendered before an update counts as old, even if the rest follows after it.
      const frame = pages.frame();
      const data = await pageAt(address);
      if (data) {
        const document = address === SEARCH_PATH ? searchDocument : pageDocument;
        return document(await pages.context(null), { ...data, frame });
      }
      const place = pages.site().examples.get(address);
      return place
        ? standaloneDocument(await pages.context(await pages.tab(place.source)), place.source, place.example)
        : null;
    },
    notFound: lost.get,
    clear: lost.forget
  };
}
