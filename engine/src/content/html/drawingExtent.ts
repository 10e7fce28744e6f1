import { type Element, elementsOf, parseTree, type TreeNode } from './parseMarkup.ts';

/** A drawing of a fixed width, in its own units, which are CSS pixels. */
export interface DrawingExtent {
  width: number;
  /** Where it begins and ends to show something: the whole width if that can't be told. */
  from: number;
  to: number;
}

const FIXED_SIZE = /<\w+[^>]*\sstyle="[^"]*(?:width|height):\s?\d+px/;

/** Around what is drawn: lines have a width, and the widths of words are guessed. */
const MARGIN = 4;

/** Width of a letter by its size, with what style sheets may add to it. */
const LETTER_WIDTH = 0.7;

/**
 * Returns the width of the one drawing of a fixed size at the top of HTML, which keeps its proportions if it gets less room,
 * and the part of it that shows something; null for any other HTML.
 */
export function drawingExtent(html: string): DrawingExtent | null {
  if (!FIXED_SIZE.test(html)) {
    return null;
  }
  const [drawing, ...others] = parseTree(html).childNodes.flatMap((node) => {
    const style = isElement(node) ? attributeOf(node, 'style') : '';
    const width = /(?:^|;)\s*width:\s*(\d+)px/.exec(style)?.[1];
    const svg = isElement(node)
      ? elementsOf(node).find((element) => element.tagName === 'svg' && attributeOf(element, 'viewBox') !== '')
      : undefined;
    return svg !== undefined && width !== undefined && /(?:^|;)\s*height:\s*\d+px/.test(style)
      ? [{ svg, width: Number(width) }]
      : [];
  });
  return drawing === undefined || others.length > 0 ? null : { width: drawing.width, ...shownPart(drawing) };
}

function shownPart({ svg, width }: { svg: Element; width: number }): Omit<DrawingExtent, 'width'> {
  const ends = attributeOf(svg, 'viewBox').startsWith(`0 0 ${width} `) ? endsIn(svg, 0) : null;
  return ends === null || ends.length === 0
    ? { from: 0, to: width }
    : {
        from: Math.max(0, Math.floor(Math.min(...ends)) - MARGIN),
        to: Math.min(width, Math.ceil(Math.max(...ends)) + MARGIN)
      };
}

/** Elements that only group others, and those that show nothing where they are. */
const GROUPS = new Set(['g', 'svg', 'text']);
const UNSEEN = new Set(['title', 'desc', 'defs', 'clipPath', 'style']);

/** Returns the left and right ends of everything in an element; null if they can't be told. */
function endsIn(parent: Element, shift: number): number[] | null {
  const all: number[] = [];
  for (const child of parent.childNodes) {
    if (isElement(child) && !UNSEEN.has(child.tagName)) {
      const transform = attributeOf(child, 'transform');
      const own = shift + (transform === '' ? 0 : Number(/^translate\((-?[\d.]+)[^()]*\)$/.exec(transform)?.[1]));
      const isGroup = GROUPS.has(child.tagName) && (child.tagName !== 'svg' || attributeOf(child, 'x') === '');
      const ends = isGroup ? endsIn(child, own) : endsOf(child)?.map((end) => own + end);
      if (!ends || ends.some(Number.isNaN)) {
        return null;
      }
      all.push(...ends);
    }
  }
  return all;
}

function endsOf(element: Element): number[] | null {
  const numberOf = (name: string): number => Number(attributeOf(element, name));
  switch (element.tagName) {
    case 'line':
      return [numberOf('x1'), numberOf('x2')];
    case 'rect':
      return [numberOf('x'), numberOf('x') + numberOf('width')];
    case 'circle':
      return [numberOf('cx') - numberOf('r'), numberOf('cx') + numberOf('r')];
    case 'path':
      return endsOfPath(attributeOf(element, 'd'));
    case 'tspan': {
      const size = Number(/font-size:\s*([\d.]+)px/.exec(attributeOf(element, 'style'))?.[1]);
      const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
      const before = { middle: 0.5, end: 1 }[attributeOf(element, 'text-anchor')] ?? 0;
      const length = LETTER_WIDTH * size * text.length;
      const start = numberOf('x') + numberOf('dx') - length * before;
      return text === '' ? [] : [start, start + length];
    }
    default:
      return null;
  }
}

/** Of points, curves, and arcs in absolute numbers, and lines along the axes. */
function endsOfPath(path: string): number[] | null {
  const ends: number[] = [];
  for (const [, command = '', list = ''] of path.matchAll(/([A-DF-Za-df-z])([^A-DF-Za-df-z]*)/g)) {
    const numbers = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    if (command === 'A') {
      // No point of an arc is farther from its end than its diameter.
      const [radius = 0] = numbers;
      const end = numbers.at(-2) ?? 0;
      ends.push(end - 2 * radius, end + 2 * radius, end);
    } else if (command === 'h') {
      ends.push((ends.at(-1) ?? 0) + (numbers[0] ?? 0));
    } else if ('MLCSQT'.includes(command)) {
      ends.push(...numbers.filter((_, index) => index % 2 === 0));
    } else if (!'Zzv'.includes(command)) {
      return null;
    }
  }
  return ends;
}

function isElement(node: TreeNode): node is Element {
  return 'tagName' in node;
}

function attributeOf(element: Element, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? '';
}
