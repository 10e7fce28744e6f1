import { Window } from 'happy-dom';

/** Parses HTML into a document to query. Scripts don't run. */
export function parse(html: string): Document {
  const window = new Window();
  window.document.write(html);
  return window.document as unknown as Document;
}

/** Text of every match, white space joined. */
export function texts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => element.textContent.replace(/\s+/g, ' ').trim());
}
