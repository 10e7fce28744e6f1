/** What can be measured of a part of an example, by the names that authors write. */
export const MEASURES = [
  'height',
  'width',
  'min-width',
  'padding-block',
  'padding-inline',
  'gap',
  'font-size',
  'radius',
  'target'
] as const;

export type Measure = (typeof MEASURES)[number];

/**
 * Measures of a part in CSS pixels: one number, or two where start and end differ, or rows and columns; of a target,
 * always width and height. An empty list stands for none, such as the gap of an element without one.
 */
export type MeasuredPart = Partial<Record<Measure, readonly number[]>>;

/** WCAG 2.2: least width and height of a target for success criteria 2.5.8 (AA) and 2.5.5 (AAA), in CSS pixels. */
export const LEAST_TARGET_PX = { minimum: 24, enhanced: 44 } as const;

/**
 * How a target meets success criterion 2.5.8: by its size, by the space around it, because it is in a sentence, or not.
 */
export const REACHES = ['size', 'spacing', 'inline', 'none'] as const;
export type Reach = (typeof REACHES)[number];

/** Targets of an example that are equal. */
export interface MeasuredTarget {
  /** The part's class and those of its variant, as a selector. */
  part: string;
  /** CSS pixels. */
  width: number;
  height: number;
  reach: Reach;
}

/** What contrasts with the color behind it. */
export const SUBJECTS = ['text', 'largeText', 'icon', 'edge'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Looks in which contrast is measured. */
export const LOOKS = ['light', 'dark', 'highContrast'] as const;
export type Look = (typeof LOOKS)[number];

/** Contrast ratios by look; null where the colors can't be computed, such as on an image. */
export type Ratios = Readonly<Record<Look, number | null>>;

/** Contrasts of an example that are equal. */
export interface MeasuredContrast {
  /** The component's class and those of its variant, as a selector. */
  part: string;
  /** Parts of the component around the subject, as selectors: the nearest of a variant, and the nearest, if it is another one. */
  within: readonly string[];
  subject: Subject;
  ratios: Ratios;
}

/** What was measured in an example. */
export interface MeasuredExample {
  /** Parts by selector; null for a selector that matches nothing visible. */
  parts: Readonly<Record<string, MeasuredPart | null>>;
  /** Null unless a tag shows them. */
  accessibility: { targets: readonly MeasuredTarget[]; contrasts: readonly MeasuredContrast[] } | null;
  /** Release of the product in which it was measured. */
  release: string;
}

/** Rounds pixels as they are stored and compared. */
export function roundPx(value: number): number {
  return Math.round(value * 100) / 100;
}
