/** Control points of a cubic Bézier curve from (0, 0) to (1, 1). */
type ControlPoints = readonly [x1: number, y1: number, x2: number, y2: number];

const KEYWORDS: Readonly<Record<string, ControlPoints>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1]
};
const CUBIC = /^cubic-bezier\(([^)]*)\)$/;

/**
 * Returns the path of an easing function in a square of 100 units, time from left to right and progress upwards; null
 * for a function that is no cubic Bézier curve.
 */
export function easingPath(value: string): string | null {
  const points = KEYWORDS[value.trim()] ?? numbersOf(CUBIC.exec(value.trim())?.[1]);
  if (points === null) {
    return null;
  }
  const [x1, y1, x2, y2] = points.map((part, index) => round(index % 2 === 0 ? part * 100 : 100 - part * 100));
  return `M0,100C${x1},${y1} ${x2},${y2} 100,0`;
}

function numbersOf(list: string | undefined): ControlPoints | null {
  const numbers = (list ?? '').split(',').map((text) => (text.trim() === '' ? NaN : Number(text)));
  const [x1, y1, x2, y2] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) ? [x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0] : null;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
