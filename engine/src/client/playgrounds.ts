/**
 * Lets readers change the properties of a page's playground, and take its code to an editor; what that takes is fetched
 * when it is first wanted.
 */
export function startPlaygrounds(main: HTMLElement): void {
  main.addEventListener('input', ({ target }) => {
    const section = closest(target, '[data-playground]');
    if (section) {
      void import('./lazy/playground/playground.ts').then(
        ({ followControls }) => followControls(section),
        () => undefined
      );
    }
  });
  main.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-playground-edit]');
    const section = closest(button, '[data-playground]');
    const example = document.getElementById(button?.dataset['playgroundEdit'] ?? '');
    if (section && example) {
      void import('./lazy/playground/playground.ts').then(
        ({ editCode }) => editCode(section, example),
        () => undefined
      );
    }
  });
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
