import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { renderHead } from './renderHead.ts';
import type { Head } from '../view.ts';

/**
 * A complete document.
 * @param body the `body` element
 * @param attributes of the `html` element
 */
export function renderHtmlDocument(
  head: Head,
  body: ReactElement,
  attributes: Record<`data-${string}`, string> = {}
): string {
  const document = (
    <html lang="en" {...attributes}>
      <head dangerouslySetInnerHTML={{ __html: renderHead(head) }} />
      {body}
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}
