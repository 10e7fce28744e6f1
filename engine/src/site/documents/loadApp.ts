import { importModule } from '../../content/importModule.ts';
import type { App } from '../../ui/index.ts';

const IS_SOURCE = import.meta.url.endsWith('.ts');
const APP_ENTRY = IS_SOURCE ? '../../ui/index.ts' : '../../ui/index.js';

/**
 * Loads the app, which renders documents with the UI library's components. In a checkout of the engine, TSX is
 * compiled on load.
 * @param version cache-busting number: each value loads fresh modules, for the dev server
 */
export async function loadApp(version = 0): Promise<App> {
  return (await importModule(new URL(APP_ENTRY, import.meta.url).href, version)) as App;
}
