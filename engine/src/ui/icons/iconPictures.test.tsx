// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Picture } from './iconPictures.tsx';

afterEach(cleanup);

it('has ids of its own in each of several pictures of an icon', () => {
  const content = '<linearGradient id="svg-a__b"></linearGradient><path fill="url(#svg-a__b)"></path>';
  const picture = { viewBox: '0 0 1 1', content, idPrefix: 'svg-a__' };
  const view = render(
    <>
      <Picture picture={picture} />
      <Picture picture={picture} />
    </>
  );
  const contents = (): string[] => [...view.container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  const ids = contents().map((markup) => /id="(svg-a__\d+-b)"/.exec(markup)?.[1] ?? '');
  expect(new Set(ids).size).toBe(2);
  expect(contents()).toEqual(ids.map((id) => content.replaceAll('svg-a__b', id)));

  const before = contents();
  view.rerender(
    <>
      <Picture picture={picture} />
      <Picture picture={picture} size={16} />
    </>
  );
  expect(contents()).toEqual(before);
});

it('leaves a picture without ids as it is', () => {
  const { container } = render(<Picture picture={{ viewBox: '0 0 1 1', content: '<path d="svg-a__"></path>' }} />);
  expect(container.querySelector('svg')?.innerHTML).toBe('<path d="svg-a__"></path>');
});
