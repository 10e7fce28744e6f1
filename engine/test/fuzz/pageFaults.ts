import { type DefaultTreeAdapterTypes, defaultTreeAdapter as adapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parts of the frame with a content of each page's own. */
const OWN_PARTS = ['pb-page-header', 'pb-body', 'pb-page-end', 'pb-symbols'];
/** The list of contents is there if a page has headings. */
const CONTENTS = 'pb-contents';

/**
 * Finds signs that the content of a page has left its place: another outline of the frame than that of a plain page, or
 * examples that are not whole.
 * @param examples number of examples that the page has to show; null for any
 */
export function pageFaults(html: string, plain: string, examples: number | null): string[] {
  const page = bodyOf(html);
  const shown = all(page, 'pb-example');
  const torn = shown.filter((example) => !isWhole(example));
  return [
    outline(page) === outline(bodyOf(plain)) ? '' : 'The frame differs from that of a plain page.',
    all(page, 'pb-body').length === 1 ? '' : 'The body is not there once.',
    examples === null || shown.length === examples ? '' : `${shown.length} examples instead of ${examples}`,
    torn.length === 0 ? '' : `${torn.length} examples are torn.`
  ].filter((fault) => fault !== '');
}

/** True if an example has its header, one preview, and its controls as the last of its parts. */
function isWhole(example: Element): boolean {
  const parts = elements(example);
  const previews = parts.filter((part) => classes(part).includes('pb-preview'));
  const isLast = parts.at(-1)?.attrs.some(({ name, value }) => name === 'data-island' && value === 'exampleControls');
  return previews.length === 1 && isLast === true;
}

function bodyOf(html: string): Element {
  const root = elements(parse(html)).find(({ tagName }) => tagName === 'html');
  const body = root && elements(root).find(({ tagName }) => tagName === 'body');
  if (!body) {
    throw new Error('The document has no body.');
  }
  return body;
}

/** Names and first classes of all elements, without the content of a page's own parts. */
function outline(element: Element): string {
  const [first = ''] = classes(element);
  const children = OWN_PARTS.includes(first) ? [] : elements(element);
  return first === CONTENTS ? '' : `${element.tagName}.${first}(${children.map(outline).join('')})`;
}

function all(element: Element, name: string): Element[] {
  return elements(element).flatMap((child) => [...(classes(child).includes(name) ? [child] : []), ...all(child, name)]);
}

function elements(parent: Parent): Element[] {
  return parent.childNodes.filter((node): node is Element => adapter.isElementNode(node));
}

function classes({ attrs }: Element): string[] {
  return attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];
}
