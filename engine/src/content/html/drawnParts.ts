import { attributeOf, childElements, type Element } from './parseMarkup.ts';

/** Part of a plane, in the units of the drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a line of text is anchored with. */
export type TextAnchor = 'start' | 'middle' | 'end';

/** A line of a text. */
export interface DrawnLine {
  text: string;
  size: number;
  anchor: TextAnchor;
  /** Where its anchor is, and where its letters stand. */
  x: number;
  baseline: number;
}

/** Share of a line that is before its anchor. */
const BEFORE_ANCHOR: Record<TextAnchor, number> = { start: 0, middle: 0.5, end: 1 };

/** Returns where a line of a length begins and ends. */
export function endsOfLine({ x, anchor }: DrawnLine, length: number): [start: number, end: number] {
  const start = x - length * BEFORE_ANCHOR[anchor];
  return [start, start + length];
}

/** A text of one or more lines. */
export interface DrawnText {
  lines: DrawnLine[];
  /** Whether it belongs to a shape that was made for it, such as that of a tooltip. */
  isFramed: boolean;
  /** Whether it has a color. */
  isSeen: boolean;
}

/** What a drawing consists of. */
export interface DrawnParts {
  shapes: Box[];
  texts: DrawnText[];
  /** Whether these are all of its shapes and texts: some are turned, or of a kind that can't be told. */
  areAllShapes: boolean;
  areAllTexts: boolean;
}

interface Point {
  x: number;
  y: number;
}

/** Elements that only group others, and those that show nothing where they are. */
const GROUPS = new Set(['g', 'svg']);
const UNSEEN = new Set(['title', 'desc', 'defs', 'clipPath', 'style']);

/** Returns the shapes and texts of a drawing. */
export function drawnParts(svg: Element): DrawnParts {
  const parts: DrawnParts = { shapes: [], texts: [], areAllShapes: true, areAllTexts: true };
  addParts(svg, { x: 0, y: 0 }, parts);
  return parts;
}

/** @param origin of the parent's units; null if that can't be told */
function addParts(parent: Element, origin: Point | null, parts: DrawnParts): void {
  const children = childElements(parent);
  for (const [index, child] of children.entries()) {
    const own = movedOrigin(child, origin);
    if (child.tagName === 'text') {
      const lines = own && linesOf(child, own);
      const isFramed = index === 1 && children[0]?.tagName === 'path';
      const isSeen = !childElements(child).every(isTransparent);
      parts.areAllTexts &&= lines !== null;
      parts.texts.push(...(lines && lines.length > 0 ? [{ lines, isFramed, isSeen }] : []));
    } else if (GROUPS.has(child.tagName) && (child.tagName !== 'svg' || attributeOf(child, 'x') === '')) {
      addParts(child, own, parts);
    } else if (!UNSEEN.has(child.tagName)) {
      const box = own && boxOf(child, own);
      parts.areAllShapes &&= box !== null;
      parts.shapes.push(...(box ? [box] : []));
    }
  }
}

function movedOrigin(element: Element, origin: Point | null): Point | null {
  const transform = attributeOf(element, 'transform');
  if (transform === '' || origin === null) {
    return origin;
  }
  const [, x, y = '0'] = /^translate\((-?[\d.]+)(?:[\s,]+(-?[\d.]+))?\)$/.exec(transform) ?? [];
  return x === undefined ? null : { x: origin.x + Number(x), y: origin.y + Number(y) };
}

/** Null if the size of a line can't be told. */
function linesOf(element: Element, origin: Point): DrawnLine[] | null {
  let baseline = origin.y + numberOf(element, 'y');
  const lines = childElements(element).map((line): DrawnLine => {
    baseline += numberOf(line, 'dy');
    const anchor = attributeOf(line, 'text-anchor');
    return {
      text: line.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
      size: Number(/font-size:\s*([\d.]+)px/.exec(attributeOf(line, 'style'))?.[1]),
      anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
      x: origin.x + numberOf(line, 'x') + numberOf(line, 'dx'),
      baseline
    };
  });
  const shown = lines.filter(({ text }) => text !== '');
  return shown.some(({ size, x }) => Number.isNaN(size + x + baseline)) ? null : shown;
}

function isTransparent(element: Element): boolean {
  return /(?:^|;)\s*fill:\s*transparent/.test(attributeOf(element, 'style'));
}

function boxOf(element: Element, origin: Point): Box | null {
  const points = pointsOf(element);
  const xs = points?.map(({ x }) => origin.x + x) ?? [];
  const ys = points?.map(({ y }) => origin.y + y) ?? [];
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  return points === null || Object.values(box).some(Number.isNaN) ? null : box;
}

/** Returns points that a shape is between; null if they can't be told. */
function pointsOf(element: Element): Point[] | null {
  const [x, y, r] = ['x', 'y', 'r'].map((name) => numberOf(element, name)) as [number, number, number];
  switch (element.tagName) {
    case 'line':
      return ['1', '2'].map((end) => ({ x: numberOf(element, `x${end}`), y: numberOf(element, `y${end}`) }));
    case 'rect':
      return [
        { x, y },
        { x: x + numberOf(element, 'width'), y: y + numberOf(element, 'height') }
      ];
    case 'circle':
      return around({ x: numberOf(element, 'cx'), y: numberOf(element, 'cy') }, r);
    case 'path':
      return pointsOfPath(attributeOf(element, 'd'));
    default:
      return null;
  }
}

/** Of points, curves, and arcs in absolute numbers, and lines along the axes. */
function pointsOfPath(path: string): Point[] | null {
  const points: Point[] = [];
  for (const [, command = '', list = ''] of path.matchAll(/([A-DF-Za-df-z])([^A-DF-Za-df-z]*)/g)) {
    const numbers = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const { x, y } = points.at(-1) ?? { x: 0, y: 0 };
    const [first = 0] = numbers;
    if (command === 'A') {
      // No point of an arc is farther from its end than its diameter.
      const end = { x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 };
      points.push(...around(end, 2 * first), end);
    } else if (command === 'h') {
      points.push({ x: x + first, y });
    } else if (command === 'v') {
      points.push({ x, y: y + first });
    } else if ('MLCSQT'.includes(command)) {
      points.push(
        ...numbers.flatMap((number, index) => (index % 2 ? [{ x: numbers[index - 1] ?? 0, y: number }] : []))
      );
    } else if (!'Zz'.includes(command)) {
      return null;
    }
  }
  return points;
}

function around({ x, y }: Point, distance: number): Point[] {
  return [
    { x: x - distance, y: y - distance },
    { x: x + distance, y: y + distance }
  ];
}

function numberOf(element: Element, name: string): number {
  return Number(attributeOf(element, name));
}
