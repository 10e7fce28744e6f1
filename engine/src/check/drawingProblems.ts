import path from 'node:path';

import { globSync } from 'tinyglobby';

import { error } from '../content/problem.ts';
import { loadSiteDrawings } from '../content/siteDrawings.ts';
import { NOT_FOUND_PATH } from '../core/fixedAddresses.ts';
import type { ResolvedConfig } from '../core/config.ts';
import type { Problem, Site } from '../model.ts';
import type { CheckPlace } from './checkPlace.ts';
import { galleryCards } from './galleryPages.ts';
import { findQuoted } from './places.ts';

/** Folders beside a module in the site's own folder. */
const NOT_SOURCE = ['**/node_modules/**', '**/dist/**', '**/.*/**'];

/** Finds drawings of pages that don't exist, and pages in galleries without one. A site may have no drawings at all. */
export async function drawingProblems(
  site: Site,
  { config, folder }: Pick<CheckPlace, 'config' | 'folder'>
): Promise<Problem[]> {
  if (config.drawings === undefined) {
    return [];
  }
  const module = path.join(folder, config.drawings);
  const drawn = [...(await loadSiteDrawings(config, folder)).keys()];
  return [...unknownPages(drawn, site, module), ...pagesWithoutDrawing(drawn, site, config, module)];
}

function unknownPages(drawn: readonly string[], { navigation, pages }: Site, module: string): Problem[] {
  const known = new Set([...[...pages, ...navigation].map((place) => place.path), NOT_FOUND_PATH]);
  const files = globSync('**/*.{ts,tsx,js,jsx}', { cwd: path.dirname(module), absolute: true, ignore: NOT_SOURCE });
  return drawn
    .filter((address) => !known.has(address))
    .map((address) => {
      const message = `There is no page ${address} to draw.`;
      return error(
        'unknown-page',
        message,
        findQuoted([address], files),
        'Correct the address, or remove the drawing.'
      );
    });
}

function pagesWithoutDrawing(drawn: readonly string[], site: Site, config: ResolvedConfig, module: string): Problem[] {
  const wanted = new Set(galleryCards(site, config).map(({ address }) => address));
  return [...wanted]
    .filter((address) => !drawn.includes(address))
    .map((address) => {
      const message = `The page ${address} is in a gallery and has no drawing.`;
      return error('missing-drawing', message, { file: module }, 'Draw it with "patternbook/drawing".');
    });
}
