import { expect, it } from 'vitest';

import { drawnParts } from '../../../src/content/html/drawnParts.ts';
import { elementsOf, parseTree } from '../../../src/content/html/parseMarkup.ts';
import { type TextGrowth, textGrowth } from '../../../src/content/html/textGrowth.ts';

/** A line of text of 10 units. */
function tspan(text: string, x: number, anchor = 'start', dy = 0): string {
  return `<tspan x="${x}" dy="${dy}" text-anchor="${anchor}" style="font-size:10px">${text}</tspan>`;
}

function words(text: string, x: number, y: number, anchor?: string): string {
  return `<text y="${y}">${tspan(text, x, anchor)}</text>`;
}

/** Growth of texts in a drawing of 400 by 200 units, whose one line is as long as it. */
function growth(content: string): TextGrowth | null {
  const [svg] = elementsOf(parseTree(`<svg><line x1="0" x2="400" y1="100" y2="100"></line>${content}</svg>`));
  return svg === undefined ? null : textGrowth(drawnParts(svg), { width: 400, height: 200 });
}

const SQUARE = '<rect x="80" y="40" width="8" height="8"></rect>';

it.each([
  ['by no more than 1.8', words('Cats', 50, 50), 1.8],
  ['until it meets a word beside it', words('Cats', 50, 50) + words('Dogs', 84, 50), 1.4],
  ['until it meets one below it', words('Cats', 50, 50) + words('Dogs', 50, 63), 1.2],
  ['past one that is farther below', words('Cats', 50, 50) + words('Dogs', 50, 80), 1.8],
  ['until it covers a symbol', words('Cats', 50, 48) + SQUARE, 1.3],
  ['over the shape that it is on', words('Cats', 82, 48) + SQUARE, 1.8],
  ['over a transparent one', words('Cats', 50, 50) + words('Dogs', 55, 50).replace('px', 'px;fill:transparent'), 1.8],
  ['until it leaves the drawing', words('Cats', 370, 50), 1.3],
  ['together with its further lines', `<text y="50">${tspan('Cats', 50)}${tspan('Dogs', 50, 'start', 10)}</text>`, 1.8]
])('a word grows %s', (_, content, factor) => {
  expect(growth(content)?.factors.start).toBe(factor);
});

it('words grow to the side that their anchor leaves free', () => {
  const atEnd = growth(words('Cats', 397, 50, 'end'));
  expect(atEnd?.factors).toEqual({ start: 1, middle: 1, end: 1.8 });
});

it('the words of an axis grow although those of a legend have no room', () => {
  const legend = words('Cats', 50, 150) + words('Dogs', 74, 150);
  expect(growth(legend + words('2015', 50, 50, 'middle'))?.factors).toEqual({ start: 1, middle: 1.8, end: 1 });
});

it('grown words may make what is shown a little wider', () => {
  const [svg] = elementsOf(parseTree(`<svg><line x1="50" x2="250"></line>${words('Cats', 240, 50)}</svg>`));
  const wide = svg && textGrowth(drawnParts(svg), { width: 400, height: 200 });
  expect(wide).toMatchObject({ factors: { start: 1.8 }, size: 10, from: 48 });
  expect(wide?.to).toBeGreaterThan(260);
});

it.each([
  ['without texts', ''],
  ['that only has those of shapes', `<g><path d="M0,0L90,20"></path>${words('Cats', 50, 50)}</g>`],
  ['whose words meet from the start', words('Cats', 50, 50) + words('Dogs', 55, 50)],
  ['with words that are turned', `<g transform="rotate(45)">${words('Cats', 50, 50)}</g>`],
  ['with a word of unknown size', '<text y="50"><tspan x="50">Cats</tspan></text>']
])('nothing grows in a drawing %s', (_, content) => {
  expect(growth(content)).toBeNull();
});
