import { announce } from './announce.ts';

const FAILED = 'The exercise could not be loaded. Check your connection, then try again.';

/** Lets readers work on the exercises of a page; what that takes is fetched by the first press. */
export function startExercises(main: HTMLElement): void {
  main.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-exercise-action]') : null;
    if (button) {
      void import('./lazy/exercise/exercise.ts').then(
        ({ pressAction }) => pressAction(button),
        () => announce(FAILED)
      );
    }
  });
}
