import type { ComponentTag } from '../markdown/readComponentTag.ts';
import { isComponentName } from '../markdown/readComponentTag.ts';
import { FLOW, LINE } from '../markdown/componentTags.ts';
import { readableMarks, writtenMarks } from '../markdown/marks.ts';
import { type RawTag, readTags } from '../html/parseMarkup.ts';
import { EMBEDDED_END, embeddedStart, type Embedded } from './embedded.ts';

/**
 * Replaces the tags of components in rendered prose by elements that an HTML parser reads as it reads those of a script.
 * They are the only tags in capitals that it has: the Markdown parser wrote them.
 * @param embedded receives the components; the number of one is its index
 */
export function takeComponents(html: string, embedded: Embedded[]): string {
  // Nearly all prose ends here.
  if (!/<[A-Z]/.test(html)) {
    return html;
  }
  let result = '';
  let at = 0;
  // As long as the text itself, so that positions are the same.
  for (const tag of readTags(readableMarks(html))) {
    if (isComponentName(tag.written)) {
      result += html.slice(at, tag.start) + (tag.isEnd ? EMBEDDED_END : startOf(tag, embedded));
      at = tag.end;
    }
  }
  return result + html.slice(at);
}

function startOf(tag: RawTag, embedded: Embedded[]): string {
  const { attributes, written: name, isSelfClosing } = tag;
  const line = Number(attributes.find((attribute) => attribute.name === LINE)?.value ?? 1);
  const isFlow = attributes.some((attribute) => attribute.name === FLOW);
  const type = isFlow ? 'mdxJsxFlowElement' : 'mdxJsxTextElement';
  const index = embedded.push({ kind: 'component', type, tag: { name, attributes: ownAttributes(tag) }, line }) - 1;
  return embeddedStart(index) + (isSelfClosing ? EMBEDDED_END : '');
}

function ownAttributes({ attributes }: RawTag): ComponentTag['attributes'] {
  return Object.fromEntries(
    attributes
      .filter(({ name }) => name !== LINE && name !== FLOW)
      .map(({ written, hasValue, value }) => [written, hasValue ? writtenMarks(value) : (true as const)])
  );
}
