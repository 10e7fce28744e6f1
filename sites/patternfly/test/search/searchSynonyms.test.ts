import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../../engine/src/model.ts';
import { searchSynonyms } from '../../searchSynonyms.ts';
import { loadPackagedContent } from '../realSite.ts';

/** Words in the titles and headings of each page. */
let pages: Set<string>[];

beforeAll(async () => {
  const { site } = await loadPackagedContent();
  pages = site.pages.map((page) => new Set(wordsThatNameParts(page)));
}, 60_000);

/** Includes headings of examples. */
function wordsThatNameParts(page: Page): string[] {
  const headings = page.sources.flatMap(({ toc }) => toc.flat()).map(({ text }) => text);
  return [page.title, ...headings].flatMap(wordsOf);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const entries = Object.entries(searchSynonyms);

describe('synonyms', () => {
  it('map to words that occur together in titles and headings of a page', () => {
    const isNamed = (value: string): boolean => pages.some((words) => wordsOf(value).every((word) => words.has(word)));
    const lost = entries.flatMap(([word, values]) =>
      values.filter((value) => !isNamed(value)).map((value) => `${word}: ${value}`)
    );
    expect(lost).toEqual([]);
  });

  it('are sorted and lowercase', () => {
    const words = entries.map(([word]) => word);
    expect(words).toEqual(words.map((word) => word.toLowerCase()).sort());
  });

  it('have values that differ from their keys and from each other', () => {
    const idle = entries.filter(([word, values]) => new Set([word, ...values]).size !== values.length + 1);
    expect(idle).toEqual([]);
  });
});
