import type { Token } from 'markdown-it';

/** A remark of the site about a passage of a package's page. */
export interface PassageNote {
  /** Words of one paragraph, cell, or item, as readers see them. */
  passage: string;
  /** Markdown. */
  text: string;
}

/**
 * Puts each note after the block that contains its passage: a paragraph, a list, or a table.
 * @param parse parses Markdown
 * @returns the notes whose passage is nowhere
 */
export function placeNotes<Note extends PassageNote>(
  tokens: Token[],
  notes: readonly Note[],
  parse: (markdown: string) => Token[]
): Note[] {
  return notes.filter((note) => {
    const host = tokens.findIndex((token) => textOf(token).includes(collapse(note.passage)));
    if (host < 0) {
      return true;
    }
    // A block of code consists of one token.
    const end = tokens.findIndex(({ level, nesting }, index) => index >= host && level === 0 && nesting < 1);
    const quote = note.text.split('\n').map((line) => `> ${line}`);
    const placed = parse(['> [!NOTE]', ...quote].join('\n'));
    for (const token of placed) {
      token.map = tokens[host]?.map ?? null;
    }
    tokens.splice(end + 1, 0, ...placed);
    return false;
  });
}

/** Text of a paragraph, cell, heading, or block of code, as readers see it. */
function textOf({ type, content, children }: Token): string {
  const words = (children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');
  return collapse(type === 'inline' ? words : type === 'fence' || type === 'code_block' ? content : '');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
