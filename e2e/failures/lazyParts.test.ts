import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { palette, results } from '../search/searchFields.ts';

import { casesOfTier } from '../support/tier.ts';

const COMPONENT = '/components/badge';
const VARIABLE = '--pf-v6-c-badge--m-read--BackgroundColor';
const WAIT = { timeout: 15_000 };
/** An attempt loads the modules that the ones before import: there are a dozen levels of them. */
const MOST_ATTEMPTS = 40;

/** Parts tested with the isolated frame itself, and files that come with the document. */
const NOT_LAZY = /\/assets\/(frame|library|worker|main|site)[-.]|\.(html|woff2|svg|webp|png)$/;
const LAZY = /^\/(assets|code|data|api|search)[/.].*\.(js|css|json)$|^\/code\.json$/;

/** A lazy part: it loads nothing and shows nothing until the reader acts. */
interface LazyPart {
  path: string;
  act: (page: Page) => Promise<unknown>;
  works: (page: Page) => Promise<unknown>;
  /** Files that a page with this part loads by itself. */
  withPage?: RegExp;
  /** The document preloads the files, so only the second failure counts. */
  preloads?: boolean;
  /** Its own steps start the failures, once prerequisites are loaded. */
  prepares?: boolean;
  /** Retry action, if it is not the button with this name. */
  retry?: (page: Page) => Promise<unknown>;
}

const example = (page: Page) => page.locator('.pb-example').first();
const control = (page: Page, name: string) => example(page).locator(`[data-control=${name}]`);
const visible = (page: Page, selector: string) => page.locator(selector).first().waitFor(WAIT);

async function openEditor(page: Page): Promise<void> {
  await control(page, 'TOGGLE_CODE').click();
  await page.locator('.pb-example .cm-content').first().waitFor(WAIT);
}

