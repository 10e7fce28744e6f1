import { describe, expect, it, vi } from 'vitest';

import { builtInAxes } from '../../src/core/builtInAxes.ts';
import { type Theme, type ThemeAxis, listThemes, themeWith } from '../../src/core/themes.ts';
import { ACME_AXES, LESS_TRANSPARENCY, makeAxis, makeThemeValue } from '../support/themeAxes.ts';
import { openBrowser } from './browser.ts';
import { prefer, runScript, scriptOf } from './runThemeScript.ts';

const HIGH_CONTRAST = 'pf-v6-theme-high-contrast';
const QUIET = '(update: slow)';

/** Opens a page with a site's axes, and stores preferences. */
function open(axes: readonly ThemeAxis[], stored: Record<string, string> = {}, media: string[] = []): HTMLElement {
  const { document } = openBrowser('<!doctype html><html></html>', { media });
  runScript(scriptOf(axes));
  prefer(stored);
  return document.documentElement;
}

/** What local storage has for the values of a theme. */
function storedFor(axes: readonly ThemeAxis[], { values }: Pick<Theme, 'values'>): Record<string, string> {
  return Object.fromEntries(
    axes.map((axis) => [axis.key, axis.values.find(({ name }) => name === values[axis.name])?.stored ?? ''])
  );
}

/** The values of all axes in every combination, whether it is a theme or not. */
function combinations(axes: readonly ThemeAxis[]): Theme['values'][] {
  return axes.reduce<Theme['values'][]>(
    (all, { name, values }) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value.name }))),
    [{}]
  );
}

const moodOf = ({ dataset }: HTMLElement): string | undefined => dataset['mood'];

describe('an axis of the site', () => {
  const moodAxis = (changes: Partial<ThemeAxis> = {}, query: string | null = null): ThemeAxis[] => [
    ...builtInAxes(),
    makeAxis(
      'mood',
      ['calm', 'loud', 'sad'].map((name) =>
        makeThemeValue(name, {
          stored: `is-${name}`,
          attributes: { 'data-mood': name },
          query: name === 'loud' ? query : null
        })
      ),
      changes
    )
  ];

  it.each([
    ['a stored value', 'is-sad', 'sad'],
    ['nothing stored', null, 'loud'],
    ['nonsense stored', 'sad', 'loud'],
    ['system stored, in which the system has no say', 'system', 'loud']
  ])('has the stored value or else the default: %s', (_, stored, expected) => {
    const axes = moodAxis({ fallback: 'is-loud' });
    expect(moodOf(open(axes, stored === null ? {} : { 'acme-mood': stored }))).toBe(expected);
  });

  it.each([
    ['nothing stored', {}, [QUIET], 'loud'],
    ['nothing stored, and the system doesn’t ask', {}, [], 'calm'],
    ['system stored', { 'acme-mood': 'system' }, [QUIET], 'loud'],
    ['another value stored', { 'acme-mood': 'is-sad' }, [QUIET], 'sad'],
    ['the first value stored', { 'acme-mood': 'is-calm' }, [QUIET], 'calm']
  ])('has the value that the system asks for: %s', (_, stored, media, expected) => {
    expect(moodOf(open(moodAxis({ fallback: 'system' }, QUIET), stored, media))).toBe(expected);
  });

  it('can have a default other than the system', () => {
    expect(moodOf(open(moodAxis({ fallback: 'is-sad' }, QUIET), {}, [QUIET]))).toBe('sad');
  });

  it('sets classes and attributes, and removes them', () => {
    const root = open(ACME_AXES, { 'acme-mood': 'noisy', 'acme-surface': 'glass', 'theme-preference': 'dark' });
    expect([...root.classList].toSorted()).toEqual(['acme-glass', 'pf-v6-theme-dark']);
    expect(root.dataset).toMatchObject({ theme: 'dark', mood: 'loud' });
    root.classList.add('other');
    prefer({ 'acme-mood': 'calm', 'acme-surface': null });
    expect([...root.classList].toSorted()).toEqual(['other', 'pf-v6-theme-dark']);
    expect(root.dataset['theme']).toBe('dark');
    expect(root.hasAttribute('data-mood')).toBe(false);
  });

  it('leaves attributes alone that stay as they are', async () => {
    const root = open(ACME_AXES, { 'acme-mood': 'noisy' });
    const changes: MutationRecord[] = [];
    const observer = new window.MutationObserver((records) => changes.push(...records));
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'data-mood', 'data-in-theme'] });
    prefer({ 'acme-surface': 'solid' });
    await new Promise((resolve) => setTimeout(resolve));
    observer.disconnect();
    expect(changes.map(({ attributeName }) => attributeName)).toEqual([]);
  });
});

