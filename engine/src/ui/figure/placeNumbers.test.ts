import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Box, NUMBER_SIZE, type PlacedNumber, placeNumbers } from './placeNumbers.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A dialog in the middle of a canvas with gutters on all sides. */
const CANVAS = { width: 720, height: 320 };
const DIALOG = box(80, 70, 560, 180);
const HEADER = box(80, 70, 500, 70);
const CLOSE = box(588, 94, 36, 36);
const BODY = box(80, 140, 560, 40);
const FOOTER = box(80, 180, 560, 70);

const sidesOf = (placed: PlacedNumber[]): string[] => placed.map(({ side }) => side);

describe('placeNumbers', () => {
  it('takes the nearest side, and brackets parts along the edge', () => {
    const placed = placeNumbers([HEADER, CLOSE, BODY, FOOTER], DIALOG, CANVAS);
    expect(sidesOf(placed)).toEqual(['start', 'end', 'start', 'start']);
    expect(placed.map(({ bracket }) => bracket.length > 0)).toEqual([true, false, true, true]);
  });

  it('ends a line before its part, at the height of its middle', () => {
    const [close] = placeNumbers([CLOSE], DIALOG, CANVAS);
    expect(close?.line.map(({ y }) => y)).toEqual([112, 112]);
    expect(close?.line.at(-1)?.x).toBeGreaterThan(624);
    expect(close?.line.at(-1)?.x).toBeLessThan(640);
  });

  it('ends a line before a part at the edge of the component, too', () => {
    const [text] = placeNumbers([box(83, 100, 40, 16)], DIALOG, CANVAS, ['start']);
    expect(text?.bracket).toEqual([]);
    expect(text?.line.at(-1)).toEqual({ x: 74, y: 108 });
  });

  it('places a part in the order of the page’s direction: the start is at x = 0', () => {
    const [first] = placeNumbers([box(80, 100, 30, 30)], DIALOG, CANVAS);
    expect(first?.side).toBe('start');
    expect(first?.center.x).toBeLessThan(DIALOG.x);
  });

  it('gives a part and what contains it different sides where their lines would cross a bracket', () => {
    const [menu, option] = placeNumbers([DIALOG, box(82, 100, 556, 30)], DIALOG, CANVAS);
    expect(menu?.side).not.toBe(option?.side);
  });

  it('takes the side that the author chose', () => {
    expect(sidesOf(placeNumbers([CLOSE, HEADER], DIALOG, CANVAS, ['above', null]))).toEqual(['above', 'start']);
  });

  it('uses only sides with a gutter, also against the author’s choice', () => {
    const dialog = box(10, 70, 700, 180);
    const placed = placeNumbers([box(10, 70, 700, 60), box(660, 80, 30, 30)], dialog, CANVAS, [null, 'end']);
    expect(sidesOf(placed).every((side) => side === 'above' || side === 'below')).toBe(true);
  });

  it('comes closer where the gutter is narrow', () => {
    const wide = placeNumbers([CLOSE], DIALOG, CANVAS)[0];
    const narrow = placeNumbers([box(624, 94, 36, 36)], box(44, 70, 632, 180), CANVAS)[0];
    expect([wide?.side, narrow?.side]).toEqual(['end', 'end']);
    expect((narrow?.center.x ?? 0) - 676).toBeLessThan((wide?.center.x ?? 0) - 640);
  });
});

describe('numbers of any figure', () => {
  const component = fc.record({ width: fc.integer({ min: 60, max: 600 }), height: fc.integer({ min: 30, max: 400 }) });
  const part = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 100 })));
  const gutters = fc.record({ inline: fc.integer({ min: 44, max: 90 }), block: fc.integer({ min: 44, max: 90 }) });
  const figure = fc.record({ component, gutters, parts: fc.array(part, { minLength: 1, maxLength: 8 }) });

  type Figure = typeof figure extends fc.Arbitrary<infer Value> ? Value : never;

  function place({ component: { width, height }, gutters: { inline, block }, parts }: Figure) {
    const frame = box(inline, block, width, height);
    const share = (of: number, percent: number): number => Math.round((of * percent) / 100);
    const boxes = parts.map(([x = 0, y = 0, w = 0, h = 0]) => {
      const [left, top] = [share(width - 8, x), share(height - 8, y)];
      return box(inline + left, block + top, 8 + share(width - 8 - left, w), 8 + share(height - 8 - top, h));
    });
    const canvas = { width: width + 2 * inline, height: height + 2 * block };
    return { frame, boxes, canvas, placed: placeNumbers(boxes, frame, canvas) };
  }

  const property = (check: (result: ReturnType<typeof place>) => void): void =>
    fc.assert(
      fc.property(figure, (input) => check(place(input))),
      { numRuns: 60 }
    );

  it('never overlap each other or the component, and stay on the canvas', () => {
    property(({ frame, canvas, placed }) => {
      for (const [index, { center }] of placed.entries()) {
        for (const other of placed.slice(index + 1)) {
          const distance = Math.hypot(center.x - other.center.x, center.y - other.center.y);
          expect(distance).toBeGreaterThan(NUMBER_SIZE);
        }
        const radius = NUMBER_SIZE / 2;
        const isBeside = center.x + radius < frame.x || center.x - radius > frame.x + frame.width;
        const isAboveOrBelow = center.y + radius < frame.y || center.y - radius > frame.y + frame.height;
        expect(isBeside || isAboveOrBelow).toBe(true);
        expect(center.x).toBeGreaterThanOrEqual(radius);
        expect(center.x).toBeLessThanOrEqual(canvas.width - radius);
        expect(center.y).toBeGreaterThanOrEqual(radius);
        expect(center.y).toBeLessThanOrEqual(canvas.height - radius);
      }
    });
  });

  it('keep the order of their parts along each side', () => {
    property(({ boxes, placed }) => {
      const along = (side: string, { x, y }: { x: number; y: number }): number =>
        side === 'start' || side === 'end' ? y : x;
      for (const side of ['start', 'end', 'above', 'below']) {
        const own = placed.flatMap((number, index) => {
          const { x, y, width, height } = boxes[index] ?? box(0, 0, 0, 0);
          const wanted = along(side, { x: x + width / 2, y: y + height / 2 });
          return number.side === side ? [{ wanted, is: along(side, number.center), index }] : [];
        });
        const byPart = own.toSorted((a, b) => a.wanted - b.wanted || a.index - b.index);
        const byPlace = own.toSorted((a, b) => a.is - b.is);
        expect(byPlace).toEqual(byPart);
      }
    });
  });

  it('have lines that end at their part’s height or width', () => {
    property(({ boxes, placed }) => {
      for (const [index, { side, line }] of placed.entries()) {
        const { x, y, width, height } = boxes[index] ?? box(0, 0, 0, 0);
        const end = line.at(-1) ?? { x: 0, y: 0 };
        const [value, low, high] = side === 'start' || side === 'end' ? [end.y, y, y + height] : [end.x, x, x + width];
        expect(value).toBeGreaterThanOrEqual(low - 0.01);
        expect(value).toBeLessThanOrEqual(high + 0.01);
      }
    });
  });
});
