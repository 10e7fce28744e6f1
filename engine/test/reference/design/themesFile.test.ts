import { describe, expect, it } from 'vitest';

import { builtInAxes } from '../../../src/core/builtInAxes.ts';
import { listThemes } from '../../../src/core/themes.ts';
import { themesFile, themesFileSchema } from '../../../src/reference/design/themesFile.ts';
import { ACME_AXES } from '../../support/themeAxes.ts';

describe('the published themes of a site', () => {
  it.each([
    ['without axes of its own', builtInAxes()],
    ['with axes of its own', ACME_AXES]
  ])('match their schema, and are all there: %s', (_, axes) => {
    const published = themesFileSchema.parse(JSON.parse(JSON.stringify(themesFile(axes))));
    expect(published.map(({ label: _label, ...theme }) => theme)).toEqual(listThemes(axes));
  });

  it('have labels in words', () => {
    expect(themesFile(builtInAxes()).map(({ name, label }) => [name, label])).toEqual([
      ['light', 'light'],
      ['dark', 'dark'],
      ['high-contrast', 'high contrast'],
      ['dark+high-contrast', 'dark, high contrast']
    ]);
    expect(themesFile(ACME_AXES).at(-1)?.label).toBe('dark, very loud, glass');
  });

  it('tell what the root element has', () => {
    expect(themesFile(ACME_AXES).find(({ name }) => name === 'dark+loud+glass')).toEqual({
      name: 'dark+loud+glass',
      code: 'l',
      label: 'dark, very loud, glass',
      values: { colorScheme: 'dark', contrast: 'standard', mood: 'loud', surface: 'glass' },
      classes: ['acme-glass'],
      attributes: { 'data-theme': 'dark', 'data-mood': 'loud' },
      colorScheme: 'dark'
    });
  });
});
