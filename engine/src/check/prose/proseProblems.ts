import type { Problem, Site } from '../../model.ts';
import type { CheckPlace } from '../checkPlace.ts';
import { altProblems } from './altProblems.ts';
import { configPassages } from './configPassages.ts';
import { descriptionProblems } from './descriptionProblems.ts';
import { headingProblems } from './headingProblems.ts';
import { lengthProblems, repeatProblems } from './lengthProblems.ts';
import { readOwnPages } from './ownPage.ts';
import { readWordList, siteNames, spellingProblems } from './spellingProblems.ts';
import { createTermCheck } from './termProblems.ts';

/** Checks the prose written for the site itself: its Markdown, and the sentences about pages in its configuration. */
export async function proseProblems(
  site: Site,
  { config, folder, components }: Pick<CheckPlace, 'config' | 'folder' | 'components'>
): Promise<Problem[]> {
  const { words: wordsFile, terms, minimumWords } = config.prose;
  const pages = readOwnPages(site);
  const passages = [...pages.flatMap((page) => page.passages), ...configPassages(site, config, folder)];
  const { words, problems } = readWordList(wordsFile, folder);
  const spelling = spellingProblems(passages, [...words, ...siteNames(site, config)], wordsFile ?? null);
  return [
    ...problems,
    ...pages.flatMap((page) => [
      ...headingProblems(page),
      ...altProblems(page),
      ...descriptionProblems(page, site),
      ...lengthProblems(page, minimumWords, components)
    ]),
    ...repeatProblems(pages),
    ...passages.flatMap(createTermCheck(terms)),
    ...(await spelling)
  ];
}
