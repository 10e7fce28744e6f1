import { exampleMarkup } from '../content/html/exampleMarkup.ts';
import { policyProblems } from '../content/policyProblems.ts';
import type { ResolvedConfig } from '../core/config.ts';
import type { Example, Problem, Source } from '../model.ts';
import { sharedIds } from './sharedIds.ts';
import { missingParts } from './missingParts.ts';

/** Reports what is wrong with an HTML example. */
export function markupProblems(example: Example, source: Source, config: ResolvedConfig): Problem[] {
  const { problems, foreign, ids, page } = exampleMarkup(example);
  return [
    ...problems,
    ...policyProblems(foreign, config),
    ...sharedIds(example, ids, source),
    ...missingParts(example, page)
  ];
}
