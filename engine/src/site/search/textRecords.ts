import type { Block, Source } from '../../model.ts';
import type { SearchRecord } from '../../search/searchRecord.ts';
import { makeRecord, type PlacedTab } from './record.ts';

/** The part of a tab's prose below one heading. */
interface Passage {
  title: string;
  /** Empty for prose before the first heading. */
  anchor: string;
  html: string;
}

const HEADING = /<h[1-6][^>]*\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h[1-6]>(?:\s*<a\b[^>]*class="pb-anchor"[\s\S]*?<\/a>)?/;

/** Renders the components within the prose of a tab, such as values of tokens. */
export type FillInline = (tab: Pick<PlacedTab, 'page' | 'source'>, html: string) => string;

/**
 * Returns one record per passage of a site's prose, as readers of the first theme see it; the text of examples is filler
 * and not indexed.
 */
export function textRecords(tabs: readonly PlacedTab[], fillInline: FillInline): SearchRecord[] {
  return tabs.flatMap(({ page, source, place }) =>
    passagesOf(page.title, source).flatMap(({ title, anchor, html }) => {
      const text = passageText(fillInline({ page, source }, html));
      const address = anchor === '' ? source.path : `${source.path}#${anchor}`;
      return text === '' ? [] : makeRecord('text', place, { title, address, text });
    })
  );
}

function passagesOf(title: string, { blocks }: Source): Passage[] {
  const first: Passage = { title, anchor: '', html: '' };
  const passages = [first];
  for (const block of blocks) {
    const { before, parts } = splitBlock(block);
    (passages.at(-1) ?? first).html += before;
    passages.push(...parts);
  }
  return passages;
}

/** Text before the first heading of a block continues the previous passage. */
interface SplitBlock {
  before: string;
  parts: Passage[];
}

function splitBlock(block: Block): SplitBlock {
  switch (block.kind) {
    case 'html':
      return splitAtHeadings(block.html);
    case 'example':
      return {
        before: '',
        parts: [{ title: block.example.title, anchor: block.example.slug, html: block.captionHtml }]
      };
    case 'component':
      return { before: '', parts: [] };
  }
}

function splitAtHeadings(html: string): SplitBlock {
  const [before = '', ...found] = html.split(HEADING);
  const parts: Passage[] = [];
  for (let index = 0; index < found.length; index += 3) {
    const [anchor = '', heading = '', rest = ''] = found.slice(index, index + 3);
    parts.push({ title: htmlText(heading), anchor, html: rest });
  }
  return { before, parts };
}

const NO_PROSE = /<(pre|script|style|svg)\b[\s\S]*?<\/\1>/g;
const TAG = /<[^>]*>/g;
/** Tags that separate words; other tags may occur within a word. */
const BREAK = /<\/?(?:p|div|li|ul|ol|h[1-6]|td|th|tr|table|blockquote|br|dd|dt)\b[^>]*>/g;
/** Ends of what reads like a sentence: excerpts are made of sentences. */
const END = /<\/(?:p|li|tr|h[1-6]|blockquote|dd|dt)>/g;
const BETWEEN_CELLS = /<\/t[dh]>\s*(?=<t[dh]\b)/g;
/** Values in some of the themes. */
const THEMED = /<span\b[^>]*\sdata-in="([^"]*)"[^>]*>(?:(?!<\/?span\b)[\s\S])*<\/span>/g;
const FIRST_THEME = 'a';
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'"
};

/**
 * Extracts the prose from HTML as {@link htmlText} does, with the values of the first theme. Blocks end as sentences do,
 * and cells of a table are apart.
 */
export function passageText(html: string): string {
  return html
    .replace(THEMED, (element, themes: string) => (themes.includes(FIRST_THEME) ? element : ''))
    .replace(NO_PROSE, ' ')
    .replace(BETWEEN_CELLS, ' · ')
    .split(END)
    .map(htmlText)
    .filter((text) => text !== '')
    .map((text) => (/[\p{L}\p{N})”"’'%]$/u.test(text) ? `${text}.` : text))
    .join(' ');
}

/** Extracts the prose from HTML that this engine generated: without code blocks, in one line. */
export function htmlText(html: string): string {
  return html
    .replace(NO_PROSE, ' ')
    .replace(BREAK, ' ')
    .replace(TAG, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
