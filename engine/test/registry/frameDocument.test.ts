import { expect, it } from 'vitest';

import { frameDocument } from '../../src/registry/frameDocument.ts';

const html = frameDocument({ stylesheets: ['/assets/fonts.css', '/assets/frame.css'], script: '/assets/frame.js' });

it('lets nothing in but scripts, sheets and images of the site, and nothing out', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const directives: Record<string, string> = {};
  for (const [name = '', ...sources] of policy.split('; ').map((directive) => directive.split(' '))) {
    directives[name] = sources.join(' ');
  }
  expect(directives).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' blob:",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': 'data:'
  });
  for (const closed of ['connect-src', 'form-action', 'base-uri', 'object-src', 'frame-src', 'worker-src']) {
    expect(directives).toHaveProperty(closed, "'none'");
  }
});

it('states its policy before it loads anything', () => {
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<link'));
  expect(html.indexOf('<link')).toBeLessThan(html.indexOf('<script'));
  expect(html).not.toMatch(/<script(?! src)/);
});

it('is kept out of search engines', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
});
