/** Lets readers change the properties of a page's playground; what that takes is fetched by the first change. */
export function startPlaygrounds(main: HTMLElement): void {
  main.addEventListener('input', ({ target }) => {
    const section = target instanceof Element ? target.closest<HTMLElement>('[data-playground]') : null;
    if (section) {
      void import('./lazy/playground/playground.ts').then(
        ({ followControls }) => followControls(section),
        () => undefined
      );
    }
  });
}
