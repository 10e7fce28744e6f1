import { expect, it } from 'vitest';

import { drawingExtent } from '../../../src/content/html/drawingExtent.ts';

const SVG = '<svg viewBox="0 0 450 275"></svg>';

/** A drawing that is 450 pixels wide. */
function drawing(content: string, viewBox = '0 0 450 275'): string {
  return `<div style="height:275px;width:450px"><div><svg viewBox="${viewBox}">${content}</svg></div></div>`;
}

it.each([
  ['a drawing of a fixed size', `<div style="height:275px;width:450px">${SVG}</div>`, 450],
  ['one in further elements', `<div style="width: 450px; height: 275px"><div>${SVG}</div></div>`, 450],
  ['one beside something else', `<label>Skeleton</label><div style="height:275px;width:450px">${SVG}</div>`, 450],
  ['one beside another', `<div style="height:275px;width:450px">${SVG}</div>`.repeat(2), undefined],
  ['one without proportions of its own', '<div style="height:275px;width:450px"><svg></svg></div>', undefined],
  ['one whose width is another', `<div style="height:275px;max-width:450px">${SVG}</div>`, undefined],
  ['no drawing', '<div style="height:275px;width:450px">Text</div>', undefined],
  ['nothing', '', undefined]
])('returns the width of %s', (_, html, width) => {
  expect(drawingExtent(html)?.width).toBe(width);
});

const LINE = '<line x1="50" x2="300"></line>';

it.each([
  ['lines', LINE, 46, 304],
  ['rectangles and circles', '<rect x="20" width="60"></rect><circle cx="200" r="10"></circle>', 16, 214],
  ['shapes of points and curves', '<path d="M100,5C1e2,7,120,9,140,9L30,5Z"></path>', 26, 144],
  ['shapes of lines along the axes', '<path d="M 93, 250\n h9.5\n v-9.5\n h-9.5\n z"></path>', 89, 107],
  ['arcs, with room for their diameters', '<path d="M100,5A10,10,0,0,1,110,15"></path>', 86, 134],
  ['shapes that are moved', '<g transform="translate(100, 8)"><path d="M0,0L20,5"></path></g>', 96, 124],
  [
    'words before, around, and after their points',
    `${LINE}<text><tspan x="310" style="font-size:10px">Cats</tspan></text><text><tspan x="50" text-anchor="end" style="font-size:10px">8</tspan></text>`,
    39,
    342
  ],
  ['nothing of definitions', `${LINE}<defs><clipPath><rect width="450"></rect></clipPath></defs>`, 46, 304],
  ['all of what is turned', `${LINE}<g transform="rotate(45)">${LINE}</g>`, 0, 450],
  ['all with elements that have other sizes', `${LINE}<image href="a.png"></image>`, 0, 450],
  ['all of shapes in other numbers', '<path d="m10,5l20,7"></path>', 0, 450],
  ['all of words without a size', '<text><tspan x="310">Cats</tspan></text>', 0, 450]
])('tells where %s begin and end', (_, content, from, to) => {
  expect(drawingExtent(drawing(content))).toMatchObject({ width: 450, from, to });
});

it('shows all of a drawing in other units', () => {
  expect(drawingExtent(drawing(LINE, '0 0 900 550'))).toMatchObject({ width: 450, from: 0, to: 450, growth: null });
});
