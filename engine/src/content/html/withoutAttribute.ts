import { readTags } from './parseMarkup.ts';

/** Removes an attribute from all tags of HTML, and changes nothing else. */
export function withoutAttribute(html: string, name: string): string {
  // Nearly all HTML ends here.
  if (!html.toLowerCase().includes(name)) {
    return html;
  }
  let result = '';
  let at = 0;
  for (const { attributes } of readTags(html)) {
    for (const attribute of attributes.filter((candidate) => candidate.name === name)) {
      result += html.slice(at, attribute.start).trimEnd();
      at = attribute.end;
    }
  }
  return result + html.slice(at);
}
