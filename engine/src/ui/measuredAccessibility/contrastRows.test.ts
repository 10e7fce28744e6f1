import { describe, expect, it } from 'vitest';

import type { MeasuredContrast } from '../../core/measures.ts';
import { contrastRows } from './contrastRows.ts';

const PREFIXES = ['hint'];

/** An icon in a component, with a ratio that is the same in all looks. */
function icon(
  ratio: number,
  part: string,
  ...within: string[]
): MeasuredContrast & { link: { title: string; href: string } } {
  const ratios = { light: ratio, dark: ratio, highContrast: ratio };
  return { part, within, subject: 'icon', ratios, link: { title: 'Basic', href: '#basic' } };
}

const namesOf = (...contrasts: ReturnType<typeof icon>[]): string[] =>
  contrastRows(contrasts, PREFIXES).map(({ parts, examples }) =>
    [...parts.selectors, ...examples.map(({ title }) => title)].join(' ')
  );

describe('the names of parts with a contrast', () => {
  it('are those of the component as long as they differ', () => {
    expect(namesOf(icon(2, '.hint', '.hint__icon'), icon(5, '.hint.m-warning', '.hint__icon'))).toEqual([
      '.hint',
      '.m-warning'
    ]);
  });

  it('are those of the variants within it, or of the nearest parts, where they would be the same', () => {
    const warning = icon(2, '.hint', '.hint__item.m-warning', '.hint__icon');
    const error = icon(5, '.hint', '.hint__item.m-error', '.hint__icon');
    expect(namesOf(warning, error)).toEqual(['.hint__item.m-warning', '.hint__item.m-error']);
    expect(namesOf(icon(2, '.hint', '.hint__icon'), icon(5, '.hint', '.hint__close'))).toEqual([
      '.hint__icon',
      '.hint__close'
    ]);
  });

  it('are those of the component for more parts than can be listed', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => icon(9, '.hint', `.hint__${name}`));
    expect(namesOf(...many, icon(2, '.hint', '.hint__x'))).toEqual(['.hint__x', '.hint']);
  });

  it('are followed by examples where nothing tells them apart', () => {
    expect(namesOf(icon(2, '.hint'), icon(5, '.hint'))).toEqual(['.hint Basic', '.hint Basic']);
  });
});
