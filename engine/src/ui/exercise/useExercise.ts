import { useEffect, useEffectEvent, useState } from 'react';

import { announce } from '../../browser/dom.ts';
import { loadPart } from '../../browser/loadPart.ts';
import type { ExerciseCheck } from '../../core/exerciseCheck.ts';
import type { Inspection } from '../example/code/inspectExample.ts';
import type { Example, ExampleState } from '../example/exampleStore.ts';

const NOT_LOADED = 'What checks the code could not be loaded. Check your connection, then try again.';
const SOLVED = 'The editor has the solution. Undo brings your code back.';

interface ExerciseState {
  /** How many elements fit each task; null as long as nothing is known of the code. */
  counts: readonly number[] | null;
  /** In words. */
  result: string;
}

const UNKNOWN: ExerciseState = { counts: null, result: '' };

interface ExerciseActions extends ExerciseState {
  isChecking: boolean;
  /** Runs the reader's code, and follows it from then on. */
  check: () => void;
  edit: () => void;
  /** Puts code into the editor. */
  solve: (code: string) => void;
}

type Editing = Awaited<ReturnType<typeof loadEditing>>;

/** What the reader's code of an example has of the tasks. @param slug id of the example's section */
export function useExercise(slug: string, checks: readonly ExerciseCheck[]): ExerciseActions {
  const [state, setState] = useState<ExerciseState>(UNKNOWN);
  const [isChecking, setChecking] = useState(false);
  const [followed, setFollowed] = useState<{ example: Example; editing: Editing } | null>(null);
  const queries = checks.map(({ selector, text }) => ({ selector, text: text ?? null }));

  const show = (inspection: Inspection | null): void => {
    if (inspection) {
      setState(stateOf(inspection, checks));
    }
  };
  const withExample = (act: (example: Example, editing: Editing) => Promise<void>): void =>
    void loadPart('The exercise', loadEditing, (editing) => {
      const example = editing.exampleOfPage(slug);
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
    isChecking,
    check: () =>
      withExample(async (example, editing) => {
        // At once: a later change may overtake this check.
        setFollowed((before) => before ?? { example, editing });
        setChecking(true);
        try {
          show(await editing.inspectExample(example, queries));
        } catch {
          announce(NOT_LOADED);
          setState({ counts: null, result: NOT_LOADED });
        }
        setChecking(false);
      }),
    edit: () =>
      withExample(async (example, editing) => {
        const editor = await editing.openCode(example);
        showExample(example);
        editor.focus();
      }),
    solve: (code) =>
      withExample(async (example, editing) => {
        await editing.openCode(example);
        const { original } = example.get();
        if (original) {
          editing.setCode(example, { code, lang: original.lang });
          showExample(example);
          announce(SOLVED);
        }
      })
  };
}

/** What works on the code of examples; fetched by the first press. */
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
    const place = line === null ? '' : `Line ${line}: `;
    return { counts: null, result: `The code doesn’t run yet. ${place}${message}` };
  }
  const { counts } = inspection;
  const passed = checks.filter((check, index) => passes(check, counts[index] ?? 0)).length;
  return { counts, result: passed === checks.length ? 'All tasks are done.' : `${passed} of ${checks.length} done.` };
}

/** Whether as many elements fit as the task asks for; without a number, at least one. */
export function passes({ count }: ExerciseCheck, found: number): boolean {
  return count === undefined ? found > 0 : found === count;
}
