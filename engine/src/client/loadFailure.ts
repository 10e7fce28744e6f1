/** Says in place of a page that it can't be loaded, with a button that tries again. */
export function showLoadFailure(main: HTMLElement, retry: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>('template#load-failure');
  if (!template) {
    return;
  }
  document.dispatchEvent(new Event('patternbook:leave'));
  main.replaceChildren(template.content.cloneNode(true));
  main.querySelector('[data-retry]')?.addEventListener('click', retry, { once: true });
  document.title = main.querySelector('h1')?.textContent ?? document.title;
  document.dispatchEvent(new Event('patternbook:enter'));
}
