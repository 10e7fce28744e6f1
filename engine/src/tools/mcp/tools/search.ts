import { z } from 'zod';

import { NOTHING_FOUND, type SearchAnswer, type SearchResult } from '../../../search/searchProvider.ts';
import { SEARCH_KINDS, type SearchKind } from '../../../core/searchKind.ts';
import { UserError } from '../../../core/userError.ts';
import { tabsOf } from '../catalog.ts';
import { pageNote, pageOf } from '../paging.ts';
import type { FoundPassage } from '../passages.ts';
import { BEST, createOrder } from '../resultOrder.ts';
import { defineTool, type ToolContext } from '../tool.ts';

const PER_PAGE = 10;
const MOST_RESULTS = 50;
const MOST_EXCERPT = 200;
const MOST_PASSAGES = 5;
/** The best parts of pages with all words of a query, which come after the best results. */
const BEST_PASSAGES = 2;

export const searchTool = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Find components, props, examples, guidelines, tokens, icons, and CSS variables by words, best first. Each result says how to get it.',
  input: {
    query: z.string().min(1).max(256),
    kind: z
      .enum(SEARCH_KINDS as unknown as [SearchKind, ...SearchKind[]])
      .optional()
      .describe('only results of a kind'),
    page: z.int().min(1).optional()
  },
  async run({ query, kind, page = 1 }, context) {
    if (query.trim() === '*') {
      return listPages(page, context);
    }
    const { results, suggestions, missing } =
      kind === 'text' ? NOTHING_FOUND : await find(context, query, kind === undefined ? [] : [kind]);
    const passages = kind === undefined || kind === 'text' ? await context.passages.find(query, MOST_PASSAGES) : [];
    const order = createOrder(query, await tabsOf(context.files));
    const lines = withPassages(order.results(results), order.passages(passages));
    const lacking =
      missing.length === 0 ? '' : ` The index of ${missing.join(', ')} can’t be read now: try again later.`;
    if (lines.length === 0) {
      const words = suggestions.length === 0 ? '' : ` Did you mean ${suggestions.join(', ')}?`;
      return `Nothing found for "${query}".${words} Use fewer or more general words${kind === undefined ? '' : ', or leave out kind'}.${lacking}`;
    }
    const shown = pageOf(lines, page, PER_PAGE);
    const { name, release } = context.facts;
    const count = `${shown.total} result${shown.total === 1 ? '' : 's'} for "${query}" in ${name} ${release}.${lacking}`;
    const list = shown.items.map((line, index) => `${(shown.page - 1) * PER_PAGE + index + 1}. ${line}`);
    return [`${count} ${pageNote(shown)}`.trim(), list.join('\n')].join('\n\n');
  }
});

const PAGES_PER_PAGE = 50;

/** All pages of the site, by section. */
async function listPages(page: number, { files, facts }: ToolContext): Promise<string> {
  const pages = (await tabsOf(files)).filter(({ path, tabPath }) => path === tabPath);
  const shown = pageOf(pages, page, PAGES_PER_PAGE);
  const list = shown.items.map(({ title, section, path }) => `- ${title} (${section}): get name="${path}"`);
  return [`${facts.name} ${facts.release} has ${shown.total} pages. ${pageNote(shown)}`.trim(), list.join('\n')].join(
    '\n\n'
  );
}

/** Asks the index; the last answer is the best. */
export async function find(
  { search }: Pick<ToolContext, 'search'>,
  query: string,
  kinds: readonly SearchKind[],
  limit = MOST_RESULTS
): Promise<Pick<SearchAnswer, 'results' | 'suggestions' | 'missing'>> {
  const answers: SearchAnswer[] = [];
  try {
    await search.search({ query, kinds, section: null, limit }, (answer) => {
      answers.push(answer);
    });
  } catch (problem) {
    // A site that is down says what to do.
    if (problem instanceof Error && problem.cause instanceof UserError) {
      throw problem.cause;
    }
    throw new UserError('The index of the search can’t be read. Build the site with this version of patternbook.');
  }
  const { results, suggestions, missing } = answers.at(-1) ?? NOTHING_FOUND;
  return { results: results.slice(0, MOST_RESULTS), suggestions, missing };
}

/** Lists results and parts of pages, each part once. */
function withPassages(results: readonly SearchResult[], passages: readonly FoundPassage[]): string[] {
  const known = new Set(results.slice(0, PER_PAGE).map(callFor));
  const further = passages.filter((passage) => !known.has(callForPassage(passage)));
  const best = further.filter(({ isWhole }) => isWhole).slice(0, BEST_PASSAGES);
  return [
    ...results.slice(0, BEST).map(lineOf),
    ...best.map(passageLine),
    ...results.slice(BEST).map(lineOf),
    ...further.filter((passage) => !best.includes(passage)).map(passageLine)
  ];
}

function passageLine(passage: FoundPassage): string {
  const { page, heading, excerpt } = passage;
  return `**${heading ?? page}** (text) ${page}\n   ${excerpt}\n   ${callForPassage(passage)}`;
}

function callForPassage({ address, heading }: FoundPassage): string {
  return `→ get name="${address}"${heading === null ? '' : ` section="${heading}"`}`;
}

function lineOf(result: SearchResult): string {
  const { kind, title, place, excerpt, importLine, badge } = result;
  const where = place.join(' › ');
  const text = excerpt?.text.replace(/\s+/g, ' ').trim() ?? '';
  const details = [
    ...(text === '' ? [] : [text.length > MOST_EXCERPT ? `${text.slice(0, MOST_EXCERPT)}…` : text]),
    ...(importLine === null ? [] : [`\`${importLine}\``]),
    callFor(result)
  ];
  const mark = badge === null ? '' : `, ${badge}`;
  return `**${title}** (${kind}${mark}) ${where}\n${details.map((detail) => `   ${detail}`).join('\n')}`;
}

/** The call that answers more about a result. */
function callFor({ kind, title, address, standalone }: SearchResult): string {
  const path = address.replace(/#.*$/, '');
  switch (kind) {
    case 'token':
      return `→ tokens name="${title}"`;
    case 'icon':
      return `→ icons query="${title}"`;
    case 'example':
      return `→ get name="${standalone ?? path}"`;
    case 'page':
      return `→ get name="${path}"`;
    case 'heading':
      return `→ get name="${path}" section="${title}"`;
    case 'component':
    case 'prop':
      return `→ get name="${path}" section="Props"`;
    case 'cssVariable':
      return `→ get name="${path}" section="CSS variables"`;
    case 'text':
      return `→ get name="${path}"`;
  }
}
