import type { ElementQuery } from './protocol.ts';

/** How many elements of the document fit each query; none fit a selector that is not valid. */
export function countMatches(queries: readonly ElementQuery[]): number[] {
  return queries.map(({ selector, text }) => {
    try {
      const elements = [...document.querySelectorAll(selector)];
      return elements.filter(({ textContent }) => text === null || squeeze(textContent).includes(squeeze(text))).length;
    } catch {
      return 0;
    }
  });
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