describe('a value that gives way', () => {
  const hasGlass = (stored: Record<string, string>, media: string[] = []): boolean =>
    open(ACME_AXES, { 'acme-surface': 'glass', ...stored }, media).classList.contains('acme-glass');

  it('applies without what it gives way to', () => {
    expect(hasGlass({})).toBe(true);
    expect(hasGlass({ 'theme-preference': 'dark', 'acme-mood': 'noisy' })).toBe(true);
  });

  it('doesn’t apply beside a value that the reader or the system chose', () => {
    expect(hasGlass({ 'high-contrast-preference': 'on' })).toBe(false);
    expect(hasGlass({}, ['(prefers-contrast: more)'])).toBe(false);
    expect(hasGlass({ 'high-contrast-preference': 'off' }, ['(prefers-contrast: more)'])).toBe(true);
  });

  it('doesn’t apply under a setting of the system', () => {
    expect(hasGlass({}, [LESS_TRANSPARENCY])).toBe(false);
  });

  it('follows the system when its settings change', () => {
    openBrowser('<!doctype html><html></html>');
    const listeners = new Set<() => void>();
    let matching = '';
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query === matching;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener)
    }));
    runScript(scriptOf(ACME_AXES));
    prefer({ 'acme-surface': 'glass' });
    const classes = (query: string): string => {
      matching = query;
      listeners.forEach((listener) => listener());
      return document.documentElement.className;
    };
    expect(['', LESS_TRANSPARENCY, '(prefers-color-scheme: dark)'].map(classes)).toEqual([
      ...['acme-glass', '', 'pf-v6-theme-dark acme-glass']
    ]);
  });

  it('comes back when the other one goes', () => {
    const root = open(ACME_AXES, { 'acme-surface': 'glass', 'high-contrast-preference': 'on' });
    expect([...root.classList]).toEqual([HIGH_CONTRAST]);
    prefer({ 'high-contrast-preference': 'off' });
    expect([...root.classList]).toEqual(['acme-glass']);
  });
});

