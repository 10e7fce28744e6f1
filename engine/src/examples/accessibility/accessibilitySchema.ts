import { z } from 'zod';

import { successCriteria } from '../../core/wcag.ts';

const criterion = z.string().refine((number) => successCriteria.has(number), {
  error: ({ input }) => `WCAG 2.2 has no success criterion ${String(input)}.`
});

const result = z
  .strictObject({
    /** Number in WCAG 2.2. */
    criterion,
    /** How the component meets it. */
    met: z.string().optional(),
    /** What those who use the component do to meet it. */
    yours: z.string().optional(),
    /** Where the component fails it. */
    notMet: z.string().optional()
  })
  .refine(({ met, yours, notMet }) => (met ?? yours ?? notMet) !== undefined, {
    error: 'A criterion needs met, yours, or notMet.'
  });

/** Results for a criterion, each a sentence with code in backticks. */
export type CriterionResult = z.infer<typeof result>;

/** Default rows of success criteria, by family of components. */
export const criteriaFamiliesSchema = z.record(z.string(), z.array(result).min(1));

/** What the author of an accessibility tab writes as data. */
export const accessibilitySchema = z.strictObject({
  /** What those who use the component provide; at most 5. */
  youProvide: z
    .array(
      z.strictObject({
        /** A noun phrase or a sentence, with code in backticks. */
        text: z.string(),
        /** Anchor of the section of the tab that has more. */
        at: z.string()
      })
    )
    .min(1)
    .max(5),
  /** Rows that replace those of the family, or add to them. `applies: false` leaves out a row. */
  exceptions: z.array(z.union([z.strictObject({ criterion, applies: z.literal(false) }), result])).default([])
});

export type AccessibilityData = z.infer<typeof accessibilitySchema>;
