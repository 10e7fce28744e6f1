import { deflateRawSync } from 'node:zlib';

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { MAX_CODE_LENGTH } from '../../engine/src/live/compiler/codeLimits.ts';
import { palette } from '../search/searchFields.ts';
import { longestGap, recordGaps } from '../support/gaps.ts';

import { casesOfTier, tier } from '../support/tier.ts';

const PAGE = '/components/badge';
const EXAMPLE = 'read';
const WAIT = { timeout: 25_000 };

/** A compiler that never answers: no text within the limits is known to take it too long. */
const HUNG_COMPILER = "postMessage({ kind: 'ready' }); onmessage = () => { for (;;); };";

const linkWith = (code: string): string => `${PAGE}#code=${EXAMPLE}.ts.${deflateRawSync(code).toString('base64url')}`;

const SHOWN = [
  { name: 'no semicolon at the end', code: 'const x = 1\nconst Example = () => <p>shown</p>' },
  { name: 'a directive without a semicolon', code: "'use client'\nexport const Example = () => <p>shown</p>" },
  { name: 'an assignment to an undeclared variable', code: 'Example = () => <p>shown</p>' },
  { name: 'a byte order mark', code: '\uFEFFconst Example = () => <p>shown</p>' },
  {
    name: 'the names of the module system',
    code: "const require = 'sh', module = 'ow', exports = 'n';\nconst __patternbookStep = '';\nexport const Example = () => <p>{require + module + exports + __patternbookStep}</p>"
  },
  {
    name: 'property names of Object.prototype',
    code: "const constructor = 'sho', toString = 'wn', __proto__ = '';\nexport const Example = () => <p>{constructor + toString + __proto__}</p>"
  },
  {
    name: 'imports of all kinds',
    code: "import React, { useState as require } from 'react';\nimport * as module from '@patternfly/react-core';\nexport const Example = () => <p>{require('shown')[0]}{typeof React.useState + typeof module.Badge === 'functionfunction' ? '' : ' not'}</p>"
  }
];

const FAILED = [
  {
    name: 'a property name of Object.prototype as a package',
    code: "\nimport x from 'constructor';\nexport const Example = () => <p>{x}</p>",
    message: /^Can’t find “constructor”.*\nLine 2, column 1$/
  },
  {
    name: 'nested parentheses',
    code: `const a = 1;\n${'('.repeat(10_000)}1${')'.repeat(10_000)}`,
    message: /^The code is nested too deeply\.\nLine 2, /
  },
  {
    name: 'functions in default values of one another',
    code: `const a = 1;\nconst Example = ${'(a = '.repeat(40)}1${') => a'.repeat(40)}`,
    message: /nested more than 8 deep\.\nLine 2, /
  },
  {
    name: 'top-level await',
    code: 'export const Example = () => <p/>;\r\n\r\nawait 1;\r\nExample',
    message: /await.*\nLine 3, column 1$/s
  },
  {
    name: 'an error after templates and line endings of all kinds',
    code: "const a = '\u2028' + `${1}`;\r\rexport const Example = () => {\r\n  const b = `${a}`; throw new Error('Broken');\n};",
    message: /^Error: Broken\nLine 4, column 27$/
  },
  {
    name: 'an infinite loop in a getter',
    code: 'const endless = {\n  get value() {\n    for (;;);\n  }\n};\nendless.value;\nexport const Example = () => <p/>;',
    message: /^EndlessError: .*\nLine 3, /
  }
];

/** Error message in place of the preview. */
const error = (page: Page) => page.locator(`#${EXAMPLE} .pb-preview-error`);
const stopped = (page: Page) => page.locator(`#${EXAMPLE} .pb-live-message`);
const preview = (page: Page) =>
  page.locator(`#${EXAMPLE}`).frameLocator('iframe[data-shown]').getByText('shown', { exact: true });

