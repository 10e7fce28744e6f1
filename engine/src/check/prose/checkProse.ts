import type { Problem, Site } from '../../model.ts';
import type { CheckPlace } from '../checkPlace.ts';
import { isEnglish } from '../../core/language.ts';
import { locateInConfig } from '../places.ts';
import { altProblems } from './altProblems.ts';
import { captionProblems } from './captionProblems.ts';
import { cellProblems } from './cellProblems.ts';
import { configPassages } from './configPassages.ts';
import { dataMarkupProblems } from './dataMarkupProblems.ts';
import { descriptionProblems } from './descriptionProblems.ts';
import { createEnglishCheck } from './englishProblems.ts';
import { guidelineProblems } from './guidelineProblems.ts';
import { headingProblems } from './headingProblems.ts';
import { type FileLanguage, countLanguage, densityProblems } from './languageReport.ts';
import { lengthProblems, repeatProblems } from './lengthProblems.ts';
import { readOwnPages } from './ownPage.ts';
import { partListProblems } from './partListProblems.ts';
import { readWordList, siteNames, spellingProblems } from './spellingProblems.ts';
import { createTermCheck } from './termProblems.ts';

export interface ProseReport {
  problems: Problem[];
  /** By file, in alphabetical order. */
  language: FileLanguage[];
}

/**
 * Checks the prose written for the site itself: its Markdown, the data that it imports, and the configuration. Spelling and
 * the rules for plain English only count for sites in English.
 */
export async function checkProse(
  site: Site,
  { config, folder, components }: Pick<CheckPlace, 'config' | 'folder' | 'components'>
): Promise<ProseReport> {
  const { words: wordsFile, terms, minimumWords, english, guidelines } = config.prose;
  const pages = readOwnPages(site);
  const data = configPassages(site, config, folder);
  const passages = [...pages.flatMap((page) => page.passages), ...data];
  const { words, problems } = readWordList(wordsFile, folder);
  const known = [...words, ...siteNames(site, config)];
  const spelling = isEnglish(config.language) ? spellingProblems(passages, known, wordsFile ?? null) : [];
  const language = countLanguage(passages);
  const all = [
    ...problems,
    ...pages.flatMap((page) => [
      ...headingProblems(page),
      ...altProblems(page),
      ...cellProblems(page),
      ...partListProblems(page),
      ...captionProblems(page, english),
      ...descriptionProblems(page, site, english),
      ...lengthProblems(page, minimumWords, components)
    ]),
    ...repeatProblems(pages),
    ...data.flatMap(dataMarkupProblems),
    ...passages.flatMap(createTermCheck(terms)),
    ...(isEnglish(config.language)
      ? [...passages.flatMap(createEnglishCheck(english)), ...densityProblems(language, english)]
      : []),
    ...guidelineProblems(passages, guidelines, site),
    ...(await spelling)
  ];
  return { problems: locateInConfig(all, folder), language };
}
