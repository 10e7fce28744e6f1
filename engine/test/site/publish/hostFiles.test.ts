import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import {
  DEFAULT_CACHE_CONTROL,
  formatHeaderRules,
  formatRedirectRules,
  headersAt,
  hostHeaders,
  parseHeaderRules,
  parseRedirectRules
} from '../../../src/site/publish/hostFiles.ts';

const FRAME = '/assets/frame-1a2b3c4d.html';
const rules = hostHeaders({ frame: FRAME });

/** Returns the directives of the policy at an address. */
function policyAt(address: string): string[] {
  return headersAt(rules, address)['Content-Security-Policy']?.split('; ') ?? [];
}

describe('hostHeaders', () => {
  it.each(['/', '/components/button', '/assets/page-1a2b3c4d.js', '/routes.json', FRAME])(
    'protect %s from MIME sniffing, framing and referrer leaks',
    (address) => {
      const headers = headersAt(rules, address);
      expect(headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin'
      });
      expect(headers['Permissions-Policy']).toMatch(/\bcamera=\(\).*\bgeolocation=\(\)/);
      expect(policyAt(address)).toContain("frame-ancestors 'self'");
    }
  );

  it('give the isolated frame, and only it, an opaque origin', () => {
    expect(policyAt(FRAME)).toEqual(["frame-ancestors 'self'", 'sandbox allow-scripts allow-forms']);
    for (const address of ['/', '/components/button/basic', '/assets/frame-1a2b3c4d.js']) {
      expect(policyAt(address).join()).not.toContain('sandbox');
    }
  });

  it('block connections of the isolated frame, and only of it', () => {
    expect(headersAt(rules, FRAME)['Connection-Allowlist']).toBe('(response-origin)');
    expect(headersAt(rules, '/components/button')).not.toHaveProperty('Connection-Allowlist');
  });

  it('let browsers cache hashed files, and revalidate everything else', () => {
    expect(headersAt(rules, '/assets/page-1a2b3c4d.js')['Cache-Control']).toBe('max-age=31536000, immutable');
    expect(headersAt(rules, '/components/button')).not.toHaveProperty('Cache-Control');
  });

  it('allow pages of another origin to embed the frame in all policies and headers', () => {
    const elsewhere = hostHeaders({ frame: FRAME, pageOrigin: 'https://www.example.com' });
    const policies = elsewhere.flatMap(({ headers }) => headers['Content-Security-Policy'] ?? []);
    expect(policies).toHaveLength(2);
    for (const policy of policies) {
      expect(policy).toMatch(/^frame-ancestors 'self' https:\/\/www\.example\.com(?:;|$)/);
    }
    expect(headersAt(elsewhere, FRAME)).not.toHaveProperty('X-Frame-Options');
  });
});

describe('headersAt', () => {
  it('uses the last matching rule', () => {
    const some = [
      { pattern: '/*', headers: { A: '1', B: '1' } },
      { pattern: '/a/*', headers: { B: '2' } },
      { pattern: '/a/b', headers: { C: '3' } }
    ];
    expect(headersAt(some, '/a/b')).toEqual({ A: '1', B: '2', C: '3' });
    expect(headersAt(some, '/a/b/')).toEqual({ A: '1', B: '2' });
    expect(headersAt(some, '/a')).toEqual({ A: '1', B: '1' });
    expect(headersAt([], '/a')).toEqual({});
  });
});

describe('header rules', () => {
  it('consist of a pattern followed by its headers', () => {
    const rules = [
      { pattern: '/*', headers: { 'X-Content-Type-Options': 'nosniff', A: 'b: c' } },
      { pattern: '/assets/*', headers: { 'Cache-Control': 'no-cache' } }
    ];
    expect(formatHeaderRules(rules)).toBe(
      '/*\n  X-Content-Type-Options: nosniff\n  A: b: c\n\n/assets/*\n  Cache-Control: no-cache\n'
    );
  });

  it('parse back to the same rules', () => {
    const rules = hostHeaders({ frame: '/assets/frame-1a2b3c4d.html' });
    expect(parseHeaderRules(formatHeaderRules(rules))).toEqual(rules);
  });

  it('are parsed despite invalid lines', () => {
    expect(parseHeaderRules('  A: 1\n# all\n/*\n  # more\n  B: 2\nC: 3\n  ! D\n')).toEqual([
      { pattern: '/*', headers: { B: '2' } }
    ]);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(parseHeaderRules(text))));
  });
});

