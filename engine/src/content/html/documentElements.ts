import type { RawTag } from './parseMarkup.ts';

/** Elements that act on the document as a whole, wherever they are in it, and what to do instead. */
const DOCUMENT_ELEMENTS: Record<string, string> = {
  base: 'Write complete addresses instead.',
  body: 'Leave it out: the page has one.',
  frame: 'Use an iframe.',
  frameset: 'Use an iframe.',
  head: 'Leave it out: the page has one.',
  html: 'Leave it out: the page has one.',
  link: 'Name style sheets in the configuration, or import them at the head of the Markdown file.',
  meta: 'Leave it out: the site writes the metadata of its pages.',
  plaintext: 'Use <pre> and </pre>.',
  script: 'Write an example in TypeScript or JavaScript, which runs.',
  title: 'Leave it out: the page has its own title.'
};

/** Those that also act from within SVG and MathML. */
const ACT_IN_DRAWINGS: ReadonlySet<string> = new Set(['meta', 'script']);

/** Whether an element contains a drawing or a formula, whose elements have meanings of their own. */
export function isDrawing(name: string): boolean {
  return name === 'svg' || name === 'math';
}

/** Elements whose content is text, however much it looks like tags. */
const TEXT_ONLY: ReadonlySet<string> = new Set(['plaintext', 'script', 'title']);

/**
 * Whether the tag of an HTML element acts on the document. `<meta>` and `<link>` with an `itemprop` are data about the
 * element around them, unless they also say what the document is to do.
 * @param isInDrawing whether it is within a drawing or a formula, such as the title of a picture
 */
export function actsOnDocument(
  { name, attributes }: Pick<RawTag, 'name'> & { attributes: readonly { name: string }[] },
  isInDrawing = false
): boolean {
  const has = (wanted: string): boolean => attributes.some((attribute) => attribute.name === wanted);
  // Trees name `httpequiv` and `http-equiv` alike.
  const isData = has('itemprop') && !['http-equiv', 'httpequiv', 'rel'].some(has);
  return Object.hasOwn(DOCUMENT_ELEMENTS, name) && !isData && (!isInDrawing || ACT_IN_DRAWINGS.has(name));
}

/** What to do instead of an element that acts on the document. */
export function insteadOf(name: string): string {
  return DOCUMENT_ELEMENTS[name] ?? '';
}

export function hidesMarkup({ name, isEnd }: RawTag): boolean {
  return !isEnd && TEXT_ONLY.has(name);
}
