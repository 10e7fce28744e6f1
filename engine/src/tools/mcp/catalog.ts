import { nearestName } from '../../core/names.ts';
import { slug } from '../../core/slug.ts';
import type { SiteFiles } from '../siteFiles/siteFiles.ts';

/** A tab as `/routes.json` lists it, as far as tools need it. */
export interface CatalogTab {
  id: string;
  path: string;
  tabPath: string;
  title: string;
  source: string;
  tabName: string | null;
  section: string;
  subsection: string;
  deprecated: boolean;
  beta: boolean;
  examples: readonly string[];
  sources: readonly { source: string; propComponents: readonly { component: string; source: string | null }[] }[];
}

/** What a name stands for: an address with Markdown, or several. */
export type Named =
  { kind: 'address'; address: string; tab: CatalogTab | null } | { kind: 'unknown'; nearest: readonly string[] };

/** Returns all tabs of the site. */
export function tabsOf(files: SiteFiles): Promise<readonly CatalogTab[]> {
  return files.json<CatalogTab[]>('/routes.json');
}

/** The name of a tab, unless it is the only one or the first one of its page. */
export function labelOf({ title, path, tabPath, source, tabName }: CatalogTab): string {
  return path === tabPath ? title : `${title}: ${tabName ?? source.replaceAll('-', ' ')}`;
}

/**
 * Finds what a name stands for: an address on the site, also a whole one, the title of a page, or the name of a component.
 * @param tabs all of the site
 */
export function findByName(name: string, tabs: readonly CatalogTab[], site: string | null): Named {
  const trimmed = name.trim();
  const address = addressOf(trimmed, site);
  if (address !== null) {
    const tab = tabs.find(({ tabPath }) => tabPath === address) ?? null;
    const isExample = tabs.some(({ tabPath, examples }) =>
      examples.some((example) => `${tabPath}/${slug(example)}` === address)
    );
    // Parts of long tabs have Markdown of their own, too.
    const isPart = tabs.some(({ tabPath }) => address.startsWith(`${tabPath}/`));
    return tab !== null || isExample || isPart
      ? { kind: 'address', address, tab }
      : { kind: 'unknown', nearest: nearestTitles(address.split('/').at(-1) ?? '', tabs) };
  }
  const wanted = plain(trimmed);
  const tab =
    tabs.find(({ id, title, path, tabPath }) => path === tabPath && [plain(id), plain(title)].includes(wanted)) ??
    tabs.find((each) => plain(labelOf(each)) === wanted) ??
    tabs.find(({ sources, source }) =>
      sources.some(
        (own) => own.source === source && own.propComponents.some(({ component }) => plain(component) === wanted)
      )
    );
  return tab
    ? { kind: 'address', address: tab.tabPath, tab }
    : { kind: 'unknown', nearest: nearestTitles(trimmed, tabs) };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Address below the site, without an anchor and without `.md`; null for a name. */
function addressOf(name: string, site: string | null): string | null {
  const within = site !== null && name.startsWith(site) ? name.slice(site.length) || '/' : name;
  const path = /^https?:\/\//.test(within) ? URL.parse(within)?.pathname : within;
  return path?.startsWith('/') === true ? path.replace(/[?#].*$/, '').replace(/(?:\.md|\/)$/, '') : null;
}

function nearestTitles(name: string, tabs: readonly CatalogTab[]): string[] {
  const titles = [...new Set(tabs.map(({ title }) => title))];
  const wanted = plain(name);
  const containing = titles.filter(
    (title) => wanted !== '' && (plain(title).includes(wanted) || wanted.includes(plain(title)))
  );
  const near = nearestName(name, titles);
  return [...new Set([...(near === null ? [] : [near]), ...containing])].slice(0, 5);
}
