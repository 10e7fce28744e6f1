import { pathToFileURL } from 'node:url';

import { engineFile } from '../../content/engineFile.ts';
import { importModule } from '../../content/importModule.ts';
import type { TextOverrides } from '../../core/siteTexts.ts';
import type { App } from '../../ui/index.ts';

/**
 * Loads the app, which renders documents with the UI library's components. In a checkout of the engine, TSX is
 * compiled on load.
 * @param texts texts of the interface that the site replaces
 * @param version cache-busting number: each value loads fresh modules, for the dev server
 */
export async function loadApp(texts: TextOverrides = {}, version = 0): Promise<App> {
  const load = (file: string): Promise<unknown> => importModule(pathToFileURL(engineFile(file)).href, version);
  const { replaceTexts } = (await load('core/siteTexts.ts')) as typeof import('../../core/siteTexts.ts');
  replaceTexts(texts);
  return (await load('ui/index.ts')) as App;
}
