import fc from 'fast-check';
import { expect, it } from 'vitest';

import { matchesPattern } from '../../src/core/names.ts';

it('a pattern takes a name as it is, and a * for anything', () => {
  const name = fc.stringMatching(/^[\w-]{1,9}$/);
  fc.assert(
    fc.property(name, name, name, (start, middle, end) => {
      const whole = start + middle + end;
      expect(matchesPattern(whole, whole)).toBe(true);
      expect(matchesPattern(whole, `${start}*${end}`)).toBe(true);
      expect(matchesPattern(whole, `${start}*${end}x`)).toBe(whole.endsWith(`${end}x`));
    })
  );
  expect(matchesPattern('--a', '.*')).toBe(false);
});
