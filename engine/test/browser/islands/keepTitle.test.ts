// @vitest-environment happy-dom
import { act, createElement, Fragment } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { expect, it } from 'vitest';

import { keepTitle } from '../../../src/browser/islands/keepTitle.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const afterObservers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('the title stays that of the page while examples with their own start, change, and end', async () => {
  document.head.innerHTML = '<meta charset="utf-8"><title>Page</title>';
  document.body.innerHTML = '<div><p>a</p></div><div></div>';
  const [hydrated, fresh] = document.body.children;
  if (!hydrated || !fresh) {
    throw new Error('The document has no places for the examples.');
  }
  const example = (title: string) =>
    createElement(Fragment, null, createElement('title', null, title), createElement('p', null, 'a'));
  keepTitle();

  const second = createRoot(fresh);
  const roots: Root[] = [second];
  act(() => {
    roots.push(hydrateRoot(hydrated, example('Stolen')));
  });
  act(() => second.render(example('Taken')));
  await afterObservers();
  expect(document.title).toBe('Page');
  act(() => second.render(example('Taken again')));
  await afterObservers();
  expect(document.title).toBe('Page');

  document.title = 'Next page';
  act(() => roots.forEach((root) => root.unmount()));
  expect([...document.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(['Next page']);
});
