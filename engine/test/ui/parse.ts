import { Window } from 'happy-dom';

/** Parses HTML into a document. Scripts don't run. */
export function parse(html: string): Document {
  const window = new Window();
  window.document.write(html);
  return window.document as unknown as Document;
}

/** Returns the text of every match, with white space collapsed. */
export function texts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => element.textContent.replace(/\s+/g, ' ').trim());
}
