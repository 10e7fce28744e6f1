import MarkdownIt, { type Token } from 'markdown-it';

/** Puts the HTML of a block of code into a page. @param lines number of its lines */
export type PlaceCode = (html: string, lines: number) => string;

const unchanged: PlaceCode = (html) => html;

/** Raw HTML is off: tags in code comments are meant as text. */
const markdown = MarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

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
