import { requestText } from './rawRequest.ts';

/** Seeded random number generator (mulberry32) for numbers in [0, 1). */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Addresses with small responses, so that thousands of requests are quick. */
const ADDRESSES = [
  '/',
  '/robots.txt',
  '/versions.json',
  '/components/button',
  '/components/button/',
  '/api/icons',
  '/assets'
];

const PARTS = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '/../',
  '/./',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%0d%0a',
  '%',
  '%c0%ae',
  '%E0%A4%A',
  '%252e',
  '~',
  ':',
  '@',
  '[',
  ']',
  '*',
  ';',
  '?',
  '?raw',
  '&import',
  '?url&inline',
  '#',
  '@fs',
  '@id',
  '@vite/client',
  'node_modules',
  'package.json',
  '.env',
  '.git/config',
  'etc/passwd',
  'api',
  'assets',
  'components',
  'button',
  'index.html',
  '.html',
  'data',
  'code',
  'http://localhost',
  'http://[',
  'https://evil.example',
  'file:///etc/passwd',
  '_redirects',
  '404',
  '__proto__',
  'constructor',
  'a'.repeat(300)
];

const TAME_STARTS = ['//', 'http://localhost/', 'http://evil.example/'];
const WILD_STARTS = [...TAME_STARTS, 'https://[', '', 'file:', '*'];

const METHODS = ['HEAD', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'SEARCH'];

const HOSTS = ['localhost:1', '127.0.0.1', '[::1]', 'evil.example', 'localhost@evil.example', '[', 'a b', ''];

const RANGES = [
  '0-0',
  '9-3',
  '-5',
  '5-',
  '-0',
  '0-99999999999999999999',
  '-99999999999999999999',
  '0-1,3-4',
  'a-b',
  '-',
  ''
];

const HEADERS = {
  'If-None-Match': ['*', '"a"', 'W/"1-1", "b"', ','],
  'If-Modified-Since': ['Sun, 01 Jan 2023 00:00:00 GMT', 'never', ''],
  'If-Range': ['"a"', 'Sun, 01 Jan 2023 00:00:00 GMT'],
  Accept: ['*/*', 'text/html', 'text/x-vite-ping', ''],
  Origin: ['null', 'https://evil.example'],
  Referer: ['http://localhost/', '\u00ff'],
  'Sec-Fetch-Dest': ['script', 'iframe'],
  'Accept-Encoding': ['gzip, br', '*;q=0'],
  Cookie: ['a=b; '.repeat(100)]
} as const;

/** Headers that affect the rest of the connection. */
const WILD_HEADERS = {
  Upgrade: ['websocket', 'h2c'],
  Connection: ['Upgrade', 'keep-alive, Upgrade', 'x'],
  'Sec-WebSocket-Protocol': ['vite-hmr', 'vite-ping', 'chat'],
  'Content-Length': ['0', '5', '-1', '99999999999999999999'],
  'Transfer-Encoding': ['chunked', 'gzip, chunked', 'x'],
  Expect: ['100-continue', 'more']
} as const;

/** Creates requests that no browser sends. @param places paths of files that must not be served, used in targets */
export function createRequestMaker(random: Random, places: readonly string[]) {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const chance = (share: number): boolean => random() < share;
  const characters = (first: number, last: number): string =>
    Array.from({ length: below(12) }, () => String.fromCharCode(first + below(last - first + 1))).join('');

  /**
   * Printable ASCII without spaces, which would end the target; parsers reject it without one of the initial starts.
   */
  const target = (starts: readonly string[]): string => {
    const start = chance(0.9) ? '/' : pick(starts);
    const parts = Array.from({ length: below(7) }, () => {
      const kind = random();
      return kind < 0.65
        ? pick(PARTS)
        : kind < 0.75
          ? pick(places)
          : kind < 0.85
            ? pick(ADDRESSES)
            : characters(33, 126);
    });
    return start + parts.join(chance(0.5) ? '/' : '');
  };

  const headers = (choices: Readonly<Record<string, readonly string[]>>): Record<string, string> => {
    const chosen = Object.entries(choices).filter(() => chance(0.15));
    return Object.fromEntries(chosen.map(([name, values]) => [name, pick(values)]));
  };

  const tameHeaders = (): Record<string, string> => ({
    ...(chance(0.2) ? { Host: pick(HOSTS) } : {}),
    ...(chance(0.3) ? { Range: `bytes=${pick(RANGES)}` } : {}),
    ...headers(HEADERS)
  });

  const method = (): string => (chance(0.7) ? 'GET' : pick(METHODS));

  return {
    /** A request that parsers accept, so that others can follow on the same connection. */
    tame: (): string => requestText(target(TAME_STARTS), { Connection: 'keep-alive', ...tameHeaders() }, method()),
    /** Any request, or something similar. */
    wild: (): string => {
      const version = chance(0.7) ? '' : pick(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'http/1.1', '', 'HTTP/1.1 ']);
      const text = requestText(
        chance(0.7) ? target(WILD_STARTS) : characters(0, 255),
        {
          ...tameHeaders(),
          ...headers(WILD_HEADERS),
          ...(chance(0.2) ? { [characters(33, 126)]: characters(0, 255) } : {})
        },
        chance(0.7) ? method() : pick(['CONNECT', 'PRI', 'get', characters(0, 255)])
      );
      const body = chance(0.3)
        ? pick(['5\r\nhello\r\n0\r\n\r\n', 'hello', '\0'.repeat(10), 'GET / HTTP/1.1\r\n\r\n'])
        : '';
      return (version === '' ? text : text.replace('HTTP/1.1', version)) + body;
    },
    /** A valid request with some bytes changed, removed, duplicated or moved. */
    mutated: (): string => {
      let text = requestText(pick(ADDRESSES), { Range: 'bytes=0-9', Accept: '*/*', 'If-None-Match': '"a"' });
      for (let changes = 1 + below(4); changes > 0; changes--) {
        const from = below(text.length + 1);
        const to = Math.min(text.length, from + 1 + below(8));
        const part = text.slice(from, to);
        const replacement = pick([
          '',
          part + part,
          String.fromCharCode(below(256)),
          pick(PARTS),
          '\r\n',
          part.toUpperCase()
        ]);
        text = text.slice(0, from) + replacement + text.slice(to);
      }
      return chance(0.1) ? text.slice(0, below(text.length)) : text;
    }
  };
}
