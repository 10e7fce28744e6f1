import path from 'node:path';

import { globSync } from 'tinyglobby';

import { sectionsWithoutPage } from '../content/navigation.ts';
import { isLandingPage } from '../core/tabs.ts';
import { placeFolder } from '../content/placement.ts';
import { error } from '../content/problem.ts';
import { loadSiteDrawings } from '../content/siteDrawings.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { slug } from '../core/slug.ts';
import type { ComponentBlock, NavigationSection, Problem, Site } from '../model.ts';
import type { CheckPlace } from './checkPlace.ts';
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
  const known = new Set([...pages, ...navigation].map((place) => place.path));
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
  const wanted = galleryPages(site, config);
  return [...wanted]
    .filter((address) => !drawn.includes(address))
    .map((address) => {
      const message = `The page ${address} is in a gallery and has no drawing.`;
      return error('missing-drawing', message, { file: module }, 'Draw it with "patternbook/drawing".');
    });
}

/** Returns the addresses of the pages in galleries: in those of Markdown, and in generated lists of sections. */
function galleryPages(site: Site, config: ResolvedConfig): Set<string> {
  const landing = new Set(site.pages.filter(isLandingPage).map((page) => page.path));
  const generated = sectionsWithoutPage(site).flatMap((section) => pagesOf(section, ''));
  const written = site.pages.flatMap((page) =>
    page.sources
      .flatMap(({ blocks }) => blocks)
      .filter((block): block is ComponentBlock => block.kind === 'component' && block.name === 'SectionGallery')
      .flatMap(({ attributes }) => {
        const place = placeFolder(config, {
          section: slug(String(attributes['section'] ?? page.section)),
          subsection: slug(String(attributes['subsection'] ?? ''))
        });
        const section = site.navigation.find((candidate) => candidate.slug === place.section);
        return section ? pagesOf(section, place.subsection) : [];
      })
      .filter((address) => address !== page.path && !landing.has(address))
  );
  return new Set([...generated, ...written]);
}

/** @param subsection slug of the only subsection; empty for the whole section */
function pagesOf({ items }: NavigationSection, subsection: string): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') {
      return subsection === '' ? [item.path] : [];
    }
    return subsection === '' || item.slug === subsection ? item.items.map(({ path: address }) => address) : [];
  });
}