describe('the theme of the root element', () => {
  const chain = ['one', 'two', 'three'].map((name, index, all) =>
    makeAxis(name, [
      makeThemeValue(`no-${name}`),
      makeThemeValue(name, { unless: { values: all.slice(index + 1, index + 2), query: null } })
    ])
  );

  /** Its second value gives way to the first one of an axis whose own second value may give way. */
  const LATE = makeAxis('late', [
    makeThemeValue('no-late'),
    makeThemeValue('late', { unless: { values: ['no-two'], query: null } })
  ]);

  it.each([
    ['no axes of its own', builtInAxes()],
    ['axes whose values exclude others', ACME_AXES],
    ['values that give way one after the other', [...builtInAxes(), ...chain]],
    ['a value that gives way to a first one that comes back', [...builtInAxes(), ...chain.slice(1), LATE]]
  ])('is the one of its values for a site with %s', (_, axes) => {
    const root = open(axes);
    for (const values of combinations(axes)) {
      prefer(storedFor(axes, { values }));
      const { name, code } = themeWith(axes, values, () => false);
      expect([name, root.dataset['inTheme']]).toEqual([name, code]);
    }
  });

  it('has the classes and attributes of the list of themes, and those of the interface', () => {
    const root = open(ACME_AXES);
    for (const theme of listThemes(ACME_AXES)) {
      prefer(storedFor(ACME_AXES, theme));
      const shell = [
        ...(theme.colorScheme === 'dark' ? ['pf-v6-theme-dark'] : []),
        ...(theme.values['contrast'] === 'high-contrast' ? [HIGH_CONTRAST] : [])
      ];
      expect([...root.classList].toSorted()).toEqual([...theme.classes, ...shell].toSorted());
      const { 'data-theme': scheme, 'data-mood': mood = null } = theme.attributes;
      expect([root.getAttribute('data-theme'), root.getAttribute('data-mood')]).toEqual([scheme, mood]);
    }
  });

  it('shows its values alone', () => {
    const root = open(ACME_AXES);
    document.body.innerHTML = '<b data-in="acB">1</b><b data-in="bd">2</b><b data-in="eD">3</b><b>4</b>';
    const shown = (): string =>
      [...document.querySelectorAll('b')]
        .filter((element) => getComputedStyle(element).display !== 'none')
        .map(({ textContent }) => textContent)
        .join('');
    expect([root.dataset['inTheme'], shown()]).toEqual(['a', '14']);
    prefer({ 'theme-preference': 'dark' });
    expect([root.dataset['inTheme'], shown()]).toEqual(['b', '24']);
    prefer({ 'theme-preference': 'light', 'acme-mood': 'noisy' });
    expect([root.dataset['inTheme'], shown()]).toEqual(['e', '34']);
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });

  it('keeps its other values on paper', () => {
    const root = open(ACME_AXES, { 'theme-preference': 'dark', 'acme-mood': 'noisy', 'acme-surface': 'glass' });
    const themeName = () => listThemes(ACME_AXES).find(({ code }) => code === root.dataset['inTheme'])?.name;
    expect(themeName()).toBe('dark+loud+glass');
    dispatchEvent(new Event('beforeprint'));
    expect([themeName(), [...root.classList], moodOf(root)]).toEqual(['loud+glass', ['acme-glass'], 'loud']);
    dispatchEvent(new Event('afterprint'));
    expect(themeName()).toBe('dark+loud+glass');
  });
});

describe('the style sheet of themes', () => {
  const page = '<head><meta name="patternbook:theme-stylesheet" content="/themes.css"></head>';
  const links = () => document.querySelectorAll('link').length;

  it('is loaded for values that need it alone, which apply once it is there', () => {
    const { document } = openBrowser(page);
    const root = document.documentElement;
    let isLoading = true;
    document.addEventListener('load', (event) => isLoading && event.stopImmediatePropagation(), { capture: true });
    runScript(scriptOf(ACME_AXES, /^acme-glass$/));
    prefer({ 'theme-preference': 'dark', 'acme-mood': 'noisy', 'high-contrast-preference': 'on' });
    prefer({ 'high-contrast-preference': 'off' });
    expect([links(), moodOf(root)]).toEqual([0, 'loud']);

    prefer({ 'acme-surface': 'glass' });
    const codeOf = (name: string) => listThemes(ACME_AXES).find((theme) => theme.name === name)?.code;
    expect([links(), root.classList.contains('acme-glass')]).toEqual([1, false]);
    expect(root.dataset['inTheme']).toBe(codeOf('dark+loud'));

    isLoading = false;
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    expect([links(), root.classList.contains('acme-glass')]).toEqual([1, true]);
    expect(root.dataset['inTheme']).toBe(codeOf('dark+loud+glass'));
  });

  it('is not loaded for a value that gives way', () => {
    openBrowser(page);
    runScript(scriptOf(ACME_AXES, /^acme-glass$/));
    prefer({ 'acme-surface': 'glass', 'high-contrast-preference': 'on' });
    expect(links()).toBe(0);
  });
});
