import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedirectResolver, normalizeAddress, redirectLocation } from '../../src/core/redirectResolver.ts';

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
    { from: '/v1/*', to: 'https://archive.example/v1/:splat' },
    { from: '/v1*', to: 'https://archive.example/v1' },
    { from: '/x/part-*', to: '/y/:splat' }
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
    ['/v1.3/page', 'https://archive.example/v1'],
    ['/v1-beta', 'https://archive.example/v1'],
    ['/x/part-one/two', '/y/one/two'],
    ['/x/other', null],
    ['/oldest', null],
    ['/new', null]
  ])('resolves %s to %s', (path, expected) => {
    expect(resolve(path)).toBe(expected);
  });

  it('does not redirect an address to itself', () => {
    expect(resolve('/case')).toBeNull();
  });

  it('stops at an existing address', () => {
    const grow = [{ from: '/a/*', to: '/a/a/:splat' }];
    expect(createRedirectResolver(grow, (path) => path === '/a/a/b')('/a/b')).toBe('/a/a/b');
  });

  it('terminates for any redirects', () => {
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

describe('redirects without a target', () => {
  it.each([
    ['itself', [['/a', '/a']]],
    ['itself in another case', [['/a', '/A/']]],
    [
      'a cycle of two',
      [
        ['/a', '/b'],
        ['/b', '/a']
      ]
    ],
    [
      'a cycle of three',
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/a']
      ]
    ],
    [
      'a cycle with an entry from outside',
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/b']
      ]
    ],
    ['an address that grows', [['/*', '/a/:splat']]],
    ['a script', [['/a', 'javascript:alert(1)']]],
    ['a relative address', [['/a', 'b']]]
  ])('are dropped for %s', (_, rules) => {
    const resolve = createRedirectResolver(rules.map(([from = '', to = '']) => ({ from, to })));
    const target = resolve('/a');
    // At most one step, to another form of the same address.
    expect(target === null || normalizeAddress(target) === '/a').toBe(true);
    expect(target === null ? null : resolve(target)).toBeNull();
  });

  it('are dropped for an address in encoded and unencoded form', () => {
    const resolve = createRedirectResolver([{ from: '/a b', to: '/a%20b' }]);
    expect(resolve('/a b')).toBeNull();
  });
});

describe('targets on another host', () => {
  const EVIL = [
    '/old//evil.example',
    '/old/\\evil.example',
    '/old/%5Cevil.example',
    '/old/\t/evil.example',
    '/old/%09//evil.example'
  ];

  it.each(EVIL)("can't be injected by the address %j", (path) => {
    const target = createRedirectResolver([{ from: '/old/*', to: '/:splat' }])(path) ?? '/';
    for (const location of [target, redirectLocation(target, '')]) {
      expect(new URL(location, 'https://here.example').host).toBe('here.example');
    }
  });

  it("can't be injected by any address if the rule names the host", () => {
    const rules = [
      { from: '/a/*', to: 'https://archive.example:splat' },
      { from: '/b/*', to: 'https://:splat' },
      { from: '/c/*', to: 'https://archive.example/:splat' }
    ];
    const resolve = createRedirectResolver(rules);
    expect(resolve('/a/.evil.example')).toBeNull();
    expect(resolve('/a/@evil.example')).toBeNull();
    expect(resolve('/b/evil.example')).toBeNull();
    expect(resolve('/c//evil.example')).toBe('https://archive.example//evil.example');
  });

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '\\\\evil.example'])(
    "can't be injected by the local target %j",
    (to) => {
      const target = createRedirectResolver([{ from: '/a', to }])('/a') ?? '/';
      expect(new URL(target, 'https://here.example').host).toBe('here.example');
      expect(new URL(redirectLocation(to, ''), 'https://here.example').host).toBe('here.example');
    }
  );

  it('are never reached, and no rule makes the resolver throw', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%5c',
        '%2f',
        '%',
        '%0d%0a',
        '\t',
        '\n',
        ':splat',
        '/*',
        '@',
        '\ud800',
        'evil.example'
      )
    );
    const path = fc.array(part).map((parts) => `/${parts.join('')}`);
    const rule = fc.record({ from: path, to: path });
    fc.assert(
      fc.property(fc.array(rule), path, path, (redirects, start, search) => {
        const resolve = createRedirectResolver(redirects);
        const target = resolve(start);
        if (target !== null) {
          expect(new URL(target, 'https://here.example').host).toBe('here.example');
          const location = redirectLocation(target, `?${search}`);
          expect(location).toMatch(/^\/(?!\/)[!-~]*$/);
          expect(new URL(location, 'https://here.example').host).toBe('here.example');
        }
      })
    );
  });

  it('end the chain: the target is not redirected again', () => {
    const name = fc.constantFrom('a', 'b', 'A', 'c%20d');
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => `/${names.join('/')}`);
    const rule = fc.oneof(
      fc.record({ from: path, to: path }),
      fc.record({ from: path.map((from) => `${from}/*`), to: path.map((to) => `${to}/:splat`) })
    );
    fc.assert(
      fc.property(fc.array(rule), path, (redirects, start) => {
        const resolve = createRedirectResolver(redirects);
        let at: string | null = start;
        let steps = 0;
        while (at !== null && steps < 5) {
          at = resolve(at);
          steps += 1;
        }
        expect(steps).toBeLessThan(4);
      })
    );
  });
});

describe('large rule sets and long addresses', () => {
  it('are resolved or given up without an error', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => ({ from: `/${index}`, to: `/${index + 1}` }));
    expect(createRedirectResolver(chain)('/0')).toBeNull();
    expect(createRedirectResolver(chain)('/19995')).toBe('/20000');
    const deep = '/a'.repeat(200_000);
    expect(createRedirectResolver([{ from: '/a/*', to: '/b/:splat' }])(deep)).toBe(`/b${deep.slice(2)}`);
    expect(createRedirectResolver([{ from: '/a', to: '/b' }])(`/a${'/'.repeat(500_000)}`)).toBe('/b');
  });
});

describe('normalizeAddress', () => {
  it('keeps the root and survives invalid encoding', () => {
    expect(normalizeAddress('/')).toBe('/');
    expect(normalizeAddress('/A%20b//')).toBe('/a b');
    expect(normalizeAddress('/100%')).toBe('/100%');
  });
});

describe('redirectLocation', () => {
  it('encodes unencoded characters once, and keeps the query', () => {
    expect(redirectLocation('/a b/ü', '?q=1')).toBe('/a%20b/%C3%BC?q=1');
    expect(redirectLocation('https://archive.example/Some%20Page/', '')).toBe('https://archive.example/Some%20Page/');
  });
});
