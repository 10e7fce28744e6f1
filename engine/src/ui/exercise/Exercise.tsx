import { Button } from '@patternfly/react-core';
import { CheckCircleIcon } from '@patternfly/react-icons/dist/js/icons/check-circle-icon.js';
import { ExclamationCircleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-circle-icon.js';
import { useRef } from 'react';

import type { ExerciseCheck } from '../../core/exerciseCheck.ts';
import { TextWithCode } from '../TextWithCode.tsx';
import { passes, useExercise } from './useExercise.ts';

export interface ExerciseProps {
  /** Anchor and title of the example that the reader works on. */
  slug: string;
  title: string;
  checks: readonly ExerciseCheck[];
  /** Highlighted code. */
  solutionHtml: string;
}

/** Tasks, what is missing, and a solution. Without a script, the tasks and the solution remain. */
export function Exercise({ slug, title, checks, solutionHtml }: ExerciseProps) {
  const solution = useRef<HTMLElement>(null);
  const { counts, result, isChecking, check, edit, solve } = useExercise(slug, checks);
  const titleId = `${slug}-exercise`;
  return (
    <section className="pb-exercise" aria-labelledby={titleId}>
      <h4 className="pb-exercise-title" id={titleId}>
        Your turn: {title}
      </h4>
      <ol className="pb-exercise-checks" role="list">
        {checks.map((task, index) => (
          <Task key={task.task} check={task} count={counts?.[index] ?? null} />
        ))}
      </ol>
      <div className="pb-exercise-actions">
        <Button size="sm" aria-busy={isChecking} onClick={check}>
          Check my code
        </Button>
        <Button size="sm" variant="secondary" onClick={edit}>
          Edit the code
        </Button>
        <p role="status">{result}</p>
      </div>
      <details className="pb-exercise-solution">
        <summary>Solution</summary>
        <pre className="pb-code" dir="ltr" tabIndex={0} role="region" aria-label={`Solution of ${title}`}>
          <code ref={solution} dangerouslySetInnerHTML={{ __html: solutionHtml }} />
        </pre>
        <div className="pb-exercise-actions">
          <Button size="sm" variant="secondary" onClick={() => solve(`${solution.current?.textContent}\n`)}>
            Put it into the editor
          </Button>
        </div>
      </details>
    </section>
  );
}

const SPOKEN = { open: '', done: 'Done: ', missing: 'Missing: ' } as const;

interface TaskProps {
  check: ExerciseCheck;
  /** How many elements fit; null as long as nobody has looked. */
  count: number | null;
}

function Task({ check, count }: TaskProps) {
  const state = count === null ? 'open' : passes(check, count) ? 'done' : 'missing';
  return (
    <li data-state={state}>
      <CheckCircleIcon className="pb-exercise-done" set="rh-ui" />
      <ExclamationCircleIcon className="pb-exercise-missing" set="rh-ui" />
      <span className="pf-v6-screen-reader">{SPOKEN[state]}</span>
      <TextWithCode text={check.task} />
      {state === 'missing' && (
        <p className="pb-exercise-hint">
          <TextWithCode text={check.hint} />
        </p>
      )}
    </li>
  );
}
