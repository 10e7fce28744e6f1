import { expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { exampleBlock, makePage, makeSource } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';

const { HtmlAttributes } = markdownComponents;

const EXAMPLES = [
  `<button class="acme-knob acme-large" type="button" aria-label="Louder"><i class="icon" aria-hidden="true"></i></button>
   <p class="acme-note" role="note"><b role="none">Other</b></p>`,
  `<button class="acme-knob" type="submit" aria-labelledby="a b"><b class="acme-knob__text" hidden>Up</b></button>
   <b class="acme-knobs" role="group"></b>`
];

it('lists the attributes of the elements of a component, and of those directly in them', () => {
  const blocks = EXAMPLES.map((code) => exampleBlock({ code, lang: 'html' }));
  const html = makeSource({ source: 'html', cssPrefix: ['acme-knob'], blocks });
  const demos = makeSource({
    isDemo: true,
    blocks: [exampleBlock({ code: '<b class="acme-knob" role="x">', lang: 'html' })]
  });
  const source = makeSource({ source: 'accessibility' });
  const props = propsOf(HtmlAttributes, { source, page: makePage({ sources: [html, demos, source] }) });
  const rows = parse(renderMarkdown(HtmlAttributes, props)).querySelectorAll('tbody tr');
  expect([...rows].map((row) => texts(row, 'th, td'))).toEqual([
    ['type', 'button.acme-knob', 'buttonsubmit', 'on each'],
    ['aria-label', 'button.acme-knob', '“Louder”', 'in 1 of 2 examples'],
    ['aria-labelledby', 'button.acme-knob', 'id of an element', 'in 1 of 2 examples'],
    ['aria-hidden', '.acme-knob > i.icon', 'true', 'on each'],
    ['hidden', 'b.acme-knob__text', 'without a value', 'on each']
  ]);
});

it('is left out where there are no HTML examples', () => {
  expect(() => propsOf(HtmlAttributes, { source: makeSource({ blocks: [exampleBlock()] }) })).toThrow(
    'nothing to show'
  );
});
