import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ACME_AXES, LESS_TRANSPARENCY, SURFACE, makeAxis, makeThemeValue } from '../../../test/support/themeAxes.ts';
import { anyAxes } from '../../../test/support/anyAxes.ts';
import { type ChosenValues, type ThemeAxis, themeWith } from '../../core/themes.ts';
import { reasonToGiveWay } from './reasonToGiveWay.ts';

interface Site {
  axes?: readonly ThemeAxis[];
  /** Media queries that match. */
  matching?: string[];
}

/** Returns the reason why the chosen value of an axis doesn't apply. */
function reasonFor(axis: ThemeAxis, chosen: ChosenValues, { axes = ACME_AXES, matching = [] }: Site = {}) {
  const values = axes.map((each) => each.values.find(({ name }) => name === chosen[each.name]) ?? each.values[0]);
  return reasonToGiveWay(axes, axis, values, (query) => matching.includes(query));
}

/** Axes with two values each, the second of which gives way to others. */
const axesOf = (unless: Record<string, string[]>): ThemeAxis[] =>
  Object.entries(unless).map(([name, values]) =>
    makeAxis(name, [makeThemeValue(`no ${name}`), makeThemeValue(name, { unless: { values, query: null } })])
  );

/** Reasons by name of an axis, where the second value of each is chosen. */
function reasonsIn(axes: readonly ThemeAxis[]) {
  const chosen = Object.fromEntries(axes.map(({ name }) => [name, name]));
  return axes.map((axis) => reasonFor(axis, chosen, { axes }));
}

describe('the reason why a chosen value doesn’t apply', () => {
  it('is a value of another axis', () => {
    expect(reasonFor(SURFACE, { surface: 'glass', contrast: 'high-contrast' })).toBe(
      'glass is off: it gives way to high contrast.'
    );
  });

  it('is the system', () => {
    expect(reasonFor(SURFACE, { surface: 'glass' }, { matching: [LESS_TRANSPARENCY] })).toBe(
      'glass is off: it gives way to your system’s settings.'
    );
  });

  it('names values by their labels', () => {
    const unless = { values: ['loud'], query: null };
    const axis = makeAxis('shade', [makeThemeValue('none'), makeThemeValue('deep', { label: 'Deep shade', unless })]);
    const axes = [...ACME_AXES, axis];
    expect(reasonFor(axis, { shade: 'deep', mood: 'loud' }, { axes })).toBe(
      'Deep shade is off: it gives way to very loud.'
    );
    expect(reasonFor(axis, { shade: 'deep' }, { axes })).toBeNull();
  });

  it('is a value that gives way itself, with its own reason', () => {
    expect(reasonsIn(axesOf({ a: ['b'], b: ['c'], c: ['d'], d: [] }))).toEqual([
      'a is off: it gives way to b, which itself gives way to c, which itself gives way to d.',
      'b is off: it gives way to c, which itself gives way to d.',
      'c is off: it gives way to d.',
      null
    ]);
  });

  it('ends where values give way to each other', () => {
    expect(reasonsIn(axesOf({ a: ['b'], b: ['a'] }))).toEqual([
      'a is off: it gives way to b, which itself gives way to a.',
      'b is off: it gives way to a, which itself gives way to b.'
    ]);
  });

  it('is a first value that has come back', () => {
    expect(reasonsIn(axesOf({ a: ['b'], b: [], c: ['no a'] }))).toEqual([
      'a is off: it gives way to b.',
      null,
      'c is off: it gives way to no a.'
    ]);
  });

  it.each([
    ['a value that applies', { surface: 'glass' }],
    ['the first value', { contrast: 'high-contrast' }]
  ])('is missing for %s', (_, chosen) => {
    expect(reasonFor(SURFACE, chosen)).toBeNull();
  });

  it('is there for every value that is off, and for no other', () => {
    fc.assert(
      fc.property(anyAxes, fc.infiniteStream(fc.nat()), fc.boolean(), (axes, numbers, matches) => {
        const values = axes.map(
          (axis) => axis.values[(numbers.next().value ?? 0) % axis.values.length] ?? axis.values[0]
        );
        const chosen = Object.fromEntries(axes.map(({ name }, at) => [name, values[at]?.name ?? '']));
        const theme = themeWith(axes, chosen, () => matches);
        const off = axes.filter(({ name }) => theme.values[name] !== chosen[name]);
        const explained = axes.filter((axis) => reasonToGiveWay(axes, axis, values, () => matches) !== null);
        expect(explained).toEqual(off);
      }),
      { numRuns: 500 }
    );
  });
});
