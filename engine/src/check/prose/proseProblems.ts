import type { ResolvedConfig } from '../../core/config.ts';
import type { Problem, Site } from '../../model.ts';
import { altProblems } from './altProblems.ts';
import { configPassages } from './configPassages.ts';
import { descriptionProblems } from './descriptionProblems.ts';
import { headingProblems } from './headingProblems.ts';
import { lengthProblems, repeatProblems } from './lengthProblems.ts';
import { readOwnPages } from './ownPage.ts';
import { partListProblems } from './partListProblems.ts';
import { readWordList, siteNames, spellingProblems } from './spellingProblems.ts';
import { createTermCheck } from './termProblems.ts';

/** Checks the prose written for the site itself: its Markdown, and the sentences about pages in its configuration. */
export async function proseProblems(site: Site, config: ResolvedConfig, siteFolder: string): Promise<Problem[]> {
  const { words: wordsFile, terms, minimumWords } = config.prose;
  const pages = readOwnPages(site);
  const passages = [...pages.flatMap((page) => page.passages), ...configPassages(site, config, siteFolder)];
  const { words, problems } = readWordList(wordsFile, siteFolder);
  const spelling = spellingProblems(passages, [...words, ...siteNames(site, config)], wordsFile ?? null);
  return [
    ...problems,
    ...pages.flatMap((page) => [
      ...headingProblems(page),
      ...altProblems(page),
      ...partListProblems(page),
      ...descriptionProblems(page, site),
      ...lengthProblems(page, minimumWords)
    ]),
    ...repeatProblems(pages),
    ...passages.flatMap(createTermCheck(terms)),
    ...(await spelling)
  ];
}
