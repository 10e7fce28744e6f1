import { slug } from '../../engine/src/core/slug.ts';
import type { Tier } from '../../scripts/testing/stage.ts';
import type { RouteEntry } from '../support/readSite.ts';

/** Every nth standalone document whose example is also inline on its page is visited. */
const STANDALONE_STEP = 320;

/** Returns the pages to visit: all tabs, the home page, and the search results. */
export function chooseTabs(routes: readonly RouteEntry[]): string[] {
  return [...routes.map(({ tabPath }) => tabPath), '/', '/search'];
}

/** Returns the standalone documents to visit: a sample, and in a full sweep also all that are not inline on a page. */
export function chooseStandalone(routes: readonly RouteEntry[], tier: Tier): string[] {
  const inline = addressesOf(routes, ({ examples }) => examples);
  const fullscreen = addressesOf(routes, ({ fullscreenExamples }) => fullscreenExamples);
  return [...everyNth(inline), ...(tier === 'full' ? fullscreen : everyNth(fullscreen))];
}

/** Returns the addresses of all standalone examples. */
export function allExamples(routes: readonly RouteEntry[]): Set<string> {
  return new Set(addressesOf(routes, ({ examples, fullscreenExamples }) => [...examples, ...fullscreenExamples]));
}

function addressesOf(routes: readonly RouteEntry[], titlesOf: (route: RouteEntry) => string[]): string[] {
  return routes.flatMap((route) => titlesOf(route).map((title) => `${route.tabPath}/${slug(title)}`));
}

function everyNth(paths: readonly string[]): string[] {
  return paths.filter((_, index) => index % STANDALONE_STEP === 0);
}
