import { hashTexts } from '../../content/files.ts';
import type { Page, Site, Source } from '../../model.ts';
import { fullFiles, listFiles } from '../../twin/lists.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import type { TwinMaker } from '../documents/tabTwins.ts';
import { listedSections } from '../documents/twinLists.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';

/** Writes the Markdown of a site. */
export interface TwinWriter {
  /** Writes the Markdown of a tab and of its examples; tabs may come in any order. @param key hash of all that the documents of the tab depend on */
  writeTab(page: Page, source: Source, key: string): Promise<void>;
  /** Writes the lists of pages, after all tabs. */
  writeLists(site: Pick<Site, 'pages' | 'navigation'>): Promise<void>;
}

/** What is known of the Markdown of a tab. */
interface WrittenTab {
  section: string;
  key: string;
  /** Of its own twins, without those of its examples. */
  addresses: string[];
}

export function createTwinWriter(
  maker: TwinMaker,
  { context, writer }: { context: DocumentContext; writer: SiteWriter }
): TwinWriter {
  const written = new Map<Source, WrittenTab>();
  return {
    async writeTab(page, source, tabKey) {
      const key = hashTexts([tabKey, JSON.stringify([maker.linksOf(source), context.site.siblings.get(page.path)])]);
      const addresses = await writer.group(`twins ${source.path}`, key, () =>
        maker.twinsOf(context, page, source).flatMap(({ address, text, of }) => {
          writer.file(address, text);
          return of === 'tab' ? [address] : [];
        })
      );
      written.set(source, { section: page.section, key, addresses });
    },
    async writeLists(site) {
      // Lists contain what the thread that writes files has written.
      await writer.settle();
      const parts = new Map<string, number>();
      const tabsInOrder = site.pages.flatMap(({ sources }) => sources.flatMap((source) => written.get(source) ?? []));
      for (const [section, tabs] of Map.groupBy(tabsInOrder, (tab) => tab.section)) {
        const addresses = tabs.flatMap((tab) => tab.addresses);
        const key = hashTexts(tabs.map((tab) => tab.key));
        const count = await writer.group(`all text of ${section}`, key, () => {
          const files = fullFiles(section, addresses, (address) => writer.text(address));
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
