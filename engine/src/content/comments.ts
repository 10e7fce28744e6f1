import { createFenceTracker } from './fenceTracker.ts';

/** Prose up to a comment; a comment's opening within a code span is prose. */
const UP_TO_COMMENT = /^(?:(`+)(?!`).*?[^`]\1(?!`)|(?!<!--).)*/;

/**
 * Removes HTML comments from Markdown and keeps its line breaks. A comment that opens in a code fence or a code span
 * is code and stays; one that opens in prose goes with all that it holds, fences and headings included.
 */
export function stripComments(markdown: string): string {
  if (!markdown.includes('<!--')) {
    return markdown;
  }
  const isCode = createFenceTracker();
  let inComment = false;
  const lines = markdown.split('\n').map((line) => {
    if (!inComment && isCode(line)) {
      return line;
    }
    const result = stripLine(line, inComment);
    inComment = result.inComment;
    return result.kept;
  });
  return lines.join('\n');
}

function stripLine(line: string, startsInComment: boolean): { kept: string; inComment: boolean } {
  let rest = line;
  let kept = '';
  let inComment = startsInComment;
  while (rest) {
    if (inComment) {
      const end = rest.indexOf('-->');
      if (end === -1) {
        break;
      }
      rest = rest.slice(end + 3);
      inComment = false;
    } else {
      const prose = UP_TO_COMMENT.exec(rest)?.[0] ?? '';
      kept += prose;
      rest = rest.slice(prose.length);
      if (rest) {
        rest = rest.slice(4);
        inComment = true;
      }
    }
  }
  return { kept: kept.trim() ? kept : '', inComment };
}
