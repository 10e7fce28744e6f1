import { type Color, formatHex, parse } from 'culori';

import { splitTopLevel } from '../../cssVariables/references.ts';
import { isColor } from '../../design/themedValue.ts';

/** A value with its type, in the format of the Design Tokens Community Group. */
export interface DtcgValue {
  $type: string;
  $value: unknown;
}

/** Modes of the color parser -> the format's names of their spaces, and the factors of their components. */
const SPACES: Readonly<Record<string, { name: string; channels: readonly string[]; factors: readonly number[] }>> = {
  rgb: { name: 'srgb', channels: ['r', 'g', 'b'], factors: [1, 1, 1] },
  lrgb: { name: 'srgb-linear', channels: ['r', 'g', 'b'], factors: [1, 1, 1] },
  hsl: { name: 'hsl', channels: ['h', 's', 'l'], factors: [1, 100, 100] },
  hwb: { name: 'hwb', channels: ['h', 'w', 'b'], factors: [1, 100, 100] },
  lab: { name: 'lab', channels: ['l', 'a', 'b'], factors: [1, 1, 1] },
  lch: { name: 'lch', channels: ['l', 'c', 'h'], factors: [1, 1, 1] },
  oklab: { name: 'oklab', channels: ['l', 'a', 'b'], factors: [1, 1, 1] },
  oklch: { name: 'oklch', channels: ['l', 'c', 'h'], factors: [1, 1, 1] },
  p3: { name: 'display-p3', channels: ['r', 'g', 'b'], factors: [1, 1, 1] },
  a98: { name: 'a98-rgb', channels: ['r', 'g', 'b'], factors: [1, 1, 1] },
  prophoto: { name: 'prophoto-rgb', channels: ['r', 'g', 'b'], factors: [1, 1, 1] },
  rec2020: { name: 'rec2020', channels: ['r', 'g', 'b'], factors: [1, 1, 1] },
  xyz65: { name: 'xyz-d65', channels: ['x', 'y', 'z'], factors: [1, 1, 1] },
  xyz50: { name: 'xyz-d50', channels: ['x', 'y', 'z'], factors: [1, 1, 1] }
};

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const QUANTITY = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(px|rem|ms|s)$/i;
const CURVE = /^cubic-bezier\(([^()]*)\)$/i;
/** A quoted name, or words, such as `-apple-system`. */
const FONT = /^(?:"[^"]*"|'[^']*'|-?[\p{L}_][\p{L}\p{M}\w-]*(?: -?[\p{L}_][\p{L}\p{M}\w-]*)*)$/iu;
/** Keywords of CSS for curves (https://www.w3.org/TR/css-easing-1/). */
const CURVES: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1]
};
const CURVE_NAME = /eas(?:e|ing)|timing|curve|motion|transition|animation/i;
/** Keywords of CSS for weights of fonts. */
const WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700 };
const FONT_WEIGHT = /font-*weight/i;
/** Styles of lines. */
export const STROKES = ['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset'];

/**
 * Converts a CSS value; null for one that the format can't express, such as a keyword or a percentage. Numbers, lists of
 * names, and styles of lines mean different things in CSS: there, the name of the token tells.
 */
export function dtcgValue(name: string, value: string): DtcgValue | null {
  const text = value.trim();
  const [, amount, unit = ''] = QUANTITY.exec(text) ?? [];
  if (amount !== undefined) {
    const $value = { value: Number(amount), unit: unit.toLowerCase() };
    return { $type: /^m?s$/i.test(unit) ? 'duration' : 'dimension', $value };
  }
  if (NUMBER.test(text)) {
    const number = Number(text);
    const isWeight = FONT_WEIGHT.test(name) && number >= 1 && number <= 1000;
    return { $type: isWeight ? 'fontWeight' : 'number', $value: number };
  }
  const [, points] = CURVE.exec(text) ?? [];
  if (points !== undefined) {
    const $value = points.split(',').map(Number);
    return $value.length === 4 && $value.every(Number.isFinite) ? { $type: 'cubicBezier', $value } : null;
  }
  const keyword = text.toLowerCase();
  if (CURVE_NAME.test(name) && Object.hasOwn(CURVES, keyword)) {
    return { $type: 'cubicBezier', $value: CURVES[keyword] };
  }
  if (FONT_WEIGHT.test(name)) {
    return Object.hasOwn(WEIGHTS, keyword) ? { $type: 'fontWeight', $value: WEIGHTS[keyword] } : null;
  }
  const fonts = /font/i.test(name) ? splitTopLevel(text, ',') : [];
  if (fonts.every((font) => FONT.test(font)) && fonts.length > (/family/i.test(name) ? 0 : 1)) {
    return { $type: 'fontFamily', $value: fonts.map(unquoted) };
  }
  if (/style/i.test(name) && STROKES.includes(text)) {
    return { $type: 'strokeStyle', $value: text };
  }
  // The parser of colors fails for some other texts.
  const color = isColor(text) ? parse(text) : undefined;
  return color ? colorValue(color) : null;
}

function colorValue(color: Color): DtcgValue | null {
  const space = SPACES[color.mode];
  if (!space) {
    return null;
  }
  const amounts = color as unknown as Readonly<Record<string, number | undefined>>;
  const { alpha } = color;
  return {
    $type: 'color',
    $value: {
      colorSpace: space.name,
      components: space.channels.map((channel, index) => {
        const amount = amounts[channel];
        return amount === undefined ? 'none' : rounded(amount * (space.factors[index] ?? 1));
      }),
      ...(alpha !== undefined && alpha < 1 && { alpha: rounded(alpha) }),
      hex: formatHex(color)
    }
  };
}

/** Five digits are more than a screen can show. */
function rounded(value: number): number {
  return Number(value.toFixed(5));
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2');
}
