import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { MARKUP, collectExceptions, problemsOf } from './pageHealth.ts';
import { casesOfTier } from '../support/tier.ts';

const PATH = '/components/badge';
const TOKENS = '/tokens/all-tokens';
const ICONS = '/design-foundations/icons';
const EXAMPLE = 'read';

const encoded = encodeURIComponent(MARKUP);
const packed = (text: string) => deflateRawSync(text).toString('base64url');

/** Problems by opened address. */
type Problems = Record<string, string[]>;

/** Opens addresses sequentially in the same page. */
async function open(page: Page, addresses: readonly string[]): Promise<Problems> {
  const exceptions = collectExceptions(page);
  const problems: Problems = {};
  for (const address of addresses) {
    await page.goto(address);
    const found = [...(await problemsOf(page)), ...exceptions.splice(0)];
    if (found.length > 0) {
      problems[address.slice(0, 80)] = found;
    }
  }
  return problems;
}

test.describe('the address of a search', () => {
  const QUERIES = [
    `q=${'%00%01%1B%7F%C2%85%E2%80%AE'.repeat(50)}`,
    'q=%ED%A0%80+button',
    'q=%&kind=%&section=%',
    `q=button&q=${encoded}&q=x&kind=page&kind=page,nothing&kind=__proto__&section=a&section=b`,
    `q=${encoded}&kind=${encoded}&section=${encoded}`,
    'q=__proto__&kind=constructor&section=__proto__',
    'q=constructor+toString+hasOwnProperty',
    'q=javascript:alert(1)',
    'q=(%5Ba-z%5D%2B)%2B~+%5C+%22+*'
  ];
  test('is handled for any query', async ({ context }) => {
    test.setTimeout(120_000);

    const page = await context.newPage();
    expect(
      await open(
        page,
        casesOfTier(QUERIES).map((query) => `/search?${query}`)
      )
    ).toEqual({});
  });
});

test.describe('an unknown address', () => {
  const PATHS = [`/${encoded}`, '/__proto__'];
  test('is handled for any path', async ({ context }) => {
    test.setTimeout(120_000);

    expect(await open(await context.newPage(), PATHS)).toEqual({});
  });
});

test.describe('a filter in an address', () => {
  const FILTERS = [
    `${TOKENS}?q=${encoded}#%`,
    `${TOKENS}?q=%ED%A0%80&constructor=1&__proto__=2#__proto__`,
    `${ICONS}?q=${encoded}&group=${encoded}#icon-__proto__`,
    `${ICONS}?q=%ED%A0%80&group=constructor#%E0%A4%A`,
    `/components/component-status?q=${encoded}&sort=__proto__#%`,
    `/components/all-components?q=${encoded}#:is(`
  ];
  test('is handled for any value', async ({ context }) => {
    test.setTimeout(120_000);

    expect(await open(await context.newPage(), casesOfTier(FILTERS))).toEqual({});
  });

  test("of tokens follows the reader's typing despite a malformed fragment", async ({ context }) => {
    const page = await context.newPage();
    const exceptions = collectExceptions(page);
    await page.goto(`${TOKENS}#%`);
    const field = page.getByPlaceholder('Filter by name or value');
    await field.fill('spacer');
    await expect.poll(() => new URL(page.url()).search).toContain('spacer');
    expect(exceptions).toEqual([]);
  });
});

test.describe('a fragment', () => {
  const FRAGMENTS = [
    '%',
    '%E0%A4%A',
    '%ED%A0%80',
    'a[b',
    ':is(',
    '__proto__',
    'constructor',
    encoded,
    'x'.repeat(100_000),
    `${EXAMPLE}?theme=${encoded}&width=1e99&contrast=__proto__&direction=up&text=-1&outlines=on`,
    `${EXAMPLE}?width=-1e99&colorScheme=dark&colorScheme=light`,
    `${EXAMPLE}?width=NaN&theme=constructor`,
    '%?colorScheme=dark',
    'a[b?colorScheme=dark',
    `code=${EXAMPLE}.ts.${packed('('.repeat(500_000))}`,
    `code=${EXAMPLE}.ts.${packed('x'.repeat(600_000))}`,
    `code=${EXAMPLE}.ts.${packed('export const A = () => <b>A</b>;').slice(0, 12)}`,
    `code=${EXAMPLE}.ts.!!!`,
    `code=${EXAMPLE}.exe.AAAA`,
    `code=${EXAMPLE}.html.${packed('<b>A</b>')}`,
    'code=__proto__.ts.AAAA',
    'code=constructor.ts.AAAA',
    `code=${encoded}.ts.AAAA`,
    'code=',
    `code=${EXAMPLE}.ts.${'A'.repeat(100_000)}`
  ];

  test('is handled for any value', async ({ context }) => {
    test.setTimeout(180_000);

    const page = await context.newPage();
    expect(
      await open(
        page,
        casesOfTier(FRAGMENTS, { share: 6 }).map((fragment) => `${PATH}#${fragment}`)
      )
    ).toEqual({});
  });

  test('is handled on page load if it is malformed', async ({ newContext }) => {
    test.setTimeout(120_000);

    const context = await newContext();
    for (const fragment of casesOfTier([
      '%',
      'a[b?colorScheme=dark',
      `code=${EXAMPLE}.ts.!!!`,
      `${EXAMPLE}?width=1e99`
    ])) {
      const page = await context.newPage();
      expect(await open(page, [`${PATH}#${fragment}`])).toEqual({});
      await page.close();
    }
  });

  for (const [name, code] of [
    ['that is too long', 'x'.repeat(600_000)],
    ['that is malformed', null]
  ] as const) {
    test(`with code ${name} shows a message`, async ({ visit }) => {
      const text = code === null ? packed('export const A = () => <b>A</b>;').slice(0, 12) : packed(code);
      const { page } = await visit(`${PATH}#code=${EXAMPLE}.ts.${text}`);
      await page.locator('.pb-shared-error').getByText('damaged or cut off').waitFor();
      await expect(page.locator('.pb-live-frame')).toHaveCount(0);
    });
  }
});
