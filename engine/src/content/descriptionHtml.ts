import MarkdownIt from 'markdown-it';

/** Comments of code are prose with marks; what looks like HTML in them is meant as text. */
const markdown = MarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

const ONE_PARAGRAPH = /^<p>((?:(?!<p>)[\s\S])*)<\/p>\n$/;

/** HTML of a description that stands in a comment of the code: without a paragraph around it if it is just one. */
export function descriptionHtml(description: string): string {
  if (description === '') {
    return '';
  }
  const html = markdown.render(description);
  return ONE_PARAGRAPH.exec(html)?.[1] ?? html.trimEnd();
}
