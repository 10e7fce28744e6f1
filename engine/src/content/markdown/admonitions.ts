import type { MarkdownIt, Token } from 'markdown-it';

const MARKER = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Turns a block quote that begins with `[!NOTE]`, `[!WARNING]` … into an `<aside class="pb-note">` with that title. */
export function admonitions(markdown: MarkdownIt): void {
  markdown.core.ruler.after('block', 'admonitions', (state) => {
    const open: (string | null)[] = [];
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === 'blockquote_open') {
        open.push(takeMarker(state.tokens[index + 2]));
        makeAside(token, open.at(-1) ?? null);
      } else if (token.type === 'blockquote_close') {
        token.tag = open.pop() ? 'aside' : token.tag;
      }
    }
  });
}

/** Replaces the marker in a quote's first paragraph by its title; returns the kind, or null if there is no marker. */
function takeMarker(paragraph: Token | undefined): string | null {
  const kind = paragraph?.type === 'inline' ? MARKER.exec(paragraph.content)?.[1] : undefined;
  if (!paragraph || !kind) {
    return null;
  }
  const title = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
  paragraph.content = `<strong class="pb-note-title">${title}</strong>\n${paragraph.content.replace(MARKER, '')}`;
  return kind.toLowerCase();
}

function makeAside(token: Token, kind: string | null): void {
  if (kind) {
    token.tag = 'aside';
    token.attrSet('class', 'pb-note');
    token.attrSet('data-kind', kind);
  }
}
