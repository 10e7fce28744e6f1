import type { ResolvedConfig } from '../core/config.ts';
import type { Problem } from '../model.ts';
import type { ParsedDocument } from './parsedDocument.ts';
import { type Place, placePage } from './placement.ts';
import { error } from './problem.ts';
import type { SourceFile } from './sources.ts';
import { slug } from '../core/slug.ts';
import { createTabComparison, tabSuffix } from '../core/tabs.ts';

/** A Markdown file that can become a tab. */
export interface ReadFile {
  file: SourceFile;
  document: ParsedDocument;
}

/** A Markdown file with its place on the site. */
export interface Tab extends ReadFile {
  place: Place;
  source: string;
  /** Address of the tab; for the first tab, the address of the page. */
  path: string;
  /** Address with the tab's own suffix. */
  ownPath: string;
}

/** Groups files by page address, regardless of folder or package, and sorts the tabs of each group. */
export function groupTabs(
  files: readonly ReadFile[],
  config: ResolvedConfig
): { groups: [Tab, ...Tab[]][]; problems: Problem[] } {
  const byPath = Map.groupBy(
    files.filter((file) => nameProblem(file) === null).map((file) => toTab(file, config)),
    (tab) => tab.place.path
  );
  const compare = createTabComparison(config.tabs);
  const results = [...byPath.values()].map(dropDuplicates);
  return {
    groups: results.flatMap(({ tabs }) => orderTabs(tabs, compare)),
    problems: [...files.flatMap((file) => nameProblem(file) ?? []), ...results.flatMap(({ problems }) => problems)]
  };
}

/** Reports an id or a subsection that gives a page no address of its own, such as "???". "index" means its folder. */
function nameProblem({ file: { file }, document: { frontmatter } }: ReadFile): Problem | null {
  const keys = ['id', 'section', 'subsection'] as const;
  const key = keys.find((name) => /[^\s]/.test(frontmatter[name]) && slug(`${frontmatter[name]}.`) === '.');
  if (key === undefined) {
    return null;
  }
  const message = `The ${key} "${frontmatter[key]}" has no letter or digit, so the page has no address.`;
  return error('empty-address', message, { file, line: 1 }, `Give it an ${key} with letters or digits.`);
}

function toTab({ file, document }: ReadFile, config: ResolvedConfig): Tab {
  const place = placePage(config, document.frontmatter);
  const source = document.frontmatter.source ?? file.defaultSource ?? '';
  const ownPath = place.path + tabSuffix(source, config.tabs);
  return { file, document, place, source, path: ownPath, ownPath };
}

/** Keeps the first file per address and reports the others. */
function dropDuplicates(tabs: readonly Tab[]): { tabs: Tab[]; problems: Problem[] } {
  const kept = new Map<string, Tab>();
  const problems: Problem[] = [];
  for (const tab of tabs) {
    const other = kept.get(tab.ownPath);
    if (other) {
      const message = `This file gives the same tab, ${tab.ownPath}, as ${other.file.file}.`;
      problems.push(
        error('duplicate-tab', message, { file: tab.file.file, line: 1 }, 'Change the id or the source of one of them.')
      );
    } else {
      kept.set(tab.ownPath, tab);
    }
  }
  return { tabs: [...kept.values()], problems };
}

/** Sorts tabs into one group and gives the first the address of the page. */
function orderTabs(tabs: readonly Tab[], compare: (a: string, b: string) => number): [Tab, ...Tab[]][] {
  const [first, ...others] = tabs.toSorted((a, b) => compare(a.source, b.source));
  return first ? [[{ ...first, path: first.place.path }, ...others]] : [];
}
