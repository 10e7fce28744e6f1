import { error } from '../content/problem.ts';
import { identifierPrefix } from '../identifierPrefix.ts';
import type { Example, Location, Problem } from '../model.ts';
import { type RenderResult, renderExamples } from '../render/renderExamples.ts';
import type { RunnableExample } from './prepareExamples.ts';

const HINT = 'Touch the browser in effects only; until then, readers without scripts see an empty place.';

/** What rendering told of a site's examples. */
export interface RenderFindings {
  problems: Problem[];
  /** Examples that the server could render. */
  rendered: number;
}

/** Renders examples as the build does, sharing its cache, and notes those that the server can't render. */
export async function renderProblems(
  examples: readonly RunnableExample[],
  siteFolder: string,
  cacheFolder: string
): Promise<RenderFindings> {
  const requests = examples.map(({ example: { key, slug, file }, source, module }) => ({
    key,
    code: module,
    file: file ?? source.file,
    identifierPrefix: identifierPrefix(slug)
  }));
  const { results } = await renderExamples(requests, { siteFolder, cacheFolder });
  const problems = examples.flatMap(({ example }) => problemOf(example, results.get(example.key)));
  return { problems, rendered: examples.length - problems.length };
}

function problemOf(example: Example, result: RenderResult | undefined): Problem[] {
  if (result?.state !== 'client') {
    return [];
  }
  const message = `The server cannot render the example "${example.title}": ${result.reason}`;
  return [error('example-not-rendered', message, placeOf(example), HINT)];
}

/** The error's own place is not known: only where the example begins. */
function placeOf({ file, location }: Example): Location {
  return file === null ? location : { file };
}
