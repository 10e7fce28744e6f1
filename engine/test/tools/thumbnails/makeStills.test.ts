import { expect, it } from 'vitest';

import { isOnlyButton, windowFor } from '../../../src/tools/thumbnails/makeStills.ts';

const BUTTON = '<button type="button"><span>Open</span></button>';

it.each([
  ['a button', BUTTON, true],
  ['one in further elements', `<div>\n<div>${BUTTON}</div></div>`, true],
  ['two buttons', BUTTON + BUTTON, false],
  ['text as well', `<p>Text</p>${BUTTON}`, false],
  ['a link as well', `${BUTTON}<a href="#"></a>`, false],
  ['a picture as well', `${BUTTON}<img alt="">`, false],
  ['no button', '<div></div>', false]
])('tells whether %s is all of an example', (_, html, isOnly) => {
  const rest = '<aside class="pb-controls"><button>Back</button></aside>';
  expect(isOnlyButton(`<main><div data-preview=""><div data-root="">${html}</div></div>${rest}</main>`)).toBe(isOnly);
});

it.each([
  [0, 400],
  [53, 453],
  [240, 640],
  [241, 400]
])('takes a dialog that is cut off by %i px in a window of %i px', (hidden, height) => {
  expect(windowFor(hidden)).toEqual({ width: 640, height });
});
