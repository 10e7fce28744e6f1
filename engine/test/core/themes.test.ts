import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { builtInAxes } from '../../src/core/builtInAxes.ts';
import { themeLabel } from '../../src/core/themeTexts.ts';
import { MAX_THEMES, joinStates, listThemes, themeWith } from '../../src/core/themes.ts';
import { anyAxes } from '../support/anyAxes.ts';
import { ACME_AXES, LESS_TRANSPARENCY, MOOD, SURFACE, makeAxis, makeThemeValue } from '../support/themeAxes.ts';

const NO_QUERY = () => false;
const PLAIN = { colorScheme: 'light', contrast: 'standard', mood: 'calm', surface: 'solid' };

describe('the themes of a site', () => {
  it('are light and dark, each with high contrast, without axes of its own', () => {
    const themes = listThemes(builtInAxes());
    expect(themes.map(({ code, name, colorScheme }) => [code, name, colorScheme])).toEqual([
      ['a', 'light', 'light'],
      ['b', 'dark', 'dark'],
      ['c', 'high-contrast', 'light'],
      ['d', 'dark+high-contrast', 'dark']
    ]);
    expect(themes.map(({ attributes }) => attributes['data-theme'])).toEqual(['light', 'dark', 'light', 'dark']);
  });

  it('combine the values of all axes, except those of which one gives way to another', () => {
    const names = listThemes(ACME_AXES).map(({ name }) => name);
    expect(names).toEqual([
      ...['light', 'dark', 'high-contrast', 'dark+high-contrast'],
      ...['loud', 'dark+loud', 'high-contrast+loud', 'dark+high-contrast+loud'],
      ...['glass', 'dark+glass'],
      ...['loud+glass', 'dark+loud+glass']
    ]);
  });

  it('have the classes and attributes of all their values', () => {
    const theme = listThemes(ACME_AXES).find(({ name }) => name === 'dark+loud+glass');
    expect(theme).toMatchObject({
      values: { colorScheme: 'dark', contrast: 'standard', mood: 'loud', surface: 'glass' },
      classes: ['acme-glass'],
      attributes: { 'data-theme': 'dark', 'data-mood': 'loud' }
    });
  });

  it('are named in words by their values other than first ones', () => {
    const labels = listThemes(ACME_AXES).map((theme) => themeLabel(ACME_AXES, theme));
    expect(labels.slice(0, 6)).toEqual([
      ...['light', 'dark', 'high contrast', 'dark, high contrast'],
      ...['very loud', 'dark, very loud']
    ]);
  });

  it('have one value of each axis, and a name and a code of their own', () => {
    fc.assert(
      fc.property(anyAxes, (axes) => {
        const themes = listThemes(axes);
        expect(themes[0]?.name).toBe('light');
        for (const { values } of themes) {
          expect(Object.keys(values)).toEqual(axes.map(({ name }) => name));
          expect(axes.every((axis) => axis.values.some(({ name }) => name === values[axis.name]))).toBe(true);
        }
        expect(themes.length).toBeLessThanOrEqual(MAX_THEMES);
        expect(new Set(themes.map(({ name }) => name)).size).toBe(themes.length);
        expect(new Set(themes.map(({ code }) => code).filter((code) => /^[a-z]$/i.test(code))).size).toBe(
          themes.length
        );
      })
    );
  });
});

