import MarkdownIt from 'markdown-it';

/** Raw HTML is off: tags in code comments are meant as text. */
const markdown = MarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

const ONE_PARAGRAPH = /^<p>((?:(?!<p>)[\s\S])*)<\/p>\n$/;

/** Renders a description from a code comment to HTML. A single paragraph is returned without its `<p>`. */
export function descriptionHtml(description: string): string {
  if (description === '') {
    return '';
  }
  const html = markdown.render(description);
  return ONE_PARAGRAPH.exec(html)?.[1] ?? html.trimEnd();
}
