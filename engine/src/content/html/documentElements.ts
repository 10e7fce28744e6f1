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

/** Elements whose content is text, however much it looks like tags. */
const TEXT_ONLY: ReadonlySet<string> = new Set(['plaintext', 'script', 'title']);

/**
 * Whether the tag of an HTML element acts on the document. `<meta>` and `<link>` with an `itemprop` are data about the
 * element around them.
 */
export function actsOnDocument({
  name,
  attributes
}: Pick<RawTag, 'name'> & { attributes: readonly { name: string }[] }): boolean {
  return name in DOCUMENT_ELEMENTS && !attributes.some((attribute) => attribute.name === 'itemprop');
}

/** What to do instead of an element that acts on the document. */
export function insteadOf(name: string): string {
  return DOCUMENT_ELEMENTS[name] ?? '';
}

export function hidesMarkup({ name, isEnd }: RawTag): boolean {
  return !isEnd && TEXT_ONLY.has(name);
}
