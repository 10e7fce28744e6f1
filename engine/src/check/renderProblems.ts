import { error } from '../content/problem.ts';
import type { Example, Location, Problem } from '../model.ts';
import { type RenderResult, renderExamples } from '../examples/render/renderExamples.ts';
import { renderRequest } from '../examples/render/renderRequest.ts';
import type { RenderPhase } from '../examples/render/result.ts';
import type { RunnableExample } from './prepareExamples.ts';

const MEND = 'Mend the error; what needs a real browser belongs into an effect.';

const HINTS = {
  evaluate: MEND,
  render: MEND,
  process: 'Let it neither wait nor end the process while it renders.'
} as const satisfies Record<RenderPhase, string>;

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
  const requests = examples.map((example) => renderRequest(example, example.module));
  const { results } = await renderExamples(requests, { siteFolder, cacheFolder });
  const problems = examples.flatMap(({ example }) => problemOf(example, results.get(example.key)));
  return { problems, rendered: examples.length - problems.length };
}

function problemOf(example: Example, result: RenderResult | undefined): Problem[] {
  if (result?.state !== 'client') {
    return [];
  }
  const message = `The server cannot render the example "${example.title}": ${result.reason}`;
  return [error('example-not-rendered', message, placeOf(example), HINTS[result.phase])];
}

/** The error's own place is not known: only where the example begins. */
function placeOf({ file, location }: Example): Location {
  return file === null ? location : { file };
}
