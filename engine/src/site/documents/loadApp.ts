import { pathToFileURL } from 'node:url';

import { engineFile } from '../../content/engineFile.ts';
import { importModule } from '../../content/importModule.ts';
import type { Wording } from '../../core/siteTexts.ts';
import type { App } from '../../ui/index.ts';

/** The engine's own words. */
const ENGLISH: Wording = { language: 'en', texts: {} };

/**
 * Loads the app, which renders documents with the UI library's components. In a checkout of the engine, TSX is
 * compiled on load.
 * @param wording language of the interface, and the texts that the site replaces
 * @param version cache-busting number: each value loads fresh modules, for the dev server
 */
export async function loadApp(wording: Wording = ENGLISH, version = 0): Promise<App> {
  const load = (file: string): Promise<unknown> => importModule(pathToFileURL(engineFile(file)).href, version);
  const { applyWording } = (await load('core/siteTexts.ts')) as typeof import('../../core/siteTexts.ts');
  applyWording(wording);
  return (await load('ui/index.ts')) as App;
}
