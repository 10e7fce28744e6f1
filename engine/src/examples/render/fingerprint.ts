import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync } from 'oxc-parser';

import { ModuleResolver, isFileSpecifier } from '../moduleResolver.ts';
import { hashFolder, hashTexts } from '../../content/files.ts';
import { isInstalled, lockedVersions } from '../../content/packages.ts';
import type { RenderRequest } from './result.ts';

/**
 * Computes cache keys of renders: hashes of the example's module, the site files that it imports, the versions of the
 * installed packages, and the renderer's own code.
 */
export class Fingerprints {
  readonly #siteFolder: string;
  readonly #resolver = new ModuleResolver();
  readonly #baseHash: string;
  #known = new WeakMap<RenderRequest, string>();

  constructor(siteFolder: string) {
    this.#siteFolder = siteFolder;
    this.#baseHash = hashTexts([
      hashFolder(join(import.meta.dirname, '..')),
      lockedVersions(siteFolder),
      process.version
    ]);
  }

  /** Computes the key once for each request object. */
  of(request: RenderRequest): string {
    const key = this.#known.get(request) ?? this.#compute(request);
    this.#known.set(request, key);
    return key;
  }

  #compute({ code, file, identifierPrefix }: RenderRequest): string {
    const imported = new Map<string, string>();
    this.#readImports(code, dirname(file), imported);
    return hashTexts([this.#baseHash, code, file, identifierPrefix, ...[...imported].flat()]);
  }

  /** Forgets what was read of files, after some were changed, added, or removed. */
  clearCache(): void {
    this.#resolver.clearCache();
    this.#known = new WeakMap();
  }

  /** Collects path and text of the imported site files, transitively. */
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

/** Returns the specifiers of static imports and re-exports; empty for files that are not modules. */
function importedSpecifiers(code: string): string[] {
  const { staticImports, staticExports } = parseSync('module.tsx', code, { lang: 'tsx' }).module;
  const exported = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  const specifiers = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported];
  return [...new Set(specifiers)].filter((specifier) => specifier !== undefined);
}
