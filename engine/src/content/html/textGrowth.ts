import {
  type Box,
  type DrawnLine,
  type DrawnParts,
  type DrawnText,
  endsOfLine,
  type TextAnchor
} from './drawnParts.ts';

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
  const measured = texts.map((text) => measure(text, symbols));
  const before = shownWith(
    measured.map((text) => grownBox(text, UNCHANGED)),
    room
  );
  let factors = UNCHANGED;
  let shown = before;
  let growing = [...new Set(measured.filter(({ isFramed }) => !isFramed).map(({ anchor }) => anchor))];
  for (const step of STEPS) {
    growing = growing.filter((anchor) => {
      const grown = { ...factors, [anchor]: step };
      const places = measured.map((text) => ({ text, box: grownBox(text, grown) }));
      const wider = shownWith(
        places.map(({ box }) => box),
        room
      );
      const isFine = wider.to - wider.from <= WIDEST * (before.to - before.from) && fits(anchor, places, room);
      factors = isFine ? grown : factors;
      shown = isFine ? wider : shown;
      return isFine;
    });
  }
  return factors === UNCHANGED ? null : { factors, size, ...shown };
}

/** A text with what doesn't change while it grows. */
interface MeasuredText extends Pick<DrawnText, 'isFramed' | 'isSeen'> {
  /** Of the first line: lines of a text have the same anchor. */
  anchor: TextAnchor;
  size: number;
  letters: Box;
  /** Point from which it grows. */
  origin: { x: number; y: number };
  /** Symbols that it must not cover: all but those that are under it from the start. */
  symbols: readonly Box[];
}

interface Place {
  text: MeasuredText;
  box: Box;
}

/** Whether the texts with an anchor have the room that they take. A transparent text takes none from those that are seen. */
function fits(anchor: TextAnchor, places: readonly Place[], room: Room): boolean {
  return places
    .filter(({ text }) => text.anchor === anchor && !text.isFramed)
    .every(({ text, box }) => {
      const others = places.filter((other) => other.text !== text && other.text.isSeen === text.isSeen);
      return (
        isInside(box, room) &&
        ![...text.symbols, ...others.map((other) => other.box)].some((other) => overlap(box, other))
      );
    });
}

function shownWith(boxes: readonly Box[], { width, from, to }: Room): { from: number; to: number } {
  return {
    from: Math.max(0, Math.floor(Math.min(from, ...boxes.map(({ left }) => left)))),
    to: Math.min(width, Math.ceil(Math.max(to, ...boxes.map(({ right }) => right))))
  };
}

function measure({ lines, isFramed, isSeen }: DrawnText, symbols: readonly Box[]): MeasuredText {
  const { anchor, size } = lines[0] ?? { anchor: 'start', size: 0 };
  const letters = surround(lines, LETTERS);
  const around = surround(lines, LINE);
  const x = { start: letters.left, middle: (letters.left + letters.right) / 2, end: letters.right }[anchor];
  const origin = { x, y: (around.top + around.bottom) / 2 };
  const text = { anchor, size, letters, origin, isFramed, isSeen };
  const box = grownBox(text, UNCHANGED);
  return { ...text, symbols: symbols.filter((symbol) => !overlap(box, symbol)) };
}

/** Returns the room of the letters of a grown text, with half of the gaps around it. */
function grownBox(text: Omit<MeasuredText, 'symbols'>, factors: Factors): Box {
  const { anchor, size, letters, origin, isFramed } = text;
  const factor = isFramed ? 1 : factors[anchor];
  return {
    left: origin.x + factor * (letters.left - origin.x) - (GAP.beside * size) / 2,
    right: origin.x + factor * (letters.right - origin.x) + (GAP.beside * size) / 2,
    top: origin.y + factor * (letters.top - origin.y) - (GAP.above * size) / 2,
    bottom: origin.y + factor * (letters.bottom - origin.y) + (GAP.above * size) / 2
  };
}

function surround(lines: readonly DrawnLine[], { above, below, belowFlat }: typeof LINE): Box {
  const ends = lines.map((line) => endsOfLine(line, widthOf(line)));
  return {
    left: Math.min(...ends.map(([start]) => start)),
    right: Math.max(...ends.map(([, end]) => end)),
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
