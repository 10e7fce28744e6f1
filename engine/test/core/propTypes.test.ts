import { describe, expect, it } from 'vitest';

import { choiceValues } from '../../src/core/propTypes.ts';

describe('the values of a choice', () => {
  it('are those of string literals, in source order', () => {
    expect(choiceValues('\'small\' | "large" | undefined')).toEqual(['small', 'large']);
    expect(choiceValues('string')).toEqual([]);
    expect(choiceValues("'small' | number")).toEqual([]);
  });

  it('leave out an object of the same constants', () => {
    expect(choiceValues("typeof KnobVariant | 'small' | 'large'")).toEqual(['small', 'large']);
    expect(choiceValues('typeof KnobVariant')).toEqual([]);
  });
});
