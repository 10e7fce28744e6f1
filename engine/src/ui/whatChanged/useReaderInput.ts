import { useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { Codemod } from '../../history/codemods.ts';
import { readFile } from '../checkCode/readerFiles.ts';
import { readDependencies } from './projectPackages.ts';
import { isJsonFile, readInput } from './readerInput.ts';
import { type Compared, type Since, useComparison } from './useComparison.ts';

/** Longest package.json that is read, in bytes. */
const MAX_BYTES = 1_000_000;

/** What the reader has entered. */
interface Entered {
  text: string;
  /** Name of the file in the field; null for pasted text. */
  name: string | null;
  /** Chosen release; empty for none. */
  release: string;
  /** The last package.json, which says the releases of the code that follows. */
  project: string | null;
}

const NOTHING_ENTERED: Entered = { text: '', name: null, release: '', project: null };

/** Keeps what the reader enters, and compares it. */
export function useReaderInput(codemods: readonly Codemod[]) {
  const [entered, setEntered] = useState(NOTHING_ENTERED);
  // What was entered before hydration is told at once, between two renders: each event needs the result of the one before.
  const latest = useRef(NOTHING_ENTERED);
  const { current, compare, refuse, clear } = useComparison(codemods);

  const enter = (changed: Partial<Entered>): void => {
    latest.current = { ...latest.current, ...changed };
    setEntered(latest.current);
  };

  const start = (compared: Compared): void => {
    enter({ release: compared.since.kind === 'release' ? compared.since.name : '' });
    if (compared.since.kind === 'project' && hasDependencies(compared.since.text)) {
      enter({ project: compared.since.text });
    }
    compare(compared);
  };

  /** Compares what is in the field. @returns false if it is code for which no release is known */
  const compareInput = (): boolean => {
    const { text, name, ...known } = latest.current;
    const input = readInput(text, name);
    const since = sinceOf(known);
    if (input.kind === 'project') {
      start({ since: input, code: null });
    } else if (since === null) {
      refuse(input.kind === 'nothing' ? texts.whatChanged.nothing : texts.whatChanged.whichRelease);
      return input.kind === 'nothing';
    } else {
      start({ since, code: input.kind === 'code' ? input : null });
    }
    return true;
  };

  const read = async (files: readonly File[]): Promise<void> => {
    const [manifest, otherManifest] = files.filter((file) => isJsonFile(file.name));
    const [code, otherCode] = files.filter((file) => !isJsonFile(file.name));
    if (otherManifest || otherCode) {
      refuse(texts.whatChanged.tooMany);
      return;
    }
    if (manifest && manifest.size > MAX_BYTES) {
      refuse(fillText(texts.whatChanged.tooLong, { file: manifest.name }));
      return;
    }
    const manifestText = manifest ? await manifest.text() : latest.current.project;
    const shown = code ? await readFile(code) : null;
    if (shown?.failure) {
      refuse(shown.failure);
      return;
    }
    enter({
      project: manifestText,
      text: shown?.text ?? manifestText ?? '',
      name: shown?.name ?? manifest?.name ?? null,
      ...(manifest && { release: '' })
    });
    compareInput();
  };

  return {
    text: entered.text,
    release: entered.release,
    hasProject: entered.project !== null,
    current,
    read,
    compare: compareInput,
    /** Repeats a comparison that failed. */
    retry: start,
    write(changed: string, isPasted: boolean): void {
      // What replaces a file is no longer the file.
      enter({ text: changed, ...((isPasted || changed === '') && { name: null }) });
      if (isPasted) {
        compareInput();
      }
    },
    /** @param chosen name of a release; empty for those of the package.json */
    choose(chosen: string): void {
      enter({ release: chosen });
      const { text, name, ...known } = latest.current;
      const input = readInput(text, name);
      const since = sinceOf(known);
      if (since) {
        start({ since, code: input.kind === 'code' ? input : null });
      }
    },
    clear(): void {
      enter(NOTHING_ENTERED);
      clear();
    }
  };
}

function hasDependencies(text: string): boolean {
  try {
    return readDependencies(text).length > 0;
  } catch {
    // The comparison says what is wrong.
    return false;
  }
}

/** A release that was chosen counts more than a package.json. */
function sinceOf({ release, project }: { release: string; project: string | null }): Since | null {
  if (release !== '') {
    return { kind: 'release', name: release };
  }
  return project === null ? null : { kind: 'project', text: project };
}
