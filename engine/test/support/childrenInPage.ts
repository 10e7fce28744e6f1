import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** Children of the body when the HTML stands in a page, as `before`, its own element, and `after`. */
export function childrenInPage(html: string, scriptingEnabled: boolean): string[] {
  const page = `<!DOCTYPE html><html><head><title>a</title></head><body><i></i><div>${html}</div><u></u><div><s></s></div></body></html>`;
  const document = parse(page, { scriptingEnabled });
  const root = document.childNodes.find((node): node is DefaultTreeAdapterTypes.Element => node.nodeName === 'html');
  const body = root?.childNodes.find((node) => node.nodeName === 'body');
  return body && adapter.isElementNode(body) ? body.childNodes.map(({ nodeName }) => nodeName) : [];
}

/** The children of HTML that stays in its place. */
export const IN_PLACE = ['i', 'div', 'u', 'div'];
