import { ResolverFactory } from 'oxc-resolver';

const OPTIONS = {
  extensions: ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json'],
  extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
  conditionNames: ['import', 'module', 'browser', 'default', 'require'],
  mainFields: ['module', 'main'],
  nodePath: false
};

/** Finds the file that an import means, as a bundler would. */
export class ModuleResolver {
  readonly #resolver = new ResolverFactory(OPTIONS);

  /**
   * @param folder absolute path of the importing file's folder
   * @returns absolute real path, or null when there is no such file or package
   */
  resolve(folder: string, specifier: string): string | null {
    return this.#resolver.sync(folder, specifier).path ?? null;
  }

  /** Forgets what it knows about the disk, after files came or went. */
  clearCache(): void {
    this.#resolver.clearCache();
  }
}

/** True for `./x`, `../x` and absolute paths: a file, not a package. */
export function isFileSpecifier(specifier: string): boolean {
  return /^(?:\.{1,2}(?:\/|$)|\/)/.test(specifier);
}
