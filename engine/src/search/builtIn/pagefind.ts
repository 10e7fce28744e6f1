import { PROSE_ADDRESS } from '../searchFiles.ts';

/** What is used of Pagefind's script, which the build writes beside its index. */
export interface Pagefind {
  options(options: { baseUrl: string; basePath?: string }): Promise<void>;
  search(query: string, options: { filters: Record<string, string> }): Promise<{ results: PagefindResult[] }>;
}

interface PagefindResult {
  data(): Promise<{ url: string; excerpt: string; meta: Record<string, string> }>;
}

let loading: Promise<Pagefind> | null = null;

/** The script, fetched once; anew after a failure: the reader may be online again. */
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
