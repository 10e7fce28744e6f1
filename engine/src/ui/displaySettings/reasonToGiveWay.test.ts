import { describe, expect, it } from 'vitest';

import { ACME_AXES, LESS_TRANSPARENCY, SURFACE, makeAxis, makeThemeValue } from '../../../test/support/themeAxes.ts';
import { type ChosenValues, type ThemeAxis, themeWith } from '../../core/themes.ts';
import { reasonToGiveWay } from './reasonToGiveWay.ts';

/** Returns the reason on a page whose reader chose these values. */
function reasonFor(
  axis: ThemeAxis,
  stored: string,
  chosen: ChosenValues,
  { axes = ACME_AXES, matching = [] }: { axes?: readonly ThemeAxis[]; matching?: string[] } = {}
): string | null {
  const matchesQuery = (query: string) => matching.includes(query);
  return reasonToGiveWay(axes, axis, stored, themeWith(axes, chosen, matchesQuery), matchesQuery);
}

describe('the reason why a chosen value doesn’t apply', () => {
  it('is a value of another axis', () => {
    expect(reasonFor(SURFACE, 'glass', { surface: 'glass', contrast: 'high-contrast' })).toBe(
      'glass is off: it gives way to high contrast.'
    );
  });

  it('is the system', () => {
    expect(reasonFor(SURFACE, 'glass', { surface: 'glass' }, { matching: [LESS_TRANSPARENCY] })).toBe(
      'glass is off: it gives way to your system’s settings.'
    );
  });

  it('is the other value if both are there, since the reader can change that', () => {
    const chosen = { surface: 'glass', contrast: 'high-contrast' };
    expect(reasonFor(SURFACE, 'glass', chosen, { matching: [LESS_TRANSPARENCY] })).toContain('to high contrast');
  });

  it('names values by their labels', () => {
    const unless = { values: ['loud'], query: null };
    const axis = makeAxis('shade', [
      makeThemeValue('none'),
      makeThemeValue('deep', { label: 'Deep shade', stored: '2', unless })
    ]);
    const axes = [...ACME_AXES, axis];
    expect(reasonFor(axis, '2', { shade: 'deep', mood: 'loud' }, { axes })).toBe(
      'Deep shade is off: it gives way to very loud.'
    );
    expect(reasonFor(axis, '2', { shade: 'deep' }, { axes })).toBeNull();
  });

  it.each([
    ['a value that applies', 'glass', { surface: 'glass' }],
    ['the first value', 'solid', { contrast: 'high-contrast' }],
    ['the choice of the system', 'system', { contrast: 'high-contrast' }],
    ['a value that doesn’t exist', 'mist', { contrast: 'high-contrast' }]
  ])('is missing for %s', (_, stored, chosen) => {
    expect(reasonFor(SURFACE, stored, chosen)).toBeNull();
  });

  it('is missing until the page has the chosen theme', () => {
    const theme = themeWith(ACME_AXES, {}, () => false);
    expect(reasonToGiveWay(ACME_AXES, SURFACE, 'glass', theme, () => false)).toBeNull();
  });
});
