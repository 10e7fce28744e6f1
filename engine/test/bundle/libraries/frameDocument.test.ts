import { expect, it } from 'vitest';

import { escapeHtml } from '../../../src/core/html.ts';
import { INITIAL_POLICY } from '../../../src/live/frame/policy.ts';
import { PAGE_ORIGIN_ATTRIBUTE } from '../../../src/live/frame/protocol.ts';
import { frameDocument } from '../../../src/bundle/libraries/frameFiles.ts';

const parts = { stylesheets: ['/assets/fonts.css', '/assets/frame.css'], script: '/assets/frame.js' };
const html = frameDocument({ ...parts, pageOrigin: null });

it('blocks all outgoing requests from its first byte', () => {
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(INITIAL_POLICY)}">`);
});

it('declares its policy before it loads anything', () => {
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<link'));
  expect(html.indexOf('<link')).toBeLessThan(html.indexOf('<script'));
  expect(html).not.toMatch(/<script(?! src)/);
});

it('names the allowed page origin if the frame has another origin', () => {
  expect(html).not.toContain(PAGE_ORIGIN_ATTRIBUTE);
  const elsewhere = frameDocument({ ...parts, pageOrigin: 'https://www.example.com' });
  expect(elsewhere).toMatch(new RegExp(`<html [^>]*\\b${PAGE_ORIGIN_ATTRIBUTE}="https://www\\.example\\.com"`));
});

it('is excluded from search engines', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
});
