import { fileURLToPath } from 'node:url';

import type { IndexedSheet } from './classIndex.ts';

/** @param name folder of a feature, followed by `/` and the file's name if that differs */
const sheetOf = (name: string): string => {
  const file = name.includes('/') ? name : `${name}/${name}`;
  return fileURLToPath(new URL(`../../ui/${file}.css`, import.meta.url));
};

/** The engine's own style sheets that most pages don't need, with the class names that select them. */
export const FEATURE_SHEETS: readonly IndexedSheet[] = [
  { file: sheetOf('cards'), classes: /^pb-card$/ },
  { file: sheetOf('gallery'), classes: /^pb-gallery$/ },
  { file: sheetOf('example'), classes: /^pb-example-controls$/ },
  { file: sheetOf('listFilter'), classes: /^pb-list-filter$/ },
  { file: sheetOf('playground'), classes: /^pb-playground$/ },
  { file: sheetOf('icons'), classes: /^pb-icons$/ },
  { file: sheetOf('tableSort'), classes: /^pb-sort$/ },
  { file: sheetOf('status'), classes: /^pb-status-table$/ },
  { file: sheetOf('releaseNotes'), classes: /^pb-(releases|release-versions)$/ },
  { file: sheetOf('home'), classes: /^pb-hero$/ },
  { file: sheetOf('notFound'), classes: /^pb-lost-(cards|search)$/ },
  { file: sheetOf('search/searchField'), classes: /^pb-search-field$/ },
  { file: sheetOf('search/filters'), classes: /^pb-search-filters$/ },
  { file: sheetOf('search/searchPage'), classes: /^pb-search-page$/ },
  { file: sheetOf('exercise'), classes: /^pb-exercise$/ },
  { file: sheetOf('figure'), classes: /^pb-figures$/ },
  { file: sheetOf('figure/anatomy'), classes: /^pb-anatomy$/ },
  { file: sheetOf('tokens'), classes: /^pb-(tokens|swatches|token-scale|token-value)$/ },
  { file: sheetOf('tokens/tokenParts'), classes: /^pb-(swatches|token-scale|token-value)$/ }
];
