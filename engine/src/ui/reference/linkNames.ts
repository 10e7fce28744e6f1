import type { LinkedText, TextLink } from './view.ts';

/** Links names in a text. @param names pattern that finds them */
export function linkNames(text: string, names: RegExp, linkOf: (name: string) => TextLink | null): LinkedText {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(names)) {
    const link = linkOf(name);
    if (link) {
      parts.push(text.slice(end, index), link);
      end = index + name.length;
    }
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
