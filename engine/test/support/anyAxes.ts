import fc from 'fast-check';

import { builtInAxes } from '../../src/core/builtInAxes.ts';
import type { ThemeAxis } from '../../src/core/themes.ts';
import { makeAxis, makeThemeValue } from './themeAxes.ts';

/** Axes of a site; any values but the first ones may give way to any of other axes, and to the system. */
export const anyAxes: fc.Arbitrary<ThemeAxis[]> = fc
  .array(fc.integer({ min: 2, max: 3 }), { maxLength: 2 })
  .chain((sizes) => {
    const namesOf = (axis: number): string[] => Array.from({ length: sizes[axis] ?? 0 }, (_, at) => `v${axis}${at}`);
    const choices = (axis: number): string[] => [
      ...['light', 'dark', 'standard', 'high-contrast'],
      ...sizes.flatMap((_, other) => (other === axis ? [] : namesOf(other)))
    ];
    const unlessOf = (axis: number) =>
      fc.record({ values: fc.subarray(choices(axis)), query: fc.constantFrom(null, null, '(update: slow)') });
    const own = sizes.map((_, axis) => {
      const [first = '', ...others] = namesOf(axis);
      return fc
        .tuple(...others.map((name) => unlessOf(axis).map((unless) => makeThemeValue(name, { unless }))))
        .map((values) => makeAxis(`axis${axis}`, [makeThemeValue(first), ...values]));
    });
    return fc.tuple(...own).map((axes) => [...builtInAxes(), ...axes]);
  });
