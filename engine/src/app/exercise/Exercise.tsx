import { Button } from '@patternfly/react-core';
import { CheckCircleIcon } from '@patternfly/react-icons/dist/js/icons/check-circle-icon.js';
import { ExclamationCircleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-circle-icon.js';

import type { ExerciseCheck } from '../../exercise/exerciseSchema.ts';
import { TextWithCode } from '../TextWithCode.tsx';

export interface ExerciseProps {
  /** Anchor and title of the example that the reader works on. */
  slug: string;
  title: string;
  checks: readonly ExerciseCheck[];
  /** Highlighted code. */
  solutionHtml: string;
}

/**
 * Tasks, what is missing, and a solution. Without a script the tasks and the solution remain; `client/lazy/exercise`
 * checks the reader's code.
 */
export function Exercise({ slug, title, checks, solutionHtml }: ExerciseProps) {
  const titleId = `${slug}-exercise`;
  return (
    <section className="pb-exercise" aria-labelledby={titleId} data-exercise={slug}>
      <h4 className="pb-exercise-title" id={titleId}>
        Your turn: {title}
      </h4>
      <ol className="pb-exercise-checks" role="list">
        {checks.map((check) => (
          <Task key={check.task} check={check} />
        ))}
      </ol>
      <div className="pb-exercise-actions">
        <Button size="sm" data-exercise-action="check">
          Check my code
        </Button>
        <Button size="sm" variant="secondary" data-exercise-action="edit">
          Edit the code
        </Button>
        <p role="status" data-exercise-result />
      </div>
      <details className="pb-exercise-solution">
        <summary>Solution</summary>
        <pre className="pb-code" dir="ltr" tabIndex={0} role="region" aria-label={`Solution of ${title}`}>
          <code data-exercise-solution dangerouslySetInnerHTML={{ __html: solutionHtml }} />
        </pre>
        <div className="pb-exercise-actions">
          <Button size="sm" variant="secondary" data-exercise-action="solve">
            Put it into the editor
          </Button>
        </div>
      </details>
    </section>
  );
}

function Task({ check: { task, hint, selector, text, count } }: { check: ExerciseCheck }) {
  return (
    <li data-state="open" data-selector={selector} data-text={text} data-count={count}>
      <CheckCircleIcon className="pb-exercise-done" set="rh-ui" />
      <ExclamationCircleIcon className="pb-exercise-missing" set="rh-ui" />
      <span className="pf-v6-screen-reader" data-exercise-state />
      <TextWithCode text={task} />
      <p className="pb-exercise-hint" data-exercise-hint hidden>
        <TextWithCode text={hint} />
      </p>
    </li>
  );
}
