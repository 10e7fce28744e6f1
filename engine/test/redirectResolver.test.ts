import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedirectResolver, normaliseAddress, redirectLocation } from '../src/redirectResolver.ts';

describe('createRedirectResolver', () => {
  const resolve = createRedirectResolver([
    { from: '/old', to: '/new' },
    { from: '/old/*', to: '/new/:splat' },
    { from: '/old/deep/*', to: '/deep/:splat' },
    { from: '/older', to: '/old' },
    { from: '/a/Own%20words', to: '/a/own-words' },
    { from: '/Case', to: '/case' },
    { from: '/loop', to: '/pool' },
    { from: '/pool', to: '/loop' },
    { from: '/v1', to: 'https://archive.example/v1' },
    { from: '/v1/*', to: 'https://archive.example/v1/:splat' }
  ]);

  it.each([
    ['/old', '/new'],
    ['/OLD/', '/new'],
    ['/old/x/y', '/new/x/y'],
    ['/old/deep/x', '/deep/x'],
    ['/older', '/new'],
    ['/a/Own words', '/a/own-words'],
    ['/a/Own%20words', '/a/own-words'],
    ['/Case', '/case'],
    ['/v1/', 'https://archive.example/v1'],
    ['/V1/Some%20Page/', 'https://archive.example/v1/Some%20Page/'],
    ['/oldest', null],
    ['/new', null]
  ])('sends %s to %s', (path, expected) => {
    expect(resolve(path)).toBe(expected);
  });

  it('sends no address to itself', () => {
    expect(resolve('/case')).toBeNull();
  });

  it('stops at a real address', () => {
    const grow = [{ from: '/a/*', to: '/a/a/:splat' }];
    expect(createRedirectResolver(grow, (path) => path === '/a/a/b')('/a/b')).toBe('/a/a/b');
  });

  it('ends whatever the redirects are', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
      .map((names) => `/${names.join('/')}`);
    const exact = fc.record({ from: path, to: path });
    const wildcard = fc.record({ from: path.map((from) => `${from}/*`), to: path.map((to) => `${to}/:splat`) });
    fc.assert(
      fc.property(fc.array(fc.oneof(exact, wildcard)), path, (redirects, start) => {
        expect(createRedirectResolver(redirects)(start)).toSatisfy((end) => end === null || typeof end === 'string');
      })
    );
  });
});

describe('normaliseAddress', () => {
  it('keeps the root and survives faulty encoding', () => {
    expect(normaliseAddress('/')).toBe('/');
    expect(normaliseAddress('/A%20b//')).toBe('/a b');
    expect(normaliseAddress('/100%')).toBe('/100%');
  });
});

describe('redirectLocation', () => {
  it('encodes what is not encoded yet, once, and keeps the query', () => {
    expect(redirectLocation('/a b/ü', '?q=1')).toBe('/a%20b/%C3%BC?q=1');
    expect(redirectLocation('https://archive.example/Some%20Page/', '')).toBe('https://archive.example/Some%20Page/');
  });
});
