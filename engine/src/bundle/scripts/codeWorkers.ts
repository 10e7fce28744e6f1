import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'vite';

import { engineFile } from '../../content/engineFile.ts';
import type { SiteTabs } from '../../core/siteTabs.ts';
import type { Wording } from '../../core/siteTexts.ts';
import { chunksOf } from './chunkImports.ts';
import { BROWSER_NAMES } from './packageModules.ts';
import { provideTabs } from './provideConstants.ts';
import { wordingPlugins } from './wordingPlugins.ts';

/**
 * Workers that parse, compile, and format readers' code. What they need is large, and most of it the same. By the names of
 * their entries.
 */
const CODE_WORKERS: Readonly<Record<string, string>> = {
  checkerWorker: engineFile('live/checker/worker.ts'),
  compilerWorker: engineFile('live/compiler/worker.ts'),
  converterWorker: engineFile('live/project/converterWorker.ts'),
  formatterWorker: engineFile('live/project/formatterWorker.ts'),
  projectWorker: engineFile('live/project/projectWorker.ts')
};

interface WorkersOptions {
  wording: Wording;
  siteTabs: SiteTabs;
  /** Parent folder of the generated `assets/`. */
  outFolder: string;
}

/** Matches the address of a worker as modules write it. */
const ADDRESS = /new URL\(\s*(['"])(\.[^'"]+)\1,\s*import\.meta\.url\s*\)/g;

/**
 * Bundles the workers for readers' code together, once a module starts one of them. So they share files: the bundler
 * would give each one a copy of the compiler, of parsers, and of the formatter. Other workers are left to it.
 */
export function codeWorkers(options: WorkersOptions): Plugin {
  const files = new Set(Object.values(CODE_WORKERS).map(withoutExtension));
  let built: Promise<ReadonlyMap<string, string>> | null = null;
  return {
    name: 'patternbook:code-workers',
    enforce: 'pre',
    transform: {
      filter: { code: /new Worker\(/ },
      async handler(code, id) {
        const fileOf = (specifier: string): string => withoutExtension(path.resolve(path.dirname(id), specifier));
        if (![...code.matchAll(ADDRESS)].some(([, , specifier = '']) => files.has(fileOf(specifier)))) {
          return null;
        }
        const addresses = await (built ??= buildWorkers(options));
        const started = code.replace(ADDRESS, (written, _, specifier: string) => {
          const address = addresses.get(fileOf(specifier));
          return address === undefined ? written : JSON.stringify(address);
        });
        return { code: started, map: null };
      }
    }
  };
}

/** @returns addresses of the workers, by their files without extension */
async function buildWorkers({ wording, siteTabs, outFolder }: WorkersOptions): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root: outFolder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { ...BROWSER_NAMES, 'process.env.NODE_ENV': '"production"' },
    // Its plugin for JSX requires it as CommonJS, which would be a second copy.
    resolve: { alias: [{ find: /^acorn$/, replacement: fileURLToPath(import.meta.resolve('acorn')) }] },
    plugins: [...wordingPlugins(wording), provideTabs(siteTabs)],
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        tsconfig: false,
        input: CODE_WORKERS,
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' }
      }
    }
  });
  const entries = [...chunksOf(result).values()].filter(({ isEntry }) => isEntry);
  return new Map(
    entries.map(({ name, fileName }) => [withoutExtension(CODE_WORKERS[name] ?? ''), `/${fileName}`] as const)
  );
}

function withoutExtension(file: string): string {
  return file.replace(/\.[jt]s$/, '');
}
