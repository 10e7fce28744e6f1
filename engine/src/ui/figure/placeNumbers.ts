import type { FigurePart } from '../../model.ts';
import { spread } from './spread.ts';

/** A rectangle in pixels. `x` is measured from the start edge of the line, in both writing directions. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export type Side = NonNullable<FigurePart['side']>;

const SIDES: readonly Side[] = ['start', 'above', 'end', 'below'];

/** A number outside of the component, and the line that joins it to its part. */
export interface PlacedNumber {
  side: Side;
  center: Point;
  /** From the edge of the number to the part, or to its bracket. */
  line: Point[];
  /** Points of a bracket along the component's edge, for a part that takes up some of that edge; else empty. */
  bracket: Point[];
}

/** Diameter of a number. */
export const NUMBER_SIZE = 24;

/** Least distance between the centers of two numbers. */
const SPACING = NUMBER_SIZE + 4;

/** Distances of a number's center from the component: in a wide gutter, and in a narrow one. */
const OFFSETS = { wide: 36, narrow: 24 };

/** Space that a number needs between its center and the edge of the canvas. */
const MARGIN = NUMBER_SIZE / 2 + 3;

const BRACKET = { offset: 7, tick: 4, inset: 2 };

/** Distance of a line's end, the center of a dot, from its part. */
const END_GAP = 9;

/** Parts of a cost, in pixels of a line that crosses the component. */
const COST = {
  side: { start: 0, above: 3, end: 4, below: 8 },
  displacement: 0.5,
  crossedPart: 60,
  crossedLine: 120,
  overlap: 60,
  disorder: 8,
  overflow: 1000
};

/**
 * Places the numbers of an anatomy figure around its component: each on the side that its part is nearest to, apart
 * from each other, in the order of their parts, so that no two lines cross.
 * @param parts in reading order; number n belongs to the part with index n − 1
 * @param canvas the area around the component; a side without a gutter in it gets no numbers
 * @param wanted sides that the author chose, by index of the part; null for the best one
 */
export function placeNumbers(
  parts: readonly Box[],
  component: Box,
  canvas: { width: number; height: number },
  wanted: readonly (Side | null)[] = []
): PlacedNumber[] {
  const offsets = offsetsOf(component, canvas);
  const frame: Frame = { parts, component, canvas, offsets };
  const open = SIDES.filter((side) => offsets[side] > 0);
  const sides = open.length > 0 ? open : SIDES;
  const sidesOf = (index: number): readonly Side[] => {
    const side = wanted[index];
    return side && sides.includes(side) ? [side] : sides;
  };
  let best = parts.map((part, index) => minBy(sidesOf(index), (side) => sideCost(part, component, side)));
  let cost = costOf(best, frame);
  const improve = (candidate: Side[]): boolean => {
    const most = cost - 0.01;
    const candidateCost = costOf(candidate, frame, most);
    const isBetter = candidateCost < most;
    if (isBetter) {
      [best, cost] = [candidate, candidateCost];
    }
    return isBetter;
  };
  // Moves one number to another side, then two at a time, until that makes nothing better.
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const first of parts.keys()) {
      for (const side of sidesOf(first)) {
        isBetter = improve(best.with(first, side)) || isBetter;
      }
    }
    for (const first of isBetter ? [] : parts.keys()) {
      for (const second of [...parts.keys()].slice(first + 1)) {
        for (const side of sidesOf(first)) {
          for (const other of sidesOf(second)) {
            isBetter = improve(best.with(first, side).with(second, other)) || isBetter;
          }
        }
      }
    }
  }
  return layOut(best, frame);
}

interface Frame {
  parts: readonly Box[];
  component: Box;
  canvas: { width: number; height: number };
  /** Distance of a side's numbers from the component; 0 where there is no gutter for them. */
  offsets: Record<Side, number>;
}

