import { readScreenReaderRecord } from '../../content/screenReaderRecord.ts';
import type { StoredSpeech } from '../../ui/index.ts';

/** Reads what a screen reader said about a site; null if it was never recorded. @param folder of the site */
export function readStoredSpeech(folder: string): StoredSpeech | null {
  const stored = readScreenReaderRecord(folder);
  if (stored === null) {
    return null;
  }
  const { claims, ...rest } = stored;
  return { ...rest, saidAbout: (id) => claims[id]?.said ?? null };
}
