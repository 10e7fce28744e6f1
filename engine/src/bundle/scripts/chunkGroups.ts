import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which modules share a file. Measured over the whole first site (docs/decisions/0003): with these
 * groups a page's script depends on the page, not on the number of pages.
 */

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const REACT_SERVER = /[\\/]react-dom[\\/](?:cjs[\\/])?(?:react-dom-)?server/;

/**
 * The page script without its entries, which run when they are loaded, what needs React, and what is fetched when a
 * page or a reader asks for it: full-screen frames, the notice of pages in a frame.
 */
const PAGE_SCRIPT =
  /[\\/]browser[\\/](?:islands[\\/])?(?!notFound|standalone|fullScreenFrame|mountIsland|Failure|framingNotice)\w+\.[jt]s$/;

/** What it loads features of the interface by, in their folders, and what it shares with edited examples. */
const FEATURE_STARTERS =
  /[\\/](?:core[\\/](?:identifierPrefix|pageData)|ui[\\/](?:islands[\\/](?:islands|overlays)|search[\\/]openPalette|shortcuts[\\/]shortcuts|rowActions[\\/]startRowActions|releaseMenu[\\/]releases|example[\\/]sharedExamples))\.[jt]s$/;

/** What every page with examples shows under them, once they near the window: one file with all that only it needs. */
const EXAMPLE_CONTROLS = /[\\/]ui[\\/]example[\\/](?:ExampleControls|exampleStore|usePart)\.[jt]sx?$/;
const ENGINE_FOLDER = new URL('../..', import.meta.url).pathname;

const isSiteModule = (id: string): boolean =>
  id.startsWith(ENGINE_FOLDER) && (PAGE_SCRIPT.test(id) || FEATURE_STARTERS.test(id));

/** A module that this share of all entries needs is fetched by every page with live examples. */
const COMMON_SHARE = 1 / 4;
const LEAST_COMMON_COUNT = 4;

/** A component's folder, wherever a package keeps its modules and its style sheets. */
const COMPONENT_FOLDER = /[\\/](?:dist[\\/]esm|css)[\\/](?:components|layouts)[\\/]([A-Z]\w*)[\\/]/;

/**
 * Groups for the bundler's code splitting.
 * @param entryCount number of entries of the build
 */
export function chunkGroups(entryCount: number) {
  // The file of other packages' components and the one that the rest of the package shares would import each other.
  const isSeparable = createSideEffectsReader();
  return [
    { name: 'react', test: (id: string) => REACT.test(id) && !REACT_SERVER.test(id), priority: 4 },
    { name: 'site', test: (id: string) => isSiteModule(id), priority: 3 },
    {
      name: 'exampleControls',
      test: (id: string) => id.startsWith(ENGINE_FOLDER) && EXAMPLE_CONTROLS.test(id),
      priority: 1.5
    },
    { name: 'common', minShareCount: Math.max(LEAST_COMMON_COUNT, Math.ceil(entryCount * COMMON_SHARE)), priority: 2 },
    {
      name: (id: string) => (isSeparable(id) ? (COMPONENT_FOLDER.exec(id)?.[1] ?? null) : null),
      minShareCount: 2,
      // Otherwise a component's file would also hold whatever the component uses.
      includeDependenciesRecursively: false,
      priority: 1
    }
  ];
}

/** The folder of the package that holds a module. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * Whether the package of a module says which of its modules do something when they are imported. Those of other
 * packages have to run in the package's own order, so they can't be put into files one by one.
 */
function createSideEffectsReader(): (file: string) => boolean {
  const known = new Map<string, boolean>();
  return (file) => {
    const [folder] = PACKAGE_FOLDER.exec(file) ?? [];
    if (folder === undefined) {
      return false;
    }
    const declares = known.get(folder) ?? declaresSideEffects(path.join(folder, 'package.json'));
    known.set(folder, declares);
    return declares;
  };
}

function declaresSideEffects(manifest: string): boolean {
  return existsSync(manifest) && 'sideEffects' in (JSON.parse(readFileSync(manifest, 'utf8')) as object);
}
