import { type PageData, dataAddress } from '../../core/pageData.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { sectionsWithoutPage } from '../../content/sectionsWithoutPage.ts';
import { codeDocumentAddress } from '../../core/codeAddress.ts';
import {
  codeDocument,
  notFoundDocument,
  pageDocument,
  searchDocument,
  standaloneDocument
} from '../documents/documents.ts';
import { homeView, searchView, sectionView, tabView } from '../documents/pageViews.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import { NOT_FOUND_PATH, SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { Page, Site, Source } from '../../model.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';

/** Writes a tab's document, its data file, the documents of its examples and the one of their code. */
export async function writeTab(
  context: DocumentContext,
  writer: SiteWriter,
  page: Page,
  source: Source
): Promise<void> {
  await writePage(context, writer, source.path, await tabView(context, page, source));
  for (const example of examplesOf(source)) {
    await writer.document(example.path, await standaloneDocument(context, source, example));
  }
  const code = codeDocument(context, source);
  if (code !== null) {
    await writer.file(codeDocumentAddress(source.path), code);
  }
}

/** Writes the pages that no Markdown file stands for: home, the sections' lists, the results page and the 404 document. */
export async function writeFixedPages(context: DocumentContext, writer: SiteWriter, site: Site): Promise<void> {
  await writePage(context, writer, '/', await homeView(context));
  for (const section of sectionsWithoutPage(site)) {
    await writePage(context, writer, section.path, await sectionView(context, section));
  }
  const search = await searchView(context);
  await writer.document(SEARCH_PATH, searchDocument(context, search));
  await writer.file(dataAddress(SEARCH_PATH), JSON.stringify(search));
  const notFound = await notFoundDocument(context);
  await writer.file('/404.html', notFound);
  await writer.document(NOT_FOUND_PATH, notFound);
}

/** A page's document, and the data that in-site navigation fetches instead of it. */
async function writePage(context: DocumentContext, writer: SiteWriter, address: string, data: PageData): Promise<void> {
  await writer.document(address, pageDocument(context, data));
  await writer.file(dataAddress(address), JSON.stringify(data));
}
