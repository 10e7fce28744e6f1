import { useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { Codemod } from '../../history/codemods.ts';
import { readFile } from '../checkCode/readerFiles.ts';
import { readDependencies } from './projectPackages.ts';
import { isJsonFile, readInput } from './readerInput.ts';
import { type Compared, type Since, useComparison } from './useComparison.ts';

/** Longest package.json that is read, in bytes. */
const MAX_BYTES = 1_000_000;

/** Keeps what the reader enters, and compares it. */
export function useReaderInput(codemods: readonly Codemod[]) {
  const [text, setText] = useState('');
  /** Name of the file in the field; null for pasted text. */
  const [name, setName] = useState<string | null>(null);
  const [release, setRelease] = useState('');
  /** The last package.json, which says the releases of the code that follows. */
  const [project, setProject] = useState<string | null>(null);
  const { current, compare, refuse, clear } = useComparison(codemods);

  const start = (compared: Compared): void => {
    setRelease(compared.since.kind === 'release' ? compared.since.name : '');
    if (compared.since.kind === 'project' && hasDependencies(compared.since.text)) {
      setProject(compared.since.text);
    }
    compare(compared);
  };

  /** Compares what is in the field. @returns false if it is code for which no release is known */
  const compareInput = (written: string, file: string | null, known: { release: string; project: string | null }) => {
    const input = readInput(written, file);
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
    const manifestText = manifest ? await manifest.text() : project;
    const shown = code ? await readFile(code) : null;
    if (shown?.failure) {
      refuse(shown.failure);
      return;
    }
    setProject(manifestText);
    setText(shown?.text ?? manifestText ?? '');
    setName(shown?.name ?? manifest?.name ?? null);
    compareInput(shown?.text ?? manifestText ?? '', shown?.name ?? manifest?.name ?? null, {
      release: manifest ? '' : release,
      project: manifestText
    });
  };

  return {
    text,
    release,
    hasProject: project !== null,
    current,
    read,
    compare: () => compareInput(text, name, { release, project }),
    /** Repeats a comparison that failed. */
    retry: start,
    write(changed: string, isPasted: boolean): void {
      setText(changed);
      // What replaces a file is no longer the file.
      const own = isPasted ? null : name;
      setName(changed === '' ? null : own);
      if (isPasted) {
        compareInput(changed, own, { release, project });
      }
    },
    /** @param chosen name of a release; empty for those of the package.json */
    choose(chosen: string): void {
      setRelease(chosen);
      const input = readInput(text, name);
      const since = sinceOf({ release: chosen, project });
      if (since) {
        start({ since, code: input.kind === 'code' ? input : null });
      }
    },
    clear(): void {
      setText('');
      setName(null);
      setRelease('');
      setProject(null);
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
