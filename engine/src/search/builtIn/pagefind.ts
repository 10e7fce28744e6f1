import { PROSE_ADDRESS } from '../searchFiles.ts';
import { hasAllWords } from './prosePassage.ts';

/** Used part of the API of Pagefind's script, which the build writes beside the index. */
export interface PagefindScript {
  /** Folders of the other parts of the index; undefined if there are none. */
  furtherIndexes?: readonly string[];
  createInstance(options: { baseUrl: string; basePath?: string }): Pagefind;
}

interface Pagefind {
  /** Loads what a search for some words needs. @throws (rejects) Error if the index can't be loaded */
  preload(words: string): Promise<void>;
  /** Searches another index, too, from now on. */
  mergeIndex(basePath: string, options: { baseUrl: string }): Promise<void>;
  search(query: string, options: { filters: Record<string, string> }): Promise<{ results: PagefindResult[] }>;
}

interface PagefindResult {
  data(): Promise<FoundPassage>;
}

/** A passage as returned by Pagefind; `content` is all of its text. */
export interface FoundPassage {
  url: string;
  content: string;
  meta: Record<string, string>;
}

/** Query for the full-text index. */
export interface PassageRequest {
  /** Words that a passage must contain, all of them. */
  words: readonly string[];
  /** Slug of the section; null for all. */
  section: string | null;
  limit: number;
}

/** The best passages, at most `limit`, and the total number. */
export interface FoundPassages {
  passages: FoundPassage[];
  count: number;
}

let current: Promise<Pagefind> | null = null;

/** Number of errors that Pagefind has logged. It reports most damaged files only to the console. */
let loggedErrors = 0;

let failedStarts = 0;

/**
 * Finds passages. The first call fetches the script. Works only in a worker: in a document, whose policy forbids
 * WebAssembly, the script would start a worker of its own and give up on it after five seconds.
 * @throws (rejects) Error if a part of the index can't be loaded; the next call retries, also with damaged files
 */
export async function queryPagefind(request: PassageRequest): Promise<FoundPassages> {
  const before = loggedErrors;
  current ??= startPagefind();
  const asked = current;
  try {
    const found = await findPassages(await asked, request);
    if (loggedErrors > before) {
      throw new Error('A file of the index can not be read.');
    }
    return found;
  } catch (error) {
    // Pagefind never retries its first files: discard the instance.
    current = current === asked ? null : current;
    throw error;
  }
}

async function startPagefind(): Promise<Pagefind> {
  console.error = () => {
    loggedErrors += 1;
  };
  // Errors during the start are repeated by searches.
  globalThis.onunhandledrejection = (event) => event.preventDefault();
  // The cache-busting parameter keeps the browser from reusing a damaged script.
  const address = `${PROSE_ADDRESS}pagefind.js${failedStarts > 0 ? `?try=${failedStarts}` : ''}`;
  try {
    const script = (await import(/* @vite-ignore */ address)) as PagefindScript;
    return await openIndex(script);
  } catch (error) {
    failedStarts += 1;
    throw error;
  }
}

/**
 * Opens the index with all its parts.
 * @param origin of their addresses, where they have none by themselves
 * @throws (rejects) Error if one of several parts can't be loaded
 */
export async function openIndex(script: PagefindScript, origin = ''): Promise<Pagefind> {
  const { furtherIndexes = [] } = script;
  const pagefind = script.createInstance({
    baseUrl: '/',
    ...(origin === '' ? {} : { basePath: origin + PROSE_ADDRESS })
  });
  if (furtherIndexes.length > 0) {
    // To merge others waits for the program of the first one, forever if it can't be loaded.
    await pagefind.preload('');
    await Promise.all(furtherIndexes.map((folder) => pagefind.mergeIndex(origin + folder, { baseUrl: '/' })));
  }
  return pagefind;
}

/** @throws (rejects) Error if the index isn't available */
export async function findPassages(
  pagefind: Pagefind,
  { words, section, limit }: PassageRequest
): Promise<FoundPassages> {
  const { results } = await pagefind.search(words.join(' '), { filters: section === null ? {} : { section } });
  const found = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  const passages = found
    .filter(({ content }) => hasAllWords(content, words))
    .map(({ url, content, meta }) => ({ url, content, meta }));
  // If the best ones have only fragments of the words, so do all others.
  return { passages, count: passages.length === 0 ? 0 : results.length - (found.length - passages.length) };
}
