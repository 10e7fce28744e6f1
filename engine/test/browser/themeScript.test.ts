import { describe, expect, it } from 'vitest';

import { setLanguage } from '../../src/core/language.ts';
import { openBrowser } from './browser.ts';
import { prefer, runScript, scriptOf } from './runThemeScript.ts';

const SCRIPT = scriptOf();

const HIGH_CONTRAST = 'pf-v6-theme-high-contrast';
const DARK = '(prefers-color-scheme: dark)';
const MORE_CONTRAST = '(prefers-contrast: more)';
const FORCED_COLORS = '(forced-colors: active)';

function run(stored: Record<string, string>, media: string[] = [], script = SCRIPT): HTMLElement {
  const { document, window } = openBrowser('<!doctype html><html></html>', { media });
  for (const [key, value] of Object.entries(stored)) {
    window.localStorage.setItem(key, value);
  }
  runScript(script);
  return document.documentElement;
}

describe('themeScript', () => {
  it.each([
    ['nothing stored, light system', {}, [], false],
    ['nothing stored, dark system', {}, [DARK], true],
    ['dark stored, light system', { 'theme-preference': 'dark' }, [], true],
    ['light stored, dark system', { 'theme-preference': 'light' }, [DARK], false],
    ['system stored, dark system', { 'theme-preference': 'system' }, [DARK], true],
    ['nonsense stored, dark system', { 'theme-preference': 'mauve' }, [DARK], true]
  ])('color scheme: %s', (_, stored, media, isDark) => {
    const root = run(stored, media);
    expect(root.classList.contains('pf-v6-theme-dark')).toBe(isDark);
    expect(root.dataset['theme']).toBe(isDark ? 'dark' : 'light');
  });

  it.each([
    ['nothing stored, system wants more', {}, [MORE_CONTRAST], true],
    ['nothing stored, system forces colors', {}, [FORCED_COLORS], true],
    ['off stored, system wants more', { 'high-contrast-preference': 'off' }, [MORE_CONTRAST], false],
    ['on stored', { 'high-contrast-preference': 'on' }, [], true],
    ['nothing stored', {}, [], false]
  ])('high contrast: %s', (_, stored, media, isHigh) => {
    expect(run(stored, media).classList.contains(HIGH_CONTRAST)).toBe(isHigh);
  });

  it('loads the rules of high contrast for readers who want it, before it applies', () => {
    const html = '<head><meta name="patternbook:theme-stylesheet" content="/themes.css"></head>';
    const { document } = openBrowser(html);
    const root = document.documentElement;
    let isLoading = true;
    document.addEventListener('load', (event) => isLoading && event.stopImmediatePropagation(), { capture: true });
    const links = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    const preferContrast = (value: string) => prefer({ 'high-contrast-preference': value });
    runScript(SCRIPT);
    expect(links()).toEqual([]);

    preferContrast('on');
    expect(links()).toEqual(['/themes.css']);
    expect(root.classList.contains(HIGH_CONTRAST)).toBe(false);
    document.querySelector('link')?.dispatchEvent(new Event('error'));
    expect(links()).toEqual([]);

    isLoading = false;
    preferContrast('on');
    preferContrast('on');
    expect(links()).toEqual(['/themes.css']);
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    expect(root.classList.contains(HIGH_CONTRAST)).toBe(true);

    preferContrast('off');
    expect(root.classList.contains(HIGH_CONTRAST)).toBe(false);
    preferContrast('on');
    expect(root.classList.contains(HIGH_CONTRAST)).toBe(true);
    expect(links()).toEqual(['/themes.css']);
  });

  it.each([
    ['patternbook-text-size', 'textSize', ['small', 'large', 'larger']],
    ['patternbook-content-width', 'contentWidth', ['wide']],
    ['patternbook-motion', 'motion', ['reduced']],
    ['gdpr-banner-closed', 'cookieBanner', ['true']]
  ])('sets %s, unless it is the default or invalid', (key, name, values) => {
    for (const value of values) {
      expect(run({ [key]: value }).dataset[name]).toBe(value);
    }
    for (const value of ['default', 'system', 'mauve', '']) {
      expect(name in run({ [key]: value }).dataset).toBe(false);
    }
  });

  it('prefers values that storage refused', () => {
    const root = run({ 'theme-preference': 'dark' });
    root.setAttribute('data-unsaved-theme-preference', 'light');
    document.dispatchEvent(new Event('patternbook:preferences'));
    expect(root.dataset['theme']).toBe('light');
  });

  it.each([
    ['dark', ['white', 'not all'], ['black', '']],
    ['light', ['white', ''], ['black', 'not all']]
  ])("gives the browser's toolbar the color of the %s theme", (theme, ...expected) => {
    const { window, document } = openBrowser(
      '<meta name="theme-color" content="white"><meta name="theme-color" content="black">'
    );
    window.localStorage.setItem('theme-preference', theme);
    runScript(SCRIPT);
    const metas = [...document.querySelectorAll('meta')];
    expect(metas.map((meta) => [meta.content, meta.media])).toEqual(expected);
  });

  it('sets the direction for right-to-left readers', () => {
    expect(run({ 'patternbook-direction': 'rtl' }).dir).toBe('rtl');
    expect(run({}).dir).toBe('ltr');
  });

  it('has the direction of the site’s language, unless the reader prefers the other one', () => {
    setLanguage('ar');
    const script = scriptOf();
    setLanguage('en');
    expect(run({}, [], script).dir).toBe('rtl');
    expect(run({ 'patternbook-direction': 'ltr' }, [], script).dir).toBe('ltr');
  });

  it('applies preferences that the page stores later', () => {
    const root = run({});
    prefer({ 'theme-preference': 'dark' });
    expect(root.classList.contains('pf-v6-theme-dark')).toBe(true);
  });

  it('prints dark pages in light colors', () => {
    const root = run({ 'theme-preference': 'dark' });
    dispatchEvent(new Event('beforeprint'));
    expect([root.className, root.dataset['theme'], root.dataset['inTheme']]).toEqual(['', 'light', 'a']);
    dispatchEvent(new Event('afterprint'));
    expect([root.className, root.dataset['theme'], root.dataset['inTheme']]).toEqual(['pf-v6-theme-dark', 'dark', 'b']);
  });

  it('shows the reader’s own theme, while there is one', () => {
    const css = { 'patternbook-own-theme-css': ':root { --ink: red; }' };
    run({ ...css, 'patternbook-own-theme': '--ink: red' });
    expect(document.getElementById('pb_own-theme')?.textContent).toBe(css['patternbook-own-theme-css']);
    run(css);
    expect(document.getElementById('pb_own-theme')).toBeNull();
  });

  it('uses the defaults if storage is blocked', () => {
    const { document, window } = openBrowser('<!doctype html><html></html>', { media: [DARK] });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      }
    });
    runScript(SCRIPT);
    expect(document.documentElement.classList.contains('pf-v6-theme-dark')).toBe(true);
  });

  it('can be inlined in a script element', () => {
    expect(SCRIPT).not.toMatch(/<\/script|<!--/i);
  });
});
