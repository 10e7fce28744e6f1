import type { ElementQuery } from '../../../frame/protocol.ts';
import { partOf } from '../examples/element.ts';

type TaskState = 'open' | 'done' | 'missing';

const SPOKEN: Record<TaskState, string> = { open: '', done: 'Done: ', missing: 'Missing: ' };

/** What has to be counted for each task. */
export function queriesOf(exercise: HTMLElement): ElementQuery[] {
  return tasksOf(exercise).map(({ dataset }) => ({
    selector: dataset['selector'] ?? '',
    text: dataset['text'] ?? null
  }));
}

/** Nothing is known of the tasks. */
export function showOpen(exercise: HTMLElement): void {
  tasksOf(exercise).forEach((task) => setState(task, 'open'));
  say(exercise, '');
}

/** @param counts how many elements each task's query found */
export function showOutcome(exercise: HTMLElement, counts: readonly number[]): void {
  const tasks = tasksOf(exercise);
  const passed = tasks.filter((task, index) => {
    const isDone = passes(task, counts[index] ?? 0);
    setState(task, isDone ? 'done' : 'missing');
    return isDone;
  });
  say(exercise, passed.length === tasks.length ? 'All tasks are done.' : `${passed.length} of ${tasks.length} done.`);
}

/** The code does not run, so that nothing can be said of the tasks. */
export function showFailure(exercise: HTMLElement, { message, line }: { message: string; line: number | null }): void {
  showOpen(exercise);
  say(exercise, `The code doesn’t run yet. ${line === null ? '' : `Line ${line}: `}${message}`);
}

function tasksOf(exercise: HTMLElement): HTMLElement[] {
  return [...exercise.querySelectorAll<HTMLElement>('[data-selector]')];
}

/** Without a number, there has to be at least one. */
function passes({ dataset: { count } }: HTMLElement, found: number): boolean {
  return count === undefined ? found > 0 : found === Number(count);
}

function setState(task: HTMLElement, state: TaskState): void {
  task.dataset['state'] = state;
  partOf(task, '[data-exercise-state]').textContent = SPOKEN[state];
  partOf(task, '[data-exercise-hint]').hidden = state !== 'missing';
}

function say(exercise: HTMLElement, text: string): void {
  const result = partOf(exercise, '[data-exercise-result]');
  if (result.textContent !== text) {
    result.textContent = text;
  }
}
