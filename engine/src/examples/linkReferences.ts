import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { assetPath } from '../content/assets.ts';
import type { Asset } from '../model.ts';
import type { TextEdit } from './editText.ts';
import type { ModuleReference } from './moduleReferences.ts';

/** References of a module with their files. */
export interface LinkedReferences {
  /** Put absolute paths in place of relative ones, and addresses in place of the files of URLs. */
  edits: TextEdit[];
  /** Specifiers that work from any folder. */
  imports: string[];
  /** Files that URLs name. */
  assets: Asset[];
  missing: ModuleReference[];
}

/** Resolves references. The place of their module decides; it will be written to another folder, or run from a text. */
export interface ReferencePlace {
  /** Folders from which files are looked up, in this order. */
  folders: readonly string[];
  /** Returns a specifier that works from any folder; null if there is no such file, or if it can't be imported. */
  locate: (specifier: string) => string | null;
}

/** Resolves the references of a module. */
export function linkReferences(
  references: readonly ModuleReference[],
  { folders, locate }: ReferencePlace
): LinkedReferences {
  const linked: LinkedReferences = { edits: [], imports: [], assets: [], missing: [] };
  for (const reference of references) {
    const { kind, specifier, start, end } = reference;
    if (kind === 'url') {
      linkUrl(reference, folders, linked);
      continue;
    }
    const place = locate(specifier);
    if (place === null) {
      linked.missing.push(reference);
    } else {
      linked.imports.push(place);
      linked.edits.push({ start, end, text: JSON.stringify(place) });
    }
  }
  return linked;
}

/** Addresses of this or another site are left as they are. */
const ABSOLUTE_URL = /^(?:[a-z][a-z\d+.-]*:|\/|#|$)/i;

function linkUrl(reference: ModuleReference, folders: readonly string[], linked: LinkedReferences): void {
  const { specifier, start, end } = reference;
  if (ABSOLUTE_URL.test(specifier)) {
    return;
  }
  const [name = '', suffix = ''] = specifier.split(/(?=[?#])(.*)/s, 2);
  const file = folders.map((folder) => path.resolve(folder, name)).find((candidate) => isFile(candidate));
  if (file === undefined) {
    linked.missing.push(reference);
    return;
  }
  const asset = assetPath(file);
  linked.assets.push(asset);
  linked.edits.push({ start, end, text: JSON.stringify(asset.path + suffix) });
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
