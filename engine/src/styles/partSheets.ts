import { fileURLToPath } from 'node:url';

import type { IndexedSheet } from './classIndex.ts';

const styleFile = (name: string): string => fileURLToPath(new URL(`../app/styles/${name}.css`, import.meta.url));
const featureFile = (name: string): string => fileURLToPath(new URL(`../ui/${name}/${name}.css`, import.meta.url));
const searchFile = (name: string): string => fileURLToPath(new URL(`../ui/search/${name}.css`, import.meta.url));

/** The engine's own rules that most pages don't need, with the classes that stand for them. */
export const PART_SHEETS: readonly IndexedSheet[] = [
  { file: styleFile('cards'), classes: /^pb-card$/ },
  { file: styleFile('gallery'), classes: /^pb-gallery$/ },
  { file: featureFile('example'), classes: /^pb-example-controls$/ },
  { file: featureFile('listFilter'), classes: /^pb-list-filter$/ },
  { file: featureFile('playground'), classes: /^pb-playground$/ },
  { file: featureFile('icons'), classes: /^pb-icons$/ },
  { file: featureFile('tableSort'), classes: /^pb-sort$/ },
  { file: styleFile('status'), classes: /^pb-status-table$/ },
  { file: styleFile('releases'), classes: /^pb-(releases|release-versions)$/ },
  { file: styleFile('home'), classes: /^pb-hero$/ },
  { file: styleFile('notFound'), classes: /^pb-lost-(cards|search)$/ },
  { file: searchFile('searchField'), classes: /^pb-search-field$/ },
  { file: searchFile('filters'), classes: /^pb-search-filters$/ },
  { file: searchFile('searchPage'), classes: /^pb-search-page$/ },
  { file: featureFile('exercise'), classes: /^pb-exercise$/ },
  { file: styleFile('figure'), classes: /^pb-figures$/ },
  { file: styleFile('tokens'), classes: /^pb-(tokens|swatches|token-scale|token-value)$/ },
  { file: styleFile('tokenParts'), classes: /^pb-(swatches|token-scale|token-value)$/ }
];
