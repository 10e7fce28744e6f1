import { z } from 'zod';

import { address } from './fields.ts';

/** What it shows, for those who can't see it. Empty for a picture that only decorates. */
const alt = z.string().default('');

/** A picture below the site's folder, drawn for each theme. */
const drawnSchema = z.strictObject({ light: z.string().min(1), dark: z.string().min(1), alt });

/**
 * What to do with an example before its picture is taken. Elements are named by a selector as Playwright has them:
 * CSS, or `role=button[name="Open"]`. Of several, it is the first.
 */
const stepSchema = z.union([
  z.strictObject({ click: z.string().min(1) }),
  z.strictObject({ hover: z.string().min(1) }),
  z.strictObject({ fill: z.string().min(1), with: z.string() })
]);

/** An example that `patternbook illustrations` takes a picture of in each theme. */
const renderedSchema = z.strictObject({
  /** Address of the example's own document. */
  example: address,
  steps: z.array(stepSchema).default([]),
  /** CSS selector of the parts to show; without it, all that the example shows. */
  clip: z.string().min(1).optional(),
  /** Width of the window that the example is shown in, in CSS pixels. */
  width: z.int().min(160).max(1920).default(480),
  /** Its height; without it, what makes the window the picture's shape. */
  height: z.int().min(90).max(1920).optional(),
  /** Free space around the example, in pixels of the picture. 0: the picture is the whole window. */
  padding: z.int().min(0).max(96).default(32),
  alt
});

export type IllustrationStep = z.output<typeof stepSchema>;
export type RenderedIllustration = z.output<typeof renderedSchema>;

/** What a page is about in one sentence (requirement 2.7.3), by the page's address. */
export const summariesSchema = z.record(
  address,
  z.strictObject({
    /** Plain text. */
    text: z.string().min(1),
    illustration: z.union([drawnSchema, renderedSchema]).optional()
  })
);
