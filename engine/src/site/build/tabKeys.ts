import { hashTexts } from '../../content/files.ts';
import { examplesOf, modulesOf } from '../../examples/siteExamples.ts';
import type { Page, Source } from '../../model.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { sourceSheets } from '../documents/sharedStyles.ts';
import { markupAssets } from '../documents/previews.ts';
import { tabComponentProps } from '../documents/tabComponents.ts';

interface TabKeysInput {
  context: DocumentContext;
  /** Hash of everything outside of the content folder (`content/environment.ts`). */
  environment: string;
  /** Hash of the files in the content folder that are not Markdown. */
  contentCode: string;
  /** Returns a hash of an example's code, of all that it imports, and of its rendering. */
  exampleVersion: (key: string) => string;
}

/**
 * Creates the function that hashes all that the documents of a tab depend on: the environment, the frame around pages,
 * the page itself, its reference tables, its examples, and the props of its Markdown components, which may come from
 * other pages.
 */
export function createTabKeys(input: TabKeysInput): (page: Page, source: Source) => string {
  const { context, environment, contentCode, exampleVersion } = input;
  const { site, stylesheets, scripts, frame, siteHead } = context;
  // Those of other pages don't matter, or are props of their galleries; summaries and drawings are part of the environment.
  const {
    heads,
    descriptions: _descriptions,
    summaries: _summaries,
    cards: _cards,
    drawings: _drawings,
    resources,
    audits,
    siblings,
    ...shell
  } = site;
  const shared = hashTexts([environment, jsonOf([shell, stylesheets, scripts, frame, siteHead])]);
  const pages = new Map<Page, string>();

  const keyOfPage = (page: Page): string => {
    const key = pages.get(page) ?? hashTexts([JSON.stringify(page)]);
    pages.set(page, key);
    return key;
  };

  return (page, source) => {
    const examples = examplesOf(source);
    return hashTexts([
      shared,
      keyOfPage(page),
      source.path,
      // Style sheets that Markdown imports may refer to further files.
      sourceSheets(source).length === 0 ? '' : contentCode,
      // Files of packages are part of the environment.
      source.package === null
        ? markupAssets(source)
            .map(({ path }) => path)
            .join()
        : '',
      JSON.stringify(context.referenceOf(source)),
      JSON.stringify([
        heads.get(source.path),
        resources.get(source.path),
        audits.get(page.path),
        siblings.get(page.path),
        context.tabAssets(source)
      ]),
      JSON.stringify(examples.map((example) => [exampleVersion(example.key), context.exampleAssets(source, example)])),
      JSON.stringify(modulesOf(source).map(({ key }) => exampleVersion(key))),
      jsonOf(tabComponentProps(context, page, source))
    ]);
  };
}

/**
 * Formats data as JSON, with the entries of maps and sets. Many times slower than `JSON.stringify` alone, which suffices
 * for what came from JSON.
 * @throws Error for functions, whose results JSON can't represent
 */
function jsonOf(data: unknown): string {
  return JSON.stringify(data, (name, value: unknown) => {
    if (typeof value === 'function') {
      throw new Error(`"${name}" is a function, which can't be part of a key.`);
    }
    return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
  });
}
