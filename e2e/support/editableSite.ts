import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const NOT_COPIED = ['node_modules', 'dist', '.patternbook'];

/** An editable copy of the starter site. */
export interface EditableSite {
  /** Folder of the copy, relative to the repository root. */
  folder: string;
  /** Replaces a text in a file of the site. Throws an Error if the file does not contain it. */
  edit: (file: string, text: string, replacement: string) => void;
  /** Reverts all edits. */
  restore: () => void;
  remove: () => void;
}

/**
 * Copies the starter site and the package that it documents to a folder from which the repository's packages resolve.
 */
export function copyStarter(): EditableSite {
  const caches = join(root, '.cache');
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, 'starter-'));
  const isCopied = (file: string): boolean => !NOT_COPIED.includes(basename(file));
  cpSync(join(root, 'sites/starter'), folder, { recursive: true, filter: isCopied });
  // Like npm's links for workspace packages.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(folder, 'packages/larkspur-ui'), join(folder, 'node_modules/larkspur-ui'), 'junction');

  const originals = new Map<string, string>();
  return {
    folder: relative(root, folder),
    edit(file, text, replacement) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      originals.set(path, originals.get(path) ?? before);
      if (!before.includes(text)) {
        throw new Error(`${file} holds no "${text}".`);
      }
      writeFileSync(path, before.replace(text, replacement));
    },
    restore() {
      for (const [path, text] of originals) {
        writeFileSync(path, text);
      }
      originals.clear();
    },
    remove: () => rmSync(folder, { recursive: true })
  };
}
