import { expect, test } from 'vitest';

import { tokenLinks } from '../../src/documents/tokenLinks.ts';

const addressOf = (name: string): string | null => (name.startsWith('--acme-') ? `#${name}` : null);

test.each([
  ['--acme-ink', '<a href="#--acme-ink">--acme-ink</a>'],
  ['calc(--acme-a + 1px)', 'calc(<a href="#--acme-a">--acme-a</a> + 1px)'],
  ['--acme-x --acme-y', '<a href="#--acme-x">--acme-x</a> <a href="#--acme-y">--acme-y</a>'],
  ['--other', '--other'],
  ['"<b>" --acme-a', '&quot;&lt;b&gt;&quot; <a href="#--acme-a">--acme-a</a>'],
  ['1px--acme', '1px--acme']
])('%s', (value, html) => {
  expect(tokenLinks(value, addressOf)).toBe(html);
});
