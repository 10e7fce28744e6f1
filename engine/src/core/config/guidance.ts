import { z } from 'zod';

import type { GuidanceSize } from '../../model.ts';
import { slug } from './site.ts';

/** Sizes of tabs about a component: `size` in their frontmatter. */
export const GUIDANCE_SIZES = ['S', 'M', 'L'] as const satisfies GuidanceSize[];

/** Smallest and largest number. More is a warning; fewer is only reported. */
const range = z.tuple([z.int().nonnegative(), z.int().nonnegative()]).refine(([least, most]) => least <= most, {
  message: 'must be the smaller and the larger number'
});

const limitsSchema = z.strictObject({
  /** Words that the author writes, as `check/guidance/tabExtent.ts` counts them. */
  words: range,
  /** Figures, those of pairs included. */
  figures: range.optional(),
  /** Pairs of do and don't. */
  pairs: range.optional(),
  /** Largest height of the content in a window of 1,440 px, in px. A browser test measures it. */
  height: z.int().positive().optional()
});

const sectionSchema = z.strictObject({
  /** Heading of the section; the first of several is the usual one. */
  titles: z.array(z.string().min(1)).min(1),
  /** Sizes whose tabs need it. Others have it where there is something to say. */
  needed: z.array(z.enum(GUIDANCE_SIZES)).default([])
});

const modelSchema = z.strictObject({
  /** Section of the site whose tabs follow the model: each of them has a size. */
  section: slug,
  /** Sections in their order. There are no others. */
  outline: z.array(sectionSchema).min(1),
  limits: z.strictObject({ S: limitsSchema, M: limitsSchema, L: limitsSchema })
});

/** Models of tabs that a site has for each of its components, by the tag of their source. */
export const guidanceSchema = z.record(z.string().min(1), modelSchema);

export type GuidanceModel = z.output<typeof modelSchema>;
export type GuidanceLimits = GuidanceModel['limits'][GuidanceSize];
