import { describe, expect, it } from 'vitest';

import { firstDifference } from '../../../src/examples/render/worker/firstDifference.ts';

describe('firstDifference', () => {
  it('is null for equal texts', () => {
    expect(firstDifference('same', 'same')).toBeNull();
  });

  it('shows both texts around the place', () => {
    expect(firstDifference('<p>10:30</p>', '<p>21:47</p>')).toBe('"<p>10:30</p>" or "<p>21:47</p>"');
  });

  it('finds a text that ends early', () => {
    expect(firstDifference('ab', 'abc')).toBe('"ab" or "abc"');
  });
});
