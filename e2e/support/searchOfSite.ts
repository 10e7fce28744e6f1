import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { SITE_TABS, type SiteTabs } from '../../engine/src/core/siteTabs.ts';
import { createBuiltInProvider } from '../../engine/src/search/builtIn/builtInProvider.ts';
import { type PagefindScript, findPassages, openIndex } from '../../engine/src/search/builtIn/pagefind.ts';
import { SearchEngine } from '../../engine/src/search/builtIn/searchEngine.ts';
import { PROSE_ADDRESS, sliceAddress } from '../../engine/src/search/searchFiles.ts';
import type { SearchAnswer, SearchProvider } from '../../engine/src/search/searchProvider.ts';
import type { SearchSlice } from '../../engine/src/search/searchSlice.ts';

/** Origin for the requests of Pagefind's script, which needs absolute URLs. */
const HOST = 'http://site.test';

/**
 * Creates the search provider of a built site without a browser.
 * @param dist folder of the built site
 * @param tabs those of its configuration, which the bundler gives to scripts
 */
export async function searchOfSite(dist: string, tabs: SiteTabs): Promise<SearchProvider> {
  Object.assign(SITE_TABS, tabs);
  const read = (address: string): Promise<Buffer> => readFile(join(dist, address));
  const engine = new SearchEngine(
    async (name) => JSON.parse((await read(sliceAddress(name))).toString()) as SearchSlice
  );
  globalThis.fetch = async (input) =>
    new Response(new Uint8Array(await read(decodeURI(new URL(input as string).pathname))));
  const script = pathToFileURL(join(dist, PROSE_ADDRESS, 'pagefind.js')).href;
  const pagefindScript = (await import(/* @vite-ignore */ script)) as PagefindScript;
  const pagefind = await openIndex(pagefindScript, HOST);
  return createBuiltInProvider({
    startWorker: () => ({
      search: (request, onAnswer) => engine.search(request, onAnswer),
      findPassages: (request) => findPassages(pagefind, request)
    }),
    debounceMs: 0
  });
}

/** Returns the final answer to a query, as the palette requests it. */
export async function answerTo(provider: SearchProvider, query: string): Promise<SearchAnswer> {
  const answers: SearchAnswer[] = [];
  const request = { query, kinds: [], section: null, limit: 5 };
  await provider.search(request, (answer) => answers.push(answer), new AbortController().signal);
  const last = answers.at(-1);
  if (!last) {
    throw new Error(`There is no answer to “${query}”.`);
  }
  return last;
}
