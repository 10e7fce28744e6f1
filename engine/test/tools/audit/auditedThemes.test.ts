import { expect, it } from 'vitest';

import { themesSchema } from '../../../src/core/config/themes.ts';
import { otherThemes } from '../../../src/tools/audit/auditedThemes.ts';

it('are each further value by itself, in both color schemes, with the preferences that choose it', () => {
  const axes = themesSchema.parse({
    axes: [
      {
        name: 'brand',
        label: 'Brand',
        storageKey: 'acme-brand',
        values: [
          { name: 'north', label: 'North' },
          { name: 'south', label: 'South', stored: 's', classes: ['acme-south'] }
        ]
      }
    ]
  });
  const themes = otherThemes(axes);
  expect(themes.map(({ name }) => name)).toEqual(['high-contrast', 'dark+high-contrast', 'south', 'dark+south']);
  const south = themes.find(({ name }) => name === 'dark+south');
  expect(south?.preferences).toMatchObject({ 'theme-preference': 'dark', 'acme-brand': 's' });
  expect(new Set(themes.map(({ code }) => code)).size).toBe(themes.length);
});
