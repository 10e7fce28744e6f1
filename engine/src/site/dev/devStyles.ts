import { shortHash } from '../../content/fileHash.ts';
import type { StyleBundle, StyleLibrary } from '../../bundle/styles/styleLibrary.ts';

const PREFIX = '/@patternbook/styles/';
const HASH_LENGTH = 12;

/** Style sheets of the dev server: an address stands for a set of files, joined when it is asked for. */
export interface DevStyles {
  /** Address of a bundle of files. */
  link(files: readonly string[]): string;
  /** The bundle behind an address; null for other addresses. */
  read(address: string): StyleBundle | null;
}

export function createDevStyles(styles: () => StyleLibrary): DevStyles {
  const bundles = new Map<string, readonly string[]>();
  return {
    link(files) {
      const address = `${PREFIX}${shortHash(files.join('\n'), HASH_LENGTH)}.css`;
      bundles.set(address, files);
      return address;
    },
    read(address) {
      const files = bundles.get(address);
      return files ? styles().bundle(files) : null;
    }
  };
}
