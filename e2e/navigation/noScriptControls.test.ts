import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { casesOfTier } from '../support/tier.ts';

const KINDS = [
  '/',
  '/search',
  '/404',
  '/components/all-components',
  '/components/badge',
  '/components/button',
  '/components/about-modal',
  '/components/component-status',
  '/design-foundations/icons',
  '/get-started/upgrade/release-notes',
  '/tokens/all-patternfly-tokens',
  '/training/react-fundamentals-training'
];

const CONTROLS = 'button, select, input, textarea, [role=button], [role=switch], [tabindex="0"]';

interface Control {
  html: string;
  worksAlone: boolean;
}

/** Visible controls outside of examples; `worksAlone` is true if the browser implements the control. */
async function visibleControls(page: Page): Promise<Control[]> {
  const controls: Control[] = [];
  for (const control of await page.locator(`:is(${CONTROLS}):not([data-preview] *)`).filter({ visible: true }).all()) {
    const found = await control.evaluate((element) => {
      // Enter submits a form without a button.
      const form = element.closest('form');
      const isSent = form?.hasAttribute('action') === true;
      // CSS implements the choice of a layout.
      const isStyled = element.matches('[type=radio]') && element.closest('.pb-layout-toggle') !== null;
      const opens = document.getElementById(element.getAttribute('popovertarget') ?? '');
      const opensSomething = Boolean(opens?.querySelector('a[href], form[action]'));
      const scrolls = element.matches('[data-scrolls], pre, .pb-code-text');
      return {
        html: element.outerHTML.slice(0, 120),
        worksAlone: element.matches('a[href]') || isSent || isStyled || opensSomething || scrolls
      };
    });
    controls.push(found);
  }
  return controls;
}

test.describe('without JavaScript', () => {
  for (const path of casesOfTier(KINDS)) {
    test(`every visible control works: ${path}`, async ({ visitAs }) => {
      const { page } = await visitAs({ javaScriptEnabled: false }, path);
      expect((await visibleControls(page)).filter(({ worksAlone }) => !worksAlone)).toEqual([]);
    });
  }

  for (const path of casesOfTier(KINDS)) {
    test(`every internal link has a valid target: ${path}`, async ({ visitAs }) => {
      const { page } = await visitAs({ javaScriptEnabled: false }, path);
      const targets = new Map<string, Promise<{ status: number; html: string }>>();
      const load = (address: string) => {
        const known =
          targets.get(address) ??
          page.request
            .get(address)
            .then(async (response) => ({ status: response.status(), html: await response.text() }));
        targets.set(address, known);
        return known;
      };
      const links = await page
        .locator('a[href]:not([data-preview] *)')
        .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href))]);
      const { origin } = new URL(page.url());
      const broken: string[] = [];
      for (const link of links.filter((href) => href.startsWith(`${origin}/`))) {
        const { pathname, search, hash } = new URL(link);
        const { status, html } = await load(pathname + search);
        const id = decodeURIComponent(hash.slice(1));
        if (status !== 200 || (id !== '' && !html.includes(`id="${id}"`))) {
          broken.push(`${status} ${link}`);
        }
      }
      expect(broken).toEqual([]);
    });
  }
});
