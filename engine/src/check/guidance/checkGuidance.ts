import { readFileSync } from 'node:fs';

import { warning } from '../../content/problem.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { GuidanceLimits, GuidanceModel } from '../../core/config/guidance.ts';
import { isLandingPage } from '../../core/tabs.ts';
import type { GuidanceSize, Page, Problem, Site, Source } from '../../model.ts';
import { locateText } from '../places.ts';
import { type OwnPage, readOwnPage } from '../prose/ownPage.ts';
import { decisionProblems } from './decisionProblems.ts';
import { missingSections, outlineProblems } from './outlineProblems.ts';
import { type TabExtent, tabExtent } from './tabExtent.ts';
import { createRecordCounter, type TabRecords } from './tabRecords.ts';

/** A tab about a component, compared with its model. */
export interface GuidanceTab extends TabExtent, TabRecords {
  /** Name of the page. */
  page: string;
  path: string;
  /** Tag of the source. */
  source: string;
  size: GuidanceSize;
  limits: GuidanceLimits;
  /** Sections that it needs and doesn't have. */
  missing: string[];
}

export interface GuidanceReport {
  tabs: GuidanceTab[];
  /** By the tag of the source: how many pages there are, and how many have no such tab. */
  coverage: Record<string, { pages: number; without: number }>;
}

/**
 * Compares the site's own tabs about components with their models; deprecated ones follow none.
 * @param folder of the site
 */
export function checkGuidance(
  site: Site,
  { guidance }: Pick<ResolvedConfig, 'guidance'>,
  folder: string
): { report: GuidanceReport; problems: Problem[] } {
  const recordsOf = createRecordCounter(site, folder);
  const results = Object.entries(guidance).map(([name, model]) => {
    const pages = site.pages.filter(
      (page) => page.section === model.section && !isLandingPage(page) && !page.hideNavItem
    );
    const own = pages.flatMap((page) => {
      const source = page.sources.find((tab) => tab.source === name && tab.package === null && !tab.deprecated);
      return source ? [{ page, source }] : [];
    });
    return {
      coverage: [name, { pages: pages.length, without: pages.length - own.length }] as const,
      tabs: own.map(({ page, source }) => checkTab(page, source, model, recordsOf))
    };
  });
  const tabs = results.flatMap((result) => result.tabs);
  return {
    report: {
      tabs: tabs.flatMap(({ tab }) => tab ?? []),
      coverage: Object.fromEntries(results.map(({ coverage }) => coverage))
    },
    problems: tabs.flatMap(({ problems }) => problems)
  };
}

function checkTab(
  page: Page,
  source: Source,
  model: GuidanceModel,
  recordsOf: (page: Page, source: Source) => TabRecords
): { tab: GuidanceTab | null; problems: Problem[] } {
  const { file, size } = source;
  const own = readOwnPage(file, readFileSync(file, 'utf8'));
  const decisions = decisionProblems(own);
  if (size === null) {
    const hint = 'Set `size` in its frontmatter to S, M, or L.';
    const message = `The tab has no size, which tells its sections and limits.`;
    return { tab: null, problems: [...decisions, warning('guidance-size', message, { file, line: 1 }, hint)] };
  }
  const limits = model.limits[size];
  const tab: GuidanceTab = {
    page: page.title,
    path: source.path,
    source: source.source,
    size,
    limits,
    missing: missingSections(own.tokens, model.outline, size),
    ...tabExtent(own.tokens, source),
    ...recordsOf(page, source)
  };
  return { tab, problems: [...decisions, ...sizeProblems(tab, own, model)] };
}

function sizeProblems(tab: GuidanceTab, own: OwnPage, { outline }: GuidanceModel): Problem[] {
  const place = locateText('size:', own.file);
  const exceeded = (['words', 'figures', 'pairs'] as const).flatMap((kind) => {
    const most = tab.limits[kind]?.[1] ?? Infinity;
    const message = `The tab has ${tab[kind].toLocaleString('en-US')} ${kind}; size ${tab.size} has at most ${most.toLocaleString('en-US')}.`;
    return tab[kind] > most ? [warning('guidance-size', message, place, 'Shorten it, or choose another size.')] : [];
  });
  return [...exceeded, ...outlineProblems(own, outline, { size: tab.size, place })];
}
