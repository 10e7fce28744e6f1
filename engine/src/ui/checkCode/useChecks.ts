import { useEffect, useEffectEvent, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { WorkerError } from '../../live/watchedWorker.ts';
import { type ReaderFile, createFile, lengthFailure, MAX_FILES, pastedName, readFile } from './readerFiles.ts';

/** Pause in typing after which checked code is checked again. */
const PAUSE_MS = 500;

export interface Checks {
  files: readonly ReaderFile[];
  /** The one in the field. */
  current: ReaderFile;
  /** Whether files were left out of the last ones, since there were too many. */
  isCut: boolean;
  /** Whether the checker has answered once, so that it needs no more time to load. */
  isLoaded: boolean;
  show: (id: number) => void;
  /** Changes the text of the current file. */
  write: (text: string) => void;
  rename: (name: string) => void;
  /** Replaces the current file by pasted code, and checks it. */
  paste: (name: string, text: string) => void;
  /** Checks the current file now. */
  check: () => void;
  /** Replaces all files, and checks them. */
  open: (files: readonly ReaderFile[], isCut?: boolean) => void;
  /** Reads files that the reader dropped or chose, and checks them. */
  read: (files: readonly File[]) => Promise<void>;
  clear: () => void;
}

const EMPTY: ReaderFile = {
  id: 0,
  name: pastedName('script'),
  text: '',
  isChecking: false,
  answer: null,
  failure: null
};

/** Keeps the reader's files, and what the checker says of them. */
export function useChecks(): Checks {
  const [files, setFiles] = useState<readonly ReaderFile[]>([EMPTY]);
  const [shown, setShown] = useState(EMPTY.id);
  const [isCut, setCut] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const current = files.find(({ id }) => id === shown) ?? files[0] ?? EMPTY;

  const change = (id: number, changed: (file: ReaderFile) => Partial<ReaderFile>): void =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...changed(file) } : file)));

  const check = async ({ id, name, text }: ReaderFile): Promise<void> => {
    const refusal = text.trim() === '' ? texts.checkCode.nothing : lengthFailure(name, text.length);
    if (refusal !== null) {
      change(id, () => ({ failure: refusal, answer: null, isChecking: false }));
      return;
    }
    change(id, () => ({ isChecking: true, failure: null }));
    try {
      const { checkCode } = await import('../../live/checker/checkCode.ts');
      const result = await checkCode({ name, text });
      setLoaded(true);
      // A newer text is checked after a pause.
      change(id, () => ({ answer: { text, result }, isChecking: false }));
    } catch (error) {
      const failure = error instanceof WorkerError ? error.message : texts.checker.notLoaded;
      change(id, () => ({ failure, answer: null, isChecking: false }));
    }
  };

  const open: Checks['open'] = (opened, cut = false) => {
    const [first] = opened;
    if (first) {
      setFiles(opened);
      setShown(first.id);
      setCut(cut);
      opened.filter(({ failure }) => failure === null).forEach((file) => void check(file));
    }
  };

  const checkAgain = useEffectEvent(() => {
    if (current.answer && current.answer.text !== current.text) {
      void check(current);
    }
  });
  useEffect(() => {
    const timer = setTimeout(checkAgain, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [current.text, current.answer]);

  return {
    files,
    current,
    isCut,
    isLoaded,
    show: setShown,
    write: (text) => change(current.id, () => ({ text, failure: null })),
    rename(name) {
      const renamed = { ...current, name, answer: null };
      change(current.id, () => renamed);
      if (current.answer) {
        void check(renamed);
      }
    },
    paste(name, text) {
      const pasted = { ...current, name, text, answer: null, failure: null };
      change(current.id, () => pasted);
      void check(pasted);
    },
    check: () => void check(current),
    open,
    read: async (chosen) =>
      open(await Promise.all(chosen.slice(0, MAX_FILES).map(readFile)), chosen.length > MAX_FILES),
    clear() {
      const empty = createFile(pastedName('script'), '');
      setFiles([empty]);
      setShown(empty.id);
      setCut(false);
    }
  };
}