describe('redirect rules', () => {
  it('consist of from, to and status', () => {
    expect(formatRedirectRules([{ from: '/old/*', to: '/new/:splat' }])).toBe('/old/* /new/:splat 301\n');
  });

  it('encode the letters of addresses once', () => {
    expect(formatRedirectRules([{ from: '/größe', to: '/gr%C3%B6%C3%9Fe/maße' }])).toBe(
      '/gr%C3%B6%C3%9Fe /gr%C3%B6%C3%9Fe/ma%C3%9Fe 301\n'
    );
  });

  it('parse back to the same rules, including spaces and non-Latin letters', () => {
    const address = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !text.includes('%') && !/[\ud800-\udfff]/u.test(text));
    const redirect = fc.record({ from: address.map((text) => `/${text}`), to: address.map((text) => `/${text}`) });
    fc.assert(
      fc.property(fc.array(redirect), (redirects) => {
        expect(parseRedirectRules(formatRedirectRules(redirects))).toEqual(redirects);
      })
    );
  });

  it('are parsed despite invalid lines', () => {
    const text = '# moved in May\n\n/a /b 301\n/c\n/% /d 301\n/e /%E0%A4%A 301\nhttps://old.example/* /f 301\n';
    expect(parseRedirectRules(text)).toEqual([{ from: '/a', to: '/b' }]);
  });

  it('never throw', () => {
    const redirect = fc.record({ from: fc.string({ unit: 'binary' }), to: fc.string({ unit: 'binary' }) });
    fc.assert(
      fc.property(fc.array(redirect), fc.string({ unit: 'binary' }), (redirects, text) => {
        expect(
          parseRedirectRules(formatRedirectRules([...redirects, { from: '/\ud800', to: '/\udfff' }]))
        ).toBeDefined();
        expect(parseRedirectRules(text)).toBeDefined();
      })
    );
  });
});

const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/hosting.md'), 'utf8');

const FRAME_PATTERN = '/assets/frame-*.html';
const publishedRules = hostHeaders({ frame: FRAME_PATTERN });
const [, assets, frame] = publishedRules.map(({ headers }) => headers);
const everywhere = headersAt(publishedRules, '/');

const inLines = (
  headers: Readonly<Record<string, string>>,
  format: (name: string, value: string) => string
): string[] => Object.entries(headers).map(([name, value]) => format(name, value));

/** Error responses have all headers except this one, since a missing asset may be added later. */
const isForAll = (name: string): boolean => name !== 'Cache-Control';

const nginxHeaders = (headers: Readonly<Record<string, string>>, indent: string): string[] =>
  inLines(headers, (name, value) => `${indent}add_header ${name} "${value}"${isForAll(name) ? ' always' : ''};`);

const apacheHeaders = (headers: Readonly<Record<string, string>>, indent: string): string[] =>
  inLines(headers, (name, value) => `${indent}Header ${isForAll(name) ? 'always ' : ''}set ${name} "${value}"`);

const plain = (headers: Readonly<Record<string, string>>): string[] =>
  inLines(headers, (name, value) => `${name}: ${value}`);

const NGINX = [
  'error_page 404 /404.html;',
  '',
  'location / {',
  '    try_files $uri $uri.html $uri/index.html =404;',
  ...nginxHeaders({ ...everywhere, 'Cache-Control': DEFAULT_CACHE_CONTROL }, '    '),
  '}',
  'location /assets/ {',
  ...nginxHeaders({ ...everywhere, ...assets }, '    '),
  '}',
  String.raw`location ~ ^/assets/frame-\w+\.html$ {`,
  ...nginxHeaders({ ...everywhere, ...assets, ...frame }, '    '),
  '}'
];

const APACHE = [
  'ErrorDocument 404 /404.html',
  'DirectorySlash Off',
  'RewriteEngine On',
  'RewriteCond %{REQUEST_FILENAME}/index.html -f',
  'RewriteRule ^(.*?)/?$ /$1/index.html [L]',
  '',
  ...apacheHeaders({ ...everywhere, 'Cache-Control': DEFAULT_CACHE_CONTROL }, ''),
  '<If "%{REQUEST_URI} =~ m#^/assets/#">',
  ...apacheHeaders(assets ?? {}, '    '),
  '</If>',
  String.raw`<If "%{REQUEST_URI} =~ m#^/assets/frame-\w+\.html$#">`,
  ...apacheHeaders(frame ?? {}, '    '),
  '</If>'
];

/** Headers that differ if the frame is on another origin. */
const FRAME_ORIGIN = hostHeaders({ frame: FRAME_PATTERN, pageOrigin: 'https://www.example.com' }).flatMap(
  (rule, index) => {
    const usual = publishedRules[index]?.headers ?? {};
    return plain(Object.fromEntries(Object.entries(rule.headers).filter(([name, value]) => usual[name] !== value)));
  }
);

it.each([
  ['nginx', NGINX],
  ['apache', APACHE],
  ['all', plain({ ...everywhere, 'Cache-Control': DEFAULT_CACHE_CONTROL })],
  ['assets', plain({ ...assets, ...frame })],
  ['frame.origin', FRAME_ORIGIN]
])('match the hosting guide: %s', (name, expected) => {
  const block = new RegExp(`<!-- headers: ${name} -->\\s+\`\`\`\\w+\\n([^]*?)\`\`\``).exec(guide)?.[1];
  expect(block?.trimEnd()).toBe(expected.join('\n'));
});

it('are all explained in the hosting guide', () => {
  for (const header of publishedRules.flatMap(({ headers }) => Object.keys(headers))) {
    expect(guide).toContain(`| \`${header}\``);
  }
});
