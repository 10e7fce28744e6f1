import { ResolverFactory } from 'oxc-resolver';

const OPTIONS = {
  extensions: ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json'],
  extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
  conditionNames: ['import', 'module', 'browser', 'default', 'require'],
  mainFields: ['module', 'main'],
  nodePath: false
};

/** Resolves import specifiers to files, like a bundler. */
export class ModuleResolver {
  readonly #resolver = new ResolverFactory(OPTIONS);

  /**
   * @param folder absolute path of the importing file's folder
   * @returns absolute real path, or null if the file or package does not exist
   */
  resolve(folder: string, specifier: string): string | null {
    return this.#resolver.sync(folder, specifier).path ?? null;
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