const PARTS: Readonly<Record<string, LazyPart>> = {
  'the code of an example': {
    path: COMPONENT,
    act: (page) => control(page, 'TOGGLE_CODE').click(),
    works: (page) => visible(page, '.pb-example .cm-content')
  },
  'the preview settings': {
    path: COMPONENT,
    act: (page) => control(page, 'PREVIEW_SETTINGS').click(),
    works: (page) => example(page).getByRole('combobox', { name: 'Color scheme' }).waitFor(WAIT)
  },
  'preview settings in the URL': {
    path: '/components/accordion',
    act: (page) =>
      page.evaluate(() => (location.hash = `#${document.querySelector('.pb-example')?.id}?colorScheme=dark`)),
    works: (page) => example(page).getByRole('combobox', { name: 'Color scheme' }).waitFor(WAIT)
  },
  'code in the URL': {
    path: COMPONENT,
    // Deflated: `export const A = () => <b>Shared</b>;`
    act: (page) =>
      page.evaluate(async () => {
        const text = 'export const A = () => <b>Shared</b>;';
        const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
        const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
        const code = btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
        location.hash = `#code=${document.querySelector('.pb-example')?.id}.ts.${code}`;
      }),
    works: (page) => page.frameLocator('.pb-live-frame[data-shown]').getByText('Shared').waitFor(WAIT)
  },
  'the runtime of edited code': {
    path: COMPONENT,
    prepares: true,
    async act(page) {
      await openEditor(page);
      await failEachOnce(page);
      await page.locator('.pb-example .cm-content').first().press('Enter');
    },
    works: (page) => visible(page, '.pb-live[data-live=shown]')
  },
  'the conversion to JavaScript': {
    path: COMPONENT,
    prepares: true,
    async act(page) {
      await openEditor(page);
      await failEachOnce(page);
      await example(page).getByRole('button', { name: 'Convert to JavaScript' }).click();
    },
    works: (page) => example(page).getByRole('button', { name: 'Back to TypeScript' }).waitFor(WAIT)
  },
  'the project of an example': {
    path: COMPONENT,
    prepares: true,
    async act(page) {
      // Its script is loaded; the files for the project are fetched while the reader chooses.
      await control(page, 'PREVIEW_SETTINGS').click();
      await example(page).getByRole('combobox', { name: 'Color scheme' }).waitFor();
      // The first failure goes unnoticed if it comes before the press, which fetches the files again.
      await failEachOnce(page, /exportProject|\/code/, 2);
      await control(page, 'SANDBOX_MENU').click();
      page.on('download', () => void page.evaluate(() => (document.documentElement.dataset['downloaded'] = '')));
      await page.locator('#pb_sandboxes [data-control=DOWNLOAD_PROJECT]').click();
    },
    works: (page) => page.locator('html[data-downloaded]').waitFor(WAIT)
  },
  'trying a property': {
    path: `${COMPONENT}#prop-badge-isdisabled`,
    prepares: true,
    async act(page) {
      const row = page.locator('#prop-badge-isdisabled');
      await row.hover();
      await row.getByRole('button').waitFor();
      await failEachOnce(page);
      await row.getByRole('button').click();
    },
    works: (page) => page.frameLocator('.pb-live-frame[data-shown]').locator('.pf-m-disabled').first().waitFor(WAIT)
  },
  'the editor of a CSS variable': {
    path: `${COMPONENT}#${VARIABLE}`,
    prepares: true,
    async act(page) {
      const row = page.locator(`[id="${VARIABLE}"]`);
      await row.hover();
      await row.getByRole('button').waitFor();
      await failEachOnce(page);
      await row.getByRole('button').click();
    },
    works: (page) => page.getByRole('textbox', { name: `Value of ${VARIABLE}` }).waitFor(WAIT)
  },
  'the details of a CSS variable': {
    path: `${COMPONENT}#${VARIABLE}`,
    act: (page) => page.locator(`[id="${VARIABLE}"] summary`).click(),
    works: (page) => page.locator(`[id="${VARIABLE}"] details`).getByText('In scripts:').waitFor(WAIT),
    // The message in the row says so.
    async retry(page) {
      await page.locator(`[id="${VARIABLE}"] summary`).click();
      await page.locator(`[id="${VARIABLE}"] summary`).click();
    }
  },
  'a playground': {
    path: '/components/button',
    async act(page) {
      await page
        .locator('.pb-playground')
        .getByRole('combobox', { name: /^variant/ })
        .selectOption('danger');
    },
    works: (page) => visible(page, '.pb-playground .pb-live[data-live=shown]')
  },
  'the code of a playground': {
    path: '/components/button',
    act: (page) => page.getByRole('button', { name: 'Edit the code of Button' }).click(),
    works: (page) => visible(page, '.pb-playground .cm-content')
  },
  'the search palette': {
    path: COMPONENT,
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('wizard');
    },
    works: (page) => results(palette(page)).filter({ hasText: 'Wizard' }).first().waitFor(WAIT)
  },
  'the masthead search': {
    path: COMPONENT,
    async act(page) {
      await page.locator('.pb-search-toggle').click();
      await page.keyboard.type('wizard');
    },
    works: (page) => results(palette(page)).filter({ hasText: 'Wizard' }).first().waitFor(WAIT)
  },
  'the results page': {
    path: '/search?q=wizard',
    withPage: /\/(SearchPage|siteSearch|searchWorker|pages)[-.][^/]*(js|json)$/,
    act: () => Promise.resolve(),
    works: (page) => results(page.getByRole('main')).filter({ hasText: 'Wizard' }).first().waitFor(WAIT)
  },
  'the filter of the navigation': {
    path: COMPONENT,
    act: (page) => page.locator('#pb_navigation input').fill('wizard'),
    works: (page) => page.getByRole('navigation', { name: 'Found pages' }).getByRole('link').first().waitFor(WAIT),
    // Once the script is loaded, typing continues in the field.
    retry: (page) => page.locator('#pb_navigation input').press('Space')
  },
  'a section of the navigation': {
    path: COMPONENT,
    act: (page) => page.locator('[data-navigation-toggle=charts]').click(),
    works: (page) => page.locator('#pb_navigation a[href="/charts/area-chart"]').waitFor(WAIT)
  },
  'the filter of a gallery': {
    path: '/components/all-components',
    act: (page) => page.getByRole('main').getByRole('searchbox').fill('accordion'),
    works: (page) => expect.poll(() => page.locator('.pb-gallery-card:visible').count(), WAIT).toBeLessThan(9)
  },
  'the filter of the release notes': {
    path: '/get-started/upgrade/release-notes',
    act: (page) => page.getByPlaceholder('Filter changes').fill('zzzzqq'),
    works: (page) => page.getByRole('heading', { name: /^No .* match/ }).waitFor(WAIT)
  },
  'the sorting of a table': {
    path: '/components/component-status',
    act: (page) => page.getByRole('columnheader', { name: 'Examples' }).getByRole('button').click(),
    works: (page) => page.locator('th[aria-sort=descending]').waitFor(WAIT)
  },
  'the gallery of icons': {
    path: '/design-foundations/icons',
    // It is near the top of the page.
    withPage: /\/IconGallery-[^/]*\.js$/,
    act: (page) => page.getByPlaceholder('Search icons').fill('trash'),
    works: (page) => page.getByRole('button', { name: 'trash', exact: true }).waitFor(WAIT)
  },
  'the list of tokens': {
    path: '/tokens/all-patternfly-tokens',
    act: (page) => page.getByPlaceholder('Filter by name or value').fill('zzzzqq'),
    works: (page) => page.getByRole('heading', { name: /^No .* match/ }).waitFor(WAIT)
  },
  'an exercise': {
    path: '/training/react-fundamentals-training',
    act: (page) => page.getByRole('button', { name: 'Check my code' }).first().click(),
    works: (page) =>
      page
        .getByText(/\d of \d done/)
        .first()
        .waitFor(WAIT),
    retry: (page) => page.getByRole('button', { name: 'Check my code' }).first().click()
  },
  'live examples': {
    path: '/components/accordion',
    withPage: /\/(components-accordion|island)-[^/]*\.js$/,
    preloads: true,
    act: () => Promise.resolve(),
    works: (page) => visible(page, '[data-preview][data-state=live]')
  }
};

