import type { MarkdownIt } from 'markdown-it';

/** A self-closing or empty element whose name begins with a capital, over one or several lines. */
const COMPONENT =
  /^<([A-Z]\w*[a-z]\w*(?:\.\w+)*)((?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*(?:\/>|>\s*<\/\1>)[ \t]*(?=\n|$)/;
const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}))?/g;

export interface ComponentTag {
  name: string;
  attributes: Record<string, string | true>;
}

/** Turns `<Name attribute="…" />` at the start of a top-level line into a `component` token. */
export function componentTags(markdown: MarkdownIt): void {
  markdown.block.ruler.before(
    'html_block',
    'component',
    (state, startLine, _endLine, silent) => {
      const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      if (state.level > 0 || !/^<[A-Z]/.test(state.src.slice(start, start + 2))) {
        return false;
      }
      const match = COMPONENT.exec(state.src.slice(start));
      if (!match) {
        return false;
      }
      if (!silent) {
        const token = state.push('component', '', 0);
        token.content = match[0];
        state.line = startLine + match[0].split('\n').length;
        token.map = [startLine, state.line];
      }
      return true;
    },
    { alt: ['paragraph'] }
  );
}

/** Reads the text of a `component` token. */
export function parseComponentTag(text: string): ComponentTag {
  const match = COMPONENT.exec(text);
  return { name: match?.[1] ?? '', attributes: readAttributes(match?.[2] ?? '') };
}

/** Texts as they are, `{true}` and bare names as true, `{false}` dropped, other expressions as their source in braces. */
function readAttributes(source: string): Record<string, string | true> {
  const attributes: Record<string, string | true> = {};
  for (const [, name = '', double, single, expression] of source.matchAll(ATTRIBUTE)) {
    const value = expression === undefined ? (double ?? single ?? true) : expressionValue(expression.trim());
    if (value !== null) {
      attributes[name] = value;
    }
  }
  return attributes;
}

function expressionValue(expression: string): string | true | null {
  if (expression === 'true' || expression === 'false') {
    return expression === 'true' ? true : null;
  }
  return /^(['"])([^'"]*)\1$/.exec(expression)?.[2] ?? `{${expression}}`;
}
