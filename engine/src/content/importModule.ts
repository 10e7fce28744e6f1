import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { parseSync } from 'oxc-parser';
import { transform } from 'sucrase';

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>;
type Load = NonNullable<Parameters<typeof registerHooks>[0]['load']>;

let hooks: ReturnType<typeof registerHooks> | null = null;

/**
 * Imports a module that may be written in TSX or JSX, or import such modules: of the engine's interface or of a site. Their
 * imports of style sheets are stubbed.
 * @param url address of the module
 * @param version cache-busting number: each value loads the module and its neighbors afresh, for the dev server
 */
export async function importModule(url: string, version = 0): Promise<unknown> {
  hooks ??= registerHooks({ resolve: resolveVersioned, load: loadCompiled });
  return import(version === 0 ? url : `${url}?v=${version}`);
}

const ENGINE_FOLDER = new URL('..', import.meta.url).href;

/** Passes the version on to imported modules, except to those of packages. */
const resolveVersioned: Resolve = (specifier, context, next) => {
  const resolved = next(specifier, context);
  const version = /^file:.*(\?v=\d+)$/.exec(context.parentURL ?? '')?.[1];
  const isOwn = resolved.url.startsWith(ENGINE_FOLDER) || !resolved.url.includes('/node_modules/');
  return version !== undefined && resolved.url.startsWith('file:') && isOwn && !resolved.url.includes('?')
    ? { ...resolved, url: resolved.url + version }
    : resolved;
};

const loadCompiled: Load = (url, context, next) => {
  const [address = ''] = url.split('?');
  if (address.endsWith('.css')) {
    return { format: 'commonjs', source: 'module.exports = {};', shortCircuit: true };
  }
  if (/\.[tj]sx$/.test(address)) {
    const file = fileURLToPath(address);
    const { code } = transform(readFileSync(file, 'utf8'), {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: file
    });
    return { format: 'module', source: code, shortCircuit: true };
  }
  const format = siteModuleFormat(address);
  return next(url, format === null ? context : { ...context, format });
};

/**
 * Modules of a site are ES modules if they are written as such, whatever the site's package.json says: `npm init` writes
 * `"type": "commonjs"`. Null if Node.js decides.
 */
function siteModuleFormat(address: string): 'module' | 'module-typescript' | null {
  const isOfSite = /^file:.*\.[tj]s$/.test(address) && !/\/node_modules\//.test(address);
  if (!isOfSite || address.startsWith(ENGINE_FOLDER)) {
    return null;
  }
  const file = fileURLToPath(address);
  const { module } = parseSync(file, readFileSync(file, 'utf8'), { sourceType: 'unambiguous' });
  const isTypeScript = file.endsWith('.ts');
  return module.hasModuleSyntax ? (isTypeScript ? 'module-typescript' : 'module') : null;
}
