import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { makePage, makeSource } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import type { EngineContext } from '../markdownContext.ts';
import { RelatedText } from './RelatedComponents.tsx';

const { WhenToUse, RelatedComponents } = markdownComponents;

const knob = makePage();
const dial = makePage({ path: '/components/dial', title: 'Dial' });
const lever = makePage({ path: '/components/lever', title: 'Lever' });
const filters = makePage({ path: '/patterns/filters', title: 'Filters', section: 'patterns' });
const rows = [
  { when: 'Users turn', title: 'Knob', href: knob.path },
  { when: 'Users read', title: 'Dial', href: dial.path }
];

const context: Partial<EngineContext> = {
  pages: [knob, dial, lever, filters],
  linkedPages: () => [filters.path, lever.path, dial.path, knob.path],
  site: {
    siblings: new Map([knob, dial].map(({ path }) => [path, rows])),
    cards: new Map([[dial.path, 'Shows a value.']]),
    summaries: new Map([[lever.path, 'A lever is pulled.']])
  } as unknown as EngineContext['site']
};

describe('the cases of a family', () => {
  it('link to the other pages, and mark the page itself', () => {
    const document = parse(renderMarkdown(WhenToUse, propsOf(WhenToUse, { page: knob, context })));
    expect(texts(document, 'tbody tr')).toEqual(['Users turnKnob this page', 'Users readDial']);
    expect(texts(document, '[aria-current] strong')).toEqual(['Knob']);
    expect(document.querySelector('table')?.getAttribute('aria-label')).toBe('Which one to use');
  });

  it('need a family', () => {
    expect(() => propsOf(WhenToUse, { page: lever, context })).toThrow('No family of `siblings` names');
  });
});

describe('related components', () => {
  it('are those of the family and those of the section that the text links to, with their texts', () => {
    const document = parse(renderMarkdown(RelatedComponents, propsOf(RelatedComponents, { page: knob, context })));
    expect(texts(document, 'li')).toEqual(['Dial Shows a value.', 'Lever A lever is pulled.']);
  });

  it('are sentences in Markdown', () => {
    const pages = [
      { title: 'Dial', href: '/dial', text: 'Shows a `value`.' },
      { title: 'Lever', href: '/lever', text: '' }
    ];
    expect(renderToStaticMarkup(createElement(RelatedText, { pages }))).toBe(
      '<ul><li><a href="/dial">Dial</a>: Shows a <code>value</code>.</li><li><a href="/lever">Lever</a></li></ul>'
    );
  });

  it('need a file behind the attribute', () => {
    const source = makeSource();
    const use = { page: knob, source, context, attributes: { differences: '{nothing}' } };
    expect(() => propsOf(RelatedComponents, use)).toThrow('needs differences={…}');
  });
});
