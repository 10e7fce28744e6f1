import { z } from 'zod';

import { pattern } from './reference.ts';

/** Which releases `patternbook history` stores, and which versions of packages belong to them. */
export const historySchema = z.strictObject({
  /** Oldest first, by the beginning of their versions, such as `2.4`: the newest patch of each is stored. */
  releases: z
    .array(z.string().regex(/^\d+\.\d+$/, 'must be a major and a minor version, such as "2.4"'))
    .min(1)
    .refine(isAscending, 'must be in the order of the releases, the oldest first'),
  /**
   * Packages whose major versions have other numbers than those of the product: package -> major version of the product
   * -> major version of the package.
   */
  majors: z.record(z.string(), z.record(z.string().regex(/^\d+$/), z.int().min(0))).default({}),
  /** Matches the tokens of all stored releases; by default, `reference.tokens.names`. */
  tokenNames: pattern.optional()
});

function isAscending(releases: readonly string[]): boolean {
  const numbers = releases.map((release) => release.split('.').map(Number));
  return numbers.every(([major = 0, minor = 0], index) => {
    const [earlier = -1, before = -1] = numbers[index - 1] ?? [];
    return major > earlier || (major === earlier && minor > before);
  });
}
