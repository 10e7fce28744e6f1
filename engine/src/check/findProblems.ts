import type { Problem, Site } from '../model.ts';
import { checkExamples } from './checkExamples.ts';
import type { CheckPlace } from './checkPlace.ts';
import { contentProblems } from './contentProblems.ts';

interface Findings {
  problems: Problem[];
  /** Number of examples that the server could render. */
  rendered: number;
}

/**
 * Finds what readers of a site would miss or see wrong: problems of its configuration, pages, links, properties, tokens
 * and examples, but not of types and language, which take longer and leave nothing out.
 */
export async function findProblems(site: Site, place: CheckPlace): Promise<Findings> {
  const [content, examples] = await Promise.all([contentProblems(site, place), checkExamples(site, place)]);
  return { problems: [...content, ...examples.problems], rendered: examples.rendered };
}
