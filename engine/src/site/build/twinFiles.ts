import { hashTexts } from '../../content/files.ts';
import type { Page, Site, Source } from '../../model.ts';
import { fullFiles, listFiles, type OwnTwin } from '../../twin/lists.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import type { TwinMaker } from '../documents/tabTwins.ts';
import { listedSections } from '../documents/twinLists.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';

/** Writes the Markdown of a site. */
export interface TwinWriter {
  /**
   * Writes the Markdown of a tab and of its examples. Pages may come in any order, the tabs of a page in theirs, since
   * later ones may lead to the CSS variables of the first.
   * @param key hash of all that the documents of the tab depend on
   */
  writeTab(page: Page, source: Source, key: string): Promise<void>;
  /** Writes the lists of pages, after all tabs. */
  writeLists(site: Pick<Site, 'pages' | 'navigation'>): Promise<void>;
}

/** What is known of the Markdown of a tab. */
interface WrittenTab {
  section: string;
  key: string;
  /** Its own twins, without those of CSS variables and of its examples. */
  twins: OwnTwin[];
}

/** What a tab has written. */
interface TabRecord {
  own: OwnTwin[];
  /** Addresses of the twins of its CSS variables. */
  variables: string[];
}

export function createTwinWriter(
  maker: TwinMaker,
  { context, writer }: { context: DocumentContext; writer: SiteWriter }
): TwinWriter {
  const written = new Map<Source, WrittenTab>();
  /** Addresses of CSS variables, by what has them: tabs of a page with the same prefixes share them. */
  const variables = new Map<string, readonly string[]>();
  return {
    async writeTab(page, source, tabKey) {
      const prefixes = JSON.stringify([page.path, ...source.cssPrefix]);
      const variablesAt = variables.get(prefixes) ?? [];
      const dependencies = [maker.linksOf(source), context.site.siblings.get(page.path), variablesAt];
      const key = hashTexts([tabKey, JSON.stringify(dependencies)]);
      const record = await writer.group(`twins ${source.path}`, key, (): TabRecord => {
        const twins = maker.twinsOf(context, page, source, variablesAt);
        twins.forEach(({ address, text }) => writer.file(address, text));
        return {
          own: twins.flatMap(({ address, of, variables: part }) =>
            of === 'tab' ? [{ address, variables: part }] : []
          ),
          variables: twins.flatMap(({ address, of }) => (of === 'variables' ? [address] : []))
        };
      });
      if (record.variables.length > 0) {
        variables.set(prefixes, record.variables);
      }
      written.set(source, { section: page.section, key, twins: record.own });
    },
    async writeLists(site) {
      // Lists contain what the thread that writes files has written.
      await writer.settle();
      const parts = new Map<string, number>();
      const tabsInOrder = site.pages.flatMap(({ sources }) => sources.flatMap((source) => written.get(source) ?? []));
      for (const [section, tabs] of Map.groupBy(tabsInOrder, (tab) => tab.section)) {
        const key = hashTexts(tabs.map((tab) => tab.key));
        const count = await writer.group(`all text of ${section}`, key, () => {
          const files = fullFiles({
            section,
            twins: tabs.flatMap(({ twins }) => twins),
            read: (address) => writer.text(address),
            absolute: (address) => maker.absolute(address)
          });
          files.forEach(({ address, text }) => writer.file(address, text));
          return files.length;
        });
        parts.set(section, count);
      }
      const lists = listFiles({
        product: context.config.product,
        sections: listedSections(context, site),
        fullParts: ({ slug }) => parts.get(slug) ?? 0,
        absolute: (address) => maker.absolute(address)
      });
      [...maker.landingTwins(context), ...lists].forEach(({ address, text }) => writer.file(address, text));
    }
  };
}
