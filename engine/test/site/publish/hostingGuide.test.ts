import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { DEFAULT_CACHE_CONTROL, headersAt, hostHeaders } from '../../../src/site/publish/hostHeaders.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/hosting.md'), 'utf8');

const FRAME = '/assets/frame-*.html';
const rules = hostHeaders({ frame: FRAME });
const [, assets, frame] = rules.map(({ headers }) => headers);
const everywhere = headersAt(rules, '/');

const inLines = (
  headers: Readonly<Record<string, string>>,
  format: (name: string, value: string) => string
): string[] => Object.entries(headers).map(([name, value]) => format(name, value));

/** Answers with an error have all headers but this one: an asset that is missing now may be there later. */
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

/** What is different where the frame is on another origin. */
const FRAME_ORIGIN = hostHeaders({ frame: FRAME, pageOrigin: 'https://www.example.com' }).flatMap((rule, index) => {
  const usual = rules[index]?.headers ?? {};
  return plain(Object.fromEntries(Object.entries(rule.headers).filter(([name, value]) => usual[name] !== value)));
});

it.each([
  ['nginx', NGINX],
  ['apache', APACHE],
  ['all', plain({ ...everywhere, 'Cache-Control': DEFAULT_CACHE_CONTROL })],
  ['assets', plain({ ...assets, ...frame })],
  ['frame.origin', FRAME_ORIGIN]
])('the hosting guide states the published headers: %s', (name, expected) => {
  const block = new RegExp(`<!-- headers: ${name} -->\\s+\`\`\`\\w+\\n([^]*?)\`\`\``).exec(guide)?.[1];
  expect(block?.trimEnd()).toBe(expected.join('\n'));
});

it('the hosting guide explains every header', () => {
  for (const header of rules.flatMap(({ headers }) => Object.keys(headers))) {
    expect(guide).toContain(`| \`${header}\``);
  }
});
