import MarkdownIt, { type Token } from 'markdown-it';

import { typographicPieces } from '../core/typographicMarks.ts';

/** Puts the HTML of a block of code into a page. @param lines number of its lines */
export type PlaceCode = (html: string, lines: number) => string;

const unchanged: PlaceCode = (html) => html;

/** Raw HTML is off: tags in code comments are meant as text. */
const markdown = MarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

markdown.core.ruler.push('typographic-marks', ({ tokens }) => {
  for (const { children } of tokens) {
    const texts = typographicPieces((children ?? []).map(pieceOf));
    children?.forEach((token, index) => (token.content = texts[index] ?? token.content));
  }
});

/** The text of a token within a paragraph; null for anything else. Breaks and tags have no width, and so no letter. */
function pieceOf({ type, content }: Token): string | null {
  return type === 'text' ? content : type.endsWith('break') ? '\n' : content === '' ? '' : null;
}

for (const name of ['fence', 'code_block'] as const) {
  const render = markdown.renderer.rules[name];
  markdown.renderer.rules[name] = (tokens, index, options, environment, renderer) => {
    const html = render?.(tokens, index, options, environment, renderer) ?? '';
    const lines = (tokens[index]?.content ?? '').split('\n').length - 1;
    const place = (environment?.['placeCode'] as PlaceCode | undefined) ?? unchanged;
    return `${place(html.trimEnd(), lines)}\n`;
  };
}

/**
 * Renders a description from a code comment to HTML. A single paragraph is returned without its `<p>`.
 * @param placeCode by default, code stays as it is
 */
export function descriptionHtml(description: string, placeCode = unchanged): string {
  const environment = { placeCode };
  const tokens = markdown.parse(description, environment);
  const shown = isOneParagraph(tokens) ? tokens.slice(1, 2) : tokens;
  return markdown.renderer.render(shown, markdown.options, environment).trimEnd();
}

/** Whether the tokens are the start of a paragraph, its text, and its end. */
function isOneParagraph(tokens: readonly Token[]): boolean {
  return tokens.length === 3 && tokens[0]?.type === 'paragraph_open';
}
