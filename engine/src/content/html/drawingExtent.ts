import { drawnParts, type DrawnParts, endsOfLine } from './drawnParts.ts';
import { attributeOf, childElements, elementsOf, parseTree } from './parseMarkup.ts';
import { type TextGrowth, textGrowth } from './textGrowth.ts';

/** A drawing of a fixed width, in its own units, which are CSS pixels. */
export interface DrawingExtent {
  width: number;
  /** Where it begins and ends to show something: the whole width if that can't be told. */
  from: number;
  to: number;
  /** How its texts may grow where the drawing is smaller; null if they can't, or if that can't be told. */
  growth: TextGrowth | null;
}

/** Around what is drawn: lines have a width, and the widths of words are guessed. */
const MARGIN = 4;

/** Width of a letter by its size, with what style sheets may add to it. */
const LETTER_WIDTH = 0.7;

/**
 * Returns the width of the one drawing of a fixed size at the top of HTML, which keeps its proportions if it gets less room,
 * the part of it that shows something, and how its texts may grow; null for any other HTML.
 */
export function drawingExtent(html: string): DrawingExtent | null {
  if (!html.includes('<svg')) {
    return null;
  }
  const [drawing, ...others] = childElements(parseTree(html)).flatMap((element) => {
    const style = attributeOf(element, 'style');
    const width = /(?:^|;)\s*width:\s*(\d+)px/.exec(style)?.[1];
    if (width === undefined || !/(?:^|;)\s*height:\s*\d+px/.test(style)) {
      return [];
    }
    const [svg, ...layers] = elementsOf(element).filter(
      (inner) => inner.tagName === 'svg' && attributeOf(inner, 'viewBox') !== ''
    );
    return svg === undefined ? [] : [{ svg, layers, width: Number(width) }];
  });
  if (drawing === undefined || others.length > 0) {
    return null;
  }
  const { svg, layers, width } = drawing;
  const [, height] = new RegExp(`^0 0 ${width} ([\\d.]+)$`).exec(attributeOf(svg, 'viewBox')) ?? [];
  if (height === undefined) {
    return { width, from: 0, to: width, growth: null };
  }
  const parts = drawnParts(svg);
  const hasOtherTexts = layers.flatMap(elementsOf).some(({ tagName }) => tagName === 'text');
  const growth = hasOtherTexts ? null : textGrowth(parts, { width, height: Number(height) });
  return { width, ...shownPart(parts, width), growth };
}

function shownPart({ shapes, texts, ...known }: DrawnParts, width: number): { from: number; to: number } {
  const ends = [
    ...shapes.flatMap(({ left, right }) => [left, right]),
    ...texts.flatMap(({ lines }) =>
      lines.flatMap((line) => endsOfLine(line, LETTER_WIDTH * line.size * line.text.length))
    )
  ];
  return !known.areAllShapes || !known.areAllTexts || ends.length === 0
    ? { from: 0, to: width }
    : {
        from: Math.max(0, Math.floor(Math.min(...ends)) - MARGIN),
        to: Math.min(width, Math.ceil(Math.max(...ends)) + MARGIN)
      };
}
