import { useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { Codemod } from '../../history/codemods.ts';
import type { UsesAnswer } from '../../live/checker/worker.ts';
import { WorkerError } from '../../live/watchedWorker.ts';
import { lengthFailure } from '../checkCode/readerFiles.ts';
import { type CodeChange, changesForCode, usesSystem } from './codeComparison.ts';
import { type ChangedComponent, changesForPackages, changesSince, newestOf } from './comparison.ts';
import { loadReleases, type Releases } from './loadReleases.ts';
import { type Dependency, matchPackages, type ProjectPackages, readDependencies } from './projectPackages.ts';
import { codeFile } from './readerInput.ts';

/** The releases that a reader uses: those of a project, by its package.json, or one, by its name. */
export type Since = { kind: 'project'; text: string } | { kind: 'release'; name: string };

/** What the reader compares with the documented release: everything, or what concerns code. */
export interface Compared {
  since: Since;
  code: { text: string; name: string | null } | null;
}

export interface Comparison {
  /** The documented release. */
  to: string;
  /** The release that was chosen; null for a project, whose packages can be of several. */
  from: string | null;
  /** Version of each package in the documented release. */
  packagesNow: Readonly<Record<string, string>>;
  project: ProjectPackages;
  found:
    | { kind: 'components'; components: readonly ChangedComponent[] }
    /** @property file null for pasted code */
    | { kind: 'code'; changes: readonly CodeChange[]; file: string | null; usesSystem: boolean };
  pageOf: Releases['pageOf'];
}

export type ComparisonState =
  | { state: 'idle' | 'loading' }
  /** Something could not be loaded; another try may succeed. */
  | { state: 'failed'; compared: Compared; message: string }
  /** There is nothing to compare, for a reason that the reader can change. */
  | { state: 'refused'; message: string }
  | { state: 'done'; comparison: Comparison };

/** Compares on request; the releases are loaded by the first comparison, and what reads code by the first code. */
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
    const { since, code } = compared;
    const dependencies = since.kind === 'project' ? dependenciesIn(since.text) : [];
    const refusal =
      typeof dependencies === 'string' ? dependencies : code && lengthFailure(nameOf(code), code.text.length);
    if (typeof dependencies === 'string' || refusal !== null) {
      show({ state: 'refused', message: refusal ?? '' });
      return;
    }
    show({ state: 'loading' });
    try {
      const [releases, read] = await Promise.all([loadReleases(), code && readCode(code)]);
      show(
        read?.failure
          ? { state: 'refused', message: failureText(nameOf(code), read.failure) }
          : compareWith(releases, codemods, { compared, dependencies, read })
      );
    } catch (error) {
      const message = error instanceof WorkerError ? error.message : texts.whatChanged.notLoaded;
      show({ state: 'failed', compared, message });
    }
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

/** Reads what code uses, in the worker of the checker, which the first code loads. */
async function readCode(code: NonNullable<Compared['code']>): Promise<UsesAnswer> {
  const { readUses } = await import('../../live/checker/checkCode.ts');
  return readUses(codeFile(code));
}

function nameOf(code: Compared['code']): string {
  return code?.name ?? texts.whatChanged.pasted;
}

function failureText(file: string, { line, message }: NonNullable<UsesAnswer['failure']>): string {
  return fillText(texts.whatChanged.unreadable, { file, line, reason: message });
}

/** Returns the dependencies in a package.json, or the message about a text that has none. */
function dependenciesIn(text: string): Dependency[] | string {
  try {
    return readDependencies(text);
  } catch (error) {
    return fillText(texts.whatChanged.notJson, { reason: error instanceof Error ? error.message : String(error) });
  }
}

interface Request {
  compared: Compared;
  dependencies: readonly Dependency[];
  read: UsesAnswer | null;
}

function compareWith(
  { history, pageOf }: Releases,
  codemods: readonly Codemod[],
  { compared: { since, code }, dependencies, read }: Request
): ComparisonState {
  const project = matchPackages(dependencies, history.releases);
  if (since.kind === 'project' && project.matched.length + project.unclear.length === 0) {
    return { state: 'refused', message: texts.whatChanged.noPackages };
  }
  const known = { history, codemods };
  const packages = new Set(history.releases.flatMap((release) => Object.keys(release.packages)));
  return {
    state: 'done',
    comparison: {
      to: newestOf(history),
      from: since.kind === 'release' ? since.name : null,
      packagesNow: history.releases.at(-1)?.packages ?? {},
      project,
      found: read?.uses
        ? {
            kind: 'code',
            changes: changesForCode(
              known,
              read.uses,
              since.kind === 'release' ? since : { kind: 'project', matched: project.matched }
            ),
            file: code?.name ?? null,
            usesSystem: usesSystem(read.uses, packages)
          }
        : {
            kind: 'components',
            components:
              since.kind === 'release' ? changesSince(known, since.name) : changesForPackages(known, project.matched)
          },
      pageOf
    }
  };
}
