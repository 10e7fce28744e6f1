import type { CSSProperties } from 'react';

import { ROOT_FONT_SIZE_PX } from '../../core/constants.ts';
import type { ThemedValueView } from '../reference/view.ts';
import { milliseconds } from './milliseconds.ts';

/** Kind of a value's preview; the names are used in the classes of `tokens.css`. */
type PreviewKind =
  'color' | 'shadow' | 'duration' | 'easing' | 'radius' | 'line' | 'bar' | 'size' | 'weight' | 'family';

const EASING = /^(cubic-bezier|steps|linear)\(|^(ease|linear)\b/;
const LENGTH = /^(\d*\.?\d+)(px|rem|em)$/;
const SHADOW = /^(-?[\d.]+(px|rem|em)?\s+){2}.*\S/;
const FONT_WEIGHT = /^[1-9]00$/;
/** Pixels; longer lengths are usually window sizes and get no bar. */
const LONGEST_BAR = 160;
const PIXELS = { px: 1, rem: ROOT_FONT_SIZE_PX, em: ROOT_FONT_SIZE_PX } as const;

/** Patterns of token names that determine the kind of a length; the first match wins. */
const LENGTHS: readonly (readonly [pattern: RegExp, kind: PreviewKind])[] = [
  [/radius/i, 'radius'],
  [/font-?.*size/i, 'size'],
  [/(border|outline|ring|stroke|decoration).*width/i, 'line']
];

interface TokenPreviewProps {
  name: string;
  value: ThemedValueView;
}

/** Decorative preview of a token's value; none if the value can't be visualized. */
export function TokenPreview({ name, value }: TokenPreviewProps) {
  const kind = previewKind(name, value);
  return kind === null ? null : <i className={`pb-token-${kind}`} style={{ '--v': value.value } as CSSProperties} />;
}

/** Returns the kind of preview for a value; null for none. */
export function previewKind(name: string, { value, isColor }: ThemedValueView): PreviewKind | null {
  if (isColor) {
    return 'color';
  }
  if (milliseconds(value) !== null) {
    return 'duration';
  }
  if (EASING.test(value)) {
    return 'easing';
  }
  if (/shadow/i.test(name) && SHADOW.test(value)) {
    return 'shadow';
  }
  if (/weight/i.test(name) && FONT_WEIGHT.test(value)) {
    return 'weight';
  }
  return /font.*family/i.test(name) ? 'family' : lengthKind(name, value);
}

function lengthKind(name: string, value: string): PreviewKind | null {
  const [, number, unit] = LENGTH.exec(value) ?? [];
  if (number === undefined || Number(number) === 0) {
    return null;
  }
  const named = LENGTHS.find(([pattern]) => pattern.test(name));
  if (named) {
    return named[1];
  }
  return Number(number) * PIXELS[unit as keyof typeof PIXELS] <= LONGEST_BAR ? 'bar' : null;
}
