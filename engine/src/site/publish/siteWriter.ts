import { AsyncLocalStorage } from 'node:async_hooks';
import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { shortHash } from '../../content/files.ts';
import type { Asset } from '../../model.ts';
import { LastOutput, type OutputRecord } from './lastOutput.ts';

const HASH_LENGTH = 8;

/** Returns a content-hashed address for a text, so that browsers may cache it forever. */
export function hashedAddress(name: string, extension: string, content: string): string {
  return `/assets/${name}-${shortHash(content, HASH_LENGTH)}.${extension}`;
}

/** Writes the files of a site below one folder, by address. Files are named as hosts decode their addresses. */
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
  /** Returns the text of a file that was written before. */
  text(address: string): string;
  /** Counts files that were written before among those of the current group. */
  use(addresses: readonly string[]): void;
  /**
   * Writes a group of files, or keeps those of the last build if it wrote them with the same key.
   * @param key hash of everything that the files depend on
   * @param write writes them with this writer; its result must survive JSON
   * @returns the result, or that of the last build
   */
  group<Result>(name: string, key: string, write: () => Result | Promise<Result>): Promise<Result>;
  /** Returns what was written, for the next build. */
  record(): Pick<OutputRecord, 'groups' | 'files'>;
}

/**
 * Creates a writer.
 * @param folder must exist
 * @param last output of the last build; files that come out the same are linked from there
 */
export function createSiteWriter(folder: string, last: LastOutput = new LastOutput(folder, null)): SiteWriter {
  const files: OutputRecord['files'] = {};
  const groups: OutputRecord['groups'] = {};
  const folders = new Set<string>();
  const currentGroup = new AsyncLocalStorage<Set<string>>();

  const targetOf = (address: string): string => {
    const target = path.join(folder, address);
    const parent = path.dirname(target);
    if (!folders.has(parent)) {
      mkdirSync(parent, { recursive: true });
      folders.add(parent);
    }
    return target;
  };

  const use = (addresses: readonly string[]): void => {
    const group = currentGroup.getStore();
    addresses.forEach((address) => group?.add(address));
  };

  const stamp = (address: string, target: string): void => {
    const { size, mtimeMs } = statSync(target);
    files[address] = [size, mtimeMs];
  };

  const keep = (address: string): void => {
    if (files[address] === undefined) {
      const target = targetOf(address);
      linkOrCopy(path.join(last.folder, address), target);
      stamp(address, target);
    }
  };

  const write = (address: string, content: string | Uint8Array): void => {
    use([address]);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (last.has(address) && readFileSync(path.join(last.folder, address)).equals(bytes)) {
      keep(address);
      return;
    }
    const target = targetOf(address);
    writeFileSync(target, bytes);
    stamp(address, target);
  };

  const copy = (from: string, address: string): void => {
    use([address]);
    if (files[address] === undefined) {
      const target = targetOf(address);
      copyFileSync(from, target);
      stamp(address, target);
    }
  };

  return {
    file: (address, content) => write(decodeURI(address), content),
    document: (address, html) => write(path.posix.join(decodeURI(address), 'index.html'), html),
    hashed(name, extension, content) {
      const address = hashedAddress(name, extension, content);
      use([address]);
      if (files[address] === undefined) {
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
    text: (address) => readFileSync(path.join(folder, decodeURI(address)), 'utf8'),
    use,
    async group<Result>(name: string, key: string, create: () => Result | Promise<Result>): Promise<Result> {
      const known = last.groupOf(name, key);
      if (known) {
        known.files.forEach(keep);
        use(known.files);
        groups[name] = known;
        return known.result as Result;
      }
      const own = new Set<string>();
      const result = await currentGroup.run(own, async () => create());
      use([...own]);
      groups[name] = { key, files: [...own], result };
      return result;
    },
    record: () => ({ files, groups })
  };
}

/** Links a file, so that it takes no time and no space; copies it where the file system has no links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
