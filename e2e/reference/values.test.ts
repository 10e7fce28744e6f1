import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { outputOf } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';
import { resolveConfig } from '../../engine/src/core/config.ts';
import {
  type CssVariableRow,
  cssVariablesIndexSchema,
  cssVariablesSchema
} from '../../engine/src/reference/cssVariables/rows.ts';
import { valueInTheme } from '../../engine/src/core/valueInTheme.ts';
import { deriveDesign } from '../../engine/src/reference/design/writeDesign.ts';
import type { DesignFiles } from '../../engine/src/reference/design/designFiles.ts';
import type { ThemedValue, Value } from '../../engine/src/reference/design/valueSchema.ts';
import { prefixedSheets, tokenSheets } from '../../engine/src/reference/design/sheetFiles.ts';
import { type PublishedTheme, themesFileSchema } from '../../engine/src/reference/design/themesFile.ts';
import { hasToken, type Token, tokensSchema } from '../../engine/src/reference/tokens/schema.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import config from '../../sites/patternfly/site.config.ts';

const SITE = resolve(import.meta.dirname, '../../sites/patternfly');
const { reference } = resolveConfig(config, 'site.config.ts');

/** Themes of the built site. */
const THEMES = themesFileSchema.parse(
  JSON.parse(readFileSync(join(outputOf('sites/patternfly'), 'api/themes.json'), 'utf8'))
);

/** Below all breakpoints. */
const VIEWPORT = { width: 300, height: 300 };
/** CSS-wide keywords, which a browser computes to an empty string. */
const KEYWORD = /^(initial|inherit|unset|revert)$/;
/** Expected differences for a single element in a small viewport. */
const EXCEPTIONS = [
  // Rules for small viewports.
  /^--pf-v6-c-page__main-(container|subnav|breadcrumb)--/,
  // Registered as lengths, so the browser adds the unit.
  /^--pf-v6-c-tabs--(m-vertical--)?link-accent--/,
  // Rule for the first child.
  /^--pf-v6-c-form__field-group--BorderBlockStartWidth$/,
  // Defined on elements inside a table.
  /^--pf-v6-c-table(--m-sticky-header--cell--ZIndex|__sticky-cell--Inset)/,
  // The list inside a menu sets one of the properties.
  /^--pf-v6-c-menu--m-flyout__menu--(m-top--)?Inset/
];

let browser: Browser;
let page: Page;
let files: DesignFiles;

test.beforeAll(async () => {
  ({ files } = deriveDesign(reference, SITE, THEMES));
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const sheets = [...tokenSheets(reference, SITE), ...prefixedSheets(reference, SITE).map(({ file }) => file)];
  await page.setContent('<!doctype html><title>Values</title><body></body>');
  await page.addStyleTag({ content: [...new Set(sheets)].map((file) => readFileSync(file, 'utf8')).join('\n') });
});

test.afterAll(() => browser.close());

/** The value in the browser's serialization. */
function expected(value: ThemedValue, theme: string): string {
  const own = valueInTheme<Value>(value, theme).value;
  return KEYWORD.test(own) || own.includes('var(') ? '' : own;
}

/** Applies a theme to the root element, as the site's preferences do. */
async function choose({ classes, attributes }: PublishedTheme): Promise<void> {
  const others = THEMES.flatMap((theme) => Object.keys(theme.attributes));
  await page.evaluate(
    ([names, own, className]) => {
      const root = document.documentElement;
      root.className = className;
      names.forEach((name) => root.removeAttribute(name));
      Object.entries(own).forEach(([name, value]) => root.setAttribute(name, value));
    },
    [others, attributes, classes.join(' ')] as const
  );
}

interface Subject {
  property: string;
  /** Classes of nested elements; the property is read from the innermost one, or from the root element. */
  elements: string[];
}

/** Returns the browser's computed values of properties. */
function computed(subjects: Subject[]): Promise<string[]> {
  return page.evaluate((all) => {
    return all.map(({ elements, property }) => {
      const [outer, ...inner] = elements.map((className) =>
        Object.assign(document.createElement('div'), { className })
      );
      document.body.replaceChildren(...(outer ? [outer] : []));
      const innermost = inner.reduce((parent, child) => parent?.appendChild(child), outer);
      const value = getComputedStyle(innermost ?? document.documentElement).getPropertyValue(property);
      return value.replace(/\s+/g, ' ').trim();
    });
  }, subjects);
}

/** Returns rows of all components and layouts whose selector needs the classes of a single element. */
function simpleRows(): { row: CssVariableRow; elements: string[] }[] {
  const index = cssVariablesIndexSchema.parse(files.get('/api/css-variables.json'));
  return index
    .filter(({ prefix }) => /^pf-v6-[cl]-/.test(prefix))
    .flatMap(({ prefix, path }) =>
      cssVariablesSchema.parse(files.get(path)).rows.flatMap((row) => {
        const classes = /^(\.[\w-]+)+$/.test(row.selector) ? row.selector.slice(1).split('.') : [];
        const isBlock = classes.includes(prefix);
        const isPart = classes.some((name) => name.startsWith(`${prefix}__`));
        const elements = isBlock ? [classes.join(' ')] : [prefix, classes.join(' ')];
        const isExcepted = EXCEPTIONS.some((pattern) => pattern.test(row.property));
        return row.condition === null && (isBlock || isPart) && !isExcepted ? [{ row, elements }] : [];
      })
    );
}

for (const published of THEMES) {
  const theme = published.name;
  test.describe(`in the theme ${theme}, the browser computes the same values`, () => {
    test.beforeAll(() => choose(published));

    test('for tokens', async () => {
      const { tokens } = tokensSchema.parse(files.get('/api/tokens.json'));
      const isThere = (token: Token): boolean => hasToken(theme, token);
      const values = await computed(tokens.map(({ name }) => ({ property: name, elements: [] })));

      expect(tokens.filter(isThere).length).toBeGreaterThan(1000);
      const wrong = tokens
        .map((token, index) => [token.name, values[index], isThere(token) ? expected(token, theme) : ''])
        .filter(([, value, own]) => value !== own);
      expect(wrong).toEqual([]);
    });

    test('for CSS variables', async () => {
      const rows = simpleRows();
      const values = await computed(rows.map(({ row: { property }, elements }) => ({ property, elements })));

      expect(rows.length).toBeGreaterThan(6000);
      const wrong = rows
        .map(({ row, elements }, index) => [elements.join(' > '), row.property, values[index], expected(row, theme)])
        .filter(([, , value, own]) => value !== own);
      expect(wrong).toEqual([]);
    });
  });
}
