import { Button } from '@patternfly/react-core';
import { CheckCircleIcon } from '@patternfly/react-icons/dist/js/icons/check-circle-icon.js';
import { ExclamationCircleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-circle-icon.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { announce } from '../../browser/dom.ts';
import { loadPart } from '../../browser/loadPart.ts';
import type { ExerciseCheck } from '../../core/exerciseCheck.ts';
import type { Inspection } from '../example/code/inspectExample.ts';
import { exerciseId } from '../example/exampleSection.ts';
import type { Example, ExampleState } from '../example/exampleStore.ts';
import { TextWithCode } from '../TextWithCode.tsx';
import { markSolved } from './solved.ts';

export interface ExerciseProps {
  /** Anchor and title of the example that the reader works on. */
  slug: string;
  title: string;
  checks: readonly ExerciseCheck[];
  /** Its place among the exercises of the page, from 1, and their number. */
  number: number;
  total: number;
  /** Highlighted code. */
  solutionHtml: string;
}

/** Tasks with the results of checks, and a solution. Without scripts, only the tasks and the solution. */
export function Exercise({ slug, title, checks, number, total, solutionHtml }: ExerciseProps) {
  const solution = useRef<HTMLElement>(null);
  const { counts, result, isStarted, isChecking, check, edit, solve } = useExercise(slug, checks);
  const titleId = exerciseId(slug);
  return (
    <section className="pb-exercise" aria-labelledby={titleId}>
      <h4 className="pb-exercise-title" id={titleId}>
        {fillText(texts.exercise.yourTurn, { title })}
      </h4>
      {total > 1 && <p className="pb-exercise-place">{fillText(texts.exercise.place, { number, total })}</p>}
      <ol className="pb-exercise-checks" role="list">
        {checks.map((task, index) => (
          <Task key={task.task} check={task} count={counts?.[index] ?? null} />
        ))}
      </ol>
      <div className="pb-exercise-actions">
        {/* The next step is primary. */}
        <Button size="sm" variant={isStarted ? 'secondary' : 'primary'} onClick={edit}>
          {texts.exercise.edit}
        </Button>
        <Button size="sm" variant={isStarted ? 'primary' : 'secondary'} aria-busy={isChecking} onClick={check}>
          {texts.exercise.check}
        </Button>
        <p role="status">{result}</p>
      </div>
      <details className="pb-exercise-solution">
        <summary className="pb-summary pb-chevron">{texts.exercise.solution}</summary>
        <div className="pb-code-block">
          <pre
            className="pb-code"
            dir="ltr"
            tabIndex={0}
            role="region"
            aria-label={fillText(texts.exercise.solutionOf, { title })}
          >
            <code ref={solution} dangerouslySetInnerHTML={{ __html: solutionHtml }} />
          </pre>
          <button
            type="button"
            className="pb-code-copy"
            aria-label={texts.common.copyCode}
            data-copy=""
            data-tooltip=""
          />
        </div>
        <div className="pb-exercise-actions">
          <Button size="sm" variant="secondary" onClick={() => solve(`${solution.current?.textContent}\n`)}>
            {texts.exercise.useSolution}
          </Button>
        </div>
      </details>
    </section>
  );
}

const SPOKEN = { open: '', done: `${texts.exercise.done} `, missing: `${texts.exercise.missing} ` } as const;

interface TaskProps {
  check: ExerciseCheck;
  /** Number of matching elements; null before the first check. */
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

interface ExerciseState {
  /** Number of matching elements per task; null while unknown. */
  counts: readonly number[] | null;
  /** Summary or error message. */
  result: string;
}

const UNKNOWN: ExerciseState = { counts: null, result: '' };

interface ExerciseActions extends ExerciseState {
  /** Whether the reader has opened the code or checked it. */
  isStarted: boolean;
  isChecking: boolean;
  /** Runs and checks the reader's code, and rechecks it after every later run. */
  check: () => void;
  edit: () => void;
  /** Puts code into the editor. */
  solve: (code: string) => void;
}

type Editing = Awaited<ReturnType<typeof loadEditing>>;

/** Checks the reader's code of an example against the tasks. @param slug id of the example's section */
function useExercise(slug: string, checks: readonly ExerciseCheck[]): ExerciseActions {
  const [state, setState] = useState<ExerciseState>(UNKNOWN);
  const [isStarted, setStarted] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [followed, setFollowed] = useState<{ example: Example; editing: Editing } | null>(null);
  const queries = checks.map(({ selector, text, styles }) => ({ selector, text: text ?? null, styles: styles ?? {} }));

  const show = (inspection: Inspection | null): void => {
    if (inspection) {
      setState(stateOf(inspection, checks));
      if (isSolved(inspection, checks)) {
        markSolved(slug);
      }
    }
  };
  const withExample = (act: (example: Example, editing: Editing) => Promise<void>): void =>
    void loadPart(texts.parts.exercise, loadEditing, (editing) => {
      const example = editing.exampleOfPage(slug);
      setStarted(true);
      return example && act(example, editing);
    });

  const follow = useEffectEvent((before: ExampleState, { program, run }: ExampleState) => {
    if (program === null && before.program !== null) {
      setState(UNKNOWN);
    } else if (followed && run && run !== before.run && !isChecking) {
      void followed.editing.inspectShown(followed.example, queries).then(show);
    }
  });
  useEffect(() => {
    if (!followed) {
      return undefined;
    }
    const { get, subscribe } = followed.example;
    let before = get();
    return subscribe(() => {
      const last = before;
      before = get();
      follow(last, before);
    });
  }, [followed]);

  return {
    ...state,
    isStarted,
    isChecking,
    check: () =>
      withExample(async (example, editing) => {
        // Subscribe before the check, which a later change may supersede.
        setFollowed((before) => before ?? { example, editing });
        setChecking(true);
        // A failure of the last check is no longer true while this one runs.
        setState(({ counts }) => ({ counts, result: '' }));
        try {
          const inspection = await editing.inspectExample(example, queries);
          const { program, run } = example.get();
          // Code that replaced the checked one may have run during the check.
          show(inspection ?? (run?.program === program ? await editing.inspectShown(example, queries) : null));
        } catch {
          announce(texts.exercise.checkerFailed);
          setState({ counts: null, result: texts.exercise.checkerFailed });
        }
        setChecking(false);
      }),
    edit: () =>
      withExample(async (example, editing) => {
        const editor = await editing.openCode(example);
        if (editor) {
          showExample(example);
          editor.focus();
        }
      }),
    solve: (code) =>
      withExample(async (example, editing) => {
        const editor = await editing.openCode(example);
        const { original } = example.get();
        if (editor && original) {
          editing.setCode(example, { code, lang: original.lang });
          showExample(example);
          announce(texts.exercise.solved);
        }
      })
  };
}

/** Loads the modules that edit and inspect examples, on first use. */
async function loadEditing() {
  const [{ exampleOfPage }, { openCode, setCode }, { inspectExample, inspectShown }] = await Promise.all([
    import('../example/exampleStore.ts'),
    import('../example/code/editing.ts'),
    import('../example/code/inspectExample.ts')
  ]);
  return { exampleOfPage, openCode, setCode, inspectExample, inspectShown };
}

function showExample({ slug }: Example): void {
  document.getElementById(slug)?.scrollIntoView({ block: 'nearest' });
}

function stateOf(inspection: Inspection, checks: readonly ExerciseCheck[]): ExerciseState {
  if (inspection.state === 'failed') {
    const { message, line } = inspection;
    const reason = line === null ? message : fillText(texts.common.line, { line, message });
    return { counts: null, result: fillText(texts.exercise.doesNotRun, { message: reason }) };
  }
  const { counts } = inspection;
  const passed = checks.filter((check, index) => passes(check, counts[index] ?? 0)).length;
  return {
    counts,
    result: isSolved(inspection, checks)
      ? texts.exercise.allDone
      : fillText(texts.exercise.someDone, { done: passed, total: checks.length })
  };
}

function isSolved(inspection: Inspection, checks: readonly ExerciseCheck[]): boolean {
  return inspection.state !== 'failed' && checks.every((check, index) => passes(check, inspection.counts[index] ?? 0));
}

/** Whether the number of matching elements is the required one; without a required number, at least one. */
function passes({ count }: ExerciseCheck, found: number): boolean {
  return count === undefined ? found > 0 : found === count;
}