/** Aborts the first requests for each lazy file, as many as `times`. */
async function failEachOnce(page: Page, pattern = LAZY, times = 1): Promise<void> {
  const failures = new Map<string, number>();
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const count = failures.get(pathname) ?? 0;
    const isFailing = pattern.test(pathname) && !NOT_LAZY.test(pathname) && count < times;
    if (isFailing && !route.request().isNavigationRequest()) {
      failures.set(pathname, count + 1);
      await route.abort();
    } else {
      await route.continue();
    }
  });
}

const FAILURES = ['[role=alert]', '[role=status]', '.pb-result-failed', '.pb-live-stopped', 'td .pb-reference-note'];

/** The error message, with its retry button. */
const failure = (page: Page) =>
  page
    .locator(FAILURES.map((selector) => `${selector}:visible`).join())
    .filter({ hasText: /Couldn’t (load|run)/ })
    .first();

/** The message disappears once a retry succeeds, possibly under the pointer. */
const press = (button: Locator) => button.click({ timeout: 2000 }).catch(() => undefined);

test.describe('a part whose files fail to load at first', () => {
  for (const [name, part] of casesOfTier(Object.entries(PARTS), { share: 12 })) {
    test(`reports it, and works after a retry: ${name}`, async ({ newContext }) => {
      test.slow();

      const page = await (await newContext({ acceptDownloads: true })).newPage();
      const exceptions: string[] = [];
      page.on('pageerror', ({ message }) => exceptions.push(message));
      if (part.withPage) {
        await failEachOnce(page, part.withPage, part.preloads ? 2 : 1);
      }
      await page.goto(part.path);
      await page.waitForLoadState('networkidle');
      if (part.path === COMPONENT) {
        // Controls load when they come near the window.
        await example(page).scrollIntoViewIfNeeded();
        await control(page, 'TOGGLE_CODE').waitFor();
      }
      if (!part.withPage && !part.prepares) {
        await failEachOnce(page);
      }
      await part.act(page);
      let told = 0;
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const working = part.works(page).then(() => 'works' as const);
        working.catch(() => undefined);
        const failing = failure(page)
          .waitFor(WAIT)
          .then(() => 'failed' as const);
        failing.catch(() => undefined);
        if ((await Promise.any([working, failing])) === 'works') {
          break;
        }
        told += 1;
        const button = failure(page).getByRole('button', { name: /^(Try|Run) again$/ });
        await ((await button.isVisible()) ? press(button) : part.retry?.(page));
        await page.waitForTimeout(200);
      }
      await part.works(page);
      expect(told).toBeGreaterThan(0);
      expect(exceptions).toEqual([]);
    });
  }
});
