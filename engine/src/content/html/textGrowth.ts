import type { Box, DrawnLine, DrawnParts, DrawnText, TextAnchor } from './drawnParts.ts';

/** How the texts of a drawing may grow where the drawing is shown smaller than it is. */
export interface TextGrowth {
  /** Factors by which texts may grow at most, by their anchor: axes and legends differ in it. */
  factors: Record<TextAnchor, number>;
  /** Size of its smallest text. */
  size: number;
  /** Where the drawing with grown texts begins and ends to show something. */
  from: number;
  to: number;
}

interface Size {
  width: number;
  height: number;
}

/** Room for texts: the whole drawing, and the part of its width with its shapes. */
interface Room extends Size {
  from: number;
  to: number;
}

type Factors = TextGrowth['factors'];

const UNCHANGED: Factors = { start: 1, middle: 1, end: 1 };
const STEPS = Array.from({ length: 16 }, (_, index) => 1 + (index + 1) / 20);

/** Growing texts may make what a drawing shows this much wider, and thus everything in it smaller. */
const WIDEST = 1.1;

/** By the size of a text: how far letters reach above and below their line, and the lines of fonts around these. */
const LETTERS = { above: 0.75, below: 0.22, belowFlat: 0.02 };
const LINE = { above: 1, below: 0.3, belowFlat: 0.3 };
/** Letters that reach below their line. */
const DEEP = /[^\p{Lu}\dabcdefhiklmnorstuvwxz.:%+\s-]/u;
/** Between texts beside one another, and between those above one another. */
const GAP = { beside: 0.4, above: 0.35 };
/** Around shapes, whose outlines have a width. */
const EDGE = 2;
/** Widest symbols of legends. */
const SYMBOL = 1.5;

/** Widths of letters by the size of a text, in common fonts without serifs. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[ijl.,:;'|!\s]/u, 0.28],
  [/[frtI1()-]/u, 0.38],
  [/[ckstvxyz]/u, 0.5],
  [/\d/u, 0.62],
  [/[mwMW@%]/u, 0.86],
  [/\p{Lu}/u, 0.68],
  [/[\u{2e80}-\u{10ffff}]/u, 1]
];
const OTHER_WIDTH = 0.55;

/**
 * Returns how far texts of a drawing may grow before two of them meet, one covers a symbol or leaves the drawing, or the
 * drawing gets much wider; null if none can grow.
 */
export function textGrowth(parts: DrawnParts, { width, height }: Size): TextGrowth | null {
  const { texts, shapes, areAllTexts, areAllShapes } = parts;
  if (texts.length === 0 || !areAllTexts) {
    return null;
  }
  const size = Math.min(...texts.flatMap(({ lines }) => lines.map((line) => line.size)));
  const symbols = shapes.filter(
    ({ left, right, top, bottom }) => Math.max(right - left, bottom - top) < SYMBOL * size && bottom > top
  );
  const ends = areAllShapes ? shapes.flatMap(({ left, right }) => [left, right]) : [0, width];
  const room: Room = { width, height, from: Math.min(...ends) - EDGE, to: Math.max(...ends) + EDGE };
  let factors = UNCHANGED;
  let growing = [...new Set(texts.filter(({ isFramed }) => !isFramed).map(anchorOf))];
  for (const step of STEPS) {
    growing = growing.filter((anchor) => {
      const grown = { ...factors, [anchor]: step };
      const isFine = fits(anchor, { texts, symbols, room, factors: grown });
      factors = isFine ? grown : factors;
      return isFine;
    });
  }
  return factors === UNCHANGED ? null : { factors, size, ...shownWith(texts, factors, room) };
}

/** Of the first line: lines of a text have the same anchor. */
function anchorOf({ lines }: DrawnText): TextAnchor {
  return lines[0]?.anchor ?? 'start';
}

interface Arrangement {
  texts: readonly DrawnText[];
  symbols: readonly Box[];
  room: Room;
  factors: Factors;
}

/** Whether the texts with an anchor have the room that they take. A transparent text takes none from those that are seen. */
function fits(anchor: TextAnchor, { texts, symbols, room, factors }: Arrangement): boolean {
  const before = shownWith(texts, UNCHANGED, room);
  const shown = shownWith(texts, factors, room);
  const places = texts.map((text) => ({ text, box: grownBox(text, factors) }));
  return (
    shown.to - shown.from <= WIDEST * (before.to - before.from) &&
    places
      .filter(({ text }) => anchorOf(text) === anchor && !text.isFramed)
      .every(({ text, box }) => {
        const others = places.filter((other) => other.text !== text && other.text.isSeen === text.isSeen);
        return (
          isInside(box, room) &&
          ![...symbolsBeside(text, symbols), ...others.map((other) => other.box)].some((other) => overlap(box, other))
        );
      })
  );
}

/** Leaves out what is under a text from the start. */
function symbolsBeside(text: DrawnText, symbols: readonly Box[]): Box[] {
  const box = grownBox(text, UNCHANGED);
  return symbols.filter((symbol) => !overlap(box, symbol));
}

function shownWith(
  texts: readonly DrawnText[],
  factors: Factors,
  { width, from, to }: Room
): { from: number; to: number } {
  const boxes = texts.map((text) => grownBox(text, factors));
  return {
    from: Math.max(0, Math.floor(Math.min(from, ...boxes.map(({ left }) => left)))),
    to: Math.min(width, Math.ceil(Math.max(to, ...boxes.map(({ right }) => right))))
  };
}

/** Returns the room of the letters of a grown text, with half of the gaps around it. */
function grownBox(text: DrawnText, factors: Factors): Box {
  const { lines, isFramed } = text;
  const anchor = anchorOf(text);
  const factor = isFramed ? 1 : factors[anchor];
  const { size } = lines[0] ?? { size: 0 };
  const letters = surround(lines, LETTERS);
  const around = surround(lines, LINE);
  const middle = (around.top + around.bottom) / 2;
  const origin = { start: letters.left, middle: (letters.left + letters.right) / 2, end: letters.right }[anchor];
  return {
    left: origin + factor * (letters.left - origin) - (GAP.beside * size) / 2,
    right: origin + factor * (letters.right - origin) + (GAP.beside * size) / 2,
    top: middle + factor * (letters.top - middle) - (GAP.above * size) / 2,
    bottom: middle + factor * (letters.bottom - middle) + (GAP.above * size) / 2
  };
}

function surround(lines: readonly DrawnLine[], { above, below, belowFlat }: typeof LINE): Box {
  const starts = lines.map((line) => line.x - widthOf(line) * { start: 0, middle: 0.5, end: 1 }[line.anchor]);
  return {
    left: Math.min(...starts),
    right: Math.max(...lines.map((line, index) => (starts[index] ?? 0) + widthOf(line))),
    top: Math.min(...lines.map(({ baseline, size }) => baseline - above * size)),
    bottom: Math.max(
      ...lines.map(({ baseline, size, text }) => baseline + (DEEP.test(text) ? below : belowFlat) * size)
    )
  };
}

function widthOf({ text, size }: DrawnLine): number {
  const widths = Array.from(text, (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH);
  return size * widths.reduce((sum, width) => sum + width, 0);
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
