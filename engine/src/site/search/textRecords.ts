import type { Block, Passage, Sentence } from '../../model.ts';
import type { SearchRecord } from '../../core/searchRecord.ts';
import type { InlineText } from '../documents/tabComponents.ts';
import { makeRecord, type PlacedTab } from './record.ts';

/**
 * Returns one record per passage of a site's prose, as readers of the first theme see it; the text of examples is filler
 * and not indexed.
 */
export function textRecords(tabs: readonly PlacedTab[], textOf: InlineText): SearchRecord[] {
  return tabs.flatMap((tab) =>
    joinPassages(tab.source.blocks.flatMap(passagesOf)).flatMap(({ heading, sentences }) => {
      const text = passageText(sentences, (inline) => textOf(tab, inline));
      const { path } = tab.source;
      const [title, address] = heading === null ? [tab.page.title, path] : [heading.text, `${path}#${heading.id}`];
      return text === '' ? [] : makeRecord('text', tab.place, { title, address, text });
    })
  );
}

function passagesOf(block: Block): Passage[] {
  switch (block.kind) {
    case 'prose':
    case 'module':
      return block.prose.passages;
    case 'example': {
      const { example, caption } = block;
      return [{ heading: { text: example.title, id: example.slug }, sentences: [] }, ...caption.passages];
    }
    case 'component':
      return [];
  }
}

/** Adds text without a heading to the passage before it. */
function joinPassages(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    if (passage.heading === null && last) {
      joined.splice(-1, 1, { ...last, sentences: [...last.sentences, ...passage.sentences] });
    } else {
      joined.push(passage);
    }
  }
  return joined;
}

/** Writes a passage in one line. What reads like a sentence ends like one: excerpts are made of sentences. */
function passageText(
  sentences: readonly Sentence[],
  textOf: (inline: Exclude<Sentence[number], string>) => string
): string {
  return sentences
    .map((sentence) => sentence.map((part) => (typeof part === 'string' ? part : textOf(part))).join(''))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => (/[\p{L}\p{N})”"’'%]$/u.test(text) ? `${text}.` : text))
    .join(' ');
}
