import { deflateRawSync } from 'node:zlib';
import { expect, test } from '../../support/test.ts';

const PAGE = '/components/badge';
const WAIT = { timeout: 20_000 };

/** Listeners that keep the browser from leaving the page, and from removing the frame. */
const CODE = [
  "const events = ['beforeunload', 'pagehide', 'unload', 'visibilitychange', 'freeze'];",
  'const stay = (event) => {',
  '  event.preventDefault();',
  '  for (let i = 0; i < 9; i += 1) location.hash = `${event.type}-${i}`;',
  '  Array.from({ length: 2 ** 24 }, (_, n) => `${n}`).sort();',
  '};',
  'for (const type of events) { addEventListener(type, stay, true); document.addEventListener(type, stay, true); }',
  'globalThis.onbeforeunload = globalThis.onpagehide = globalThis.onunload = stay;',
  'export const Example = () => <p>shown</p>;'
].join('\n');

test.describe('a program with listeners of leaving', () => {
  for (const { name, leave } of [
    { name: 'within the site', leave: 'document.querySelector(\'a[href="/components/button"]\').click()' },
    { name: 'to another document', leave: "location.assign('/components/button')" }
  ]) {
    test(`does not delay that the reader goes on ${name}`, async ({ visit }) => {
      const { page } = await visit(`${PAGE}#code=read.ts.${deflateRawSync(CODE).toString('base64url')}`);
      await page.frameLocator('iframe[data-shown]').getByText('shown', { exact: true }).waitFor(WAIT);
      const entries = await page.evaluate(() => history.length);
      await page.evaluate(leave);
      await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible(WAIT);
      await expect(page.locator('iframe')).toHaveCount(0);
      // The listeners would have added more.
      expect((await page.evaluate(() => history.length)) - entries).toBe(1);
    });
  }
});
