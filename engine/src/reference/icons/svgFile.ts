import { html, parseFragment } from 'parse5';

import { type Element, isElement, type TreeNode } from '../../content/html/parseMarkup.ts';
import { escapeHtml } from '../../core/html.ts';
import { DrawingScope } from './drawingScope.ts';
import type { Svg } from './schema.ts';
import { type AttributeOwner, declaredNamespaces, ownAttributes } from './svgAttributes.ts';
import { UnusableDrawingError } from './unusableDrawing.ts';

const SVG_NAMESPACE: string = html.NS.SVG;

/** Content that would do something in a page, or that isn't a drawing. */
const ACTIVE = new Set(['script', 'foreignObject', 'iframe', 'audio', 'video', 'embed', 'object']);
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'image', 'use']);
/** Elements whose content is drawn only where something refers to it. */
const DEFINITIONS = new Set(['defs', 'symbol', 'clipPath', 'mask', 'marker', 'pattern']);
/** Elements in which spaces matter. */
const TEXTS = new Set(['text', 'tspan', 'textPath', 'title', 'desc']);
/** Attributes of the root element that describe the whole picture; all others apply to its content. */
const PICTURE_ATTRIBUTES =
  /^(?:viewBox|width|height|x|y|version|baseProfile|preserveAspectRatio|role|aria-.*|zoomAndPan|content(?:Script|Style)Type|lang)$/i;

/**
 * Reads an SVG file as the parser of a page does, since its drawing becomes a part of pages. Ids, classes and style
 * sheets get names of their own.
 * @param name of the icon
 * @throws UnusableDrawingError if a page couldn't show it, or if it would do more than show a drawing
 */
export function readSvgFile(text: string, name: string): Svg {
  // One kind of line break, so that positions fit.
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const nodes = parseFragment(source, { sourceCodeLocationInfo: true }).childNodes.filter(isElement);
  const [root, ...others] = nodes;
  if (root?.namespaceURI !== html.NS.SVG || root.tagName !== 'svg') {
    throw root?.tagName.endsWith(':svg')
      ? new UnusableDrawingError(
          `its elements have the prefix "${root.tagName.split(':')[0] ?? ''}:"`,
          'Save the icon without the prefix.',
          placeOf(root)
        )
      : new UnusableDrawingError('it has no <svg> element', 'Save it as an SVG file.');
  }
  if (others[0]) {
    throw new UnusableDrawingError(
      `it has <${others[0].tagName}> in or beside the drawing`,
      'Remove the element.',
      placeOf(others[0])
    );
  }
  const scope = new DrawingScope(name);
  const writer = new DrawingWriter(source, root, scope);
  const inner = writer.rootContent(root);
  if (!writer.hasShape) {
    throw new UnusableDrawingError(
      'it draws nothing',
      'Add shapes, or leave the file out of `reference.icons.include`.'
    );
  }
  const inherited = writer.rootAttributes(root);
  const content = inherited === '' ? inner : `<g${inherited}>${inner}</g>`;
  return {
    viewBox: viewBoxOf(root),
    content,
    className: null,
    ...(content.includes(scope.prefix) && { idPrefix: scope.prefix })
  };
}

/** Writes the content of a drawing as markup that means the same in pages and in XML. */
class DrawingWriter {
  hasShape = false;
  #hasSheet = false;
  readonly #source: string;
  readonly #scope: DrawingScope;
  readonly #owner: AttributeOwner;

  constructor(source: string, root: Element, scope: DrawingScope) {
    this.#source = source;
    this.#scope = scope;
    this.#owner = { scope, hasEntities: source.includes('<!ENTITY'), namespaces: declaredNamespaces(root) };
  }

