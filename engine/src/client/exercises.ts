import { loadPart, withSheet } from './loadPart.ts';

/** Lets readers work on the exercises of a page; what that takes is fetched by the first press. */
export function startExercises(main: HTMLElement): void {
  main.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-exercise-action]') : null;
    if (button) {
      void loadPart(
        'The exercise',
        () => withSheet(import('./lazy/exercise/exercise.ts')),
        ({ pressAction }) => pressAction(button)
      );
    }
  });
}
