import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { shortHash } from '../../content/files.ts';
import type { Asset } from '../../model.ts';
import { startFileThread } from './fileThread.ts';
import { LastOutput, type OutputRecord } from './lastOutput.ts';

const HASH_LENGTH = 8;

/** Returns a content-hashed address for a text, so that browsers may cache it forever. */
export function hashedAddress(name: string, extension: string, content: string): string {
  return `/assets/${name}-${shortHash(content, HASH_LENGTH)}.${extension}`;
}

/**
 * Writes the files of a site below one folder, by address. Files are named as hosts decode their addresses. Another thread
 * writes them: they are there after {@link SiteWriter.settle}.
 */
export interface SiteWriter {
  /** Writes a file at an address such as `/routes.json`. */
  file(address: string, content: string | Uint8Array): void;
  /** Writes a document so that it is served at its address: `/a/b` becomes `a/b/index.html`. */
  document(address: string, html: string): void;
  /** Writes a content-hashed file below `/assets`; equal content is written once. @returns its address */
  hashed(name: string, extension: string, content: string): string;
  /** Copies files that documents refer to, each only once. */
  assets(assets: readonly Asset[]): void;
  /** Copies a folder to an address. @param exclude globs of files that are left out, relative to the folder */
  folder(from: string, address: string, exclude?: readonly string[]): void;
  /** Returns the text of a file that was written before, and waited for. */
  text(address: string): string;
  /** Whether a file was written, or will be. */
  has(address: string): boolean;
  /** Counts files that were written before among those of the current group. */
  use(addresses: readonly string[]): void;
  /**
   * Writes a group of files, or keeps those of the last build if it wrote them with the same key.
   * @param key hash of everything that the files depend on
   * @param write writes them with this writer; its result must survive JSON
   * @returns the result, or that of the last build
   */
  group<Result>(name: string, key: string, write: () => Result | Promise<Result>): Promise<Result>;
  /** Waits until all files are there. @throws (rejects) Error of the file system for the first one that can't be written */
  settle(): Promise<void>;
  /** Returns what was written and waited for, for the next build. */
  record(): Pick<OutputRecord, 'groups' | 'files'>;
  /** Ends the other thread. */
  close(): Promise<void>;
}

/**
 * Creates a writer.
 * @param folder must exist
 * @param last output of the last build; files that come out the same are linked from there
 */
export function createSiteWriter(folder: string, last: LastOutput = new LastOutput(folder, null)): SiteWriter {
  const files: OutputRecord['files'] = {};
  const groups: OutputRecord['groups'] = {};
  const known = new Set<string>();
  const thread = startFileThread();
  const currentGroup = new AsyncLocalStorage<Set<string>>();

  const targetOf = (address: string): string => path.join(folder, address);

  const use = (addresses: readonly string[]): void => {
    const group = currentGroup.getStore();
    addresses.forEach((address) => group?.add(address));
  };

  const take = (kind: 'keep' | 'copy', from: string, address: string): void => {
    if (!known.has(address)) {
      known.add(address);
      thread.add({ kind, address, from, target: targetOf(address) });
    }
  };

  const keep = (address: string): void => take('keep', path.join(last.folder, address), address);

  const write = (address: string, content: string | Uint8Array): void => {
    use([address]);
    known.add(address);
    thread.add({
      kind: 'write',
      address,
      target: targetOf(address),
      // A view would take all that it is a part of along.
      content: typeof content === 'string' ? content : Uint8Array.from(content),
      last: last.has(address) ? path.join(last.folder, address) : null
    });
  };

  const copy = (from: string, address: string): void => {
    use([address]);
    take('copy', from, address);
  };

  return {
    file: (address, content) => write(decodeURI(address), content),
    document: (address, html) => write(path.posix.join(decodeURI(address), 'index.html'), html),
    hashed(name, extension, content) {
      const address = hashedAddress(name, extension, content);
      use([address]);
      if (!known.has(address)) {
        write(address, content);
      }
      return address;
    },
    assets(assets) {
      for (const { file, path: address } of assets) {
        use([address]);
        // The address contains a hash of the content.
        if (last.has(address)) {
          keep(address);
        } else {
          copy(file, address);
        }
      }
    },
    folder(from, address, exclude = []) {
      const files = globSync('**', { cwd: from, ignore: exclude, dot: true, followSymbolicLinks: false });
      for (const file of files.toSorted()) {
        copy(path.join(from, file), path.posix.join(address, file));
      }
    },
    text: (address) => readFileSync(targetOf(decodeURI(address)), 'utf8'),
    has: (address) => known.has(address),
    use,
    async group<Result>(name: string, key: string, create: () => Result | Promise<Result>): Promise<Result> {
      const kept = last.groupOf(name, key);
      if (kept) {
        kept.files.forEach(keep);
        use(kept.files);
        groups[name] = kept;
        return kept.result as Result;
      }
      const own = new Set<string>();
      const result = await currentGroup.run(own, async () => create());
      use([...own]);
      groups[name] = { key, files: [...own], result };
      return result;
    },
    async settle() {
      for (const [address, stamp] of await thread.settle()) {
        files[address] = stamp;
      }
    },
    record: () => ({ files, groups }),
    close: () => thread.close()
  };
}
