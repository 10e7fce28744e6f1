import { PROSE_ADDRESS } from '../searchFiles.ts';

/** The used part of Pagefind's script, which the build writes beside its index. */
export interface PagefindScript {
  createInstance(options: { baseUrl: string; basePath?: string }): Pagefind;
}

interface Pagefind {
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

/** Request to the index of prose. */
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

let current: Promise<Pagefind> | null = null;

/** How often Pagefind has complained: of most files that it can't read, it tells the console alone. */
let complaints = 0;

let failedStarts = 0;

/**
 * Finds passages; fetches the script first where it isn't there yet. Only for a worker: in a document, whose policy
 * forbids WebAssembly, the script would start a worker of its own, and give up on it after five seconds.
 * @throws (rejects) Error when a part of the index can't be had; the next call begins anew, with what was damaged, too
 */
export async function askPagefind(request: PassageRequest): Promise<FoundPassages> {
  const before = complaints;
  current ??= startPagefind();
  const asked = current;
  try {
    const found = await findPassages(await asked, request);
    if (complaints > before) {
      throw new Error('A file of the index can not be read.');
    }
    return found;
  } catch (error) {
    // It keeps the failure of its first files for good.
    current = current === asked ? null : current;
    throw error;
  }
}

async function startPagefind(): Promise<Pagefind> {
  console.error = () => {
    complaints += 1;
  };
  // What it could not start with is told by its searches.
  globalThis.onunhandledrejection = (event) => event.preventDefault();
  // A damaged script is kept under its address.
  const address = `${PROSE_ADDRESS}pagefind.js${failedStarts > 0 ? `?try=${failedStarts}` : ''}`;
  try {
    const script = (await import(/* @vite-ignore */ address)) as PagefindScript;
    return script.createInstance({ baseUrl: '/' });
  } catch (error) {
    failedStarts += 1;
    throw error;
  }
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
