// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { NOTHING_FOUND, type SearchAnswer, type SearchProvider } from '../../search/searchProvider.ts';
import { pageTools } from './pageTools.ts';
import { type PageTool, startPageTools } from './startPageTools.ts';

const ANSWER = {
  ...NOTHING_FOUND,
  results: [
    { kind: 'page', title: 'Knob', address: '/parts/knob', place: ['Parts'], excerpt: { text: 'A knob turns.' } }
  ]
} as unknown as SearchAnswer;

async function call(name: string, input: Readonly<Record<string, unknown>>, found: SearchAnswer = ANSWER) {
  const provider = {
    search(_request, onAnswer) {
      onAnswer(found);
      return Promise.resolve();
    }
  } as Partial<SearchProvider> as SearchProvider;
  const tool = pageTools(() => provider).find((each) => each.name === name);
  const answer = await tool?.execute(input);
  return { text: answer?.content[0]?.text ?? '', isError: answer?.isError ?? false };
}

afterEach(() => vi.unstubAllGlobals());

describe('the tools of a page', () => {
  it('search the site, with addresses of pages', async () => {
    expect((await call('search_documentation', { query: 'knob' })).text).toBe(
      '- Knob (page, Parts): /parts/knob\n  A knob turns.'
    );
    expect((await call('search_documentation', { query: 'x' }, NOTHING_FOUND)).text).toContain('Nothing found');
    expect(await call('search_documentation', {})).toEqual({ text: '"query" has to be a text.', isError: true });
  });

  it('return the Markdown of a page, a long one in parts', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('a'.repeat(13_000))));
    vi.stubGlobal('fetch', fetched);
    expect((await call('get_page', { address: '/parts/knob/#props' })).text).toMatch(/\(Part 1 of 2\)$/);
    expect((await call('get_page', { address: '/parts/knob', part: 2 })).text).toMatch(/^a{1000}\n\n\(Part 2 of 2\)$/);
    expect(fetched).toHaveBeenCalledWith('/parts/knob.md');
  });

  it('say what is wrong with an address', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    expect(await call('get_page', { address: '/nowhere' })).toMatchObject({ isError: true });
    const outside = await call('get_page', { address: 'https://other.example/a' });
    expect(outside).toEqual({ text: 'The address is not on this site.', isError: true });
  });

  it('are offered where the browser takes them', async () => {
    const tools: PageTool[] = [];
    Object.assign(document, { modelContext: { registerTool: (tool: PageTool) => tools.push(tool) } });
    startPageTools();
    await vi.waitFor(() => expect(tools.map(({ name }) => name)).toEqual(['search_documentation', 'get_page']));
    Reflect.deleteProperty(document, 'modelContext');
  });
});
