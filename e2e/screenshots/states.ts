import type { Locator, Page } from '@playwright/test';
import { settingsButton } from '../overlays/settingsPanel.ts';
import { openPalette, paletteField } from '../search/searchFields.ts';
import { modelPages } from './modelPages.ts';
import type { State } from './state.ts';

const PHONE_PX = 390;

const DARK = { options: { colorScheme: 'dark' } } satisfies Partial<State>;
const CLOSED_BANNER = { 'gdpr-banner-closed': 'true' };
const HIGH_CONTRAST = { stored: { ...CLOSED_BANNER, 'high-contrast-preference': 'on' } } satisfies Partial<State>;
const RIGHT_TO_LEFT = { stored: { ...CLOSED_BANNER, 'patternbook-direction': 'rtl' } } satisfies Partial<State>;

/** Waits for the final answer of a search. */
const allFound = (page: Page) =>
  page
    .getByText(/^\d+ results?$/)
    .first()
    .waitFor();

async function openPanel(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.getByRole('dialog').waitFor();
}

/** Pages, each captured in all themes and sizes. */
const PAGES: readonly Pick<State, 'name' | 'path' | 'act'>[] = [
  { name: 'home', path: '/' },
  { name: 'component', path: '/components/accordion' },
  { name: 'text', path: '/extensions/quick-starts/design-guidelines' },
  { name: 'landing', path: '/layouts/about-layouts' },
  { name: 'section', path: '/charts' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'tokens', path: '/tokens/all-tokens#tokens-background' },
  {
    name: 'icons',
    path: '/design-foundations/icons#all-icons',
    act: (page) => page.locator('.pb-icon-list svg').first().waitFor()
  },
  { name: 'status', path: '/components/component-status' },
  { name: 'search', path: '/search?q=modal', act: (page) => allFound(page) }
];

const pageStates = PAGES.flatMap(({ name, ...page }): State[] => [
  { name, ...page },
  { name: `${name}-phone`, ...page, width: PHONE_PX },
  { name: `${name}-dark`, ...page, ...DARK },
  { name: `${name}-phone-dark`, ...page, width: PHONE_PX, ...DARK },
  { name: `${name}-high-contrast`, ...page, ...HIGH_CONTRAST },
  { name: `${name}-right-to-left`, ...page, ...RIGHT_TO_LEFT }
]);

const modelStates = Object.entries(modelPages).flatMap(([name, path]): State[] => [
  { name: `page-${name}`, path },
  { name: `page-${name}-phone-dark`, path, width: PHONE_PX, ...DARK }
]);

/** Overlays. */
const OPENED: readonly { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'release-menu', open: (page) => openPanel(page, page.getByRole('button', { name: /^Release / })) },
  { name: 'display-settings', open: (page) => openPanel(page, settingsButton(page)) },
  { name: 'shortcuts', open: (page) => page.keyboard.press('?') },
  {
    name: 'navigation-filter',
    open: async (page) => {
      await page.getByPlaceholder('Find in navigation').fill('select');
      await page.locator('#pb_navigation mark').first().waitFor();
    }
  }
];

const openedStates = OPENED.flatMap(({ name, open }): State[] => [
  { name, path: '/components/accordion', act: open },
  { name: `${name}-dark`, path: '/components/accordion', act: open, ...DARK }
]);

/** Interactions and their results. */
const DONE: readonly Pick<State, 'name' | 'path' | 'act'>[] = [
  {
    name: 'palette',
    path: '/components/accordion',
    async act(page) {
      await openPalette(page);
      await paletteField(page).fill('modal');
      await allFound(page);
    }
  },
  {
    name: 'changed',
    path: '/components/button#variant-examples',
    async act(page) {
      const example = page.locator('#variant-examples');
      await example.locator('[data-control=TOGGLE_CODE]').click();
      await example.locator('.cm-content').click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('\n// changed');
      await example.locator('[data-live=shown]').waitFor();
    }
  }
];

const doneStates = DONE.flatMap(({ name, ...page }): State[] => [
  { name, ...page },
  { name: `${name}-dark`, ...page, ...DARK },
  { name: `${name}-phone`, ...page, width: PHONE_PX }
]);

/** All states with a screenshot. */
export const states: readonly State[] = [
  ...pageStates,
  ...modelStates,
  ...openedStates,
  ...doneStates,
  { name: 'first-visit', path: '/components/accordion', stored: {} },
  { name: 'first-visit-phone', path: '/components/accordion', stored: {}, width: PHONE_PX },
  { name: 'props', path: '/components/button#button' },
  { name: 'props-phone', path: '/components/button#button', width: PHONE_PX },
  {
    name: 'type',
    path: '/components/toolbar#toolbar',
    act: async (page) => {
      await page.getByRole('link', { name: 'ToolbarColorVariant' }).first().click();
      await page.getByRole('dialog').getByRole('table').first().waitFor();
    }
  },
  { name: 'css-variables-dark', path: '/components/accordion/html#pf-v6-c-accordion', ...DARK },
  {
    name: 'display-settings-phone',
    path: '/components/accordion',
    width: PHONE_PX,
    act: (page) => openPanel(page, settingsButton(page))
  },
  { name: 'component-forced-colors', path: '/components/accordion', options: { forcedColors: 'active' } },
  { name: 'component-no-script', path: '/components/accordion', options: { javaScriptEnabled: false } },
  { name: 'component-paper', path: '/components/accordion', print: true },
  { name: 'component-deprecated', path: '/components/wizard/react-deprecated' },
  { name: 'component-wide', path: '/components/table', width: 2560 },
  { name: 'standalone', path: '/components/accordion/bordered' },
  {
    name: 'navigation-phone',
    path: '/components/accordion',
    width: PHONE_PX,
    act: (page) => page.getByRole('button', { name: 'Global navigation' }).click()
  },
  {
    name: 'not-loaded',
    path: '/components/accordion',
    act: async (page) => {
      await page.context().setOffline(true);
      await page.locator('#pb_navigation a[href="/components/button"]').click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    }
  }
];
