import { runInThisContext } from 'node:vm';

import { expect, it } from 'vitest';

import { ROOT_THEMES } from '../../src/core/rootThemes.ts';
import { themeScript } from '../../src/browser/themeScript.ts';
import { openBrowser } from '../browser/browser.ts';

it.each([
  ['light', 'light', 'off'],
  ['dark', 'dark', 'off'],
  ['highContrast', 'light', 'on'],
  ['highContrastDark', 'dark', 'on']
] as const)('%s: preferences set the attributes of the root element', (name, theme, contrast) => {
  const { document, window } = openBrowser('<!doctype html><html></html>');
  window.localStorage.setItem('theme-preference', theme);
  window.localStorage.setItem('high-contrast-preference', contrast);
  runInThisContext(themeScript);

  const root = document.documentElement;
  const { classes, attributes } = ROOT_THEMES[name];
  expect([...root.classList]).toEqual(classes);
  expect(Object.fromEntries(Object.keys(attributes).map((key) => [key, root.getAttribute(key)]))).toEqual(attributes);
});
