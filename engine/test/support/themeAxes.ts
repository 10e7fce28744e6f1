import { builtInAxes } from '../../src/core/builtInAxes.ts';
import type { ThemeAxis, ThemeValue } from '../../src/core/themes.ts';

/** Creates a value of an axis that always applies when it is chosen. */
export function makeThemeValue(name: string, changes: Partial<ThemeValue> = {}): ThemeValue {
  return {
    name,
    label: name,
    stored: name,
    query: null,
    unless: { values: [], query: null },
    classes: [],
    attributes: {},
    ...changes
  };
}

/** Creates an axis whose first value is the default. */
export function makeAxis(
  name: string,
  [first = makeThemeValue('plain'), ...others]: readonly ThemeValue[],
  changes: Partial<ThemeAxis> = {}
): ThemeAxis {
  return { name, label: name, key: `acme-${name}`, values: [first, ...others], fallback: first.stored, ...changes };
}

export const MOOD = makeAxis('mood', [
  makeThemeValue('calm'),
  makeThemeValue('loud', { label: 'very loud', stored: 'noisy', attributes: { 'data-mood': 'loud' } })
]);

/** Media query in whose presence glass gives way. */
export const LESS_TRANSPARENCY = '(prefers-reduced-transparency: reduce)';

export const SURFACE = makeAxis('surface', [
  makeThemeValue('solid'),
  makeThemeValue('glass', {
    classes: ['acme-glass'],
    unless: { values: ['high-contrast'], query: LESS_TRANSPARENCY }
  })
]);

/** Fixture: the axes of every site, and two of its own. Glass gives way to high contrast, and to a system setting. */
export const ACME_AXES: readonly ThemeAxis[] = [...builtInAxes(), MOOD, SURFACE];
