import { PROSE_ADDRESS } from '../searchFiles.ts';

/** What is used of Pagefind's script, which the build writes beside its index. */
export interface Pagefind {
  options(options: { baseUrl: string; basePath?: string }): Promise<void>;
  search(query: string, options: { filters: Record<string, string> }): Promise<{ results: PagefindResult[] }>;
}

interface PagefindResult {
  data(): Promise<FoundPassage>;
}

/** A passage as Pagefind gives it back; its excerpt is markup. */
export interface FoundPassage {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
}

/** What is asked of the index of prose. */
export interface PassageRequest {
  /** All of them have to be in a passage. */
  words: readonly string[];
  /** Slug of the section; null for all. */
  section: string | null;
  limit: number;
}

/** The best passages, at most as many as asked for, and how many there are. */
export interface FoundPassages {
  passages: FoundPassage[];
  count: number;
}

let loading: Promise<Pagefind> | null = null;

/**
 * The script, fetched once; anew after a failure: the reader may be online again. Only for a worker: in a document,
 * whose policy forbids WebAssembly, the script would start a worker of its own, and give up on it after five seconds.
 */
export async function loadPagefind(): Promise<Pagefind> {
  loading ??= importPagefind();
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

async function importPagefind(): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ `${PROSE_ADDRESS}pagefind.js`)) as Pagefind;
  await pagefind.options({ baseUrl: '/' });
  return pagefind;
}

/** @throws (rejects) Error when the index can't be had */
export async function findPassages(
  pagefind: Pagefind,
  { words, section, limit }: PassageRequest
): Promise<FoundPassages> {
  const { results } = await pagefind.search(words.join(' '), { filters: section === null ? {} : { section } });
  const passages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return { passages: passages.map(({ url, excerpt, meta }) => ({ url, excerpt, meta })), count: results.length };
}
