import { readFileSync } from 'node:fs';

import type { ResolvedConfig } from '../core/config.ts';
import type { Problem } from '../model.ts';
import type { Tab } from './groupTabs.ts';
import type { PassageNote } from './markdown/placeNotes.ts';
import { installedVersion } from './packages.ts';
import { parseDocument } from './parseDocument.ts';
import { readerPlugins } from './plugins/plugins.ts';
import { error, warning } from './problem.ts';

/** A configured note, and the package that its page belongs to. */
interface PackageNote extends PassageNote {
  package: string;
  page: string;
  release: string;
}

/** Adds the configured notes to the tabs of packages. Reports those that have lost their passage or their release. */
export function addPackageNotes<Group extends readonly Tab[]>(
  groups: readonly Group[],
  config: Pick<ResolvedConfig, 'sources' | 'plugins'>,
  siteFolder: string
): { groups: Group[]; problems: Problem[] } {
  const notes = config.sources.flatMap((source) =>
    source.notes.map((note): PackageNote => ({ ...note, package: source.package }))
  );
  const plugins = readerPlugins(config.plugins, 'package');
  const placed = new Set<PackageNote>();
  const annotate = (tab: Tab): Tab => {
    const own = notes.filter(
      (note) => note.package === tab.file.package && [tab.path, tab.ownPath].includes(note.page)
    );
    if (own.length === 0) {
      return tab;
    }
    const text = readFileSync(tab.file.file, 'utf8');
    const { document, staleNotes } = parseDocument(text, tab.file.file, 'package', own, plugins);
    own.filter((note) => !staleNotes.includes(note)).forEach((note) => placed.add(note));
    return document === null ? tab : { ...tab, document };
  };
  // The tabs of a group stay as many as they were.
  const annotated = groups.map((tabs) => tabs.map(annotate) as readonly Tab[] as Group);
  return {
    groups: annotated,
    problems: [
      ...notes.filter((note) => !placed.has(note)).map(staleNote),
      ...notes.filter((note) => placed.has(note)).flatMap((note) => unconfirmedNote(note, siteFolder))
    ]
  };
}

function staleNote({ package: name, page, passage }: PackageNote): Problem {
  const message = `The note on ${page} has lost its passage: no page of ${name} at this address says "${passage}".`;
  return error('stale-note', message, null, 'Remove it from "sources", or correct its page and passage.');
}

function unconfirmedNote({ package: name, page, passage, release }: PackageNote, siteFolder: string): Problem[] {
  const version = installedVersion(name, siteFolder);
  if (version === null || version === release) {
    return [];
  }
  const message = `The note on ${page} about "${passage}" was written for ${name} ${release}, and ${version} is installed.`;
  return [warning('unconfirmed-note', message, null, 'Check that it holds, and set its release to the installed one.')];
}
