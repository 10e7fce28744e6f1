import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ROOT_THEMES } from '../../engine/src/client/rootThemes.ts';
import type { CssVariableRow } from '../../engine/src/reference/cssVariables/schema.ts';
import { THEME_NAMES, type ThemeName } from '../../engine/src/reference/theme.ts';
import type { ThemedValue } from '../../engine/src/reference/schema.ts';
import type { Tokens } from '../../engine/src/reference/tokens/schema.ts';
import { siteTest } from '../support/siteTest.ts';

const it = siteTest('sites/patternfly');

/** Values that stand for those of the element around it, or for none: a browser computes an empty text for them. */
const KEYWORD = /^(initial|inherit|unset|revert)$/;

/** Values as a browser gives them; null where nothing can be compared. */
function expected(value: ThemedValue, theme: ThemeName): string {
  const own = (value.themes[theme] ?? value).value;
  return KEYWORD.test(own) || own.includes('var(') ? '' : own;
}

async function data<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

/** Puts the root element into a theme, as the site's preferences do. */
async function choose(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate((root) => {
    document.documentElement.className = root.classes.join(' ');
    for (const [name, value] of Object.entries(root.attributes)) {
      document.documentElement.setAttribute(name, value);
    }
  }, ROOT_THEMES[theme]);
}

interface Subject {
  /** Classes of an element that matches; none for the root element. */
  classes: string[];
  property: string;
}

/** What the browser makes of properties on elements of some classes. */
function computed(page: Page, subjects: Subject[]): Promise<string[]> {
  return page.evaluate((all) => {
    return all.map(({ classes, property }) => {
      const element = classes.length === 0 ? document.documentElement : document.createElement('div');
      if (classes.length > 0) {
        element.classList.add(...classes);
        document.body.append(element);
      }
      const value = getComputedStyle(element).getPropertyValue(property);
      if (classes.length > 0) {
        element.remove();
      }
      return value.replace(/\s+/g, ' ').trim();
    });
  }, subjects);
}

describe.each(THEME_NAMES)('in the theme %s', (theme) => {
  it('every token that the page loads has the value that the site tells', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    const { tokens } = await data<Tokens>(page, '/api/tokens.json');
    const loaded = tokens.filter(
      ({ name, definedIn }) => !name.startsWith('--pf-t--chart--') && definedIn.includes(theme)
    );
    await choose(page, theme);
    const values = await computed(
      page,
      loaded.map(({ name }) => ({ classes: [], property: name }))
    );

    expect(loaded.length).toBeGreaterThan(800);
    const wrong = loaded.flatMap((token, index) =>
      values[index] === expected(token, theme) ? [] : [`${token.name}: ${values[index]}, not ${expected(token, theme)}`]
    );
    expect(wrong).toEqual([]);
  });

  it.for(['accordion', 'button', 'alert', 'label'])('so have the variables of %s', async (name, { visit }) => {
    const { page } = await visit(`/components/${name}`);
    const { rows } = await data<{ rows: CssVariableRow[] }>(page, `/api/css-variables/pf-v6-c-${name}.json`);
    const simple = rows.filter(({ selector, condition }) => condition === null && /^(\.[\w-]+)+$/.test(selector));
    const subjects = simple.map(({ selector, property }) => ({ classes: selector.slice(1).split('.'), property }));
    await choose(page, theme);
    // Elements of a component are within it; what stands alone has no values to inherit.
    const values = await computed(page, subjects);

    const own = simple.flatMap((row, index) =>
      subjects[index]?.classes[0] === `pf-v6-c-${name}` ? [{ row, value: values[index] }] : []
    );
    expect(own.length).toBeGreaterThan(20);
    const wrong = own.filter(({ row, value }) => value !== expected(row, theme));
    expect(wrong.map(({ row, value }) => [row.selector, row.property, value, expected(row, theme)])).toEqual([]);
  });
});
