import type { Token } from 'markdown-it';
import { plainText } from './nodes.ts';

/** The ids that headings and raw HTML among the tokens give. */
export function idsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'heading_open') {
      const id = token.attrGet('id');
      return id === null ? [] : [String(id)];
    }
    const raw = token.type.startsWith('html_') ? [...token.content.matchAll(/\sid="([^"]+)"/g)] : [];
    return [...raw.map((match) => match[1] ?? ''), ...idsOf(token.children ?? [])];
  });
}

/** Text of the first paragraph that has any; empty if there is none. */
export function firstParagraph(tokens: readonly Token[]): string {
  for (const [index, token] of tokens.entries()) {
    const text = token.type === 'paragraph_open' ? plainText(tokens[index + 1]).trim() : '';
    if (text) {
      return text;
    }
  }
  return '';
}
