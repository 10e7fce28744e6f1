import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { type PackageLinks, documentedFolder, readPackageLinks } from '../../content/packageLinks.ts';
import { findPackageFolder } from '../../content/packages.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { Link } from '../../core/config/pageContent.ts';
import * as texts from '../../core/texts.ts';
import type { Page, Source } from '../../model.ts';
import type { ShellSite } from '../../ui/view.ts';

type HeadConfig = Pick<ResolvedConfig, 'resources' | 'siblings' | 'sources'>;

/**
 * Returns the links at the head of tabs, by address. Tabs written for the site get those of the page's first package; a
 * page without a package has none.
 */
export function pageResources(
  pages: readonly Page[],
  { resources, sources }: HeadConfig,
  siteFolder: string
): ShellSite['resources'] {
  const known = new Map<string, PackageLinks | null>();
  const linksOf = (name: string): PackageLinks | null => {
    if (!known.has(name)) {
      known.set(name, readPackageLinks(name, sources, siteFolder));
    }
    return known.get(name) ?? null;
  };
  const ofTab = (page: Page, tab: Source): Link[] => {
    const source = tab.package === null ? page.sources.find((other) => other.package !== null) : tab;
    const links = source === undefined || source.package === null ? null : linksOf(source.package);
    if (!source || links === null) {
      return [];
    }
    const own: [text: string, href: string | null][] = [
      [texts.page.sourceCode, sourceFolder(source, siteFolder) ?? links.source],
      [texts.page.registry, links.registry],
      [texts.page.changeLog, links.changes],
      [texts.page.issues, links.issues]
    ];
    return [
      ...own.flatMap(([text, href]) => (href === null ? [] : [{ text, href }])),
      ...resources
        .filter(({ sections }) => sections.includes(page.section))
        .map((resource) => ({ text: resource.text, href: resource.pages[page.path] ?? resource.href }))
    ];
  };
  return new Map(pages.flatMap((page) => page.sources.map((tab) => [tab.path, ofTab(page, tab)] as const)));
}

function sourceFolder({ package: name, relPath, sourceLink }: Source, siteFolder: string): string | null {
  const packageFolder = name === null ? null : findPackageFolder(name, siteFolder);
  return packageFolder === null || sourceLink === null
    ? null
    : documentedFolder(relPath, sourceLink, (folder) => {
        const path = join(packageFolder, folder);
        return existsSync(path) ? readdirSync(path) : [];
      });
}

/**
 * Returns the rows about similar pages, by the address of each page: those of the first family that names it. Pages that
 * don't exist are left out.
 */
export function pageSiblings(
  pages: readonly Page[],
  { siblings }: Pick<HeadConfig, 'siblings'>
): ShellSite['siblings'] {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const families = siblings.map(({ rows }) =>
    rows.flatMap(({ when, use }) => {
      const title = titles.get(use);
      return title === undefined ? [] : [{ when, title, href: use }];
    })
  );
  return new Map(families.toReversed().flatMap((rows) => rows.map(({ href }) => [href, rows] as const)));
}
