import { describe, expect, it } from 'vitest';

import { builtInAxes } from '../../../core/builtInAxes.ts';
import { looksOf } from './looks.ts';

describe('the looks of an example', () => {
  it('are its color schemes, high contrast, and right to left', () => {
    expect(looksOf(builtInAxes())).toEqual([
      { name: 'Light', environment: { themes: { contrast: 'standard', colorScheme: 'light' }, direction: 'ltr' } },
      { name: 'Dark', environment: { themes: { contrast: 'standard', colorScheme: 'dark' }, direction: 'ltr' } },
      { name: 'High contrast', environment: { themes: { contrast: 'high-contrast' }, direction: 'ltr' } },
      { name: 'Right to left', environment: { direction: 'rtl' } }
    ]);
  });
});
