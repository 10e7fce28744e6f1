import { twinAddress } from '../../core/twinAddress.ts';
import {
  NOTHING_FOUND,
  type SearchAnswer,
  type SearchProvider,
  type SearchResult
} from '../../search/searchProvider.ts';
import { siteSearch } from '../search/siteSearch.ts';
import type { PageTool, ToolAnswer } from './startPageTools.ts';

/** Results of a search of each kind, at most. */
const MOST_RESULTS = 5;
/** Characters of a page in one answer. */
const MOST_CHARACTERS = 12_000;

/**
 * Returns the tools that the pages of a site have for assistants of browsers. Their texts are for models, and stay English.
 * @param search by default, that of the site
 */
export function pageTools(search: () => SearchProvider = () => siteSearch()): PageTool[] {
  const annotations = { readOnlyHint: true } as const;
  return [
    {
      name: 'search_documentation',
      description:
        'Searches this documentation for pages, components, properties, examples, tokens, and icons. Each result has an address for get_page.',
      inputSchema: {
        type: 'object',
        properties: { query: { type: 'string', description: 'A few words, such as "danger button"' } },
        required: ['query']
      },
      annotations,
      execute: ({ query }) => answered(() => searched(search(), textOf(query, 'query')))
    },
    {
      name: 'get_page',
      description: 'Returns a page or an example of this documentation as Markdown: text, code, properties, variables.',
      inputSchema: {
        type: 'object',
        properties: {
          address: {
            type: 'string',
            description: 'As in results of search_documentation, such as "/components/button"'
          },
          part: { type: 'integer', minimum: 1, description: 'Part of a long page; 1 by default' }
        },
        required: ['address']
      },
      annotations,
      execute: ({ address, part }) => answered(() => pageText(textOf(address, 'address'), Number(part ?? 1)))
    }
  ];
}

async function searched(provider: SearchProvider, query: string): Promise<string> {
  const request = { query, kinds: [], section: null, limit: MOST_RESULTS };
  let last: SearchAnswer = NOTHING_FOUND;
  await provider.search(request, (answer) => (last = answer), new AbortController().signal);
  return resultsText(last);
}

function resultsText({ results }: SearchAnswer): string {
  return results.length === 0 ? 'Nothing found. Try fewer or other words.' : results.map(resultText).join('\n');
}

function resultText({ kind, title, address, place, excerpt }: SearchResult): string {
  const line = `- ${title} (${kind}, ${place.join(' › ')}): ${address}`;
  return excerpt === null ? line : `${line}\n  ${excerpt.text}`;
}

async function pageText(address: string, part: number): Promise<string> {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin) {
    throw new Error('The address is not on this site.');
  }
  const path = pathname.replace(/\/$/, '');
  const response = await fetch(path.endsWith('.md') ? path : twinAddress(path));
  if (!response.ok) {
    throw new Error(`There is no page at ${path}. Use search_documentation to find one.`);
  }
  const text = await response.text();
  const parts = Math.max(1, Math.ceil(text.length / MOST_CHARACTERS));
  const shown = text.slice((part - 1) * MOST_CHARACTERS, part * MOST_CHARACTERS);
  return parts === 1 ? shown : `${shown}\n\n(Part ${part} of ${parts})`;
}

function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string' || value.trim() === '') {
    throw new Error(`"${name}" has to be a text.`);
  }
  return value.trim();
}

/** Failures are answers: the model reads them and tries something else. */
async function answered(answer: () => Promise<string>): Promise<ToolAnswer> {
  try {
    return { content: [{ type: 'text', text: await answer() }] };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text', text }], isError: true };
  }
}
