import { ResolverFactory } from 'oxc-resolver';

import { splitSpecifier } from './importSpecifier.ts';

/** Conditions in `exports` of packages. */
export const CONDITIONS: readonly string[] = ['import', 'module', 'browser', 'default', 'require'];

const OPTIONS = {
  extensions: ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json'],
  extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
  conditionNames: [...CONDITIONS],
  mainFields: ['module', 'main'],
  nodePath: false
};

/** Resolves import specifiers to files, like a bundler. */
export class ModuleResolver {
  readonly #resolver = new ResolverFactory(OPTIONS);

  /**
   * @param folder absolute path of the importing file's folder
   * @param specifier its query, if it has one, has no influence
   * @returns absolute real path, or null if the file or package does not exist
   */
  resolve(folder: string, specifier: string): string | null {
    return this.#resolver.sync(folder, splitSpecifier(specifier).path).path ?? null;
  }

  /** Clears the file system cache after files were added or removed. */
  clearCache(): void {
    this.#resolver.clearCache();
  }
}

/** True for relative and absolute paths, as opposed to package specifiers. */
export function isFileSpecifier(specifier: string): boolean {
  return /^(?:\.{1,2}(?:\/|$)|\/)/.test(specifier);
}
