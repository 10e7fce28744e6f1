import { expect, it } from 'vitest';

import { escapeHtml } from '../../src/escapeHtml.ts';
import { INITIAL_POLICY } from '../../src/frame/policy.ts';
import { frameDocument } from '../../src/registry/frameDocument.ts';

const html = frameDocument({ stylesheets: ['/assets/fonts.css', '/assets/frame.css'], script: '/assets/frame.js' });

it('lets nothing out from its first byte', () => {
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(INITIAL_POLICY)}">`);
});

it('states its policy before it loads anything', () => {
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<link'));
  expect(html.indexOf('<link')).toBeLessThan(html.indexOf('<script'));
  expect(html).not.toMatch(/<script(?! src)/);
});

it('is kept out of search engines', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
});
