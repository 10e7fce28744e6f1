import type { ResolvedConfig } from '../core/config.ts';
import { tabEntry } from '../core/tabs.ts';
import type { Problem } from '../model.ts';
import type { Tab } from './groupTabs.ts';
import { findPlacement } from './placement.ts';
import { error, warning } from './problem.ts';

/** Finds what the configuration says about places and tabs of pages, and that is true of none. */
export function placementProblems(tabs: readonly Tab[], config: ResolvedConfig): Problem[] {
  return [...unusedPlacements(tabs, config), ...unknownReplacements(tabs, config)];
}

function unusedPlacements(tabs: readonly Tab[], config: ResolvedConfig): Problem[] {
  const moved = Map.groupBy(tabs, ({ place: { raw } }) => findPlacement(config, raw));
  return config.placement.flatMap((entry) => {
    const { section, subsection } = entry.from;
    const from = subsection === undefined ? `"${section}"` : `"${subsection}" of the section "${section}"`;
    const names = new Set((moved.get(entry) ?? []).map(({ place: { raw } }) => raw.id));
    return names.size === 0
      ? [warning('unknown-section', `No page is in ${from}, which is moved.`, null, 'Correct `placement`.')]
      : Object.keys(entry.rename ?? {})
          .filter((name) => !names.has(name))
          .map((name) => {
            const message = `There is no page "${name}" in ${from} to rename.`;
            return error('unknown-page', message, null, `Correct \`placement\`. There are: ${[...names].join(', ')}.`);
          });
  });
}

function unknownReplacements(tabs: readonly Tab[], config: ResolvedConfig): Problem[] {
  const tags = new Set(tabs.map(({ source }) => source));
  const used = new Set([...tags].map((source) => tabEntry(source, config.tabs)));
  return config.tabs
    .filter((entry) => used.has(entry))
    .flatMap(({ id, replacedBy }) =>
      replacedBy === undefined || tags.has(replacedBy)
        ? []
        : [
            error(
              'unknown-tab',
              `The tab "${id}" is replaced by "${replacedBy}", which is the tag of no tab.`,
              null,
              'Correct `replacedBy` in `tabs`.'
            )
          ]
    );
}
