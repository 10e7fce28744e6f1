import { elementsOf, parseTree } from './parseMarkup.ts';

/** Whether HTML contains an element of a name. */
export function hasElement(html: string, name: string): boolean {
  // Nearly all HTML ends here.
  return html.includes(`<${name}`) && elementsOf(parseTree(html)).some(({ tagName }) => tagName === name);
}
