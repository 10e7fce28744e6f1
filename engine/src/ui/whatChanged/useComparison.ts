import { useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { Codemod } from '../../history/codemods.ts';
import { type ChangedComponent, changesForPackages, changesSince, newestOf } from './comparison.ts';
import { loadReleases, type Releases } from './loadReleases.ts';
import { type Dependency, matchPackages, type ProjectPackages, readDependencies } from './projectPackages.ts';

/** What the reader compares with the documented release: a project, by its package.json, or a release, by its name. */
export type Compared = { kind: 'project'; text: string } | { kind: 'release'; name: string };

export interface Comparison {
  /** The documented release. */
  to: string;
  /** The release that was chosen; null for a project, whose packages can be of several. */
  from: string | null;
  /** Version of each package in the documented release. */
  packagesNow: Readonly<Record<string, string>>;
  project: ProjectPackages;
  components: readonly ChangedComponent[];
  pageOf: Releases['pageOf'];
}

export type ComparisonState =
  | { state: 'idle' | 'loading' }
  /** The releases could not be loaded. */
  | { state: 'failed'; compared: Compared }
  /** There is nothing to compare, for a reason that the reader can change. */
  | { state: 'refused'; message: string }
  | { state: 'done'; comparison: Comparison };

/** Compares on request; the releases are loaded by the first comparison. */
export function useComparison(codemods: readonly Codemod[]) {
  const [current, setCurrent] = useState<ComparisonState>({ state: 'idle' });
  const latest = useRef(0);

  const compare = async (compared: Compared): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    const show = (state: ComparisonState): void => {
      // The reader may have asked for another one since.
      if (latest.current === own) {
        setCurrent(state);
      }
    };
    const dependencies = compared.kind === 'project' ? dependenciesIn(compared.text) : [];
    if (typeof dependencies === 'string') {
      show({ state: 'refused', message: dependencies });
      return;
    }
    show({ state: 'loading' });
    let releases: Releases;
    try {
      releases = await loadReleases();
    } catch {
      show({ state: 'failed', compared });
      return;
    }
    show(compareWith(releases, codemods, compared, dependencies));
  };

  /** Shows something without a comparison. */
  const showNow = (state: ComparisonState): void => {
    latest.current += 1;
    setCurrent(state);
  };

  return {
    current,
    compare: (compared: Compared) => void compare(compared),
    refuse: (message: string) => showNow({ state: 'refused', message }),
    clear: () => showNow({ state: 'idle' })
  };
}

/** Returns the dependencies in a package.json, or the message about a text that has none. */
function dependenciesIn(text: string): Dependency[] | string {
  if (text.trim() === '') {
    return texts.whatChanged.nothing;
  }
  try {
    return readDependencies(text);
  } catch (error) {
    return fillText(texts.whatChanged.notJson, { reason: error instanceof Error ? error.message : String(error) });
  }
}

function compareWith(
  { history, pageOf }: Releases,
  codemods: readonly Codemod[],
  compared: Compared,
  dependencies: readonly Dependency[]
): ComparisonState {
  const project = matchPackages(dependencies, history.releases);
  if (compared.kind === 'project' && project.matched.length + project.unclear.length === 0) {
    return { state: 'refused', message: texts.whatChanged.noPackages };
  }
  return {
    state: 'done',
    comparison: {
      to: newestOf(history),
      from: compared.kind === 'release' ? compared.name : null,
      packagesNow: history.releases.at(-1)?.packages ?? {},
      project,
      components:
        compared.kind === 'release'
          ? changesSince({ history, codemods }, compared.name)
          : changesForPackages({ history, codemods }, project.matched),
      pageOf
    }
  };
}
