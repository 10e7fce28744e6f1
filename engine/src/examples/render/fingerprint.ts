import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync } from 'oxc-parser';

import { ModuleResolver, isFileSpecifier } from '../moduleResolver.ts';
import { hashFolder, hashTexts } from '../../content/files.ts';
import { isInstalled, lockedVersions } from '../../content/packages.ts';
import type { RenderRequest } from './result.ts';

/**
 * Tells by content whether a render can be reused: hashes of the example's module, of the site's own
 * files that it imports, of the installed packages' versions, of the renderer.
 */
export class Fingerprints {
  readonly #siteFolder: string;
  readonly #resolver = new ModuleResolver();
  readonly #baseHash: string;

  constructor(siteFolder: string) {
    this.#siteFolder = siteFolder;
    this.#baseHash = hashTexts([
      hashFolder(join(import.meta.dirname, '..')),
      lockedVersions(siteFolder),
      process.version
    ]);
  }

  of({ code, file, identifierPrefix }: RenderRequest): string {
    const imported = new Map<string, string>();
    this.#readImports(code, dirname(file), imported);
    return hashTexts([this.#baseHash, code, file, identifierPrefix, ...[...imported].flat()]);
  }

  /** Forgets which files exist, after some came or went. */
  clearCache(): void {
    this.#resolver.clearCache();
  }

  /** Collects path and text of the files that a module imports, and of those that they import. */
  #readImports(code: string, folder: string, imported: Map<string, string>): void {
    for (const specifier of importedSpecifiers(code)) {
      const file = this.#resolver.resolve(isFileSpecifier(specifier) ? folder : this.#siteFolder, specifier);
      const isOwn = file !== null && (isFileSpecifier(specifier) || !isInstalled(file));
      if (isOwn && !imported.has(file)) {
        const text = readFileSync(file, 'utf8');
        imported.set(file, text);
        this.#readImports(text, dirname(file), imported);
      }
    }
  }
}

/** Specifiers of a module's static imports and re-exports; none for a file that is no module. */
function importedSpecifiers(code: string): string[] {
  const { staticImports, staticExports } = parseSync('module.tsx', code, { lang: 'tsx' }).module;
  const exported = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  const specifiers = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported];
  return [...new Set(specifiers)].filter((specifier) => specifier !== undefined);
}
