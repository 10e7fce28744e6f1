import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { asInUrl, createHostCheck, readRequestTarget } from '../../../src/site/serving/requestChecks.ts';

describe('readRequestTarget', () => {
  it.each([
    ['/', { pathname: '/', search: '', url: '/', authority: null }],
    ['/a%20b/?q=%2F&x', { pathname: '/a b/', search: '?q=%2F&x', url: '/a%20b/?q=%2F&x', authority: null }],
    ['/search?', { pathname: '/search', search: '?', url: '/search?', authority: null }],
    ['/a%2Fb', { pathname: '/a%2Fb', search: '', url: '/a%2Fb', authority: null }],
    ['/api/%40acme%2Bui', { pathname: '/api/@acme+ui', url: '/api/%40acme%2Bui' }],
    ['/%2540%3f%23', { pathname: '/%40%3f%23' }],
    ['/a//b', { pathname: '/a//b', search: '', url: '/a//b', authority: null }],
    ['/?next=//evil.example/../x', { pathname: '/', search: '?next=//evil.example/../x' }],
    ['http://Docs.example:80/a?b', { pathname: '/a', search: '?b', url: '/a?b', authority: 'Docs.example:80' }],
    ['https://[::1]', { pathname: '/', search: '', url: '/', authority: '[::1]' }],
    ['http://localhost?q', { pathname: '/', search: '?q', url: '/?q', authority: 'localhost' }]
  ])('parses %s', (target, expected) => {
    expect(readRequestTarget(target)).toMatchObject({ ok: true, target: expected });
  });

  it.each([
    '',
    '*',
    'a',
    'a/b',
    '?q',
    '//',
    '//[',
    '//evil.example/a',
    'http://[',
    'http://a:99999/',
    'http://user@localhost/',
    'http:///a',
    'http://localhost//a',
    'ftp://localhost/',
    'localhost:80',
    '/\\',
    '/a#b',
    '/a b',
    '/\u00fc',
    '/%',
    '/%E0%A4%A',
    '/%c0%ae',
    '/%00',
    '/%0d%0aSet-Cookie:a',
    '/..',
    '/../a',
    '/a/./b',
    '/%2e%2E/a',
    '/a\\..\\b',
    '/a%5c..%5Cb'
  ])('rejects %j as malformed', (target) => {
    expect(readRequestTarget(target)).toEqual({ ok: false, status: 400 });
  });

  it('rejects overlong targets', () => {
    expect(readRequestTarget(`/${'a'.repeat(8191)}`).ok).toBe(true);
    expect(readRequestTarget(`/${'a'.repeat(8192)}`)).toEqual({ ok: false, status: 414 });
  });

  it('accepts every path that a browser sends', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        const { pathname, search } = new URL(address);
        fc.pre(!pathname.startsWith('//'));
        const result = readRequestTarget(pathname + search);
        expect(result.ok || /%0|%1|%7F/i.test(pathname)).toBe(true);
      })
    );
  });

  it('never throws, and never returns a path outside of the site', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('/', '\\', '.', '..', '%2e', '%5c', '%00', '%', 'http://', '//')
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const result = readRequestTarget(parts.join(''));
        if (result.ok) {
          const { pathname, url } = result.target;
          expect(url).toMatch(/^\/(?![/\\])/);
          expect(pathname.split(/[/\\]/)).not.toContain('..');
          expect(new URL(url, 'http://here.example').host).toBe('here.example');
        }
      })
    );
  });
});

describe('createHostCheck', () => {
  const check = createHostCheck({ host: 'docs.local', allowedHosts: ['preview.example', '.team.example', '10.0.0.7'] });

  it.each([
    undefined,
    'localhost',
    'LOCALHOST:4173',
    'site.localhost:80',
    '127.0.0.1:4173',
    '[::1]:4173',
    'docs.local:4173',
    'preview.example',
    'team.example',
    'a.b.team.example:443',
    '10.0.0.7:1'
  ])('accepts %s', (header) => {
    expect(check(header)).toBe('allowed');
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    'x.preview.example',
    'evilteam.example',
    '10.0.0.8',
    '0.0.0.0:4173',
    '[::2]'
  ])('rejects %s', (header) => {
    expect(check(header)).toBe('refused');
  });

  it.each([
    '',
    ':80',
    'a:b',
    'a b',
    'user@localhost',
    '[::1',
    'localhost:123456',
    'localhost/evil',
    '[localhost]',
    'a\\b'
  ])('treats %j as malformed', (header) => {
    expect(check(header)).toBe('malformed');
  });

  it("accepts the computer's own addresses only when it listens on all of them", () => {
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const host of ['0.0.0.0', '::', '[::]']) {
      const checkAll = createHostCheck({ host, allowedHosts: [] });
      expect(checkAll('203.0.113.9')).toBe('refused');
      expect(checkAll('evil.example')).toBe('refused');
      for (const { address } of own) {
        expect(checkAll(`${asInUrl(address)}:4173`)).toBe('allowed');
      }
    }
  });
});
