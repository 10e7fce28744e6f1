import { componentOfCopy } from './catalogCopies.ts';
import type { CommonModules } from './commonModules.ts';
import { componentOf } from './componentFolder.ts';

/**
 * Chunk assignment of modules. Measured on the whole first site (docs/decisions/0003): with these groups, the script
 * size of a page depends on the page, not on the number of pages.
 */

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const REACT_SERVER = /[\\/]react-dom[\\/](?:cjs[\\/])?(?:react-dom-)?server/;

/** Entry of the page script. It runs wherever its file is loaded, so it checks the document. */
const PAGE_SCRIPT_ENTRY = /[\\/]ui[\\/]main\.[jt]s$/;

/**
 * Modules of the page script, except for other entry points, modules that import React, and modules that are loaded on
 * demand (full-screen frames, the notice for framed pages).
 */
const PAGE_SCRIPT =
  /[\\/]browser[\\/](?:islands[\\/])?(?!notFound|standalone|fullScreenFrame|mount|notePress|keepTitle|islandElement|Failure|framingNotice|tooltip)\w+\.[jt]s$/;

/**
 * Modules that load features of the interface on demand, and those that the page script shares with edited examples.
 */
const FEATURE_STARTERS =
  /[\\/](?:core[\\/]pageData|ui[\\/](?:islands[\\/](?:islands|overlays)|search[\\/]openPalette|shortcuts[\\/]shortcuts|rowActions[\\/]startRowActions|example[\\/](?:sharedExamples|implementation[\\/]startImplementation)|ownTheme[\\/]startOwnTheme))\.[jt]s$/;

/** Example controls, which load on every page with examples, and need no more than React. */
const EXAMPLE_CONTROLS = /[\\/]ui[\\/]example[\\/](?:ExampleControls|exampleStore|useExample|usePart)\.[jt]sx?$/;
const ENGINE_FOLDER = new URL('../..', import.meta.url).pathname;

/**
 * Mounting of islands and examples, and the notice of their failures: small, and used by everything that uses React.
 * The page script finds examples and loads it.
 */
const MOUNTING =
  /[\\/](?:islands[\\/](?:Failure|islandElement|keepTitle|mountExample|mountIsland)|core[\\/](?:fillText|hashText|identifierPrefix))\.[jt]sx?$/;

const isReactModule = (id: string): boolean =>
  (REACT.test(id) && !REACT_SERVER.test(id)) ||
  (id.startsWith(ENGINE_FOLDER) && (MOUNTING.test(id) || EXAMPLE_CONTROLS.test(id)));

const isPageModule = (id: string): boolean =>
  id.startsWith(ENGINE_FOLDER) && (PAGE_SCRIPT_ENTRY.test(id) || PAGE_SCRIPT.test(id) || FEATURE_STARTERS.test(id));

/** Creates the groups for the bundler's code splitting. */
export function chunkGroups(commonModules: CommonModules) {
  return [
    // First: what both use belongs to the script of all pages, which loads React on demand.
    { name: 'page', test: isPageModule, priority: 4 },
    { name: 'react', test: isReactModule, priority: 3 },
    { name: 'common', test: (id: string) => commonModules.ofTabs.has(id), priority: 2 },
    { name: 'often', test: (id: string) => commonModules.ofAll.has(id), priority: 2 },
    {
      name: (id: string) => componentOfCopy(id) ?? componentOf(id),
      minShareCount: 2,
      // Otherwise, a component's chunk would also contain its dependencies.
      includeDependenciesRecursively: false,
      priority: 1
    }
  ];
}
