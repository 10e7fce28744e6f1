import { build } from 'vite';

import { chunksOf } from './clientBuild.ts';
import { packageModules } from './packageModules.ts';

/** Modules that at least this share of the entries needs are common (docs/decisions/0003). */
const COMMON_SHARE = 0.3;
const MIN_COMMON_COUNT = 4;

interface CommonModulesInput {
  siteFolder: string;
  /**
   * Entry name -> file. Only those of packages' tabs, so that what the figures of the site's own pages are made of
   * changes no chunk of the packages' pages.
   */
  entries: ReadonlyMap<string, string>;
}

/**
 * Returns the files of the modules that at least 30 % of the entries need, and what they import. Bundles the entries
 * without writing anything: only the bundler knows which modules remain after tree shaking.
 */
export async function findCommonModules({ siteFolder, entries }: CommonModulesInput): Promise<Set<string>> {
  if (entries.size < MIN_COMMON_COUNT) {
    return new Set();
  }
  const minShareCount = Math.max(MIN_COMMON_COUNT, Math.ceil(entries.size * COMMON_SHARE));
  const result = await build({
    root: siteFolder,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    // The real build reports images and missing modules.
    ...packageModules({ onAsset: () => undefined, onMissing: () => undefined }),
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        tsconfig: false,
        input: Object.fromEntries(entries),
        preserveEntrySignatures: 'allow-extension',
        shimMissingExports: true,
        experimental: { lazyBarrel: true },
        output: { codeSplitting: { groups: [{ name: 'common', minShareCount }] } }
      }
    }
  });
  const common = [...chunksOf(result).values()].filter(({ name }) => name === 'common');
  return new Set(common.flatMap(({ modules }) => Object.keys(modules)));
}