function offsetsOf({ x, y, width, height }: Box, canvas: Frame['canvas']): Record<Side, number> {
  const { wide, narrow } = OFFSETS;
  const offset = (space: number): number => (space >= wide + MARGIN ? wide : space >= narrow + MARGIN ? narrow : 0);
  return {
    start: offset(x),
    end: offset(canvas.width - x - width),
    above: offset(y),
    below: offset(canvas.height - y - height)
  };
}

/** Whether numbers of a side are below each other. */
function isColumn(side: Side): boolean {
  return side === 'start' || side === 'end';
}

/** Distance from the component's edge to its part, which a line has to cross. */
function reach(part: Box, component: Box, side: Side): number {
  switch (side) {
    case 'start':
      return Math.max(0, part.x - component.x);
    case 'end':
      return Math.max(0, component.x + component.width - part.x - part.width);
    case 'above':
      return Math.max(0, part.y - component.y);
    case 'below':
      return Math.max(0, component.y + component.height - part.y - part.height);
  }
}

/** Extent of a box along a side. */
function extent(box: Box, side: Side): [low: number, high: number] {
  return isColumn(side) ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
}

/** A bracket shows how far a part reaches that lies at the component's edge, or is long and lies in its padding. */
function hasBracket(part: Box, component: Box, side: Side): boolean {
  const [low, high] = extent(part, side);
  const distance = reach(part, component, side);
  return distance <= 2 ? high - low >= 20 : distance <= 32 && high - low >= 60;
}

/** Range of the centers of a side's numbers. Columns end with the component, so that rows can go beyond it. */
function rangeOf(side: Side, { component, canvas }: Frame): [low: number, high: number] {
  return isColumn(side) ? extent(component, side) : [MARGIN, canvas.width - MARGIN];
}

function layOut(sides: readonly Side[], frame: Frame): PlacedNumber[] {
  const placed: PlacedNumber[] = [];
  for (const side of SIDES) {
    const own = [...sides.keys()].filter((index) => sides[index] === side);
    const wanted = own.map((index) => middle(extent(boxAt(frame.parts, index), side)));
    const positions = spread(wanted, SPACING, rangeOf(side, frame));
    own.forEach((index, at) => {
      placed[index] = placedAt(positions[at] ?? 0, boxAt(frame.parts, index), side, frame);
    });
  }
  return placed;
}

/** The number of one part, at a position along its side. */
function placedAt(position: number, part: Box, side: Side, { component, offsets }: Frame): PlacedNumber {
  const offset = offsets[side];
  // Along the side and away from the component first; turned to the page's axes at the end.
  const away = side === 'start' || side === 'above' ? -1 : 1;
  const edge = {
    start: component.x,
    end: component.x + component.width,
    above: component.y,
    below: component.y + component.height
  }[side];
  const at = (along: number, distance: number): Point => {
    const across = edge + away * distance;
    return isColumn(side) ? { x: across, y: along } : { x: along, y: across };
  };
  const [low, high] = extent(part, side);
  const isBracketed = hasBracket(part, component, side);
  const inset = Math.min(8, (high - low) / 2);
  const target = Math.min(Math.max(position, low + inset), high - inset);
  const endDistance = isBracketed ? BRACKET.offset : END_GAP - reach(part, component, side);
  const knee = at(target, Math.max(BRACKET.offset, endDistance));
  const start = at(position, offset - NUMBER_SIZE / 2);
  const end = at(target, endDistance);
  const [first, last] = [low + BRACKET.inset, high - BRACKET.inset];
  const tick = BRACKET.offset - BRACKET.tick;
  return {
    side,
    center: at(position, offset),
    line: Math.abs(target - position) < 0.5 || isBracketed ? [start, end] : [start, knee, end],
    bracket: isBracketed ? [at(first, tick), at(first, BRACKET.offset), at(last, BRACKET.offset), at(last, tick)] : []
  };
}

/** What a side costs wherever on it the number is. */
function sideCost(part: Box, component: Box, side: Side): number {
  return COST.side[side] + reach(part, component, side);
}

