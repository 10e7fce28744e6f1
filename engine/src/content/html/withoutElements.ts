import { type Element, elementsOf, parseMarkup } from './parseMarkup.ts';

/** Removes elements from HTML, with their content, and changes nothing else. */
export function withoutElements(html: string, isUnwanted: (element: Element) => boolean): string {
  let result = '';
  let at = 0;
  for (const element of elementsOf(parseMarkup(html).tree)) {
    const { startOffset, endOffset } = element.sourceCodeLocation ?? { startOffset: 0, endOffset: 0 };
    if (startOffset >= at && endOffset > startOffset && isUnwanted(element)) {
      result += html.slice(at, startOffset);
      at = endOffset;
    }
  }
  return result + html.slice(at);
}

/** The text of an element whose content is nothing but text. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
