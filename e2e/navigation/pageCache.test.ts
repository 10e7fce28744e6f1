import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { problemsOf } from '../outside/pageHealth.ts';
import { choosePage } from '../support/navigation.ts';
import { outputOf } from '../support/readSite.ts';

const SITE = 'sites/patternfly';

const PATH = '/components/badge';
const WAIT = { timeout: 20_000 };
const api = readdirSync(join(outputOf(SITE), 'api/components')).find((name) => name.endsWith('.html')) ?? '';

/** One address per kind of document. */
const KINDS = [
  '/',
  PATH,
  '/components/accordion',
  '/components/all-components',
  '/tokens/all-patternfly-tokens',
  '/design-foundations/icons',
  '/training/react-fundamentals-training',
  '/search?q=button',
  '/no/such',
  '/components/accordion/bordered',
  `/api/components/${api}`
];

declare global {
  interface Window {
    hindrances?: string[];
  }
}

/** Runs in the page before its scripts: records everything that makes a page ineligible for the back/forward cache. */
function recordBlockers(): void {
  const noted: string[] = [];
  window.hindrances = noted;
  const { prototype } = EventTarget;
  prototype.addEventListener = new Proxy(Reflect.get(prototype, 'addEventListener') as () => void, {
    apply(target, self, given: [string]) {
      if (/unload$/.test(given[0])) {
        noted.push(`a listener for ${given[0]}`);
      }
      Reflect.apply(target, self, given);
    }
  });
  for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'BroadcastChannel', 'SharedWorker'] as const) {
    const Original = window[name] as new () => object;
    Object.assign(window, {
      [name]: new Proxy(Original, {
        construct(target, given, newTarget) {
          noted.push(`a ${name}`);
          return Reflect.construct(target, given, newTarget) as object;
        }
      })
    });
  }
}

/** Dispatches the events of the back/forward cache, since the browser does not cache the page here. */
function leaveAndReturn(page: Page): Promise<void> {
  return page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

test.describe('the back/forward cache', () => {
  test('accepts every document: no open connections and no unload listeners', { tag: '@full' }, async ({ context }) => {
    test.setTimeout(60_000);

    await context.addInitScript(recordBlockers);
    const page = await context.newPage();
    const hindrances: Record<string, unknown> = {};
    for (const address of KINDS) {
      const response = await page.goto(address);
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(() => [
        ...(window.hindrances ?? ['nothing was noted']),
        ...['onunload', 'onbeforeunload'].filter((name) => Reflect.get(window, name) !== null)
      ]);
      const cache = (await response?.headerValue('cache-control')) ?? '';
      hindrances[address] = [...found, ...(cache.includes('no-store') ? [cache] : [])];
    }
    expect(hindrances).toEqual(Object.fromEntries(KINDS.map((address) => [address, []])));
  });

  test('restores a working page', { tag: '@full' }, async ({ visit }) => {
    test.setTimeout(60_000);

    const { page, errors } = await visit(PATH);
    const example = page.locator('#read');
    await example.getByRole('button', { name: /^View code/ }).click();
    const code = example.getByRole('textbox', { name: /code/i });
    await leaveAndReturn(page);
    await code.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('export const Example = () => <p>mine</p>;');
    const preview = example.frameLocator('iframe[data-shown]');
    await preview.getByText('mine').waitFor(WAIT);

    await leaveAndReturn(page);
    await expect(preview.getByText('mine')).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await choosePage(page, '/components/accordion');
    await leaveAndReturn(page);
    await expect(page.locator('h1:visible')).toHaveText(['Accordion']);
    await page.goBack();
    await preview.getByText('mine').waitFor(WAIT);
    expect(errors.list).toEqual([]);
  });

  test('restores a page with the preferences chosen in the meantime', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.evaluate(() => localStorage.setItem('theme-preference', 'dark'));
    await leaveAndReturn(page);
    await expect(page.locator('html')).toHaveClass(/pf-v6-theme-dark/);
    await page.getByRole('button', { name: 'Display settings' }).click();
    await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
  });
});
