import type { Problem, Site } from '../model.ts';
import { loadSiteReference } from '../reference/siteReference.ts';
import type { CheckPlace } from './checkPlace.ts';
import { componentDataProblems } from './componentDataProblems.ts';
import { configProblems } from './configProblems.ts';
import { cssPrefixProblems } from './cssPrefixProblems.ts';
import { exampleFileProblems } from './exampleFileProblems.ts';
import { locateInConfig } from './locateInConfig.ts';
import { proseProblems } from './prose/proseProblems.ts';
import { summaryProblems } from './summaryProblems.ts';
import { tokenNameProblems } from './tokenNameProblems.ts';

/** What is wrong with a site's configuration, with its pages and with the names that they ask packages for. */
export async function contentProblems(site: Site, place: CheckPlace): Promise<Problem[]> {
  const { config, folder } = place;
  const [reference, prose, tokens] = await Promise.all([
    loadSiteReference(site, config, place),
    proseProblems(site, config, folder),
    tokenNameProblems(site, place)
  ]);
  const wholeSite = [
    ...site.problems,
    ...configProblems(config, site, folder),
    ...summaryProblems(config, site, folder),
    ...prose
  ];
  return [
    ...locateInConfig(wholeSite, folder),
    ...cssPrefixProblems(site, config, folder),
    ...tokens,
    ...componentDataProblems(site),
    ...exampleFileProblems(site, config, folder),
    ...reference.problems
  ];
}
