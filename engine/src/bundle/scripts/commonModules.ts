import { readFileSync } from 'node:fs';

import type { ImportGraph } from '../importGraph.ts';

/** Modules that at least this share of the entries of tabs needs are common (docs/decisions/0003). */
const SHARE_OF_TABS = 0.3;
/** The same for all entries. It is lower, since the bundler also keeps modules for what they do when they are loaded. */
const SHARE_OF_ALL = 0.27;
const MIN_COMMON_COUNT = 4;

/** Files of modules that many entries need. */
export interface CommonModules {
  /** Those that many entries of tabs need. */
  ofTabs: ReadonlySet<string>;
  /** Others, which many entries need if those of full-screen examples count, too. */
  ofAll: ReadonlySet<string>;
}

export const NO_COMMON_MODULES: CommonModules = { ofTabs: new Set(), ofAll: new Set() };

interface CommonModulesInput {
  /**
   * Entry name -> file. Only those of packages' tabs and full-screen examples, so that what the figures of the site's own
   * pages are made of changes no chunk of the packages' pages.
   */
  entries: ReadonlyMap<string, string>;
  /** Names of the entries of tabs. */
  tabs: ReadonlySet<string>;
  graph: ImportGraph;
}

/** Finds the modules that many entries need. What these need, the bundler adds. */
export function findCommonModules({ entries, tabs, graph }: CommonModulesInput): CommonModules {
  if (entries.size < MIN_COMMON_COUNT) {
    return NO_COMMON_MODULES;
  }
  const counts = new Map<string, { all: number; tabs: number }>();
  for (const [name, file] of entries) {
    for (const module of graph.modulesOf(readFileSync(file, 'utf8'), file)) {
      const count = counts.get(module) ?? { all: 0, tabs: 0 };
      counts.set(module, { all: count.all + 1, tabs: count.tabs + Number(tabs.has(name)) });
    }
  }
  const isShared = (count: number, total: number, share: number): boolean =>
    count >= Math.max(MIN_COMMON_COUNT, Math.ceil(total * share));
  const modules = [...counts].map(([module, count]) => ({
    module,
    isOfTabs: isShared(count.tabs, tabs.size, SHARE_OF_TABS),
    isOfAll: isShared(count.all, entries.size, SHARE_OF_ALL)
  }));
  return {
    ofTabs: new Set(modules.flatMap(({ module, isOfTabs }) => (isOfTabs ? [module] : []))),
    ofAll: new Set(modules.flatMap(({ module, isOfTabs, isOfAll }) => (isOfAll && !isOfTabs ? [module] : [])))
  };
}