describe('the theme with some values', () => {
  const nameOf = (chosen: Record<string, string>, matching: string[] = []): string =>
    themeWith(ACME_AXES, { ...PLAIN, ...chosen }, (query) => matching.includes(query)).name;

  it('has them', () => {
    expect(nameOf({})).toBe('light');
    expect(nameOf({ colorScheme: 'dark', surface: 'glass' })).toBe('dark+glass');
  });

  it('has the first value of an axis whose value gives way to another one, or to the system', () => {
    expect(nameOf({ contrast: 'high-contrast', surface: 'glass' })).toBe('high-contrast');
    expect(nameOf({ mood: 'loud', surface: 'glass' }, [LESS_TRANSPARENCY])).toBe('loud');
    expect(nameOf({ colorScheme: 'dark', mood: 'loud' }, ['(prefers-color-scheme: light)'])).toBe('dark+loud');
  });

  it('gives way to what was chosen, even if that gives way itself', () => {
    const unless = (value: string) => ({ unless: { values: [value], query: null } });
    const axes = ['a', 'b', 'c'].map((name, index) =>
      makeAxis(name, [makeThemeValue(`no-${name}`), makeThemeValue(name, unless('bcx'.charAt(index)))])
    );
    expect(themeWith(axes, { a: 'a', b: 'b', c: 'c' }, NO_QUERY).name).toBe('c');
  });

  it('gives way to a first value that comes back', () => {
    const axes = Object.entries({ a: ['b'], b: [], c: ['no-a'] }).map(([name, values]) =>
      makeAxis(name, [makeThemeValue(`no-${name}`), makeThemeValue(name, { unless: { values, query: null } })])
    );
    expect(themeWith(axes, { a: 'a', b: 'b', c: 'c' }, NO_QUERY).name).toBe('b');
  });

  it('applies what would give way to a value that the system rules out', () => {
    const unless = { values: ['glass'], query: null };
    const axes = [...ACME_AXES, makeAxis('edge', [makeThemeValue('sharp'), makeThemeValue('round', { unless })])];
    const themeIn = (matching: string[]) =>
      themeWith(axes, { surface: 'glass', edge: 'round' }, (query) => matching.includes(query)).name;
    expect([themeIn([]), themeIn([LESS_TRANSPARENCY])]).toEqual(['glass', 'round']);
  });

  it('has first values in place of unknown and missing ones', () => {
    expect(nameOf({ mood: 'sad', colorScheme: 'mauve' })).toBe('light');
    expect(themeWith(ACME_AXES, { weather: 'fog', mood: 'loud' }, NO_QUERY).name).toBe('loud');
    expect(themeWith(ACME_AXES, {}, NO_QUERY).values).toEqual(PLAIN);
  });

  it('has each of them, or the first value in its place', () => {
    fc.assert(
      fc.property(anyAxes, fc.infiniteStream(fc.nat()), (axes, numbers) => {
        const chosen = axes.map(({ values }) => values[(numbers.next().value ?? 0) % values.length]?.name ?? '');
        const { values } = themeWith(
          axes,
          Object.fromEntries(axes.map(({ name }, at) => [name, chosen[at] ?? ''])),
          NO_QUERY
        );
        const wrong = axes.filter(({ name, values: [first] }, at) => ![chosen[at], first.name].includes(values[name]));
        expect(wrong).toEqual([]);
      })
    );
  });

  it('is that theme for the values of a theme', () => {
    expect(listThemes(ACME_AXES)).toBe(listThemes(ACME_AXES));
    fc.assert(
      fc.property(anyAxes, (axes) => {
        const themes = listThemes(axes);
        expect(themes.map(({ values }) => themeWith(axes, values, NO_QUERY))).toEqual(themes);
      })
    );
  });
});

describe('classes and attributes of several values', () => {
  it('are joined without repeats; of equal attributes, the last one counts', () => {
    expect(
      joinStates([
        { classes: ['acme', 'loud'], attributes: { 'data-mood': 'loud', 'data-size': 'big' } },
        { classes: ['loud'], attributes: { 'data-mood': 'calm' } }
      ])
    ).toEqual({ classes: ['acme', 'loud'], attributes: { 'data-mood': 'calm', 'data-size': 'big' } });
    expect(joinStates([])).toEqual({ classes: [], attributes: {} });
    expect(joinStates([...MOOD.values, ...SURFACE.values]).classes).toEqual(['acme-glass']);
  });
});
