import MiniSearch, { type Query } from 'minisearch';

import { sectionTextAddress } from '../../core/twinAddress.ts';
import { passageExcerpt } from '../../search/builtIn/prosePassage.ts';
import { interpretQuery } from '../../search/builtIn/query.ts';
import { wordsOf } from '../../search/builtIn/words.ts';
import { tabsOf } from './catalog.ts';
import { textSections } from './textSections.ts';
import type { SiteFiles } from '../siteFiles/siteFiles.ts';

/** A part of a page with words of a query. */
export interface FoundPassage {
  /** Title of the page, and the heading that the part is below; null above the first one. */
  page: string;
  heading: string | null;
  /** Address of the tab. */
  address: string;
  excerpt: string;
  /** Whether it has all words that matter. */
  isWhole: boolean;
}

/** Finds parts of pages by the words of their text, best first. */
export interface PassageSearch {
  find: (query: string, limit: number) => Promise<FoundPassage[]>;
}

interface Indexed {
  id: number;
  page: string;
  heading: string;
  text: string;
}

/** More parts of one section mean a site that never ends. */
const MOST_FILES = 200;
const BOOST = { heading: 3, page: 2 };

/**
 * Prepares a search in the text of all tabs. The index of the site's own search needs its script, and no program of a
 * site runs outside of a browser; this one is made of the site's Markdown, for the first query.
 */
export function createPassageSearch(files: SiteFiles): PassageSearch {
  let opening: ReturnType<typeof openIndex> | null = null;
  return {
    async find(query, limit) {
      opening ??= openIndex(files);
      // What can't be read now may be there for the next query.
      const { index, passages } = await opening.catch((error: unknown) => {
        opening = null;
        throw error;
      });
      const [asked] = interpretQuery(query, {});
      // Whoever asks for an icon or a token wants no text about it.
      if (!asked || asked.kinds.size > 0) {
        return [];
      }
      const words = asked.words.map(({ alternatives }) => alternatives[0]?.word ?? '');
      const needed = asked.words.filter(({ weight }) => weight === 1).map(({ alternatives }) => alternatives);
      const wanted: Query = {
        combineWith: 'OR',
        queries: asked.words.map(({ alternatives, weight }) => ({
          combineWith: 'OR',
          queries: alternatives.map(({ word }) => word),
          prefix: (word) => word.length > 3,
          boostTerm: () => weight
        }))
      };
      return index
        .search(wanted, { boost: BOOST })
        .slice(0, limit)
        .flatMap(({ id, terms }) => {
          const passage = passages[id as number];
          const isWhole = needed.every((forms) =>
            forms.some(({ word }) => terms.some((term) => term.startsWith(word)))
          );
          return passage === undefined
            ? []
            : [
                {
                  page: passage.page,
                  heading: passage.heading,
                  address: passage.address,
                  excerpt: passageExcerpt(passage.text, { place: [], title: '' }, words).text,
                  isWhole
                }
              ];
        });
    }
  };
}

async function openIndex(files: SiteFiles) {
  const sections = [...new Set((await tabsOf(files)).map(({ section }) => section))];
  const texts = await Promise.all(sections.map((section) => textsOf(files, section)));
  const passages = texts.flat().flatMap(textSections);
  const index = new MiniSearch<Indexed>({
    fields: ['page', 'heading', 'text'],
    tokenize: (text) => wordsOf(text).map(({ text: word }) => word),
    processTerm: (word) => word
  });
  index.addAll(passages.map(({ page, heading, text }, id) => ({ id, page, heading: heading ?? '', text })));
  return { index, passages };
}

/** The files with all tabs of a section; none if the site has none. */
async function textsOf(files: SiteFiles, section: string): Promise<string[]> {
  const texts: string[] = [];
  while (texts.length < MOST_FILES) {
    const text = await files.text(sectionTextAddress(section, texts.length + 1));
    if (text === null) {
      break;
    }
    texts.push(text);
  }
  return texts;
}
