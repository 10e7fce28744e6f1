import { loadPart, withSheet } from './loadPart.ts';

/**
 * Lets readers change the properties of a page's playground, and take its code to an editor; what that takes is fetched
 * when it is first wanted.
 */
export function startPlaygrounds(main: HTMLElement): void {
  main.addEventListener('input', ({ target }) => {
    const section = closest(target, '[data-playground]');
    if (section) {
      void withPlayground(({ followControls }) => followControls(section));
    }
  });
  main.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-playground-edit]');
    const section = closest(button, '[data-playground]');
    const example = document.getElementById(button?.dataset['playgroundEdit'] ?? '');
    if (section && example) {
      void withPlayground(({ editCode }) => editCode(section, example));
    }
  });
}

function withPlayground(use: (playground: typeof import('./lazy/playground/playground.ts')) => unknown): Promise<void> {
  return loadPart('The playground', () => withSheet(import('./lazy/playground/playground.ts')), use);
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
