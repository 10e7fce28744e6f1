import { z } from 'zod';

import { pattern } from './reference.ts';

const ids = z.array(z.string().min(1)).optional();

/** A published program that changes code for a release, and what each of its rules mends. */
const codemodSchema = z.strictObject({
  /** One of `releases`: the one that it leads to. */
  release: z.string(),
  /** Runs it, such as `npx acme-codemods ./src --only {rules}`; `{rules}` stands for names of rules, separated by commas. */
  command: z.string().min(1),
  /** Name -> what the rule mends, by the ids and names that code used before: `acme-ui/Dialog`. */
  rules: z.record(
    z.string(),
    z.strictObject({
      /** Address about it. */
      href: z.url(),
      /** Components that were removed or moved. */
      components: ids,
      /** Other exports that were removed or moved. */
      exports: ids,
      /** Id of a component -> properties that were removed or renamed, became required, or accept other values. */
      props: z.record(z.string(), z.array(z.string())).optional()
    })
  )
});

/** Which releases `patternbook history` stores, and which versions of packages belong to them. */
export const historySchema = z
  .strictObject({
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
    tokenNames: pattern.optional(),
    /** What readers can have changed by a program. None by default. */
    codemods: z.array(codemodSchema).default([])
  })
  .superRefine(({ releases, codemods }, context) => {
    for (const [index, { release }] of codemods.entries()) {
      if (!releases.includes(release)) {
        context.addIssue({
          code: 'custom',
          path: ['codemods', index, 'release'],
          message: `must be one of "releases": ${releases.join(', ')}`
        });
      }
    }
  });

function isAscending(releases: readonly string[]): boolean {
  const numbers = releases.map((release) => release.split('.').map(Number));
  return numbers.every(([major = 0, minor = 0], index) => {
    const [earlier = -1, before = -1] = numbers[index - 1] ?? [];
    return major > earlier || (major === earlier && minor > before);
  });
}
