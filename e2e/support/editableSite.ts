import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const NOT_COPIED = ['node_modules', 'dist', '.patternbook'];

/** A copy of the starter site that a test may change. */
export interface EditableSite {
  /** Folder of the copy below the repository's root. */
  folder: string;
  /** Puts one text in the place of another in a file of the site. Throws an Error when the file has no such text. */
  edit: (file: string, text: string, replacement: string) => void;
  /** Takes all edits back. */
  restore: () => void;
  remove: () => void;
}

/** Copies the starter site, with the package that it documents, to where it finds the repository's packages. */
export function copyStarter(): EditableSite {
  const caches = join(root, '.cache');
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, 'starter-'));
  const isCopied = (file: string): boolean => !NOT_COPIED.includes(basename(file));
  cpSync(join(root, 'sites/starter'), folder, { recursive: true, filter: isCopied });
  // As npm links the packages of a workspace.
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
