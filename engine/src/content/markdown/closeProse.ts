import { parseMarkup, readTags } from '../html/parseMarkup.ts';
import { writeHtml } from '../html/stableHtml.ts';
import { isComponentName } from './readComponentTag.ts';

/** Characters that no text has, in place of what an HTML parser would change: slots, and tags of components. */
const SLOT = '\uFDD0';
const COMPONENT = '\uFDD1';

/** Closes the elements of prose whose tags are not balanced, so that the rest of the page stays outside of them. */
export function closeProse(html: string): string {
  const components: string[] = [];
  let text = '';
  let at = 0;
  for (const { start, end, isEnd, written } of readTags(html)) {
    if (!isEnd && isComponentName(written)) {
      text += `${html.slice(at, start)}${COMPONENT}${components.push(html.slice(start, end)) - 1}${COMPONENT}`;
      at = end;
    }
  }
  const marked = (text + html.slice(at)).replaceAll('\0', SLOT);
  return writeHtml(parseMarkup(writeHtml(parseMarkup(marked).tree)).tree)
    .replaceAll(SLOT, '\0')
    .replace(PLACE, (_, index: string) => components[Number(index)] ?? '');
}

const PLACE = new RegExp(`${COMPONENT}(\\d+)${COMPONENT}`, 'g');
