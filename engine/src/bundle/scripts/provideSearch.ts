import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { engineFile } from '../../content/engineFile.ts';
import type { BrowserSearch } from '../../core/config/search.ts';

/** Module that says which hosted search a site has. */
const SEARCH_FILE = engineFile('search/hostedSearch.ts');
/** What the modules of hosted searches import from the engine. */
const PUBLIC_NAME = 'patternbook/search';
const PUBLIC_FILE = engineFile('search/index.ts');
const MODULE_NAME = 'patternbook:hosted-search';

/** Gives scripts in the browser the hosted search of the site's configuration. */
export function provideSearch(search: BrowserSearch | null): Plugin[] {
  if (search === null) {
    return [];
  }
  const code = `import open from '${MODULE_NAME}';\nexport const HOSTED_SEARCH = { open, settings: ${JSON.stringify(search.settings)} };`;
  const files = new Map([
    [MODULE_NAME, fileURLToPath(search.module)],
    // One copy, whichever the package itself would find.
    [PUBLIC_NAME, PUBLIC_FILE]
  ]);
  return [
    {
      name: 'patternbook:provide-search',
      enforce: 'pre',
      resolveId: {
        filter: { id: new RegExp(`^(?:${[...files.keys()].join('|')})$`) },
        handler: (id) => files.get(id) ?? null
      },
      load: {
        filter: { id: /[\\/]hostedSearch\.[jt]s(?:\?|$)/ },
        handler: (id) => (id.split('?', 1)[0] === SEARCH_FILE ? code : null)
      }
    }
  ];
}
