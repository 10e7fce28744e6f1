/**
 * Which modules share a file. Measured over the whole first site (docs/decisions/0003): with these
 * two groups a page's script depends on the page, not on the number of pages.
 */

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const REACT_SERVER = /[\\/]react-dom[\\/](?:cjs[\\/])?(?:react-dom-)?server/;

/** A module that this share of all pages needs is fetched by every page with live examples. */
const COMMON_SHARE = 1 / 3;
const LEAST_COMMON_COUNT = 4;

/**
 * Groups for the bundler's code splitting.
 * @param entryCount number of example modules
 */
export function chunkGroups(entryCount: number) {
  return [
    { name: 'react', test: (id: string) => REACT.test(id) && !REACT_SERVER.test(id), priority: 2 },
    { name: 'common', minShareCount: Math.max(LEAST_COMMON_COUNT, Math.ceil(entryCount * COMMON_SHARE)), priority: 1 }
  ];
}
