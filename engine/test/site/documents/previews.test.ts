import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { markupAssets, previewIn } from '../../../src/site/documents/previews.ts';
import { exampleBlock, makeExample, makeSource } from '../../ui/acme.ts';

function htmlIn(place: 'page' | 'standalone', html: string): string {
  const preview = previewIn({ previewOf: () => ({ state: 'live', html }) }, makeExample(), place);
  return preview && 'html' in preview ? preview.html : '';
}

it('a program does not take the focus in a page', () => {
  const html = '<p title="autofocus>">a</p><input class="a" autofocus="" aria-label="q"/>';
  expect(htmlIn('page', html)).toBe('<p title="autofocus>">a</p><input class="a" aria-label="q"/>');
  expect(htmlIn('standalone', html)).toBe(html);
});

it("React's script for forms and metadata are left out", () => {
  const form = createElement('form', { action: () => undefined }, createElement('button', null, 'Send'));
  const html = renderToString(createElement(Fragment, null, createElement('title', null, 'Mine'), form));
  expect(html).toContain('<script>');
  for (const place of ['page', 'standalone'] as const) {
    expect(htmlIn(place, html)).toMatch(/^<form action="javascript:[^>]*><button>Send<\/button><\/form>$/);
  }
});

it('HTML examples show their markup, and need their files', () => {
  const example = makeExample({ lang: 'html', code: '<input autofocus><p>a' });
  const context = { previewOf: () => undefined };
  expect(previewIn(context, example, 'page')).toEqual({ state: 'markup', html: '<input><p>a</p>' });
  expect(previewIn(context, example, 'standalone')).toEqual({ state: 'markup', html: '<input autofocus><p>a' });
  const source = makeSource({
    blocks: [
      exampleBlock({ lang: 'html', code: '<img src="acme.ts" alt="">', file: `${import.meta.dirname}/../../ui/a.html` })
    ]
  });
  const [asset] = markupAssets(source);
  expect(asset?.file).toMatch(/acme\.ts$/);
  expect(asset?.path).toMatch(/^\/assets\/acme-/);
});
