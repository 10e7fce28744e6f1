import type { InlineComponent } from '../../model.ts';
import { type RawTag, readTags } from '../html/parseMarkup.ts';
import { isComponentName } from './readComponentTag.ts';

/** A mark in place of a component, with its number. */
const MARK = /\0component(\d+)\0/g;

/**
 * Replaces the tags of components within rendered prose by marks. They are the only tags in capitals that it has: the
 * Markdown parser wrote them.
 * @param components receives the components; the number of one is its index
 */
export function takeComponents(html: string, components: InlineComponent[]): string {
  // Nearly all prose ends here.
  if (!/<[A-Z]/.test(html)) {
    return html;
  }
  let result = '';
  let at = 0;
  for (const tag of readTags(html)) {
    if (!tag.isEnd && isComponentName(tag.written)) {
      const index = components.length;
      components.push({ index, name: tag.written, attributes: attributesOf(tag) });
      result += `${html.slice(at, tag.start)}\0component${index}\0`;
      at = tag.end;
    }
  }
  return result + html.slice(at);
}

function attributesOf({ attributes }: RawTag): InlineComponent['attributes'] {
  return Object.fromEntries(
    attributes.map(({ written, hasValue, value }) => [written, hasValue ? value : (true as const)])
  );
}

/** Replaces the marks of components in HTML. */
export function fillComponents(html: string, fill: (index: number) => string): string {
  return html.replace(MARK, (_, index: string) => fill(Number(index)));
}

/** Divides a text at the marks of components. @returns texts, and the numbers of components between them */
export function splitAtComponents(text: string): (string | number)[] {
  return text.split(MARK).map((part, index) => (index % 2 === 0 ? part : Number(part)));
}
