import { isStandalone, type SiteExample } from '../../examples/siteExamples.ts';
import type { FigureExample } from '../../model.ts';
import { contentFingerprint, documentFingerprint } from './screenshotter.ts';

/** Where a browser finds an example. */
export interface ExampleTarget {
  /** Address of the document: its own, or that of the tab for a figure. */
  address: string;
  /** Selects its preview in that document. */
  preview: string;
  /** Hashes what is visible of it in that document's HTML; null if it isn't there. */
  fingerprint: (html: string) => string | null;
}

/** Returns where a browser finds an example. */
export function exampleTarget({ example, source }: SiteExample): ExampleTarget {
  return isStandalone(example)
    ? { address: example.path, preview: '[data-preview]', fingerprint: documentFingerprint }
    : {
        address: source.path,
        preview: `[id=${JSON.stringify(example.slug)}] > [data-preview]`,
        fingerprint: (html) => figureFingerprint(html, example)
      };
}

/** Hashes a figure without its caption, and the tab's style sheets. */
function figureFingerprint(html: string, { slug }: FigureExample): string | null {
  const start = html.indexOf(`<section class="pb-example pb-figure" id="${slug}"`);
  const end = html.indexOf('<div class="pb-figure-caption"', start);
  return start === -1 || end === -1 ? null : contentFingerprint(html, html.slice(start, end));
}
