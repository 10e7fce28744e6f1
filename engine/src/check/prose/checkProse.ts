import type { Problem, Site } from '../../model.ts';
import type { CheckPlace } from '../checkPlace.ts';
import { isEnglish } from '../../core/language.ts';
import { locateInConfig } from '../places.ts';
import { altProblems } from './altProblems.ts';
import { configPassages } from './configPassages.ts';
import { dataMarkupProblems } from './dataMarkupProblems.ts';
import { descriptionProblems } from './descriptionProblems.ts';
import { headingProblems } from './headingProblems.ts';
import { lengthProblems, repeatProblems } from './lengthProblems.ts';
import { readOwnPages } from './ownPage.ts';
import { partListProblems } from './partListProblems.ts';
import { ruleProblems } from './ruleProblems.ts';
import { readWordList, siteNames, spellingProblems } from './spellingProblems.ts';
import { createTermCheck } from './termProblems.ts';

/**
 * Checks the prose written for the site itself: its Markdown, the data that it imports, and the configuration. Spelling
 * only counts for sites in English.
 */
export async function checkProse(
  site: Site,
  { config, folder, components }: Pick<CheckPlace, 'config' | 'folder' | 'components'>
): Promise<Problem[]> {
  const { words: wordsFile, terms, minimumWords, descriptionCharacters, rules } = config.prose;
  const pages = readOwnPages(site);
  const data = configPassages(site, config, folder);
  const passages = [...pages.flatMap((page) => page.passages), ...data];
  const { words, problems } = readWordList(wordsFile, folder);
  const known = [...words, ...siteNames(site, config)];
  const spelling = isEnglish(config.language) ? spellingProblems(passages, known, wordsFile ?? null) : [];
  const all = [
    ...problems,
    ...pages.flatMap((page) => [
      ...headingProblems(page),
      ...altProblems(page),
      ...partListProblems(page),
      ...descriptionProblems(page, site, descriptionCharacters),
      ...lengthProblems(page, minimumWords, components)
    ]),
    ...repeatProblems(pages),
    ...data.flatMap(dataMarkupProblems),
    ...passages.flatMap(createTermCheck(terms)),
    ...ruleProblems(rules, passages, site),
    ...(await spelling)
  ];
  return locateInConfig(all, folder);
}
