import { announce } from '../../announce.ts';
import { partOf } from '../examples/element.ts';
import { setCode } from '../examples/editing.ts';
import { workbenchAt } from '../examples/examples.ts';
import { inspectExample, inspectShown } from '../examples/inspecting.ts';
import { openCode } from '../examples/openCode.ts';
import { SHOWN_EVENT, type ShownCode } from '../examples/running.ts';
import type { Workbench } from '../examples/workbench.ts';
import { queriesOf, showFailure, showOpen, showOutcome } from './tasks.ts';

const NOT_LOADED = 'What checks the code could not be loaded. Check your connection, then try again.';
const SOLVED = 'The editor has the solution. Undo brings your code back.';

type Action = (exercise: HTMLElement, workbench: Workbench) => Promise<void>;

const ACTIONS: Record<string, Action> = { check: checkCode, edit: editCode, solve: takeSolution };

/** Exercises whose tasks follow what the reader's code shows: those that were checked once. */
const followed = new WeakSet<HTMLElement>();

/** Does what a button of an exercise is for. */
export async function pressAction(button: HTMLElement): Promise<void> {
  const exercise = button.closest<HTMLElement>('[data-exercise]');
  const section = document.getElementById(exercise?.dataset['exercise'] ?? '');
  const action = ACTIONS[button.dataset['exerciseAction'] ?? ''];
  if (exercise && section && action && button.ariaBusy !== 'true') {
    button.ariaBusy = 'true';
    await action(exercise, workbenchAt(section)).finally(() => (button.ariaBusy = null));
  }
}

async function checkCode(exercise: HTMLElement, workbench: Workbench): Promise<void> {
  // At once: a later change may overtake this check.
  follow(exercise, workbench);
  try {
    const inspection = await inspectExample(workbench, queriesOf(exercise));
    if (inspection?.state === 'inspected') {
      showOutcome(exercise, inspection.counts);
    } else if (inspection) {
      showFailure(exercise, inspection);
    }
  } catch {
    announce(NOT_LOADED);
    partOf(exercise, '[data-exercise-result]').textContent = NOT_LOADED;
  }
}

async function editCode(_exercise: HTMLElement, workbench: Workbench): Promise<void> {
  await openCode(workbench);
  workbench.section.scrollIntoView({ block: 'nearest' });
  workbench.editor?.focus();
}

async function takeSolution(exercise: HTMLElement, workbench: Workbench): Promise<void> {
  await openCode(workbench);
  const { shown, original } = workbench;
  if (shown && original) {
    const code = `${partOf(exercise, '[data-exercise-solution]').textContent}\n`;
    setCode(workbench, { code, lang: original.lang });
    workbench.section.scrollIntoView({ block: 'nearest' });
    announce(SOLVED);
  }
}

/** Ticks tasks off while the reader writes. */
function follow(exercise: HTMLElement, workbench: Workbench): void {
  if (followed.has(exercise)) {
    return;
  }
  followed.add(exercise);
  workbench.section.addEventListener(SHOWN_EVENT, (event) => {
    if ((event as CustomEvent<ShownCode>).detail === 'original') {
      showOpen(exercise);
      return;
    }
    void inspectShown(workbench, queriesOf(exercise)).then((inspection) => {
      if (inspection?.state === 'inspected') {
        showOutcome(exercise, inspection.counts);
      }
    });
  });
}
