import { fileURLToPath } from 'node:url';

import type { IndexedSheet } from './classIndex.ts';

/** @param name folder of a feature, followed by `/` and the file's name if that differs */
const sheetOf = (name: string): string => {
  const file = name.includes('/') ? name : `${name}/${name}`;
  return fileURLToPath(new URL(`../../ui/${file}.css`, import.meta.url));
};

/** The engine's own style sheets that most pages don't need, with the class names that select them. */
export const FEATURE_SHEETS: readonly IndexedSheet[] = [
  { file: sheetOf('page/pageGuide'), classes: /^pb-page-guide$/ },
  { file: sheetOf('page/widePage'), classes: /^pb-wide$/ },
  { file: sheetOf('page/notices'), classes: /^pb-notice$/ },
  { file: sheetOf('cards'), classes: /^pb-card$/ },
  { file: sheetOf('gallery'), classes: /^pb-gallery$/ },
  { file: sheetOf('example'), classes: /^pb-example-controls$/ },
  { file: sheetOf('body/foldedExamples'), classes: /^pb-folds$/ },
  { file: sheetOf('body/opening'), classes: /^pb-opening$/ },
  { file: sheetOf('body/scaledDrawing'), classes: /^pb-scaled$/ },
  { file: sheetOf('body/still'), classes: /^pb-still$/ },
  { file: sheetOf('body/stackedTable'), classes: /^pb-stacked$/ },
  { file: sheetOf('body/callouts'), classes: /^pb-callout$/ },
  { file: sheetOf('body/plainCallouts'), classes: /^pb-plain-callout$/ },
  { file: sheetOf('fullScreen'), classes: /^pb-full-screen$/ },
  { file: sheetOf('picture'), classes: /^pb-on-(?:light|dark)$/ },
  { file: sheetOf('body/codeLines'), classes: /^pb-code-(?:figure|lines)$/ },
  { file: sheetOf('body/contentExtras'), classes: /^pb-(?:footnotes|task|details)$/ },
  { file: sheetOf('tabGroup'), classes: /^pb-tab-group$/ },
  { file: sheetOf('styles/choices'), classes: /^pb-(?:choice|select)$/ },
  { file: sheetOf('listFilter'), classes: /^pb-list-filter$/ },
  { file: sheetOf('claims'), classes: /^pb-(?:claim|audit)/ },
  { file: sheetOf('playground'), classes: /^pb-playground$/ },
  { file: sheetOf('tableSort'), classes: /^pb-sort$/ },
  { file: sheetOf('home'), classes: /^pb-hero$/ },
  { file: sheetOf('notFound'), classes: /^pb-lost-(cards|search)$/ },
  { file: sheetOf('search/searchField'), classes: /^pb-search-field$/ },
  { file: sheetOf('search/resultSections'), classes: /^pb-result-sections$/ },
  { file: sheetOf('search/filters'), classes: /^pb-search-filters$/ },
  { file: sheetOf('search/searchPage'), classes: /^pb-search-page$/ },
  { file: sheetOf('figure'), classes: /^pb-figures$/ },
  { file: sheetOf('figure/anatomy'), classes: /^pb-anatomy$/ }
];
