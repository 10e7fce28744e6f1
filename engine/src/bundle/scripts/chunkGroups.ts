import { componentOfCopy } from './catalogCopies.ts';
import type { CommonModules } from './commonModules.ts';
import { componentOf } from './componentFolder.ts';

/**
 * Chunk assignment of modules. Measured on the whole first site (docs/decisions/0003): with these groups, the script
 * size of a page depends on the page, not on the number of pages.
 */

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const REACT_SERVER = /[\\/]react-dom[\\/](?:cjs[\\/])?(?:react-dom-)?server/;

const ENGINE_FOLDER = new URL('../..', import.meta.url).pathname;

/** Whether a module is one of the engine's, whose published file is JavaScript. */
function isOneOf(id: string, modules: readonly string[]): boolean {
  return id.startsWith(ENGINE_FOLDER) && modules.includes(id.slice(ENGINE_FOLDER.length).replace(/\.[jt]sx?$/, ''));
}

/** The page script, with all that it imports at once. It runs wherever its file is loaded, so it checks the document. */
const PAGE_SCRIPT = ['ui/main'];

/**
 * What everything with React needs, with its imports: mounting, and the controls of examples, which load on every page
 * with examples. All of it is small, and needs no more than React.
 */
const ON_REACT = ['browser/islands/mountIsland', 'browser/islands/mountExample', 'ui/example/ExampleControls'];

const isReactModule = (id: string): boolean => (REACT.test(id) && !REACT_SERVER.test(id)) || isOneOf(id, ON_REACT);

/** Creates the groups for the bundler's code splitting. */
export function chunkGroups(commonModules: CommonModules) {
  return [
    // First: what both use belongs to the script of all pages, which loads React on demand.
    { name: 'page', test: (id: string) => isOneOf(id, PAGE_SCRIPT), priority: 4 },
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
