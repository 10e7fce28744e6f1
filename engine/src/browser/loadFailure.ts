/** Says in place of a page that it can't be loaded, with a button that tries again. */
export function showLoadFailure(main: HTMLElement, retry: () => void): void {
  document.dispatchEvent(new Event('patternbook:leave'));
  const article = document.createElement('article');
  const title = document.createElement('h1');
  const advice = document.createElement('p');
  const button = document.createElement('button');
  article.className = 'pb-article pb-load-failure';
  title.className = 'pb-title';
  title.textContent = 'This page could not be loaded';
  advice.textContent = 'Check your connection, then try again.';
  button.type = 'button';
  button.className = 'pf-v6-c-button pf-m-primary';
  button.textContent = 'Try again';
  button.addEventListener('click', retry, { once: true });
  article.append(title, advice, button);
  main.replaceChildren(article);
  document.title = title.textContent;
  document.dispatchEvent(new Event('patternbook:enter'));
}
