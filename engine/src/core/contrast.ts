import { type Color, parse, wcagContrast } from 'culori';

/**
 * Least ratio by WCAG 2.2, level AA: success criteria 1.4.3 for text, also large, and 1.4.11 for graphics, such as icons
 * and the edges of controls.
 */
export const LEAST_CONTRAST = { text: 4.5, largeText: 3, graphic: 3 } as const;

/** Reads a color; undefined if it isn't opaque: what is behind it is not known. */
export function opaqueColor(value: string | null): Color | undefined {
  const color = parse(value ?? '');
  return (color?.alpha ?? 1) < 1 ? undefined : color;
}

/**
 * Computes the contrast ratio of two colors, 1 to 21, as defined in WCAG 2.2; null if one of them isn't an opaque color
 * that can be computed.
 */
export function contrastOf(foreground: string | null, background: string | null): number | null {
  const [ink, paper] = [opaqueColor(foreground), opaqueColor(background)];
  return ink && paper ? wcagContrast(ink, paper) : null;
}
