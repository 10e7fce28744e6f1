import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { compileFile } from '../compileFile.ts';
import { isCssModule, readCssModule } from '../cssModule.ts';
import { importedNames } from '../importedNames.ts';
import { splitSpecifier } from '../importSpecifier.ts';
import { ModuleResolver, isFileSpecifier } from '../moduleResolver.ts';
import { parseModule } from '../parseModule.ts';
import { hashFolder, hashTexts } from '../../content/files.ts';
import { isInstalled, lockedVersions } from '../../content/packages.ts';
import type { RenderRequest } from './result.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;

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
    const key = this.#known.get(request) ?? hashTexts([this.#ofCode(request), request.identifierPrefix]);
    this.#known.set(request, key);
    return key;
  }

  /** Computes the key of a module that isn't an example. */
  ofModule(file: string): string {
    return this.#ofCode({ code: readFileSync(file, 'utf8'), file });
  }

  #ofCode({ code, file }: Pick<RenderRequest, 'code' | 'file'>): string {
    const imported = new Map<string, string>();
    this.#readImports(code, dirname(file), imported);
    return hashTexts([this.#baseHash, code, file, ...[...imported].flat()]);
  }

  /** Forgets what was read of files, after some were changed, added, or removed. */
  clearCache(): void {
    this.#resolver.clearCache();
    this.#known = new WeakMap();
  }

  /** Returns the text of a file, in which the addresses of files that it names by URL depend on their content. */
  #textOf(file: string): string {
    const text = readFileSync(file, 'utf8');
    const place = { siteFolder: this.#siteFolder, resolver: this.#resolver };
    const compiled = SCRIPT.test(file) && text.includes('import.meta') ? compileFile(file, place) : null;
    return compiled?.ok === true ? compiled.code : text;
  }

  /** Collects path and text of the imported site files, transitively. */
  #readImports(code: string, folder: string, imported: Map<string, string>): void {
    for (const specifier of importedSpecifiers(code)) {
      const { query } = splitSpecifier(specifier);
      const file = this.#resolver.resolve(isFileSpecifier(specifier) ? folder : this.#siteFolder, specifier);
      const isOwn = file !== null && (isFileSpecifier(specifier) || !isInstalled(file));
      if (isOwn && !imported.has(file)) {
        const text = this.#textOf(file);
        imported.set(file, text);
        if (query === '') {
          this.#readImports(text, dirname(file), imported);
          composedSheets(file).forEach((sheet) => imported.set(sheet, readFileSync(sheet, 'utf8')));
        }
      }
    }
  }
}

/** Returns the sheets that a CSS module composes; none for other files, and for sheets with errors. */
function composedSheets(file: string): string[] {
  try {
    return isCssModule(file) ? readCssModule(file).composed : [];
  } catch {
    return [];
  }
}

/** Returns the specifiers of imports and re-exports, also of `import()`; empty for files that are not modules. */
function importedSpecifiers(code: string): string[] {
  const parsed = parseModule(code);
  return parsed.ok ? [...importedNames(parsed.module, code).keys()] : [];
}