async function typeAll(page: Page, code: string): Promise<void> {
  await page.locator(`#${EXAMPLE}`).getByRole('textbox', { name: /code/i }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test.describe('a program renders with', () => {
  for (const { name, code } of casesOfTier(SHOWN, { share: 4 })) {
    test(name, async ({ visit }) => {
      const { page, errors } = await visit(linkWith(code));
      await expect(preview(page)).toBeVisible(WAIT);
      expect(errors.list).toEqual([]);
    });
  }
});

test.describe('a program fails with a line number, and without a page error, for', () => {
  for (const { name, code, message } of casesOfTier(FAILED, { share: 4 })) {
    test(name, async ({ visit }) => {
      const { page, errors } = await visit(linkWith(code));
      await expect(error(page)).toHaveText(message, WAIT);
      expect(errors.list.filter(({ kind }) => kind === 'exception')).toEqual([]);
    });
  }
});

test('a text that never finishes compiling is abandoned, and can be fixed without a page reload', async ({
  visit,
  context
}) => {
  const isCompiler = /\/assets\/compilerWorker-.*\.js$/;
  await context.route(isCompiler, (route) => route.fulfill({ contentType: 'text/javascript', body: HUNG_COMPILER }));
  const { page, errors } = await visit(linkWith('const Example = () => <p>long</p>'));
  await expect(stopped(page)).toHaveText(/The code takes too long to compile\./, WAIT);
  await context.unroute(isCompiler);
  await typeAll(page, 'const Example = () => <p>shown</p>');
  await expect(preview(page)).toBeVisible(WAIT);
  await expect(stopped(page)).toBeHidden();
  expect(errors.list).toEqual([]);
});

test('a compiler that fails to load is retried', async ({ visit, context }) => {
  await context.route(/\/assets\/compilerWorker-.*\.js$/, (route) => route.abort());
  const { page } = await visit(linkWith('const Example = () => <p>shown</p>'));
  await expect(stopped(page)).toHaveText(/Couldn’t load the compiler\./, WAIT);
  await context.unroute(/\/assets\/compilerWorker-.*\.js$/);
  await page.locator(`#${EXAMPLE}`).getByRole('button', { name: 'Run again' }).click();
  await expect(preview(page)).toBeVisible(WAIT);
});

test('the last of many quickly typed characters is rendered', async ({ visit }) => {
  test.setTimeout(120_000);

  const { page, errors } = await visit(linkWith('const Example = () => <p></p>'));
  const example = page.locator(`#${EXAMPLE}`);
  await typeAll(page, 'const Example = () => <p></p>');
  for (let left = '</p>'.length; left > 0; left -= 1) {
    await page.keyboard.press('ArrowLeft');
  }
  const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(4).slice(0, 100);
  const bursts = tier === 'full' ? 4 : 1;
  for (let burst = 0; burst < bursts; burst += 1) {
    await page.keyboard.type(letters);
    // Long enough for a run to start while the next characters arrive.
    await page.waitForTimeout(350);
  }
  const shown = example.frameLocator('iframe[data-shown]').locator('p');
  await expect(shown).toHaveText(letters.repeat(bursts), WAIT);
  // The visible frame, and the one prepared for the next run.
  expect(await page.locator('iframe').count()).toBeLessThanOrEqual(2);
  expect(errors.list).toEqual([]);
});

test(
  'code of the maximum length does not block the page, and is rendered or abandoned',
  { tag: '@full' },
  async ({ visit, context }) => {
    test.setTimeout(90_000);

    const statement = '{ const text = (a: number): string => `${a}` + [1, 2].map((b) => b + a).join(); text(1); }\n';
    const code = `${statement.repeat(Math.floor((MAX_CODE_LENGTH - 100) / statement.length))}const Example = () => <p>shown</p>`;
    await context.addInitScript(recordGaps);
    const { page, errors } = await visit(linkWith(code));
    const isTold = async (): Promise<boolean> =>
      (await stopped(page).allTextContents()).some((text) => text.includes('takes too long to compile'));
    await page.keyboard.press('Control+k');
    await palette(page).waitFor(WAIT);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await preview(page).isVisible()) || (await isTold()), WAIT).toBe(true);
    expect(await longestGap(page)).toBeLessThan(1000);
    expect(errors.list).toEqual([]);
  }
);
