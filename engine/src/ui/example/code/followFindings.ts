import type { Example } from '../exampleStore.ts';
import type { Version } from '../storedDrafts.ts';
import { type CheckedCode, newFindings } from './newFindings.ts';

/** Pause in typing after which the code is checked. */
const PAUSE_MS = 600;

/** Names of files, whose extensions tell the checker the language. */
const NAMES: Record<Version['lang'], string> = { ts: 'code.tsx', js: 'code.jsx', html: 'code.html' };

/**
 * Marks mistakes in the reader's version of an example, except for those that the site's own has, too. The checker is
 * loaded with the first edit.
 * @returns a function that ends it
 */
export function followFindings({ get, subscribe }: Example): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { shown } = get();
  let before: CheckedCode | null = null;

  const check = async ({ code, lang }: Version): Promise<CheckedCode> => {
    const { checkCode } = await import('../../../live/checker/checkCode.ts');
    const { findings } = await checkCode({ name: NAMES[lang], text: code });
    return { code, findings };
  };
  const mark = async (version: Version): Promise<void> => {
    const { original, editor } = get();
    if (original && before?.code !== original.code) {
      before = await check(original);
    }
    const now = await check(version);
    editor?.showFindings(version.code, before ? newFindings(now, before) : now.findings);
  };
  const look = (): void => {
    const { shown: now, edited, editor } = get();
    if (now === shown) {
      return;
    }
    shown = now;
    clearTimeout(timer);
    if (!now || !edited) {
      editor?.showFindings(now?.code ?? '', []);
      return;
    }
    // Marks are a help; without them, an example runs as it did. The next edit tries again.
    timer = setTimeout(() => void mark(now).catch(() => undefined), PAUSE_MS);
  };
  const stop = subscribe(look);
  if (get().edited && shown) {
    void mark(shown).catch(() => undefined);
  }
  return () => {
    clearTimeout(timer);
    stop();
  };
}
