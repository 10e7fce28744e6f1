import { lookup } from 'mrmime';

import type { ResolvedConfig } from '../../core/config.ts';
import { type RecordSources, collectRecords } from '../search/collectRecords.ts';
import { indexFiles } from '../search/indexFiles.ts';

/** The index of the search, made when somebody searches. */
export interface DevSearch {
  /** A file of the index; null for other addresses. */
  answer(address: string): Promise<{ type: string; body: string | Buffer } | null>;
  /** Forgets the index, after content changed. */
  clear(): void;
}

type Files = ReadonlyMap<string, string | Uint8Array>;

const INDEX_FILE = /^\/search\/./;

/** @param sources what there is to find now */
export function createDevSearch(config: ResolvedConfig, sources: () => Promise<RecordSources>): DevSearch {
  let files: Promise<Files> | null = null;

  const currentFiles = (): Promise<Files> => {
    if (!files) {
      const current = sources().then((from) => indexFiles(collectRecords(from), config.search));
      // A failure must not outlast its cause, nor take away the index that was asked for after it.
      current.catch(() => {
        files = files === current ? null : files;
      });
      files = current;
    }
    return files;
  };

  return {
    async answer(address) {
      const content = INDEX_FILE.test(address) ? (await currentFiles()).get(address) : undefined;
      return content === undefined
        ? null
        : {
            type: lookup(address) ?? 'application/octet-stream',
            body: typeof content === 'string' ? content : Buffer.from(content)
          };
    },
    clear() {
      files = null;
    }
  };
}
