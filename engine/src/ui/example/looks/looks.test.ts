import { afterEach, describe, expect, it } from 'vitest';

import { builtInAxes } from '../../../core/builtInAxes.ts';
import { setLanguage } from '../../../core/language.ts';
import { looksOf } from './looks.ts';

afterEach(() => setLanguage('en'));

describe('the looks of an example', () => {
  it('are its color schemes, high contrast, and right to left', () => {
    expect(looksOf(builtInAxes())).toEqual([
      { name: 'Light', environment: { themes: { contrast: 'standard', colorScheme: 'light' }, direction: 'ltr' } },
      { name: 'Dark', environment: { themes: { contrast: 'standard', colorScheme: 'dark' }, direction: 'ltr' } },
      { name: 'High contrast', environment: { themes: { contrast: 'high-contrast' }, direction: 'ltr' } },
      { name: 'Right to left', environment: { direction: 'rtl' } }
    ]);
  });

  it('are from right to left in such languages, but for the last one', () => {
    setLanguage('ar');
    expect(looksOf(builtInAxes()).map(({ environment }) => environment.direction)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      'ltr'
    ]);
    expect(looksOf([])[0]?.name).toBe('Left to right');
  });
});