/**
 * How bad a distribution of the numbers over the sides is.
 * @param most from which it doesn't matter any more; that of most distributions is reached before anything is laid out
 */
function costOf(sides: readonly Side[], frame: Frame, most = Infinity): number {
  const { parts, component } = frame;
  let cost = sides.reduce((sum, side, index) => sum + sideCost(boxAt(parts, index), component, side), 0);
  for (const side of SIDES) {
    const [low, high] = rangeOf(side, frame);
    const count = sides.filter((other) => other === side).length;
    cost += COST.overflow * Math.max(0, (count - 1) * SPACING - Math.max(0, high - low));
  }
  const placed = cost < most ? layOut(sides, frame) : [];
  for (const [index, one] of placed.entries()) {
    const part = boxAt(parts, index);
    const { side } = one;
    cost += COST.displacement * Math.abs(along(one.center, side) - middle(extent(part, side)));
    cost += COST.crossedPart * parts.filter((other, at) => at !== index && crosses(one.line, other, part)).length;
    for (const [other, another] of [...placed.entries()].slice(index + 1)) {
      if (cost >= most) {
        return cost;
      }
      cost += pairCost(one, another, part, boxAt(parts, other));
    }
  }
  return cost;
}

/** @param first the number that comes before the second */
function pairCost(first: PlacedNumber, second: PlacedNumber, firstPart: Box, secondPart: Box): number {
  let cost = 0;
  if (first.bracket.length > 0 && second.bracket.length > 0 && first.side === second.side) {
    const [low, high] = extent(firstPart, first.side);
    const [otherLow, otherHigh] = extent(secondPart, first.side);
    cost += Math.min(high, otherHigh) - Math.max(low, otherLow) > 1 ? COST.overlap : 0;
  }
  cost += drawn(first).some((a) => drawn(second).some((b) => areCrossing(a, b))) ? COST.crossedLine : 0;
  const isBelow = second.center.y < first.center.y - NUMBER_SIZE;
  const isInLine = Math.abs(second.center.y - first.center.y) <= NUMBER_SIZE;
  cost += isBelow || (isInLine && second.center.x < first.center.x) ? COST.disorder : 0;
  return cost;
}

type Segment = readonly [Point, Point];

function drawn({ line, bracket }: PlacedNumber): Segment[] {
  return [line, bracket].flatMap((points) =>
    points.slice(1).map((point, index): Segment => [points[index] ?? point, point])
  );
}

/** Whether a line to a part runs over another one, which neither contains it nor is contained in it. */
function crosses(line: readonly Point[], other: Box, part: Box): boolean {
  const end = line.at(-1);
  const start = line.at(-2);
  if (!start || !end || contains(other, part) || contains(part, other)) {
    return false;
  }
  return (
    Math.min(start.x, end.x) < other.x + other.width &&
    Math.max(start.x, end.x) > other.x &&
    Math.min(start.y, end.y) < other.y + other.height &&
    Math.max(start.y, end.y) > other.y
  );
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x + 1 &&
    outer.y <= inner.y + 1 &&
    outer.x + outer.width >= inner.x + inner.width - 1 &&
    outer.y + outer.height >= inner.y + inner.height - 1
  );
}

/** Whether two segments have a point in common, other than a touching end. */
function areCrossing([a, b]: Segment, [c, d]: Segment): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function turn(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

function along(point: Point, side: Side): number {
  return isColumn(side) ? point.y : point.x;
}

function middle([low, high]: [number, number]): number {
  return (low + high) / 2;
}

function boxAt(parts: readonly Box[], index: number): Box {
  return parts[index] ?? { x: 0, y: 0, width: 0, height: 0 };
}

function minBy<Item>(items: readonly Item[], cost: (item: Item) => number): Item {
  return items.reduce((best, item) => (cost(item) < cost(best) ? item : best));
}
