import { expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { makeExample, makePage, makeSource } from '../../../test/ui/acme.ts';

const { Widths } = markdownComponents;

const source = makeSource();
const place = { example: makeExample(), source, page: makePage({ sources: [source] }) };
const context = { exampleAt: (address: string) => (address === '/components/knob/basic' ? place : null) };

it('shows an example at three widths, with a link', () => {
  const attributes = { example: '/components/knob/basic', heights: '600 400 350' };
  const html = renderMarkdown(Widths, propsOf(Widths, { attributes, context }));
  expect(html.match(/--pb-width:\d+px;--pb-height:\d+px/g)).toEqual([
    '--pb-width:390px;--pb-height:600px',
    '--pb-width:768px;--pb-height:400px',
    '--pb-width:1200px;--pb-height:350px'
  ]);
  expect(html).toContain('<p>1,200 px wide</p>');
  expect(html).toContain(`<a href="${place.example.path}">`);
});

it('leaves room around an example that is not made for a window of its own', () => {
  const attributes = { example: '/components/knob/basic' };
  expect(renderMarkdown(Widths, propsOf(Widths, { attributes, context }))).toContain('pb-width-bare');
  const example = { ...makeExample(), isFullscreen: true };
  const fullScreen = { exampleAt: () => ({ ...place, example }) };
  expect(renderMarkdown(Widths, propsOf(Widths, { attributes, context: fullScreen }))).not.toContain('pb-width-bare');
});

it('reports an unknown example, and other heights than three', () => {
  expect(() => propsOf(Widths, { attributes: { example: '/knob' }, context })).toThrow('no example at "/knob"');
  const attributes = { example: '/components/knob/basic', heights: '600 tall' };
  expect(() => propsOf(Widths, { attributes, context })).toThrow('heights="600 tall" are not 3 numbers');
});