  /** Writes what is inside the root element. */
  rootContent(root: Element): string {
    at(root, () => this.#requireDrawing(root));
    return this.#content(root, true);
  }

  #content(parent: Element, isDrawn: boolean): string {
    return parent.childNodes.map((node) => this.#node(node, parent, isDrawn)).join('');
  }

  /** Attributes for an element around the content. */
  rootAttributes(root: Element): string {
    const attributes = this.#attributes(root).filter(([name]) => !PICTURE_ATTRIBUTES.test(name));
    const classes = attributes.find(([name]) => name === 'class')?.[1];
    const others = attributes.filter(([name]) => name !== 'class');
    const own = [...(classes ? [classes] : []), ...(this.#hasSheet ? [this.#scope.rootClass] : [])];
    return markup(own.length > 0 ? [...others, ['class', own.join(' ')]] : others);
  }

  #node(node: TreeNode, parent: Element, isDrawn: boolean): string {
    if ('value' in node) {
      return node.value.trim() === '' && !TEXTS.has(parent.tagName) ? '' : escapeHtml(node.value);
    }
    return isElement(node) ? this.#element(node, isDrawn) : '';
  }

  #element(element: Element, isDrawn: boolean): string {
    const { tagName } = element;
    return at(element, () => {
      this.#requireDrawing(element);
      if (tagName === 'metadata' || tagName.includes(':')) {
        // Notes of the program that it was drawn with.
        return '';
      }
      if (tagName === 'title' || tagName === 'desc') {
        return `<${tagName}${markup(this.#attributes(element))}>${escapeHtml(textOf(element))}</${tagName}>`;
      }
      if (tagName === 'style') {
        return this.#sheet(element);
      }
      this.hasShape ||= isDrawn && SHAPES.has(tagName);
      const inner = this.#content(element, isDrawn && !DEFINITIONS.has(tagName));
      const start = `<${tagName}${markup(this.#attributes(element))}`;
      return inner === '' ? `${start}/>` : `${start}>${inner}</${tagName}>`;
    });
  }

  #requireDrawing(element: Element): void {
    const { tagName, sourceCodeLocation } = element;
    if (ACTIVE.has(tagName)) {
      throw new UnusableDrawingError(`it has <${tagName}>`, 'Save the icon without it.');
    }
    const prefix = tagName.includes(':') ? (tagName.split(':')[0] ?? '') : '';
    if (this.#owner.namespaces.get(prefix) === SVG_NAMESPACE) {
      throw new UnusableDrawingError(`its elements have the prefix "${prefix}:"`, 'Save the icon without the prefix.');
    }
    const closesItself =
      element.childNodes.length === 0 && this.#source.slice(0, sourceCodeLocation?.endOffset).endsWith('/>');
    if (!sourceCodeLocation?.endTag && !closesItself) {
      throw new UnusableDrawingError(`its element <${tagName}> isn't closed`, 'Close it, or save the file anew.');
    }
  }

  #sheet(element: Element): string {
    const { type = 'text/css', media } = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    if (!/^(?:|text\/css)$/i.test(type)) {
      return '';
    }
    this.#hasSheet = true;
    const css = this.#scope.sheet(textOf(element));
    return `<style${markup(media === undefined ? [] : [['media', media]])}>${escapeHtml(css)}</style>`;
  }

  #attributes(element: Element): [name: string, value: string][] {
    return at(element, () => ownAttributes(element, this.#owner));
  }
}

function textOf(element: Element): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? textOf(node) : ''))
    .join('');
}

function markup(attributes: readonly [name: string, value: string][]): string {
  return attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
}

function placeOf({ sourceCodeLocation: location }: Element): { line: number; column: number } | undefined {
  return location ? { line: location.startLine, column: location.startCol } : undefined;
}

/** Adds the place of an element to errors that have none. */
function at<Result>(element: Element, work: () => Result): Result {
  try {
    return work();
  } catch (problem) {
    throw problem instanceof UnusableDrawingError && !problem.place
      ? new UnusableDrawingError(problem.message, problem.hint, placeOf(element))
      : problem;
  }
}

/** Returns the view box as written, or that of a picture without one, by its size. */
function viewBoxOf(root: Element): string {
  const attributes = new Map(root.attrs.map(({ name, value }) => [name, value.trim()]));
  const box = (attributes.get('viewBox') ?? '').split(/\s*,\s*|\s+/).map(toNumber);
  const [, , width = 0, height = 0] = box;
  if (box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0) {
    return box.join(' ');
  }
  const size = ['width', 'height'].map((name) => pixels(attributes.get(name) ?? ''));
  if (size.every((length) => length > 0)) {
    return `0 0 ${size.join(' ')}`;
  }
  throw new UnusableDrawingError(
    attributes.has('viewBox')
      ? `its viewBox "${attributes.get('viewBox') ?? ''}" is invalid`
      : 'it has neither a viewBox nor a width and a height in pixels',
    'Add a valid `viewBox`.',
    placeOf(root)
  );
}

function toNumber(text: string): number {
  return text === '' ? Number.NaN : Number(text);
}

const PIXELS_PER_INCH = 96;
/** Pixels of a CSS unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: PIXELS_PER_INCH,
  pt: PIXELS_PER_INCH / 72,
  pc: PIXELS_PER_INCH / 6,
  cm: PIXELS_PER_INCH / 2.54,
  mm: PIXELS_PER_INCH / 25.4,
  q: PIXELS_PER_INCH / 101.6
};

/** Returns an absolute length in pixels; NaN for any other. */
function pixels(length: string): number {
  const [, number = '', unit = ''] = /^(.*?)([a-z%]*)$/i.exec(length) ?? [];
  return toNumber(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
}
