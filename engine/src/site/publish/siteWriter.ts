import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { shortHash } from '../../content/files.ts';
import type { Asset } from '../../model.ts';

const HASH_LENGTH = 8;

/** Returns a content-hashed address for a text, so that browsers may cache it forever. */
export function hashedAddress(name: string, extension: string, content: string): string {
  return `/assets/${name}-${shortHash(content, HASH_LENGTH)}.${extension}`;
}

/** Writes the files of a site below one folder, by address. */
export interface SiteWriter {
  /** Writes a file at an address such as `/routes.json`. */
  file(address: string, content: string | Uint8Array): Promise<void>;
  /** Writes a document so that it is served at its address: `/a/b` becomes `a/b/index.html`. */
  document(address: string, html: string): Promise<void>;
  /** Writes a content-hashed file below `/assets`; equal content is written once. @returns its address */
  hashed(name: string, extension: string, content: string): Promise<string>;
  /** Copies files that documents refer to, each only once. */
  assets(assets: readonly Asset[]): Promise<void>;
  /** Copies a whole folder to an address. */
  folder(from: string, address: string): Promise<void>;
}

/** Creates a writer for `folder`, which must exist. */
export function createSiteWriter(folder: string): SiteWriter {
  const written = new Set<string>();
  const folders = new Set<string>();

  const write = async (relative: string, content: string | Uint8Array): Promise<void> => {
    const file = path.join(folder, relative);
    const parent = path.dirname(file);
    if (!folders.has(parent)) {
      await mkdir(parent, { recursive: true });
      folders.add(parent);
    }
    await writeFile(file, content);
  };

  return {
    file: (address, content) => write(address.slice(1), content),
    document: (address, html) => write(path.join(address.slice(1), 'index.html'), html),
    async hashed(name, extension, content) {
      const address = hashedAddress(name, extension, content);
      if (!written.has(address)) {
        written.add(address);
        await write(address.slice(1), content);
      }
      return address;
    },
    async assets(assets) {
      for (const { file, path: address } of assets) {
        if (!written.has(address)) {
          written.add(address);
          const target = path.join(folder, address.slice(1));
          await mkdir(path.dirname(target), { recursive: true });
          await copyFile(file, target);
        }
      }
    },
    folder: (from, address) => cp(from, path.join(folder, address.slice(1)), { recursive: true })
  };
}
