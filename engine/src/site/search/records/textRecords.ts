import type { Block, Source } from '../../../model.ts';
import type { SearchRecord } from '../../../search/searchRecord.ts';
import { htmlText } from './htmlText.ts';
import type { PlacedTab } from './place.ts';
import { makeRecord } from './record.ts';

/** A part of a tab's prose below one heading. */
interface Passage {
  title: string;
  /** Empty for what stands before all headings. */
  anchor: string;
  html: string;
}

const HEADING = /<h[1-6][^>]*\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h[1-6]>(?:\s*<a\b[^>]*class="pb-anchor"[\s\S]*?<\/a>)?/;

/** The prose of a site, passage by passage; what its examples say is filler and no part of it. */
export function textRecords(tabs: readonly PlacedTab[]): SearchRecord[] {
  return tabs.flatMap(({ page, source, place }) =>
    passagesOf(page.title, source).flatMap(({ title, anchor, html }) => {
      const text = htmlText(html);
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

/** What stands before the first heading of a block goes on with the passage before it. */
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
