import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transform } from 'sucrase';

import type { App } from '../../ui/index.ts';

const IS_SOURCE = import.meta.url.endsWith('.ts');
const APP_ENTRY = IS_SOURCE ? '../../ui/index.ts' : '../../ui/index.js';

let hooks: ReturnType<typeof registerHooks> | null = null;

/**
 * Loads the app, which renders documents with the UI library's components. From then on, imports of style sheets are
 * stubbed, and TSX and JSX are compiled on load: those of a checkout of the engine, and a site's own components.
 *
 * @param version cache-busting number: each value loads fresh modules, for the dev server
 */
export async function loadApp(version = 0): Promise<App> {
  hooks ??= registerHooks({ resolve: resolveVersioned, load: loadCompiled });
  return (await import(`${APP_ENTRY}${version === 0 ? '' : `?v=${version}`}`)) as App;
}

const ENGINE_FOLDER = new URL('../..', import.meta.url).href;

/** Whether modules can change while the dev server runs: those of the engine and of the site, but not of packages. */
const isReloaded = (url: string): boolean =>
  url.startsWith(ENGINE_FOLDER) || (url.startsWith('file:') && !url.includes('/node_modules/'));

const resolveVersioned: NonNullable<Parameters<typeof registerHooks>[0]['resolve']> = (specifier, context, next) => {
  const resolved = next(specifier, context);
  const version = /\?v=\d+$/.exec(context.parentURL ?? '')?.[0];
  return version !== undefined && isReloaded(resolved.url) && !resolved.url.includes('?')
    ? { ...resolved, url: resolved.url + version }
    : resolved;
};

const loadCompiled: NonNullable<Parameters<typeof registerHooks>[0]['load']> = (url, context, next) => {
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
  return next(url, context);
};
