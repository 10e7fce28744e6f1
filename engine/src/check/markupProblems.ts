import { exampleMarkup } from '../content/html/exampleMarkup.ts';
import type { ForeignUse } from '../content/html/foreignUses.ts';
import { policyProblems } from '../content/policyProblems.ts';
import type { ResolvedConfig } from '../core/config.ts';
import type { Example, Problem, Source } from '../model.ts';
import { sharedIds } from './sharedIds.ts';
import { missingParts } from './missingParts.ts';

/** Leaves out what an example does again, such as the same inline script in each of its buttons. */
export function firstOfEach(uses: readonly ForeignUse[]): ForeignUse[] {
  return [...new Map(uses.toReversed().map((use) => [`${use.kind} ${use.target}`, use])).values()].reverse();
}

/** Reports what is wrong with an HTML example. */
export function markupProblems(example: Example, source: Source, config: ResolvedConfig): Problem[] {
  const { problems, foreign, ids, page } = exampleMarkup(example);
  return [
    ...problems,
    ...policyProblems(firstOfEach(foreign), config),
    ...sharedIds(example, ids, source),
    ...missingParts(example, page)
  ];
}
