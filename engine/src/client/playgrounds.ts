type Playgrounds = typeof import('./lazy/playground/playground.ts');

/** Lets readers change the properties of a page's playground; what that takes is fetched by the first change. */
export function startPlaygrounds(main: HTMLElement): void {
  main.addEventListener('input', ({ target }) => {
    withPlayground(target, '[data-playground]', ({ followControls }, section) => followControls(section));
  });
  main.addEventListener('click', ({ target }) => {
    withPlayground(target, '[data-playground-edit]', ({ editCode }, section, { dataset }) => {
      const example = document.getElementById(dataset['playgroundEdit'] ?? '');
      if (example) {
        void editCode(section, example);
      }
    });
  });
}

/** Does something for the playground in which an event happened, if that was within an element. */
function withPlayground(
  target: EventTarget | null,
  selector: string,
  action: (playgrounds: Playgrounds, section: HTMLElement, element: HTMLElement) => void
): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const section = element?.closest<HTMLElement>('[data-playground]');
  if (element && section) {
    void import('./lazy/playground/playground.ts').then(
      (playgrounds) => action(playgrounds, section, element),
      () => undefined
    );
  }
}
