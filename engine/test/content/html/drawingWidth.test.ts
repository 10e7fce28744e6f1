import { expect, it } from 'vitest';

import { drawingWidth } from '../../../src/content/html/drawingWidth.ts';

const SVG = '<svg viewBox="0 0 450 275"></svg>';

it.each([
  ['a drawing of a fixed size', `<div style="height:275px;width:450px">${SVG}</div>`, 450],
  ['one in further elements', `<div style="width: 450px; height: 275px"><div>${SVG}</div></div>`, 450],
  ['one beside another', `<div style="height:275px;width:450px">${SVG}</div><p></p>`, null],
  ['one without proportions of its own', '<div style="height:275px;width:450px"><svg></svg></div>', null],
  ['one whose width is another', `<div style="height:275px;max-width:450px">${SVG}</div>`, null],
  ['no drawing', '<div style="height:275px;width:450px">Text</div>', null],
  ['nothing', '', null]
])('returns the width of %s', (_, html, width) => {
  expect(drawingWidth(html)).toBe(width);
});
