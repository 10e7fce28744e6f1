import { useEffect, useEffectEvent, useState } from 'react';

import { announce } from '../../client/announce.ts';
import type { Inspection } from '../../client/lazy/examples/inspecting.ts';
import type { ShownCode } from '../../client/lazy/examples/running.ts';
import type { Workbench } from '../../client/lazy/examples/workbench.ts';
import { loadPart } from '../../client/loadPart.ts';
import type { ExerciseCheck } from '../../exerciseCheck.ts';

const NOT_LOADED = 'What checks the code could not be loaded. Check your connection, then try again.';
const SOLVED = 'The editor has the solution. Undo brings your code back.';

interface ExerciseState {
  /** How many elements fit each task; null as long as nothing is known of the code. */
  counts: readonly number[] | null;
  /** In words. */
  result: string;
}

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
  const [state, setState] = useState<ExerciseState>({ counts: null, result: '' });
  const [isChecking, setChecking] = useState(false);
  const [followed, setFollowed] = useState<{ workbench: Workbench; editing: Editing } | null>(null);
  const queries = checks.map(({ selector, text }) => ({ selector, text: text ?? null }));

  const show = (inspection: Inspection | null): void => {
    if (inspection) {
      setState(stateOf(inspection, checks));
    }
  };
  const withWorkbench = (act: (workbench: Workbench, editing: Editing) => Promise<void>): void => {
    const section = document.getElementById(slug);
    if (section) {
      void loadPart('The exercise', loadEditing, (editing) => act(editing.workbenchAt(section), editing));
    }
  };

  const follow = useEffectEvent((event: Event) => {
    if ((event as CustomEvent<ShownCode>).detail === 'original') {
      setState({ counts: null, result: '' });
    } else if (followed) {
      void followed.editing.inspectShown(followed.workbench, queries).then(show);
    }
  });
  useEffect(() => {
    if (!followed) {
      return undefined;
    }
    const { workbench, editing } = followed;
    workbench.section.addEventListener(editing.SHOWN_EVENT, follow);
    return () => workbench.section.removeEventListener(editing.SHOWN_EVENT, follow);
  }, [followed]);

  return {
    ...state,
    isChecking,
    check: () =>
      withWorkbench(async (workbench, editing) => {
        // At once: a later change may overtake this check.
        setFollowed((before) => before ?? { workbench, editing });
        setChecking(true);
        try {
          show(await editing.inspectExample(workbench, queries));
        } catch {
          announce(NOT_LOADED);
          setState({ counts: null, result: NOT_LOADED });
        }
        setChecking(false);
      }),
    edit: () =>
      withWorkbench(async (workbench, editing) => {
        await editing.openCode(workbench);
        workbench.section.scrollIntoView({ block: 'nearest' });
        workbench.editor?.focus();
      }),
    solve: (code) =>
      withWorkbench(async (workbench, editing) => {
        await editing.openCode(workbench);
        const { shown, original } = workbench;
        if (shown && original) {
          editing.setCode(workbench, { code, lang: original.lang });
          workbench.section.scrollIntoView({ block: 'nearest' });
          announce(SOLVED);
        }
      })
  };
}

/** What works on the code of examples; fetched by the first press. */
async function loadEditing() {
  const [{ workbenchAt }, { inspectExample, inspectShown }, { openCode }, { setCode }, { SHOWN_EVENT }] =
    await Promise.all([
      import('../../client/lazy/examples/examples.ts'),
      import('../../client/lazy/examples/inspecting.ts'),
      import('../../client/lazy/examples/openCode.ts'),
      import('../../client/lazy/examples/editing.ts'),
      import('../../client/lazy/examples/running.ts')
    ]);
  return { workbenchAt, inspectExample, inspectShown, openCode, setCode, SHOWN_EVENT };
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
