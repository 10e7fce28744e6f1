import { actsOnDocument } from './documentElements.ts';
import { isHtml } from './elements.ts';
import type { Element } from './parseMarkup.ts';
import { textOf, withoutElements } from './withoutElements.ts';

/** Text of the script with which React's server renderer keeps what is entered in a form before hydration. */
const FORM_SCRIPT = '$$reactFormReplay';

/**
 * Removes what React's server renderer adds to the HTML of an example: metadata, which it adds to the head again when
 * the example starts, and a script, which the policy of documents forbids.
 */
export function withoutReactExtras(html: string): string {
  const extras = ['<title', '<meta', FORM_SCRIPT];
  return extras.some((text) => html.includes(text)) ? withoutElements(html, isReactExtra) : html;
}

function isReactExtra(element: Element): boolean {
  const { tagName, attrs } = element;
  switch (tagName) {
    case 'title':
    case 'meta':
      return isHtml(element) && actsOnDocument({ name: tagName, attributes: attrs });
    case 'script':
      return isFormScript(element);
    default:
      return false;
  }
}

/** Whether an element is the script of React's server renderer. */
export function isFormScript(element: Element): boolean {
  return element.tagName === 'script' && textOf(element).includes(FORM_SCRIPT);
}
