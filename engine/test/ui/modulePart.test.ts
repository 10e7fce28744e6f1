import { describe, expect, it } from 'vitest';

import { LAYOUT_CONTENT } from '../../src/core/layoutContent.ts';
import type { Block, ClientStart } from '../../src/model.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import type { ModulePreview } from '../../src/ui/view.ts';
import { makeProse, makeSource } from './acme.ts';

const app = await loadApp();

function htmlOf(client: ClientStart | null, preview: ModulePreview, text?: string): string {
  const location = { file: '/acme/knob.mdx', line: 5 };
  const module = {
    key: 'start/knob/pb_part_1',
    slug: 'pb_part_1',
    code: '',
    file: null,
    excerptLine: null,
    location,
    client,
    isLayout: text !== undefined,
    additions: null
  };
  const prose: Block[] = text === undefined ? [] : [{ kind: 'prose', prose: makeProse(text) }];
  const blocks: Block[] = [...prose, { kind: 'module', module, prose: makeProse('') }];
  return app.renderBody(makeSource({ blocks }), { previewOf: () => undefined, moduleOf: () => preview });
}

describe('a part of a page that a program rendered', () => {
  it('is prose without anything around it', () => {
    const tree = { type: 'root' as const, children: [{ type: 'text' as const, value: 'Turn it.' }] };
    expect(htmlOf(null, { state: 'prose', tree })).toMatch(/^<div class="[^"]*pb-prose">Turn it\.<\/div>$/);
  });

  it.each([
    ['visible', 'hydrate'],
    ['load', 'hydrate load'],
    ['idle', 'hydrate idle']
  ] as const)('has the hooks of an example if the browser starts it: %s', (client, mount) => {
    const html = htmlOf(client, { state: 'live', html: '<button>0</button>' });
    expect(html).toContain(`data-preview="" data-state="static" data-example="pb_part_1" data-mount="${mount}"`);
    expect(html).toContain('data-root=""><button>0</button></div>');
  });

  it('is rendered by the browser if only that can do it', () => {
    expect(htmlOf('visible', { state: 'client', reason: 'No window' })).toContain('data-mount="client"');
  });

  it('shows why it failed', () => {
    expect(htmlOf(null, { state: 'client', reason: 'Error: <none>' })).toContain('>Error: &lt;none&gt;</pre>');
    expect(htmlOf('load', { state: 'error', message: 'Unexpected token' })).toContain('>Unexpected token</pre>');
  });

  it('is around the text of the page if it is its layout', () => {
    const before = { type: 'element' as const, tagName: 'h2', properties: {}, children: [] };
    const content = { type: 'element' as const, tagName: LAYOUT_CONTENT, properties: {}, children: [] };
    const article = {
      type: 'element' as const,
      tagName: 'article',
      properties: {},
      children: [before, content, content]
    };
    const html = htmlOf(null, { state: 'prose', tree: { type: 'root', children: [article] } }, '<p>Text.</p>');
    const prose = 'class="pf-v6-c-content pb-prose"';
    expect(html).toBe(`<article><div ${prose}><h2></h2></div><div ${prose}><p>Text.</p></div></article>`);
  });

  it('is above the text if it is a layout that failed or leaves out the text', () => {
    expect(htmlOf(null, { state: 'client', reason: 'Broken' }, '<p>Text.</p>')).toMatch(/Broken.*<p>Text\.<\/p>/s);
    const empty = { state: 'prose' as const, tree: { type: 'root' as const, children: [] } };
    expect(htmlOf(null, empty, '<p>Text.</p>')).toContain('<p>Text.</p>');
  });
});
