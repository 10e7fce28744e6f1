import { loadSite } from '../../content/loadSite.ts';
import type { ExampleInPlace } from '../../examples/siteExamples.ts';
import { siteExamples } from '../../examples/siteExamples.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import type { NavigationSection, Page, Site, Source } from '../../model.ts';

/** A site's content, found by address. */
export interface DevSite {
  site: Site;
  tabs: ReadonlyMap<string, { page: Page; source: Source }>;
  sections: ReadonlyMap<string, NavigationSection>;
  examples: ReadonlyMap<string, ExampleInPlace>;
  /** Address -> file. */
  assets: Map<string, string>;
}

/** Reads all content; called again after each change. */
export async function loadDevSite({ config, folder }: SiteContext): Promise<DevSite> {
  const site = await loadSite(config, folder);
  return {
    site,
    tabs: new Map(site.pages.flatMap((page) => page.sources.map((source) => [source.path, { page, source }] as const))),
    sections: new Map(site.navigation.map((section) => [section.path, section])),
    examples: new Map(siteExamples(site).map((place) => [place.example.path, place])),
    assets: new Map(site.assets.map(({ path, file }) => [path, file]))
  };
}
