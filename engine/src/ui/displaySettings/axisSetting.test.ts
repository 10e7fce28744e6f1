import { describe, expect, it } from 'vitest';

import { MOOD, makeAxis, makeThemeValue } from '../../../test/support/themeAxes.ts';
import { builtInAxes } from '../../core/builtInAxes.ts';
import { COLOR_SCHEME, type ThemeAxis } from '../../core/themes.ts';
import { axisSetting } from './axisSetting.ts';
import { chosenOption } from './settings.ts';

/** Labels of the options by what they store. */
const optionsOf = (axis: ThemeAxis): Record<string, string> =>
  Object.fromEntries(axisSetting(axis).options.map(({ value, label }) => [value, label]));

describe('the setting of a theme axis', () => {
  it.each([
    ['Color scheme', 'theme-preference', { system: 'System', light: 'Light', dark: 'Dark' }],
    ['High contrast', 'high-contrast-preference', { system: 'System', on: 'On', off: 'Off' }]
  ])('of every site: %s', (legend, key, options) => {
    const axis = builtInAxes().find((each) => each.key === key);
    if (!axis) {
      throw new Error(`There is no axis ${legend}.`);
    }
    expect(axisSetting(axis)).toMatchObject({ axis, legend, key, fallback: 'system' });
    expect(Object.entries(optionsOf(axis))).toEqual(Object.entries(options));
  });

  it('has the labels of the site, and stores what its values store', () => {
    expect(axisSetting({ ...MOOD, label: 'Mood of the page' })).toEqual({
      axis: { ...MOOD, label: 'Mood of the page' },
      key: 'acme-mood',
      legend: 'Mood of the page',
      options: [
        { value: 'calm', label: 'calm' },
        { value: 'noisy', label: 'very loud' }
      ],
      fallback: 'calm'
    });
  });

  it('leaves the choice to the system where it has a say', () => {
    const values = [makeThemeValue('still'), makeThemeValue('lively', { query: '(update: fast)' })];
    const axis = makeAxis('pace', values, { fallback: 'system' });
    expect(Object.entries(optionsOf(axis))).toEqual([
      ['system', 'System'],
      ['still', 'still'],
      ['lively', 'lively']
    ]);
  });

  it('has a chosen option, whatever is stored', () => {
    const setting = axisSetting({ ...MOOD, fallback: 'noisy' });
    expect(['calm', 'noisy', 'loud', '', null].map((stored) => chosenOption(setting, stored)?.value)).toEqual([
      'calm',
      ...['noisy', 'noisy', 'noisy', 'noisy']
    ]);
    const scheme = builtInAxes().find(({ name }) => name === COLOR_SCHEME);
    expect(scheme && chosenOption(axisSetting(scheme), 'mauve')?.label).toBe('System');
  });
});
