import { codeRanges } from './markdown/codeRanges.ts';

/** What Docusaurus calls MDX that other tools are to show as code. */
const MDX_FENCE = /^mdx-code-block\b/;
const CLOSING = /^\s*(?:`{3,}|~{3,})\s*$/;

/**
 * Takes MDX out of its fences: in pages of Docusaurus, the content of a fence `mdx-code-block` is not code, but part of the
 * page.
 * @returns the text, with the same lines
 */
export function withoutMdxFences(body: string): string {
  if (!body.includes('mdx-code-block')) {
    return body;
  }
  const lines = body.split('\n');
  for (const { info, start, end } of codeRanges(body)) {
    if (MDX_FENCE.test(info.trim())) {
      lines[start] = '';
      lines[end - 1] = (lines[end - 1] ?? '').replace(CLOSING, '');
    }
  }
  return lines.join('\n');
}
